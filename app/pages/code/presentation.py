"""The tensors that a line of a program speaks of, as strips and as a grid: names, shapes, live digits."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from app.presentation.labels import Labels
from app.presentation.matrices import matrix_of
from app.presentation.matrix import Matrix
from app.presentation.roles import SIDE_ROLES, role_of, sides_of
from app.presentation.strips import Sign, Strip, size_of, strip_of, targets
from app.text import escaping
from core import numbers as digits
from core.attention.inputs import Array
from core.programs.program import Plan
from core.programs.screen import Mention, mentions, statement_at

TENSORS = (
    *("X", "X_q", "X_k", "W_Q", "W_K", "W_V", "W_O", "Q", "K", "V", "scores", "scaled", "visible", "masked"),
    *("largest", "exponentials", "weights", "reports", "merged", "output"),
)
"""All that a program calls a tensor."""

SIDES_OF_PANEL = {
    **{"Q": ("askers", ""), "K": ("guests", ""), "V": ("guests", ""), "reports": ("askers", "")},
    **{"W_Q": ("features", ""), "W_K": ("features", ""), "W_V": ("features", ""), "W_O": ("", "features")},
    **{"merged": ("askers", ""), "output": ("askers", "features")},
}
"""What rows and columns are where a panel of heads looks: traits and axes are each head's own."""

WHOLE = (
    *(("Q", False, ""), ("K", True, "@"), ("scores", False, "→")),
    *(("weights", False, "→"), ("V", False, "@"), ("output", False, "→")),
)
"""The way from queries to the output; a score may be pinned, and heads are yet to be merged."""

SIGNS = (
    (re.compile(r"\b(?:np|torch|math)\."), ""),
    (re.compile(r",? ?\b(?:axis|dim)=-1, keepdims?=True"), ""),
    (re.compile(r"(?<=\s)/|^/"), "÷"),
    (re.compile(r"(?<=\s)-(?=\s)|^-(?=\s|$)|-(?=inf)"), digits.MINUS),
    (re.compile(r"\binf\b"), "∞"),
    (re.compile(r"\b(?:maximum)\("), "max("),
)
"""What is shorter, or known, in another way."""
SUM = re.compile(r"\b(\w+)\.sum\(\)")
ROOT = re.compile(r"\bsqrt\((\w+)\.shape\[-1\]\)")
ASSIGNED = re.compile(r"(?<![=<>!])=(?!=)(?=\s|$)")
ITEM_SET = re.compile(r"\[.*\] =")
LONGEST_SIGN = 34  # characters

MOST_ROWS = 48  # of a strip


@dataclass(frozen=True)
class CodePresentation(Labels):
    """Says which tensors belong to a line, and puts them into strips and a grid; of several heads, the first."""

    plan: Plan
    tensors: dict[str, Array] = field(compare=False)  # all that are on screen, by name; they follow from the plan

    def of_line(self, lines: Sequence[str], place: int) -> tuple[Mention, ...]:
        """Return the tensors of the statement that a line belongs to."""
        return mentions(statement_at(lines, place), frozenset(self.tensors)) if place < len(lines) else ()

    def strips(self, found: tuple[Mention, ...], *, own: bool = True) -> tuple[Strip | Sign, ...]:
        """Return the tensors in one line, with what the program does between them. own: nobody has edited it."""
        line: list[Strip | Sign] = []
        equal = own and self._holds(found)
        for mention in found:
            if line:
                line.append(Sign(self._sign(mention.before, equal=equal), 1))
            line.append(self._strip(mention))
        if found and (len(found) > 1 or ITEM_SET.match(found[0].after)):  # a literal alone says nothing new
            line.append(Sign(self._sign(found[-1].after, equal=False), 1))
        return tuple(line)

    def _holds(self, found: tuple[Mention, ...]) -> bool:
        """Return whether what stands on the left of a line's = is what the right makes of the numbers shown.

        It is not where a program goes on to change the result (scores are pinned, rows set by hand), or where one
        head is shown of a result of all.
        """
        if len({self.tensors[mention.name].ndim for mention in found}) > 1:
            return False
        if [mention.before for mention in found[1:]] != ["=", "@"] or found[-1].after:
            return True
        left, a, b = (self.seen(mention.name).T if mention.turned else self.seen(mention.name) for mention in found)
        return a.shape[1] == len(b) and left.shape == (len(a), b.shape[1]) and _close(a @ b, left)

    def _sign(self, code: str, *, equal: bool) -> str:
        """Return code between two tensors as a sign: ÷, Σ and √ for what they stand for, = only where it holds."""
        for pattern, sign in SIGNS:
            code = pattern.sub(sign, code)
        code = SUM.sub(lambda match: self._sum(match[1]), code)
        code = ROOT.sub(
            lambda match: f"√{self.tensors[match[1]].shape[-1]}" if match[1] in self.tensors else "√d", code
        )
        if not equal:
            code = ASSIGNED.sub("←", code)
        return escaping.one_line(code, LONGEST_SIGN) or " "

    def _sum(self, name: str) -> str:
        """Return Σ, and the number that it is of a single row."""
        if name not in self.tensors or self.seen(name).shape[0] != 1:
            return f"Σ {name}"
        return f"Σ {digits.number(float(self.seen(name).sum()), 3)}"

    def whole(self) -> tuple[Mention, ...]:
        """Return the whole way from queries to the output, for lines without a tensor of their own."""
        return tuple(Mention(*step) for step in WHOLE)

    def accessible_text(self, found: tuple[Mention, ...]) -> str:
        """Return the tensors as a screen reader says them."""
        shapes = (f"{mention.name} {size_of(self.seen(mention.name))}" for mention in found)
        return self.tr("The tensors of this line: {}").format(", ".join(shapes))

    def seen(self, name: str) -> Array:
        """Return a tensor as a matrix: of several heads, the first."""
        tensor = self.tensors[name]
        return tensor[0] if tensor.ndim > 2 else tensor

    def title(self, name: str) -> str:
        """Return what a tensor is called, with its shape: "weights[0] (6, 6) of (8, 6, 6)"."""
        tensor = self.tensors[name]
        if tensor.ndim <= 2:
            return f"{name}  {tensor.shape}"
        return self.tr("{}[0]  {} of {}").format(name, tensor.shape[1:], tensor.shape)

    def matrix(self, name: str) -> Matrix:
        """Return a tensor with its names, for a grid."""
        numbers = self.seen(name)
        rows, columns = self._sides(name)
        hidden = np.isneginf(numbers)
        shown = np.where(hidden, 0.0, numbers)
        most = _decimals(shown)

        def write(number: float) -> tuple[str, ...]:
            return tuple(self._written(name, number, decimals) for decimals in range(most, min(most, 1) - 1, -1))

        return matrix_of(
            shown, self._called(rows, numbers.shape[0]), self._called(columns, numbers.shape[1]), role_of(name),
            SIDE_ROLES.get(rows, "text"), SIDE_ROLES.get(columns, "text"), write=write,
            hidden=hidden if hidden.any() else None, gone=f"{digits.MINUS}∞",
            sentence=f"{name}[{{3}}, {{4}}]: {{2}}",
        )  # fmt: skip

    def _strip(self, mention: Mention) -> Strip:
        numbers = self.seen(mention.name)
        sides = zip(self._sides(mention.name), numbers.shape, strict=True)
        rows, columns = (targets(self.plan.show, side, count) for side, count in sides)
        if mention.turned:
            numbers, rows, columns = numbers.T, columns, rows
        size = size_of(numbers)
        if len(numbers) > MOST_ROWS:  # the strip is not as many pixels high
            picked = np.linspace(0, len(numbers) - 1, MOST_ROWS).astype(int).tolist()
            numbers, rows = numbers[picked], tuple(rows[place] for place in picked)
        finite = np.where(np.isneginf(numbers), 0.0, numbers)
        decimals = _decimals(finite)
        head = "[0]" if self.tensors[mention.name].ndim > 2 else ""
        strip = strip_of(mention.name, finite, (rows, columns), f"{mention.name}{head}{'ᵀ' if mention.turned else ''}")
        if len(numbers) > 1:
            return strip._replace(note=size)
        return strip._replace(texts=tuple(self._written(mention.name, x, decimals) for x in numbers[0].tolist()))

    def _written(self, name: str, value: float, decimals: int) -> str:
        """Return a number of a tensor with so many decimals; a share, as on all pages."""
        if name == "weights" and decimals and value > 0:
            return digits.share(value, decimals)
        return f"{digits.MINUS}∞" if value == -np.inf else digits.fixed(value, decimals)

    def _sides(self, name: str) -> tuple[str, str]:
        return (self.plan.what == "panel" and SIDES_OF_PANEL.get(name)) or sides_of(name)

    def _called(self, side: str, count: int) -> tuple[str, ...]:
        """Return what so many rows or columns are called."""
        if not side:
            return tuple(map(str, range(count))) if count > 1 else ("",)
        names = self.names(side)
        return names[:count] + ("",) * (count - len(names))  # columns that are filled up with zeros


def _decimals(numbers: Array) -> int:
    """Return with how many decimals all numbers of a tensor are written."""
    if (numbers == np.round(numbers)).all():
        return 0
    return 3 if np.abs(numbers).max() < 2 else 2


def _close(found: Array, wanted: Array) -> bool:
    """Return whether two tensors are equal but for rounding, as `np.allclose` does, which takes five times as long."""
    return bool((np.abs(found - wanted) <= 1e-8 + 1e-5 * np.abs(wanted)).all())
