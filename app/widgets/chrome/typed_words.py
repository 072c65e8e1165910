"""Why what somebody typed cannot be read as a number, in the user's language."""

from app.text import escaping
from app.text.translated import Translated
from core.typed_numbers import UnreadableError


class TypedWords(Translated):
    """Says what `UnreadableError` names."""

    def why_not(self, text: str, error: UnreadableError) -> str:
        """Say why what was typed cannot be read, and what would do."""
        said = {
            "number": self.tr("“{typed}” is no number. Type digits, such as −2.5 or 1e3."),
            "several": self.tr("There is room for one number here, with nothing between its digits: 1000."),
            "two_ways": self.tr("“{typed}” can be read in two ways: {0} or {1}. Type the one you mean."),
            "large": self.tr("“{typed}” is too large for a number."),
            "percent": self.tr("No share is typed here, so “{typed}” can be read in two ways. Leave out the %."),
            "count": self.tr("There are {0} numbers, but {1} shares are needed: one for each."),
            "sum": self.tr("These shares add up to {0}. Together they have to be 1, or 100 %."),
            "nothing": self.tr("Softmax never gives 0: each share has to be above it."),
            "hidden": self.tr("A mask hides somebody here, whose share is 0: put 0 in that place."),
        }[error.problem]
        return said.format(*error.parts, typed=escaping.one_line(text.strip(), 24))

    def not_whole(self, low: float, high: float) -> str:
        """Say which whole numbers would do."""
        return self.tr("A whole number from {0} to {1} is needed.").format(f"{low:.0f}", f"{high:.0f}")

    def no_share(self) -> str:
        """Say which single shares would do."""
        return self.tr("Softmax gives nobody 0 % and nobody everything: a share lies between 0 % and 100 %.")
