"""What the pointer or the keyboard rests on, so that its twins light up everywhere else."""

from typing import NamedTuple


class Target(NamedTuple):
    """A guest (by number), a trait, an axis (by place), or a crossing of them. All None: nothing."""

    guest: int | None = None
    trait: int | None = None
    axis: int | None = None

    def touches(self, *, guest: int | None = None, trait: int | None = None, axis: int | None = None) -> bool:
        """Return whether the light falls on this guest, trait or axis."""
        return any(
            mine is not None and mine == theirs
            for mine, theirs in ((self.guest, guest), (self.trait, trait), (self.axis, axis))
        )


NOTHING = Target()
