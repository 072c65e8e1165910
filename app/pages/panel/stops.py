"""What a tour of the page explains."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.text.translated import Translated
from app.widgets.chrome.tour import Stop


class PanelStops(Translated):
    """Words in the terms of the show."""

    def stops(
        self, terms: Callable[[str], str], heads: QWidget, focus: QWidget, foot: QWidget, header: QWidget
    ) -> tuple[Stop, ...]:
        """Return the stops, in the order in which the page is read."""
        return (
            Stop(
                lambda: heads,
                lambda: (
                    terms(self.tr("Each {friend} is a head")),
                    terms(
                        self.tr(
                            "All look at the same {guests}, each with another W_Q, W_K and W_V: the same rows and"
                            " columns, other shares. Click a map to enlarge it, a loudspeaker to mute it."
                        )
                    ),
                ),
            ),
            Stop(
                lambda: focus,
                lambda: (
                    self.tr("One head, enlarged"),
                    self.tr(
                        "Pick a cell, and it is worked out below. The other tabs show the head's matrices, why one head"
                        " is not enough, and every tensor at the sizes of the paper."
                    ),
                ),
            ),
            Stop(
                lambda: foot,
                lambda: (
                    self.tr("Side by side, times W_O"),
                    self.tr(
                        "What all heads bring home for one row stands side by side; W_O makes the output of it. The"
                        " arrows lead to the row before and after."
                    ),
                ),
            ),
            Stop(
                lambda: header,
                lambda: (
                    self.tr("More heads, fewer cards"),
                    self.tr(
                        "Take 1 to 16 heads; let several share their keys and values (GQA, MQA), and see what is saved"
                        " and what changes."
                    ),
                ),
            ),
        )
