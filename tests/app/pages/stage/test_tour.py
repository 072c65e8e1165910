"""Show me around: five stops, at the user's wish only."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.widgets.chrome.tour import Tour
from tests.app import painted_text, user
from tests.app.windows import Opener

TITLES = [
    "Query: my criteria",
    "Key and value: a guest",
    "Softmax: shares of my mind",
    "Output: the impression I keep",
    "The same thing as algebra",
]


def tour(window: MainWindow) -> Tour | None:
    return window.page.tour


def begin(window: MainWindow) -> Tour:
    user.key(window, Qt.Key.Key_F1, modifiers=Qt.KeyboardModifier.ShiftModifier)
    return tour(window)


def stands_well(window: MainWindow) -> bool:
    """Return whether the callout and its buttons lie on the page, and the buttons on the callout."""
    card, page = tour(window)._card(), QRectF(window.page.rect())
    buttons = (tour(window).on, tour(window).back, tour(window).shut)
    return page.contains(card) and all(card.contains(QRectF(button.geometry())) for button in buttons)


def test_it_never_comes_by_itself(window: MainWindow) -> None:
    QApplication.processEvents()
    assert tour(window) is None and not window.page.findChildren(Tour)


def test_five_stops_and_it_is_over(window: MainWindow) -> None:
    user.click(window.page.header.tour)
    for place, title in enumerate(TITLES, 1):
        texts = painted_text.texts(tour(window))
        assert title in texts and f"{place} / 5" in texts and stands_well(window)
        assert tour(window).accessibleName().startswith(title)
        assert tour(window).on.text() == ("Done" if place == 5 else "Next")
        user.click(tour(window).on)
    assert tour(window) is None and window.document.undo_stack.count() == 0


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space]
)
def test_keys_go_on(window: MainWindow, key: Qt.Key) -> None:
    begin(window)
    for _ in range(4):
        user.key(window, key)
    assert tour(window).stop == 4
    user.key(window, key)
    assert tour(window) is None


def test_keys_go_back_and_end(window: MainWindow) -> None:
    begin(window)
    assert not tour(window).back.isEnabled()
    user.key(window, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert tour(window).stop == 1
    user.click(tour(window).back)
    user.key(window, Qt.Key.Key_Left)
    assert tour(window).stop == 0
    user.key(window, Qt.Key.Key_Escape)
    assert tour(window) is None
    assert begin(window).stop == 0
    user.click(tour(window).shut)
    assert tour(window) is None


def test_all_steps_stand_while_it_is_shown(window: MainWindow) -> None:
    user.alt(window, Qt.Key.Key_1)
    begin(window)
    assert window.page.build_up.step == 4


def test_only_one_tour_at_a_time_and_no_sheet_under_it(window: MainWindow) -> None:
    window.page.why(3)
    first = begin(window)
    assert window.page.sheets.sheet is None
    user.key(window, Qt.Key.Key_F1, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert tour(window) is first and len(window.page.findChildren(Tour)) == 1


def test_it_stands_well_in_any_size_language_and_type(window: MainWindow) -> None:
    begin(window)
    for _ in TITLES:
        for size in ((1024, 700), (1920, 1080), (3840, 2160), (1440, 900)):
            window.resize(*size)
            QApplication.processEvents()
            assert stands_well(window), (tour(window).stop, size)
        for language in ("zh_CN", "en"):
            window.speak(language)
            QApplication.processEvents()
            assert stands_well(window), (tour(window).stop, language)
        for zoom in (1.3, 1.0):
            window.set_zoom(zoom)
            QApplication.processEvents()
            assert stands_well(window), (tour(window).stop, zoom)
        tour(window).go(1)
    assert tour(window) is None


def test_it_speaks_the_language_of_the_moment(window: MainWindow) -> None:
    begin(window)
    window.speak("zh_CN")
    QApplication.processEvents()
    texts = painted_text.texts(tour(window))
    assert TITLES[0] not in texts and tour(window).on.text() != "Next"
    window.speak("en")
    QApplication.processEvents()
    assert TITLES[0] in painted_text.texts(tour(window)) and tour(window).on.text() == "Next"


def test_it_points_at_a_row_where_there_are_no_cards(open_window: Opener) -> None:
    window = open_window(size=(1024, 700))
    begin(window)
    user.key(window, Qt.Key.Key_Right)
    row = window.page.guests.visible_widgets()[0]
    assert tour(window)._spot().contains(row.mapTo(window.page, QPoint(30, 20)))
    assert stands_well(window)


def test_a_window_may_be_closed_while_it_is_shown(open_window: Opener) -> None:
    window = open_window()
    begin(window)
    assert window.close()
