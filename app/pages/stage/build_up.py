"""The four steps of attention as they are built up: which of them stands, and how far the next has come."""

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QGuiApplication

STEPS = 4
MOTION = 400  # ms for a step
PAUSE = 1500  # ms to look at it


class BuildUp(QObject):
    """Levels, 0 to 1, one a step. A step shows whatever belongs to the steps up to it; 4 shows all."""

    moved = Signal()  # the levels have changed
    arrived = Signal(int)  # another step is the current one

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.step = STEPS
        self.levels: tuple[float, ...] = (1.0,) * STEPS
        self.still = False  # no motion at all, as the user or the system asks
        self._from = self._to = self.levels
        self._motion = QVariantAnimation(self, duration=MOTION, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._motion.valueChanged.connect(self._move)
        self._pause = QTimer(self, singleShot=True, interval=MOTION + PAUSE)
        self._pause.timeout.connect(self._play_on)

    @property
    def playing(self) -> bool:
        """Whether the steps are being played through."""
        return self._pause.isActive()

    def go(self, step: int) -> None:
        """Build up to a step, or take down to it; stops playing."""
        self._pause.stop()
        self._go(step)

    def play(self) -> None:
        """Play the steps from the first to the last; while they play, this skips to the end."""
        if self.playing:
            self.go(STEPS)
            return
        self._motion.stop()
        self.levels = (0.0,) * STEPS
        self._pause.start()  # before it arrives, so that whoever hears of it sees that it plays
        self._go(1)

    def _play_on(self) -> None:
        if self.step + 1 < STEPS:
            self._pause.start()
        self._go(self.step + 1)

    def _go(self, step: int) -> None:
        self.step = step
        self._motion.stop()
        self._from = self.levels
        self._to = tuple(1.0 if index < step else 0.0 for index in range(STEPS))
        if self.still or reduced_motion():
            self._move(1.0)
        else:
            self._motion.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
        self.arrived.emit(step)

    def _move(self, part: float) -> None:
        self.levels = tuple(a + (b - a) * part for a, b in zip(self._from, self._to, strict=True))
        self.moved.emit()


def reduced_motion() -> bool:
    """Return whether the system asks for reduced motion, where Qt can tell."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    preference = getattr(accessibility, "motionPreference", None)
    return preference is not None and "Reduce" in str(preference())
