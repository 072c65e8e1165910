"""Programs that the learner has edited: one for each choice of library, askers and source."""

from typing import NamedTuple

from core.program import Plan, write

Key = tuple[str, str, str]


class Draft(NamedTuple):
    """An edited program, and the program it was made of."""

    text: str
    base: str
    language: str

    def is_stale(self, plan: Plan) -> bool:
        """Return whether the show would make another program by now."""
        return write(plan._replace(language=self.language)) != self.base


def key_of(plan: Plan) -> Key:
    """Return what a draft is kept under."""
    return plan.library, plan.what, plan.source
