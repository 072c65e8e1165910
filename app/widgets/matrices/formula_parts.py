"""The formula of attention, symbol by symbol: which outlines belong to which, and in which colour."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from app.presentation.roles import role_of
from app.style.theme import Theme
from app.style.typesetting import typeset


class Part(NamedTuple):
    """Some of the formula's outlines. `symbol`: what they stand for, nothing for signs in between."""

    symbol: str
    role: str
    path: QPainterPath


class FormulaParts(NamedTuple):
    """The whole formula: its parts, its symbols in reading order, and its size."""

    parts: tuple[Part, ...]
    symbols: tuple[str, ...]
    width: float
    height: float

    def rect(self, symbol: str) -> QRectF:
        """Return what a symbol covers."""
        rect = QRectF()
        for part in self.parts:
            if part.symbol == symbol:
                rect |= part.path.boundingRect()
        return rect

    def role(self, symbol: str) -> str:
        """Return the colour of a symbol."""
        return next((part.role for part in self.parts if part.symbol == symbol), "text")

    def symbol_at(self, x: float, y: float, near: float) -> str:
        """Return the symbol at a point: the smallest of those that are so near, since softmax holds all."""
        found = [
            (rect.width() * rect.height(), symbol)
            for symbol in self.symbols
            for rect in self.areas(symbol)
            if rect.adjusted(-near, -near, near, near).contains(x, y)
        ]
        return min(found)[1] if found else ""

    def areas(self, symbol: str) -> list[QRectF]:
        """Return the rectangles of a symbol's parts, each by itself."""
        return [part.path.boundingRect() for part in self.parts if part.symbol == symbol]


class _Piece(NamedTuple):
    symbol: str
    tensor: str  # whose colour it has; none for signs in between
    tex: str
    glyphs: int

    @property
    def role(self) -> str:
        return role_of(self.tensor) if self.tensor else "text"


@lru_cache(maxsize=32)
def formula_parts(divisor: str, *, masked: bool) -> FormulaParts:
    """Return Attention(Q, K, V) = softmax(Q Kᵀ / √d_k) V as a show has it.

    divisor: "" for √d_k, else what stands instead. masked: whether + M stands after the fraction.
    """
    below = _Piece("scale", "scale", divisor, len(divisor)) if divisor else _Piece("scale", "scale", r"\sqrt{d_k}", 3)
    above = (_Piece("q", "q", "Q", 1), _Piece("k", "k", "K", 1), _Piece("t", "t", r"^{\mathsf{T}}", 1))
    mask = (_Piece("", "", "+", 1), _Piece("mask", "mask", "M", 1)) if masked else ()
    numerator = "".join(piece.tex for piece in above)
    pieces = (
        *_left_side(),
        _Piece("softmax", "softmax", "softmax", 7),
        _Piece("softmax", "softmax", "(", 1),
        *above,
        below,
        *mask,
        _Piece("softmax", "softmax", ")", 1),
        _Piece("v", "v", "V", 1),
    )
    tex = (
        r"\mathrm{Attention}(Q,\,K,\,V\,)\;=\;\mathrm{softmax}\!\left(\dfrac{"
        + numerator
        + "}{"
        + below.tex
        + "}"
        + "".join(piece.tex for piece in mask)
        + r"\right)\,V"
    )
    return _assign(pieces, tex)


def _left_side() -> tuple[_Piece, ...]:
    whole = "output"
    return (
        _Piece(whole, "output", "Attention", 9),
        _Piece(whole, "", "(", 1),
        _Piece(whole, "q", "Q", 1),
        _Piece(whole, "", ",", 1),
        _Piece(whole, "k", "K", 1),
        _Piece(whole, "", ",", 1),
        _Piece(whole, "v", "V", 1),
        _Piece(whole, "", ")", 1),
        _Piece("", "", "=", 1),
    )


def _assign(pieces: tuple[_Piece, ...], tex: str) -> FormulaParts:
    """Set the formula, and give each piece its outlines: glyphs come in reading order, as pieces do."""
    whole = typeset(tex)
    if sum(piece.glyphs for piece in pieces) != len(whole.glyphs):
        raise ValueError(f"{len(whole.glyphs)} glyphs do not fit the symbols of {tex}")
    parts, first = [], 0
    for piece in pieces:
        parts.append(Part(piece.symbol, piece.role, _joined(whole.glyphs[first : first + piece.glyphs])))
        first += piece.glyphs
    opening, closing = (place for place, piece in enumerate(pieces) if piece.symbol == "softmax" and piece.glyphs == 1)
    parts[closing] = parts[closing]._replace(path=_facing(parts[opening].path, parts[closing].path))
    fraction, *roofs = whole.bars
    parts.append(Part("", "text", fraction))
    parts.extend(Part("scale", role_of("scale"), roof) for roof in roofs)
    symbols = tuple(dict.fromkeys(piece.symbol for piece in pieces if piece.symbol))
    ink = QRectF()
    for part in parts:
        ink |= part.path.boundingRect()
    moved = (part._replace(path=part.path.translated(-ink.topLeft())) for part in parts)
    return FormulaParts(tuple(moved), symbols, ink.width(), ink.height())


def _facing(opening: QPainterPath, closing: QPainterPath) -> QPainterPath:
    """Return an opening bracket turned around, in the place of the closing one.

    matplotlib 3.10 takes the tallest closing bracket of Computer Modern for an exclamation mark.
    """
    own, place = opening.boundingRect(), closing.boundingRect()
    return QTransform(-1, 0, 0, 1, place.left() - 0.4 * own.width() + own.right(), 0).map(opening)


def _joined(outlines: tuple[QPainterPath, ...]) -> QPainterPath:
    path = QPainterPath()
    for outline in outlines:
        path.addPath(outline)
    return path


def paint_formula(painter: QPainter, parts: FormulaParts, colours: Theme, rect: QRectF) -> None:
    """Paint the formula as large as it fits a rectangle, in its middle at the left."""
    scale = min(rect.width() / parts.width, rect.height() / parts.height)
    painter.save()
    painter.translate(rect.left(), rect.center().y() - parts.height * scale / 2)
    painter.scale(scale, scale)
    for part in parts.parts:
        painter.fillPath(part.path, getattr(colours, part.role))
    painter.restore()
