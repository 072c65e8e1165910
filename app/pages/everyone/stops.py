"""What a tour of the page explains."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.text.translated import Translated
from app.widgets.chrome.tour import Stop


class EveryoneStops(Translated):
    """Words in the terms of the show."""

    def stops(
        self, terms: Callable[[str], str], grid: QWidget, left: QWidget, map: QWidget, header: QWidget
    ) -> tuple[Stop, ...]:
        """Return the stops, in the order in which the page is read."""
        return (
            Stop(
                lambda: grid,
                lambda: (
                    self.tr("A row for each who looks"),
                    terms(
                        self.tr(
                            "Rows look at columns: each row is a softmax of its own. Pick a row, and everything here"
                            " follows it; the stage shows one of these rows."
                        )
                    ),
                ),
            ),
            Stop(
                lambda: left,
                lambda: (
                    self.tr("One row, and one cell in it"),
                    terms(
                        self.tr(
                            "The wider an arc, the larger the share. Below, the pair that is picked, or pointed at, is"
                            " worked out. “X @ W” shows what queries, keys and values are made of."
                        )
                    ),
                ),
            ),
            Stop(
                lambda: map,
                lambda: (
                    self.tr("Masks: who may not look at whom"),
                    terms(
                        self.tr(
                            "Causal hides who comes later, an empty {seat} hides a whole column, a click hides single"
                            " cells. What is hidden gets no share; the others take it."
                        )
                    ),
                ),
            ),
            Stop(
                lambda: header,
                lambda: (
                    self.tr("Order, and other scenes"),
                    terms(
                        self.tr(
                            "Shuffle: nobody's output changes, until positions or a causal mask are on. “Scenes” has"
                            " sentences, a pronoun, and a translation, in which one side alone looks."
                        )
                    ),
                ),
            ),
        )
