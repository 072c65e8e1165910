"""The code page: the show as a program that runs, beside the tensors of the line that is picked."""

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from app.document.document import ShowDocument
from app.document.opened import Draft, Key
from app.files.program_files import ProgramFiles, plan_of
from app.pages.code.header import CodeHeader
from app.pages.code.presentation import CodePresentation
from app.pages.code.program_panel import ProgramPanel
from app.pages.code.runs import Runs
from app.pages.code.tensor_panel import TensorPanel
from app.pages.page import Page
from app.presentation.target import Target
from app.resources import CODE_FONTS
from app.style import theme
from app.widgets.matrices.algebra_strip import AlgebraStrip
from core.attention.inputs import Array
from core.programs.program import Plan, write
from core.programs.screen import on_screen, panel_on_screen, statement_at

if TYPE_CHECKING:
    from app.widgets.chrome.tour import Stop

FIRST_PICKED = "weights ="


class CodePage(Page):
    """The program at the left, the picked line's tensors and the run at the right, the line as algebra at the foot."""

    def __init__(self, document: ShowDocument) -> None:
        super().__init__(document)
        _register_code_fonts()
        self.header, self.program = CodeHeader(self), ProgramPanel(self)
        self.tensor, self.algebra = TensorPanel(self), AlgebraStrip(self)
        self.editor = self.program.editor
        self.runs = Runs(self, self.editor, lambda: (self.plan, self.presentation.tensors))
        self.files = ProgramFiles(self)
        self._arrange()
        self._connect()
        self.refresh()
        self._pick(FIRST_PICKED)

    def _arrange(self) -> None:
        middle = QHBoxLayout()
        self._right = right = QVBoxLayout()
        right.addWidget(self.tensor, 11)
        right.addWidget(self.runs.panel, 9)
        middle.addWidget(self.program, 64)
        middle.addLayout(right, 36)
        self.lay_out(self.header, middle, self.algebra)

    def space(self) -> None:
        super().space()
        theme.space(self._right, theme.look(self), (0, 0, 0, 0), 10)
        self.editor.fit_type()
        self.runs.panel.fit_type()

    def _connect(self) -> None:
        self.header.chosen.connect(self._write_otherwise)
        self.editor.typed.connect(self._take_edit)
        self.editor.line_picked.connect(self._show_line)
        self.algebra.hovered.connect(self.highlight)
        self.program.copy_wanted.connect(self.copy)
        self.program.save_wanted.connect(self._offer_to_save)
        self.program.reset_wanted.connect(self.reset)
        for keys, handler in (
            (QKeySequence.StandardKey.Find, self.program.find_bar.open),
            ("Ctrl+Return", self.runs.run),
            ("Ctrl+Enter", self.runs.run),
            ("Ctrl+.", self.runs.stop),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(handler)

    @property
    def key(self) -> Key:
        """Which of the show's programs is asked for."""
        header = self.header
        return cast("Key", (header.library.name, header.what.name, header.source.name))

    @property
    def plan(self) -> Plan:
        """The program that is asked for."""
        return plan_of(self.document.staged, self.key, self.language)

    def refresh(self) -> None:
        """Write the program anew; an edited one stays, and says so."""
        plan = self.plan
        self.fresh = write(plan)
        draft = self.document.programs.get(self.key)
        self.editor.rewrite(draft.text if draft else self.fresh)
        self._set_data(draft, plan)
        self.program.find_bar.refresh()
        self.runs.follow(self.editor.text)
        self._lines = self.editor.text.split("\n")
        self.presentation = CodePresentation(plan.show, self.language, plan, self._on_screen(plan))
        self._show_line()

    def _on_screen(self, plan: Plan) -> dict[str, Array]:
        document = self.document
        return panel_on_screen(plan, document.panel) if plan.what == "panel" else on_screen(plan, document.trace)

    def _take_edit(self) -> None:
        """Keep what the learner has typed; typing the program itself is no edit."""
        text, key = self.editor.text, self.key
        base = self.document.programs.get(key) or Draft(text, self.fresh, self.language)
        draft = base._replace(text=text) if text != self.fresh else None
        self.document.keep_program(key, draft)
        self._set_data(draft, self.plan)
        self.editor.fail_at(None)
        self.program.find_bar.refresh()
        self.runs.follow(text)
        self._lines = text.split("\n")
        self._show_line()

    def _set_data(self, draft: Draft | None, plan: Plan) -> None:
        self.program.set_data(edited=draft is not None, stale=draft is not None and draft.is_stale(plan, write))

    def reset(self) -> None:
        """Bring the show's own program back; undo in the editor brings the learner's again."""
        self.editor.retype(self.fresh)
        self.editor.setFocus()

    def _show_line(self, _: int = 0) -> None:
        """Show the tensors of the line where the cursor is."""
        found = self.presentation.of_line(self._lines, self.editor.textCursor().blockNumber())
        line = found or self.presentation.whole()
        place = self.editor.textCursor().blockNumber()
        own = not found or statement_at(self._lines, place) in self.fresh.split("\n")
        self.algebra.set_data(self.presentation.strips(line, own=own), self.presentation.accessible_text(line))
        self.tensor.set_data(self.presentation, found)

    def _write_otherwise(self) -> None:
        """Show the program that is chosen now, with the cursor where the same tensor is made."""
        picked = statement_at(self._lines, min(self.editor.textCursor().blockNumber(), len(self._lines) - 1))
        self.refresh()
        self._pick(picked.partition("=")[0] + "=")

    def _pick(self, start: str) -> None:
        """Go to the line that begins so, if there is one."""
        place = next((place for place, line in enumerate(self._lines) if line.startswith(start)), None)
        if place is not None:
            self.editor.go_to(place)

    def copy(self) -> None:
        """Put the program on the clipboard."""
        QGuiApplication.clipboard().setText(self.editor.text)
        self.toast.say(self.tr("The program is on the clipboard."))

    def _offer_to_save(self) -> None:
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Program (.py) …"), partial(self.save, "python"))
        menu.addAction(self.tr("Notebook (.ipynb) …"), partial(self.save, "notebook"))
        chip = self.program.save_chip
        menu.popup(chip.mapToGlobal(QPoint(0, chip.height())))

    def save(self, kind: str) -> None:
        """Save the program as "python" or "notebook"."""
        saving = self.files.save(kind, self.document.staged, self.key, self.editor.text, self.language)
        if saving.said:
            self.toast.say(saving.said)

    def highlight(self, target: Target) -> None:
        if target != self.target:
            self.target = target
            self.algebra.highlight(target)

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"tour": self.show_around}

    def stops(self) -> "tuple[Stop, ...]":
        from app.pages.code.stops import CodeStops

        return CodeStops().stops(self.program, self.tensor, self.runs.panel, self.header)

    def retire(self) -> None:
        self.runs.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.runs.retranslate()


@cache
def _register_code_fonts() -> None:
    for path in CODE_FONTS:
        QFontDatabase.addApplicationFont(str(path))


def make(document: ShowDocument) -> CodePage:
    """Make the page."""
    return CodePage(document)
