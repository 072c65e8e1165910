"""A widget that gives its parts their places itself."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Widget
else:
    Widget = object  # a mixin: the widget is made by the class beside it


class Arranged(Widget):
    """Mixed into a widget: it arranges its parts anew, by `_arrange`, when its size or its type has changed."""

    def _arrange(self) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
