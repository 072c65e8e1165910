"""The code page: how long an edit of the show takes until the program that follows it is painted.

Beside it its floor (`tests.bench.floor`), a window that fills one rectangle, and a peer: an editor that is given all of
the program anew and colours it with Pygments.
"""

from itertools import cycle

from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextCharFormat
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from app.desktop.application import after_first_frame, make_application, make_window
from app.document.document import ShowDocument
from app.files.settings import Settings
from app.style import language, theme
from core.edits import people
from core.show.model import Show
from tests.bench.floor import Floor
from tests.bench.slider import FLOORS, FRAME, SIZE, Fill, Painted
from tests.bench.timing import Row, Target, Turn, in_turn
from tests.odd_shows import crowd, dating, everyone, ready

ROUNDS, TICKS = 25, 8


def run() -> list[Row]:
    """Measure the default show, large ones, and a panel."""
    return [
        _row("the dating show", dating(), "stage", FRAME),
        _row("64 guests", crowd(64), "stage", FRAME),
        _row("64 who look at 64", everyone(64), "everyone", FRAME),
        _row("panel of friends", ready("friends"), "panel", FRAME),
    ]


def _row(what: str, show: Show, choice: str, limit: float) -> Row:
    app = QApplication.instance() or make_application(["attention-date"])
    edits, fill = Edits(app, show, choice), Fill(app)
    peer, trace = Peer(app, edits), edits.window.document.trace
    floor = Floor(app, edits.window, edits.tick, [(trace.q, trace.k, trace.v)])
    turns = [
        Turn("code page", edits.tick, TICKS),
        Turn("floor", floor.tick, TICKS),
        Turn("fill", fill.tick, TICKS),
        Turn("whole text", peer.tick, TICKS),
    ]
    times = in_turn(turns, ROUNDS)
    fill.close()
    floor.close()
    peer.close()
    edits.end()
    what = f"edit, {what}"
    faster = times["whole text"].median / times["code page"].median
    return Row(
        what,
        times,
        (
            Target(f"{what}, p95 in ms", times["code page"].p95, limit),
            Target(f"{what}, times the floor", times["code page"].median / times["floor"].median, FLOORS),
            Target(f"{what}, times as fast as the whole text", faster, 1, at_least=True),
        ),
    )


class Edits:
    """A hand that changes criteria, tags and details in turn, while the code page is looked at."""

    def __init__(self, app: QApplication, show: Show, choice: str) -> None:
        self.app = app
        language.speak("zh_CN")
        settings = Settings(language="zh_CN", theme="light", size=SIZE, motion=False)
        self.window = make_window(ShowDocument(show), settings)
        self.window.open_page("code")
        self.window.show()
        app.processEvents()
        after_first_frame()
        self.window.page.header.what.chips[choice].click()
        self.editor = self.window.page.editor
        self.editor.go_to(next(i for i, line in enumerate(self.editor.text.split("\n")) if line.startswith("scores")))
        app.processEvents()
        self.painted = Painted([self.editor.viewport(), self.window.page.algebra])
        self._edits = cycle(range(3))
        self._values = cycle([x / 10 for x in range(-20, 21)])

    def tick(self) -> None:
        """Make an edit; return when it is all painted, and fail if it is not."""
        document, value = self.window.document, next(self._values)
        show = document.show
        before, text = dict(self.painted.count), self.editor.text
        match next(self._edits):
            case 0:
                done = document.drag(people.set_criterion, show.askers[0], 1, value)
            case 1:
                done = document.drag(people.set_tag, show.guests[2], 0, value)
            case _:
                done = document.drag(people.set_detail, show.guests[1], 0, value)
        self.app.processEvents()
        assert done and self.editor.text != text, "an edit changed nothing of the program"
        viewport = self.editor.viewport()
        assert self.painted.count[viewport] > before[viewport], "an edit painted nothing of the program"

    def end(self) -> None:
        """Put the window away."""
        self.window.document.abandon()
        self.window.close()
        self.window.deleteLater()
        self.app.processEvents()


class Peer(QPlainTextEdit):
    """A plain editor of the same size, coloured line by line as it is given the whole text."""

    def __init__(self, app: QApplication, edits: Edits) -> None:
        super().__init__()
        self.app = app
        self.setFont(theme.code_font(13))
        self.colours = PeerColours(self.document())
        self._texts = cycle([edits.editor.text, edits.editor.text.replace("1.0", "1.5")])
        self.resize(edits.editor.size())
        self.show()
        app.processEvents()
        self.painted = Painted([self.viewport()])

    def tick(self) -> None:
        """Take the whole text."""
        before = self.painted.count[self.viewport()]
        self.setPlainText(next(self._texts))
        self.app.processEvents()
        assert self.painted.count[self.viewport()] > before, "nothing was painted of the peer"


class PeerColours(QSyntaxHighlighter):
    """Asks Pygments for every line, and remembers nothing."""

    def __init__(self, document) -> None:
        from pygments.lexers.python import PythonLexer

        self._lexer = PythonLexer()
        self._style = QTextCharFormat()
        self._style.setForeground(QColor("#4f35d2"))
        super().__init__(document)

    def highlightBlock(self, text: str) -> None:
        for start, _, word in self._lexer.get_tokens_unprocessed(text):
            self.setFormat(start, len(word), self._style)
