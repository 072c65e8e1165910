"""What a user's hands do: mouse and keyboard as the window system reports them, so that Qt decides who gets what."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app.widgets.fields.number_field import NumberField

LEFT, NO_MODIFIER = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
OUTSIDE = QPoint(1, 1)  # of a window: a corner where nothing reacts


def spot(widget: QWidget, where: QPointF | QPoint | None = None) -> QPoint:
    """Return a place of a widget, by default its middle, in the coordinates of its window."""
    place = widget.rect().center() if where is None else where
    return widget.mapTo(widget.window(), QPointF(place)).toPoint()


def point(widget: QWidget, where: QPointF | QPoint | None = None) -> None:
    """Move the mouse over a widget."""
    QTest.mouseMove(widget.window().windowHandle(), spot(widget, where))
    QApplication.processEvents()


def leave(window: QWidget) -> None:
    """Move the mouse where it lights nothing."""
    QTest.mouseMove(window.windowHandle(), OUTSIDE)
    QApplication.processEvents()


def press(widget: QWidget, where: QPointF | QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
    """Press a mouse button, and hold it."""
    point(widget, where)
    QTest.mousePress(widget.window().windowHandle(), button, NO_MODIFIER, spot(widget, where))


def release(widget: QWidget, where: QPointF | QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
    """Let go of a mouse button."""
    QTest.mouseRelease(widget.window().windowHandle(), button, NO_MODIFIER, spot(widget, where))


def click(widget: QWidget, where: QPointF | QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
    """Press and let go, even if the press puts the widget away."""
    point(widget, where)
    window, place = widget.window().windowHandle(), spot(widget, where)  # once all that was pending has its place
    QTest.mousePress(window, button, NO_MODIFIER, place)
    QTest.mouseRelease(window, button, NO_MODIFIER, place)
    QApplication.processEvents()


def double_click(widget: QWidget, where: QPointF | QPoint | None = None) -> None:
    """Click twice."""
    point(widget, where)
    QTest.mouseDClick(widget.window().windowHandle(), LEFT, NO_MODIFIER, spot(widget, where))


def drag(widget: QWidget, places: Iterable[QPointF | QPoint], *, let_go: bool = True) -> None:
    """Press at the first place, move over the others, and let go at the last."""
    first, *others = places
    press(widget, first)
    for place in others:
        QTest.mouseMove(widget.window().windowHandle(), spot(widget, place))
    if let_go:
        release(widget, others[-1] if others else first)


def slide(field: NumberField, *values: float, let_go: bool = True) -> None:
    """Drag a slider over these values."""
    y = field.track().center().y()
    drag(field, [QPointF(field.x_of(value), y) for value in values], let_go=let_go)


def key(window: QWidget, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    """Press and release keys, wherever the keyboard is."""
    for each in keys:
        QTest.keyClick(window.windowHandle(), each, modifiers)
    QApplication.processEvents()


def ctrl(window: QWidget, each: Qt.Key, *more: Qt.KeyboardModifier) -> None:
    """Press a key with Ctrl, and perhaps more."""
    modifiers = Qt.KeyboardModifier.ControlModifier
    for modifier in more:
        modifiers |= modifier
    key(window, each, modifiers=modifiers)


def alt(window: QWidget, each: Qt.Key) -> None:
    """Press a key with Alt."""
    key(window, each, modifiers=Qt.KeyboardModifier.AltModifier)


def type_text(window: QWidget, text: str) -> None:
    """Type ASCII letters and digits."""
    for character in text:
        QTest.keyClick(window.windowHandle(), character)


def hold(widget: QWidget, each: Qt.Key, times: int) -> None:
    """Hold a key down, so that it repeats: press, times − 1 repeats, release."""
    for repeat in range(times):
        _key_event(widget, QEvent.Type.KeyPress, each, repeat > 0)
        if repeat < times - 1:
            _key_event(widget, QEvent.Type.KeyRelease, each, True)
    _key_event(widget, QEvent.Type.KeyRelease, each, False)


def press_key(widget: QWidget, each: Qt.Key) -> None:
    """Press a key, and hold it."""
    _key_event(widget, QEvent.Type.KeyPress, each, False)


def _key_event(widget: QWidget, kind: QEvent.Type, each: Qt.Key, repeats: bool) -> None:
    QApplication.sendEvent(widget, QKeyEvent(kind, each, NO_MODIFIER, "", repeats))


def wheel(widget: QWidget, ticks: float) -> None:
    """Turn the wheel over a widget; up is above 0."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, round(120 * ticks)),
        Qt.MouseButton.NoButton,
        NO_MODIFIER,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def editor(window: QWidget) -> QLineEdit | None:
    """Return the editor that is open in place of something, if one is."""
    return next((line for line in window.findChildren(QLineEdit) if line.isVisible()), None)


def write(window: QWidget, text: str, *, enter: bool = True) -> None:
    """Replace what stands in the open editor, in any script, and press Enter."""
    line = editor(window)
    assert line is not None, "no editor is open"
    line.selectAll()
    line.insert(text)
    if enter:
        key(window, Qt.Key.Key_Return)
