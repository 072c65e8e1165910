"""At the largest zoom in the least window, rows are narrow: nothing stands over anything else."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from app.style.zoom import LEAST
from app.widgets.guests.guest_row import GuestRow
from core.show.model import Show
from tests.app import painted_text
from tests.app.windows import Opener
from tests.odd_shows import dating, hostile


@pytest.mark.parametrize("show", [dating, hostile], ids=["dating", "hostile"])
def test_who_it_is_ends_before_the_score(open_window: Opener, show: Callable[[], Show]) -> None:
    window = open_window(show(), size=LEAST.toTuple())
    window.set_zoom(2.0)
    QApplication.processEvents()
    rows = [row for row in window.page.guests.visible_widgets() if isinstance(row, GuestRow)]
    assert len(rows) > 3
    for row in rows:
        texts = [text for text in painted_text.read(row) if text.widget is row]
        assert len(texts) >= 2  # an empty name paints nothing
        for text in texts:
            assert text.rect.right() <= row.score.x() or text.rect.left() >= row.score.geometry().right(), text
        assert row.score.width() > 60
