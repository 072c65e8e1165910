"""What the four steps build up, part by part."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Widget
else:
    Widget = object  # a mixin: the widget is made by the class beside it


class BuiltUp(Widget):
    """A part of the picture: mixed into the widget that paints it, which asks `level` how far it has come, 0 to 1.

    At 0 the part is not there: neither seen nor heard nor reached by the keyboard.
    """

    level = 1.0

    def set_level(self, level: float) -> None:
        """Show how far this part has been built up."""
        if level != self.level:
            self.level = level
            self.setVisible(level > 0)
            self.update()
