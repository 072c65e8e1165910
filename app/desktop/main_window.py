"""The window: rail, menus, pages; and what belongs to all pages: files, language, theme, size of type."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QStackedWidget, QWidget

from app.desktop.actions import OF_PAGES, Actions
from app.desktop.context_menu import asks_for_menu, open_by_key
from app.desktop.rail import Rail
from app.desktop.undo_redo import UndoRedo
from app.document.document import ShowDocument
from app.files.settings import LEAST_ZOOM, MOST_ZOOM, Settings
from app.files.show_files import ShowFiles
from app.pages import PAGES, open_page
from app.pages.page import Page
from app.resources import LANGUAGES
from app.style import language, theme, zoom
from app.text import escaping, file_names
from app.text.terms import terms_of
from core.show.model import say

if TYPE_CHECKING:
    from app.desktop.guide_side import GuideSide
    from app.desktop.sheets.show_sheets import ShowSheets


class MainWindow(QMainWindow):
    """Shows one page of the document at a time."""

    def __init__(self, document: ShowDocument, settings: Settings) -> None:
        super().__init__()
        self.document, self.settings = document, settings
        document.setParent(self)  # so that its undo stack, which speaks while it dies, does not outlive the window
        self.files = ShowFiles(self, document, settings)
        self.pages: dict[str, Page] = {}
        self.rail, self.stack = Rail(self), QStackedWidget(self)
        self.sheets: ShowSheets | None = None  # made when a sheet is first asked for
        self.guide: GuideSide | None = None  # made when it is first asked for
        self.setMinimumSize(zoom.LEAST)
        self.resize(QSize(*settings.size).expandedTo(zoom.LEAST))
        self._zoom(self.size())
        self._arrange()
        self.actions_by_name = Actions(self, self._handlers())
        self._connect()
        self.open_page(PAGES[0].name)
        self._retranslate()

    def _arrange(self) -> None:
        self._inside = inside = QWidget(self)
        line = QHBoxLayout(inside)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.rail)
        line.addWidget(self.stack, 1)
        self.setCentralWidget(inside)

    def _handlers(self) -> dict[str, Callable[[], object]]:
        return {
            **{name: partial(self.open_sheet, name) for name in ("new", "words", "breaks")},
            "open": self.files.ask_open,
            "save": self.files.save,
            "save_as": self.files.save_as,
            "duplicate": self.files.duplicate,
            "quit": self.close,
            "reset": self.files.reset,
            **{f"page_{entry.name}": partial(self.open_page, entry.name) for entry in PAGES},
            "next_page": partial(self.turn_page, 1),
            "previous_page": partial(self.turn_page, -1),
            "motion": self._set_motion,
            "larger": lambda: self.set_zoom(self.settings.zoom * 1.1),
            "smaller": lambda: self.set_zoom(self.settings.zoom / 1.1),
            "usual": lambda: self.set_zoom(1.0),
            "guide": self._guide,
            "about": self._about,
            **{name: partial(self._do_on_page, name) for name in OF_PAGES},
        }

    def _do_on_page(self, name: str) -> None:
        self.page.handlers()[name]()

    @property
    def page(self) -> Page:
        """The page that is open."""
        page = self.stack.currentWidget()
        if not isinstance(page, Page):
            raise LookupError("no page is open yet")
        return page

    def _connect(self) -> None:
        self.undo_redo = UndoRedo(self, self.document, self.actions_by_name, self.rail)
        self.rail.page_wanted.connect(self.open_page)
        self.rail.language.clicked.connect(lambda: self.speak(language.after(language.current())))
        self.rail.theme.clicked.connect(lambda: self.set_theme("light" if theme.look(self).theme.dark else "dark"))
        self.document.location_changed.connect(self._retitle)
        self.document.changed.connect(self._follow)
        self.actions_by_name["motion"].setChecked(self.settings.motion)
        for name, offer in (
            ("ready", self._offer_ready),
            ("recent", self._offer_recent),
            ("language", self._offer_languages),
            ("theme", self._offer_themes),
        ):
            self.actions_by_name.menus[name].aboutToShow.connect(offer)

    def open_page(self, name: str) -> None:
        """Open a page; it is imported and made when it is first asked for."""
        if name not in self.pages:
            page = open_page(name, self.document)
            page.set_motion(self.settings.motion)
            page.show_wanted.connect(lambda place: self.actions_by_name.menus["ready"].popup(place))
            page.page_wanted.connect(self.open_page)
            page.sheet_wanted.connect(self.open_sheet)
            page.handlers_changed.connect(self._offer_handlers)
            self.pages[name] = page
            self.stack.addWidget(page)
        self.stack.setCurrentWidget(self.pages[name])
        self.rail.pages[name].setChecked(True)
        if self.guide is not None:
            self.guide.follow(name)
        self.pages[name].setFocus()
        self._offer_handlers()

    def _offer_handlers(self) -> None:
        """Grey out what the page cannot do at the moment."""
        handlers = self.page.handlers()
        for handler in OF_PAGES:
            self.actions_by_name[handler].setEnabled(handler in handlers)

    def turn_page(self, step: int) -> None:
        """Open the page that so many after this one stand in the rail; the first follows the last."""
        names = [entry.name for entry in PAGES]
        here = next(name for name in names if self.pages.get(name) is self.page)
        self.open_page(names[(names.index(here) + step) % len(names)])

    def speak(self, name: str) -> None:
        """Speak another language from now on."""
        self.settings.language = name
        language.speak(name)

    def open_sheet(self, name: str) -> None:
        """Open "new", "words" or "breaks" over the page: what is about the show as a whole."""
        if self.sheets is None:
            from app.desktop.sheets.show_sheets import ShowSheets

            self.sheets = ShowSheets(self, self.document, self.files.new)
            self.stack.currentChanged.connect(self.sheets.close)
        self.sheets.open(name, self.page)

    def _follow(self) -> None:
        """Show what has changed outside of the pages."""
        if self.document.show.vocabulary is not self._vocabulary:
            self._retranslate()
        else:
            self._retitle()
            if self.sheets is not None:
                self.sheets.refresh()

    def _retranslate(self) -> None:
        """Say everything in the language of the moment and the words of the show."""
        self._vocabulary = self.document.show.vocabulary
        terms = terms_of(self._vocabulary, language.current())
        self.document.rename_steps()
        self.actions_by_name.retranslate(terms)
        self.rail.retranslate(LANGUAGES[language.after(language.current())], terms)
        self.undo_redo.refresh()
        self._retitle()
        if self.sheets is not None:
            self.sheets.refresh()

    def set_theme(self, name: str) -> None:
        """Show the app in "light" or "dark", or as the system has it ("")."""
        self.settings.theme = name
        QApplication.setPalette(theme.palette(theme.named(name)))

    def set_zoom(self, factor: float) -> None:
        """Show everything larger or smaller."""
        self.settings.zoom = min(max(factor, LEAST_ZOOM), MOST_ZOOM)
        self._zoom(self.size())

    def _zoom(self, size: QSize) -> None:
        zoom.apply(zoom.pixels(size, self.settings.zoom), self)

    def _set_motion(self) -> None:
        self.settings.motion = self.actions_by_name["motion"].isChecked()
        for page in self.pages.values():
            page.set_motion(self.settings.motion)

    def _offer_languages(self) -> None:
        self._offer("language", LANGUAGES, language.current(), self.speak)

    def _offer_themes(self) -> None:
        themes = {"": self.tr("As the system"), "light": self.tr("Light"), "dark": self.tr("Dark")}
        self._offer("theme", themes, self.settings.theme, self.set_theme)

    def _offer(self, name: str, choices: dict[str, str], chosen: str, choose: Callable[[str], object]) -> None:
        from PySide6.QtGui import QActionGroup

        menu = self.actions_by_name.menus[name]
        menu.clear()
        for old in menu.findChildren(QActionGroup):
            old.deleteLater()
        group = QActionGroup(menu)
        for key, text in choices.items():
            action = QAction(text, group)
            action.setCheckable(True)
            action.setChecked(key == chosen)
            action.triggered.connect(lambda _=False, key=key: choose(key))
            menu.addAction(action)

    def _offer_ready(self) -> None:
        from app.desktop.ready_shows import titles

        menu = self.actions_by_name.menus["ready"]
        menu.clear()
        for path, title in titles(language.current()).items():
            menu.addAction(escaping.menu(title), partial(self.files.new, path))

    def _offer_recent(self) -> None:
        menu = self.actions_by_name.menus["recent"]
        menu.clear()
        for text in self.settings.recent:
            path = Path(text)
            action = menu.addAction(escaping.menu(file_names.shown(path)), partial(self.files.open, path))
            action.setToolTip(escaping.tip(file_names.shown_path(path)))
            action.setEnabled(path.is_file())
        if menu.isEmpty():
            menu.addAction(self.tr("Nothing yet")).setEnabled(False)

    def tell(self, text: str) -> None:
        """Say something at the foot of the page for a while."""
        self.page.toast.say(text)

    def _retitle(self) -> None:
        path = self.document.path
        name = file_names.shown(path) if path else say(self.document.show.title, language.current())
        app = QCoreApplication.translate("Pages", "Attention Date")
        name = escaping.one_line(name, 100).replace(
            "[*]", "[*][*]"
        )  # Qt's sign for unsaved work, doubled: as it stands
        title = f"{name}[*] – {app}"
        if title != self.windowTitle():
            self.setWindowTitle(title)
        self.setWindowModified(self.document.modified)
        self.actions_by_name["reset"].setEnabled(self.document.show != self.document.original)

    def _guide(self) -> None:
        if self.guide is None:
            from app.desktop.guide_side import GuideSide

            self.guide = GuideSide(self._inside, self.stack)
        self.guide.open_at(self._page_name())

    def _page_name(self) -> str:
        return next(name for name, page in self.pages.items() if page is self.page)

    def _licences(self) -> None:
        from app.desktop.licences import Licences
        from app.widgets.chrome.sheet import Sheet

        Sheet(self.page, Licences, (900, 820)).content.setFocus()

    def _about(self) -> None:
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.tr("About Attention Date"))
        box.setText(
            self.tr("Attention Date {}: the Transformer's attention, as a dating show. Every number is real.").format(
                QGuiApplication.applicationVersion()
            )
        )
        licences = box.addButton(self.tr("&Licences"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Ok)
        box.exec()
        if box.clickedButton() is licences:
            self._licences()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._zoom(event.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hear what nobody on the page wants."""
        if not (asks_for_menu(event) and open_by_key()):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.settings.maximised = self.isMaximized()
        elif event.type() == QEvent.Type.LanguageChange:
            self._zoom(self.size())
            self._retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.files.may_discard():
            event.ignore()
            return
        for page in self.pages.values():
            page.retire()
        if not self.isMaximized():
            self.settings.size = (self.width(), self.height())
        event.accept()
