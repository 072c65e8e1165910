"""The colours of a program: names of queries, keys, values and weights in theirs, the rest as quiet as can be.

Pygments finds the tokens of one line at a time, and each line is remembered: an edit costs the lines it changes.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from app.style import theme

if TYPE_CHECKING:
    from pygments.lexers.python import PythonLexer

LONGEST = 10_000  # characters of a line that is coloured
QUOTES = ('"""', "'''")
MAKERS = ("array", "tensor")  # what turns literals into a tensor
OUTSIDE = 0  # states of a line's end; 1 and 2 are inside a text of QUOTES, those from INSIDE on inside a literal
INSIDE = 3


class Stretch(NamedTuple):
    """Some characters of a line, in a style: a role of the theme, or "word" (of Python), "string", "number"."""

    start: int
    length: int
    style: str


class CodeColours(QSyntaxHighlighter):
    """Colours a document. `roles` says which colour of the theme a name has, and so the numbers it is given."""

    def __init__(self, document: QTextDocument, roles: Mapping[str, str]) -> None:
        super().__init__(document)
        self._names = tuple(roles.items())
        self._order = tuple(dict.fromkeys(roles.values()))
        self._styles: dict[str, QTextCharFormat] = {}

    def restyle(self, colours: theme.Theme) -> None:
        """Take the colours of a theme, and colour all anew."""
        quiet = theme.mix(colours.text, colours.dim, 0.6)
        self._styles = {
            **{role: _ink(getattr(colours, role), bold=True) for role in self._order},
            **{f"{role} number": _ink(getattr(colours, role)) for role in self._order},
            "comment": _ink(colours.dim),
            "word": _ink(theme.mix(colours.text, colours.dim, 0.25), bold=True),
            "string": _ink(quiet),
            "number": _ink(colours.text),
        }
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        before = max(self.previousBlockState(), OUTSIDE)
        stretches, after = stretches_of(text, before, self._names, self._order)
        self.setCurrentBlockState(after)
        for start, length, style in stretches:
            if style in self._styles:
                self.setFormat(start, length, self._styles[style])


def _ink(colour: QColor, bold: bool = False) -> QTextCharFormat:
    style = QTextCharFormat()
    style.setForeground(colour)
    if bold:
        style.setFontWeight(QFont.Weight.Bold)
    return style


@lru_cache(maxsize=4096)
def stretches_of(
    line: str, before: int, names: tuple[tuple[str, str], ...], order: tuple[str, ...]
) -> tuple[tuple[Stretch, ...], int]:
    """Return the coloured stretches of a line, and the state at its end; `before` is the state at its beginning."""
    if len(line) > LONGEST:
        return (), before
    if before in (1, 2):
        end = line.find(QUOTES[before - 1])
        if end < 0:
            return (Stretch(0, len(line), "string"),), before
        rest, after = stretches_of(line[end + 3 :], OUTSIDE, names, order)
        shifted = tuple(Stretch(start + end + 3, length, style) for start, length, style in rest)
        return (Stretch(0, end + 3, "string"), *shifted), after
    found, state = dict(names), before
    stretches = []
    depth, owner = 0, ""
    for start, kind, word in _tokens(line):
        style = _style(kind, word, found)
        if style == "string" and word in QUOTES:  # a text over several lines begins; Pygments had the line alone
            closing = line.find(word, start + 3)
            if closing < 0:
                stretches.append(Stretch(start, len(line) - start, "string"))
                return tuple(stretches), QUOTES.index(word) + 1
        if style in order and not owner:
            owner = style
        if word in MAKERS and owner and state == OUTSIDE:
            state = INSIDE + order.index(owner)
        if style == "number" and state >= INSIDE:
            style = f"{order[state - INSIDE]} number"
        if style not in ("comment", "string"):
            depth += sum(map(word.count, "([")) - sum(map(word.count, ")]"))
        if style:
            stretches.append(Stretch(start, len(word), style))
    closed = depth <= 0 if before == OUTSIDE else depth < 0
    return tuple(stretches), OUTSIDE if closed else state


def _tokens(line: str) -> Iterator[tuple[int, Any, str]]:
    yield from _lexer().get_tokens_unprocessed(line)


@lru_cache(maxsize=1)
def _lexer() -> "PythonLexer":
    from pygments.lexers.python import PythonLexer

    return PythonLexer()


def _style(kind: Any, word: str, names: Mapping[str, str]) -> str:
    from pygments.token import Comment, Keyword, Name, Number, Operator, String

    if kind in Comment:
        return "comment"
    if kind in String:
        return "string"
    if kind in Number:
        return "number"
    if kind in Keyword or kind in Operator.Word:
        return "word"
    return names.get(word, "") if kind in Name else ""
