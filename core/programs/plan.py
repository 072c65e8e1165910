"""What a program is to be: of which show, by which library, in which language, with its numbers from where."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from core.programs.comments import sentences
from core.show.model import Person, Show, say

Library: TypeAlias = Literal["numpy", "torch"]
What: TypeAlias = Literal["stage", "everyone", "panel"]
Source: TypeAlias = Literal["literals", "file"]

LIBRARIES: tuple[Library, ...] = ("numpy", "torch")
FILE = "attention.show.json"
"""What a program calls the show file that it reads, if nobody says otherwise."""


class Plan(NamedTuple):
    """A program to be written."""

    show: Show
    library: Library = "numpy"
    language: str = "en"
    what: What = "everyone"
    source: Source = "literals"
    file: str = FILE

    @property
    def words(self) -> dict[str, str]:
        """Its sentences."""
        return sentences(self.language)

    @property
    def torch(self) -> bool:
        """Whether it is written for PyTorch."""
        return self.library == "torch"

    @property
    def make(self) -> str:
        """What turns rows into a matrix."""
        return "torch.tensor" if self.torch else "np.array"

    @property
    def module(self) -> str:
        """What the library is called."""
        return "torch" if self.torch else "np"

    @property
    def from_file(self) -> bool:
        """Whether numbers are read from a show file."""
        return self.source == "file"

    @property
    def askers(self) -> tuple[int, ...]:
        """Whose queries it holds: the stage follows the first asker alone."""
        return self.show.askers[:1] if self.what == "stage" else self.show.askers

    @property
    def asking(self) -> tuple[Person, ...]:
        """The people who ask."""
        return self.show.seated(self.askers)

    @property
    def together(self) -> bool:
        """Whether those who ask are those who are asked, so that one X does for both."""
        return self.askers == self.show.guests

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """n_q, n_k, d_k, d_v."""
        show = self.show
        return len(self.askers), len(show.guests), len(show.traits), len(show.axes)

    @property
    def projected(self) -> bool:
        """Whether Q, K and V are computed of X."""
        return self.show.projections is not None or self.show.positions

    @property
    def pairs(self) -> str:
        """The shape of who looks at whom, in the program: each head has one."""
        return "scores.shape[1:]" if self.what == "panel" else "scores.shape"

    def named(self, people: tuple[Person, ...]) -> list[str]:
        """Return what people are called."""
        return [say(person.name, self.language) for person in people]


def shape(*sizes: int) -> str:
    """Return a shape as a comment says it: (8, 6)."""
    return f"({', '.join(map(str, sizes))})"


def product(rows: int, inner: int, columns: int) -> str:
    """Return what a product does to shapes: (1, 6) @ (6, 8) -> (1, 8)."""
    return f"{shape(rows, inner)} @ {shape(inner, columns)} -> {shape(rows, columns)}"
