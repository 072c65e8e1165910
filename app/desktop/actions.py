"""Every action of the window, in one table: what it is called, its key, what it does. Menus are made from it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from app.text.terms import Terms
from app.text.translate_noop import QT_TRANSLATE_NOOP

Keys = QKeySequence.StandardKey


class Entry(NamedTuple):
    """One line of a menu. The title is translated in the context "Actions"."""

    name: str
    title: str
    keys: QKeySequence.StandardKey | str | None = None
    checkable: bool = False


MENUS: dict[str, tuple[Entry | None, ...]] = {
    QT_TRANSLATE_NOOP("Actions", "&File"): (
        Entry("new", QT_TRANSLATE_NOOP("Actions", "&New…"), Keys.New),
        Entry("ready", QT_TRANSLATE_NOOP("Actions", "Rea&dy shows")),
        None,
        Entry("open", QT_TRANSLATE_NOOP("Actions", "&Open…"), Keys.Open),
        Entry("recent", QT_TRANSLATE_NOOP("Actions", "Open &recent")),
        None,
        Entry("save", QT_TRANSLATE_NOOP("Actions", "&Save"), Keys.Save),
        Entry("save_as", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S"),
        Entry("duplicate", QT_TRANSLATE_NOOP("Actions", "D&uplicate as…")),
        None,
        Entry("quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"),
    ),
    QT_TRANSLATE_NOOP("Actions", "&Edit"): (
        Entry("undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), Keys.Undo),
        Entry("redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), Keys.Redo),
        Entry("reset", QT_TRANSLATE_NOOP("Actions", "Reset to the &original")),
        None,
        Entry("add_guest", QT_TRANSLATE_NOOP("Actions", "&Add {a_guest}"), "Ctrl+G"),
        Entry("add_trait", QT_TRANSLATE_NOOP("Actions", "A&dd {a_trait}"), "Ctrl+T"),
        Entry("add_axis", QT_TRANSLATE_NOOP("Actions", "Add an a&xis")),
        Entry("release_all", QT_TRANSLATE_NOOP("Actions", "Re&lease all pinned scores")),
        None,
        Entry("words", QT_TRANSLATE_NOOP("Actions", "&Words of this show…")),
    ),
    QT_TRANSLATE_NOOP("Actions", "&Go"): (
        Entry("page_stage", QT_TRANSLATE_NOOP("Actions", "The &show"), "Ctrl+1"),
        Entry("page_everyone", QT_TRANSLATE_NOOP("Actions", "&Everyone"), "Ctrl+2"),
        Entry("page_panel", QT_TRANSLATE_NOOP("Actions", "&Panel"), "Ctrl+3"),
        Entry("page_formula", QT_TRANSLATE_NOOP("Actions", "For&mula"), "Ctrl+4"),
        Entry("page_code", QT_TRANSLATE_NOOP("Actions", "&Code"), "Ctrl+5"),
        Entry("page_lab", QT_TRANSLATE_NOOP("Actions", "La&b"), "Ctrl+6"),
        Entry("next_page", QT_TRANSLATE_NOOP("Actions", "&Next page"), Keys.NextChild),
        Entry("previous_page", QT_TRANSLATE_NOOP("Actions", "Pre&vious page"), Keys.PreviousChild),
        None,
        Entry("step_1", QT_TRANSLATE_NOOP("Actions", "Step &1: {tag}"), "Alt+1"),
        Entry("step_2", QT_TRANSLATE_NOOP("Actions", "Step &2: score"), "Alt+2"),
        Entry("step_3", QT_TRANSLATE_NOOP("Actions", "Step &3: scale and softmax"), "Alt+3"),
        Entry("step_4", QT_TRANSLATE_NOOP("Actions", "Step &4: blend {detail}"), "Alt+4"),
        Entry("play", QT_TRANSLATE_NOOP("Actions", "P&lay the steps"), "F5"),
    ),
    QT_TRANSLATE_NOOP("Actions", "&View"): (
        Entry("motion", QT_TRANSLATE_NOOP("Actions", "&Motion"), None, True),
        None,
        Entry("language", QT_TRANSLATE_NOOP("Actions", "&Language")),
        Entry("theme", QT_TRANSLATE_NOOP("Actions", "&Theme")),
        None,
        Entry("larger", QT_TRANSLATE_NOOP("Actions", "Lar&ger"), Keys.ZoomIn),
        Entry("smaller", QT_TRANSLATE_NOOP("Actions", "&Smaller"), Keys.ZoomOut),
        Entry("usual", QT_TRANSLATE_NOOP("Actions", "&Usual size"), "Ctrl+0"),
    ),
    QT_TRANSLATE_NOOP("Actions", "&Help"): (
        Entry("guide", QT_TRANSLATE_NOOP("Actions", "User &guide"), "F1"),
        Entry("tour", QT_TRANSLATE_NOOP("Actions", "&Show me around"), "Shift+F1"),
        Entry("why", QT_TRANSLATE_NOOP("Actions", "&Why this number?"), "Ctrl+I"),
        Entry("breaks", QT_TRANSLATE_NOOP("Actions", "Where the analogy &breaks")),
        None,
        Entry("about", QT_TRANSLATE_NOOP("Actions", "&About Attention Date")),
    ),
}
SUBMENUS = ("ready", "recent", "language", "theme")
OF_PAGES = (
    *("add_guest", "add_trait", "add_axis", "release_all"),
    *("step_1", "step_2", "step_3", "step_4", "play", "tour", "why"),
)
"""What is done by the page that is open, if it can."""


class Actions:
    """The actions and menus of a window, by name."""

    def __init__(self, window: QMainWindow, handlers: dict[str, Callable[[], object]]) -> None:
        """deeds: what each action does, where nobody else listens to it."""
        self.menus: dict[str, QMenu] = {}
        self._actions: dict[str, QAction] = {}
        bar = window.menuBar()
        for title, entries in MENUS.items():
            menu = self.menus[title] = bar.addMenu("")
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                elif entry.name in SUBMENUS:
                    self.menus[entry.title] = self.menus[entry.name] = menu.addMenu("")
                else:
                    self._actions[entry.name] = self._make(window, menu, entry, handlers.get(entry.name))

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all actions."""
        return tuple(self._actions)

    def _make(self, window: QMainWindow, menu: QMenu, entry: Entry, handler: Callable[[], object] | None) -> QAction:
        action = QAction(window)
        action.setObjectName(entry.name)
        if entry.keys is not None:
            action.setShortcuts(
                QKeySequence.keyBindings(entry.keys) if isinstance(entry.keys, Keys) else [QKeySequence(entry.keys)]
            )
        action.setCheckable(entry.checkable)
        if handler is not None:
            action.triggered.connect(lambda: handler())
        menu.addAction(action)
        return action

    def retranslate(self, terms: Terms) -> None:
        """Say all titles in the language of the moment and the words of the show."""
        for title, entries in MENUS.items():
            self.menus[title].setTitle(QCoreApplication.translate("Actions", title))
            for entry in entries:
                if entry is not None:
                    text = terms.menu(QCoreApplication.translate("Actions", entry.title))
                    if entry.name in SUBMENUS:
                        self.menus[entry.name].setTitle(text)
                    else:
                        self._actions[entry.name].setText(text)
