"""What is open: where it lies, how it was when it was opened, and the programs that the learner has made of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from core.show.model import Show

if TYPE_CHECKING:
    from core.programs.plan import Library, Plan, Source, What

Key: TypeAlias = "tuple[Library, What, Source]"
"""What an edited program is kept under: its library, whose attention, where its numbers come from."""


class Draft(NamedTuple):
    """An edited program, and the program it was made of."""

    text: str
    base: str
    language: str
    saved: str = ""  # the text as it was last saved to a file

    @property
    def unsaved(self) -> bool:
        """Whether there is work in it that is in no file."""
        return self.text not in (self.saved, self.base)

    def is_stale(self, plan: Plan, write: Callable[[Plan], str]) -> bool:
        """Return whether the show would make another program by now."""
        return write(plan._replace(language=self.language)) != self.base


@dataclass
class Opened:
    """Belongs to one show from its opening on, through all edits."""

    original: Show
    path: Path | None = None
    digest: bytes | None = None  # of the file as we last read or wrote it
    programs: dict[Key, Draft] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.saved = self.original
        if self.path is not None and self.digest is None:
            self.digest = digest(self.path)

    @property
    def changed_on_disk(self) -> bool:
        """Whether somebody else has written to the file since. One that is gone is no hindrance."""
        now = digest(self.path) if self.path else None
        return now is not None and now != self.digest


def digest(path: Path) -> bytes | None:
    """Return what tells the content of a file from any other; None if there is nothing to be read."""
    try:
        return digest_of(path.read_bytes())
    except OSError:
        return None


def digest_of(data: bytes) -> bytes:
    """Return what tells these bytes from any others."""
    from hashlib import sha256

    return sha256(data).digest()
