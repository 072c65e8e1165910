"""The tensors that a line of a program speaks of, as strips and as a grid: names, shapes, live digits."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QObject

from app import plain
from app.widgets.algebra_strip import Sign
from app.widgets.grid import Matrix
from app.widgets.matrix_strip import LOOKED_AT, Strip
from app.widgets.spotlight import NOTHING, Target
from core import digits
from core.attention import Trace
from core.program import Plan
from core.program_screen import Mention, mentions, on_screen, statement_at
from core.projecting import feature_names
from core.show import say

ROLES = {
    **dict.fromkeys(("Q", "W_Q"), "query"),
    **dict.fromkeys(("K", "W_K", "scores", "scaled", "masked", "largest"), "key"),
    **dict.fromkeys(("V", "W_V", "output"), "value"),
    **dict.fromkeys(("exponentials", "weights", "visible"), "weight"),
    **dict.fromkeys(("X", "X_q", "X_k"), "text"),
}
"""The colour of each tensor, the same in the program, the strips and the grid."""

SIDES = {
    "Q": ("asker", "trait"),
    "K": ("guest", "trait"),
    "V": ("guest", "axis"),
    "output": ("asker", "axis"),
    "largest": ("asker", ""),
    "X": ("guest", "feature"),
    "X_k": ("guest", "feature"),
    "X_q": ("asker", "feature"),
    "W_Q": ("feature", "trait"),
    "W_K": ("feature", "trait"),
    "W_V": ("feature", "axis"),
}
"""What the rows and columns of a tensor are; of all others askers and guests."""

SHORT = 40  # characters of a name


class LineTensors(QObject):
    """Says which tensors belong to a line, and puts them into strips and a grid."""

    def __init__(self, plan: Plan, trace: Trace, language: str) -> None:
        super().__init__()
        self._plan, self._language = plan, language
        self.tensors = on_screen(plan, trace)
        self._names = frozenset(self.tensors)

    def of_line(self, lines: Sequence[str], place: int) -> tuple[Mention, ...]:
        """Return the tensors of the statement that a line belongs to."""
        return mentions(statement_at(lines, place), self._names) if place < len(lines) else ()

    def strips(self, found: tuple[Mention, ...]) -> tuple[Strip | Sign, ...]:
        """Return the tensors in one line, with the program's signs between them."""
        line: list[Strip | Sign] = []
        for mention in found:
            if line:
                line.append(Sign(mention.sign or " ", 1))
            line.append(self._strip(mention))
        return tuple(line)

    def aloud(self, found: tuple[Mention, ...]) -> str:
        """Return the tensors as a screen reader says them."""
        shapes = (f"{mention.name} {_size(self.tensors[mention.name])}" for mention in found)
        return self.tr("The tensors of this line: {}").format(", ".join(shapes))

    def matrix(self, name: str) -> Matrix:
        """Return a tensor with its names, for a grid."""
        numbers = self.tensors[name]
        rows, columns = _sides(name)
        hidden = np.isneginf(numbers)
        shown = np.where(hidden, 0.0, numbers)
        most = _decimals(shown)
        names = self._called(rows), self._called(columns)

        def texts(row: int, column: int) -> tuple[str, ...]:
            value = float(shown[row, column])
            return tuple(digits.fixed(value, decimals) for decimals in range(most, min(most, 1) - 1, -1))

        def aloud(row: int, column: int) -> str:
            value = digits.HIDDEN if hidden[row, column] else digits.number(float(shown[row, column]), 4)
            return f"{name}[{row}, {column}] = {value}"

        return Matrix(
            shown,
            *names,
            role=ROLES[name],
            row_role=_role_of(rows),
            column_role=_role_of(columns),
            reach=float(np.abs(shown).max(initial=0.0)) or 1.0,
            hidden=hidden if hidden.any() else None,
            texts=texts,
            aloud=aloud,
        )

    def _strip(self, mention: Mention) -> Strip:
        numbers = self.tensors[mention.name]
        rows, columns = (self._targets(kind) for kind in _sides(mention.name))
        if mention.turned:
            numbers, rows, columns = numbers.T, columns, rows
        finite = np.where(np.isneginf(numbers), 0.0, numbers)
        decimals = _decimals(finite)
        first = numbers[0].tolist()[: 2 * LOOKED_AT] if len(numbers) == 1 else []
        texts = tuple(_digits(value, decimals) for value in first)
        return Strip(
            f"{mention.name}ᵀ" if mention.turned else mention.name,
            ROLES[mention.name],
            tuple(map(tuple, finite.tolist())),
            texts + ("",) * (numbers.shape[1] - len(texts) if texts else 0),
            _size(numbers),
            float(np.abs(finite).max(initial=0.0)) or 1.0,
            rows,
            columns,
            1,
        )

    def _called(self, kind: str) -> tuple[str, ...]:
        show, language = self._plan.show, self._language
        match kind:
            case "asker":
                texts = [say(person.name, language) for person in self._plan.asking]
            case "guest":
                texts = [say(person.name, language) for person in show.asked]
            case "trait":
                texts = [say(trait, language) for trait in show.traits]
            case "axis":
                texts = [f"{say(axis.low, language)} – {say(axis.high, language)}" for axis in show.axes]
            case "feature":
                texts = [say(feature, language) for feature in feature_names(show)]
            case _:
                texts = [""]
        return tuple(plain.one_line(text, SHORT) for text in texts)

    def _targets(self, kind: str) -> tuple[Target, ...]:
        show = self._plan.show
        match kind:
            case "guest":
                return tuple(Target(guest=number) for number in show.guests)
            case "trait":
                return tuple(Target(trait=place) for place in range(len(show.traits)))
            case "axis":
                return tuple(Target(axis=place) for place in range(len(show.axes)))
            case "asker":
                return (NOTHING,) * len(self._plan.askers)
            case "feature":
                return (NOTHING,) * show.d_model
        return (NOTHING,)


def _sides(name: str) -> tuple[str, str]:
    return SIDES.get(name, ("asker", "guest"))


def _role_of(kind: str) -> str:
    return {"asker": "query", "guest": "key"}.get(kind, "text")


def _decimals(numbers: np.ndarray) -> int:
    """Return with how many decimals all numbers of a tensor are written."""
    if (numbers == np.round(numbers)).all():
        return 0
    return 3 if np.abs(numbers).max() < 2 else 2


def _digits(value: float, decimals: int) -> str:
    return f"{digits.MINUS}∞" if value == -np.inf else digits.fixed(value, decimals)


def _size(numbers: np.ndarray) -> str:
    return f"{numbers.shape[0]}×{numbers.shape[1]}"
