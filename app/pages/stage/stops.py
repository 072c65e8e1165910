"""What a tour of the page explains."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.text.translated import Translated
from app.widgets.chrome.tour import Stop


class StageStops(Translated):
    """Words in the terms of the show."""

    def stops(
        self,
        terms: Callable[[str], str],
        criteria: QWidget,
        first_guest: Callable[[], QWidget],
        shares: QWidget,
        impression: QWidget,
        algebra: QWidget,
    ) -> tuple[Stop, ...]:
        """Return the stops, in the order in which the page is read."""
        return (
            Stop(
                lambda: criteria,
                lambda: (
                    terms(self.tr("Query: {criterion}")),
                    terms(
                        self.tr(
                            "Drag a slider: how much do you want this {trait}? Below 0 means rather not. These numbers"
                            " together are the query vector q."
                        )
                    ),
                ),
            ),
            Stop(
                first_guest,
                lambda: (
                    terms(self.tr("Key and value: {a_guest}")),
                    terms(
                        self.tr(
                            "In amber, the key k: {tag}, compared with {criterion}. In teal, the value v: {detail},"
                            " which is what is taken home. The score is q·k; drag it and it is pinned. Everything here"
                            " can be edited."
                        )
                    ),
                ),
            ),
            Stop(
                lambda: shares,
                lambda: (
                    terms(self.tr("Softmax: shares of {mind}")),
                    terms(
                        self.tr(
                            "Scores become shares that add up to 100\u00a0%. What one {guest} gains, all others lose."
                            " Drag a share, and the score behind it is solved backwards."
                        )
                    ),
                ),
            ),
            Stop(
                lambda: impression,
                lambda: (
                    terms(self.tr("Output: {impression}")),
                    terms(
                        self.tr(
                            "{Detail}, of all {guests}, blended in these shares. The larger a share, the louder its"
                            " {story}. This is what attention hands on; in a model it is added to the row that looked."
                        )
                    ),
                ),
            ),
            Stop(
                lambda: algebra,
                lambda: (
                    self.tr("The same thing as algebra"),
                    self.tr(
                        "softmax(q·Kᵀ ÷ √d_k)·V with the very numbers above. Point at any cell, card or bar: its twins"
                        " light up. “Why this number?” in a card's menu writes the four steps out."
                    ),
                ),
            ),
        )
