"""A widget that gives its parts their places itself."""

from PySide6.QtCore import QEvent


class Arranged:
    """Mixed into a widget: it arranges its parts anew, by `_arrange`, when its size or its type has changed."""

    def _arrange(self) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
