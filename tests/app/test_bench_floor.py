"""The floor of the benchmarks paints what the app paints, to the pixel: else its time would say nothing."""

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from core.edits import people
from tests.app.windows import Opener
from tests.bench.floor import Floor
from tests.odd_shows import ready


@pytest.mark.parametrize(("page", "name"), [("stage", "dating"), ("panel", "friends")])
def test_the_floor_paints_the_pixels_of_a_tick(open_window: Opener, qapp: QApplication, page: str, name: str) -> None:
    window = open_window(ready(name))
    window.open_page(page)
    qapp.processEvents()
    values = iter([0.5, 1.5, 2.5])

    def tick() -> None:
        guest = window.document.show.guests[0]
        assert window.document.edit(people.set_tag, guest, 0, next(values))
        qapp.processEvents()

    trace = window.document.trace
    floor = Floor(qapp, window, tick, [(trace.q, trace.k, trace.v)])
    floor.tick()
    theirs, ours = _pixels(window.grab().toImage()), _pixels(floor.grab().toImage())
    inside = np.zeros(theirs.shape, dtype=bool)
    for rect in floor.region:
        inside[rect.top() : rect.bottom() + 1, rect.left() : rect.right() + 1] = True
    floor.close()
    floor.deleteLater()
    assert inside.mean() > 0.1  # a good part of the page
    assert (theirs != ours)[inside].mean() < 0.001  # edges of a scaled image may fall on the next pixel


def _pixels(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width()) & 0xFFFFFF
