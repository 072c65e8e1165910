"""What a screen reader hears of our painted fields: what they are, what they are called, what they say."""

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleValueInterface

from app.widgets.chrome.field import Field
from app.widgets.chrome.note import announce
from app.widgets.chrome.text_field import TextField
from app.widgets.fields.number_field import NumberField


class AccessibleField(QAccessibleInterface):
    """A painted field as a screen reader meets it."""

    def __init__(self, field: Field, role: QAccessible.Role) -> None:
        QAccessibleInterface.__init__(self)
        self.field, self._role = field, role

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return self.field

    def role(self) -> QAccessible.Role:
        return self._role

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.field.accessibleName()
        return (
            str(getattr(self.field, "text", ""))
            if kind == QAccessible.Text.Value
            else self.field.accessibleDescription()
        )

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.field.hasFocus()
        state.invisible = not self.field.isVisible()
        state.readOnly = self._role == QAccessible.Role.Cell
        return state

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.field.parent() or self.field.window())

    def child(self, index: int) -> None:  # type: ignore[override]  # Qt takes none; PySide forgets to say so
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override]  # as above
        return None

    def rect(self) -> QRect:
        return QRect(self.field.mapToGlobal(self.field.rect().topLeft()), self.field.size())

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        if kind == QAccessible.Text.Value and text != self.text(kind):
            announce(self.field, self.field.accept_text(text))


class AccessibleNumber(AccessibleField, QAccessibleValueInterface):
    """A number field: a slider with a value, which a screen reader may set."""

    field: NumberField

    def __init__(self, field: NumberField) -> None:
        AccessibleField.__init__(self, field, QAccessible.Role.Slider)
        QAccessibleValueInterface.__init__(self)

    def interface_cast(  # type: ignore[override]  # PySide calls Qt's `void *` an int; it wants the interface
        self, kind: QAccessible.InterfaceType
    ) -> object:
        return self if kind == QAccessible.InterfaceType.ValueInterface else None

    def currentValue(self) -> float:
        return self.field.value

    def setCurrentValue(self, value: float) -> None:
        announce(self.field, self.field.accept_value(float(value)))

    def minimumValue(self) -> float:
        field = self.field
        return field.low if field.value >= field.low else field.value - field.step  # a step beyond the track goes on

    def maximumValue(self) -> float:
        field = self.field
        return field.high if field.value <= field.high else field.value + field.step

    def minimumStepSize(self) -> float:
        return self.field.step


_alive: dict[int, AccessibleField] = {}  # Qt does not keep Python's half alive


def describe(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the interface of a field; None leaves a thing to Qt."""
    if not isinstance(thing, Field):
        return None
    if isinstance(thing, NumberField):
        interface: AccessibleField = AccessibleNumber(thing)
    else:
        interface = AccessibleField(thing, _role_of(thing))
    key = id(thing)
    _alive[key] = interface
    thing.destroyed.connect(lambda: _alive.pop(key, None))
    return interface


def _role_of(field: Field) -> QAccessible.Role:
    """Return what a field is that is no number: a text that can be typed, or a cell that can only be read."""
    can_be_typed = isinstance(field, TextField) or getattr(field, "editable", False)
    return QAccessible.Role.EditableText if can_be_typed else QAccessible.Role.Cell


def install() -> None:
    """Let Qt ask us about our fields. It asks only while a screen reader runs."""
    QAccessible.installFactory(describe)
