"""What a tour of the page explains."""

from PySide6.QtWidgets import QWidget

from app.text.translated import Translated
from app.widgets.chrome.tour import Stop


class FormulaStops(Translated):
    """Words in the terms of the show."""

    def stops(self, above: QWidget, below: QWidget, header: QWidget) -> tuple[Stop, ...]:
        """Return the stops, in the order in which the page is read."""
        return (
            Stop(
                lambda: above,
                lambda: (
                    self.tr("Pick a symbol"),
                    self.tr(
                        "Click a letter, or walk along the formula with the arrow keys: below it stand its name in this"
                        " show, its shape, and the line of NumPy that computes it."
                    ),
                ),
            ),
            Stop(
                lambda: below,
                lambda: (
                    self.tr("The same with the live numbers"),
                    self.tr(
                        "Every matrix of the formula, with the numbers of the show. That of the symbol stands out; a"
                        " cell that is picked leads to the pair that it belongs to."
                    ),
                ),
            ),
            Stop(
                lambda: header,
                lambda: (
                    self.tr("Flow, by hand, and whose attention"),
                    self.tr(
                        "“Flow” draws every step from the record to the output; “By hand” makes worksheets to print. At"
                        " the right: one row, a row for each, or a head of the panel; and the glossary."
                    ),
                ),
            ),
        )
