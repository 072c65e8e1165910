"""Starting the app, in this order: Qt, look, fonts, language, settings, document, window."""

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.diagnostics import crash_report
from app.document.document import ShowDocument
from app.files import settings
from app.style import fonts, theme, zoom
from app.style.language import speak, system_language
from app.text.file_errors import FileErrors
from app.version import VERSION
from core import atomic_file
from core.show import showfile
from core.show.model import Show

FRAME = QSize(16, 40)  # px that a window's title and edges take of a screen; known for sure only once it stands


def make_application(arguments: list[str]) -> QApplication:
    """Make the QApplication with our style and fonts; the same for the app, the pictures and the tests."""
    app = _kind()([*arguments, "-style", "fusion"])  # `setStyle` returns the style, which takes 5 ms to wrap
    app.setApplicationName("attention-date")
    app.setApplicationVersion(VERSION)
    prepare(app)
    return app


def _kind() -> type[QApplication]:
    if sys.platform != "darwin":
        return QApplication
    from app.desktop.mac_application import MacApplication

    return MacApplication


def prepare(app: QApplication) -> None:
    """Give a QApplication our fonts."""
    fonts.register()
    zoom.apply(theme.BASE)


def run(show: Show, path: Path | None, *, language: str = "", theme_name: str = "", unread: Path | None = None) -> int:
    """Run the app until its window is closed; return the exit code.

    language, theme_name: for this time, where they are asked for; the user's own come back next time.
    unread: a file that could not be read, to be told of in the window: nobody sees a terminal.
    """
    app = make_application(sys.argv[:1])
    place = settings.place()
    chosen, refused, copy = settings.load(place)
    usual = (chosen.language, chosen.theme)
    chosen.language = language or chosen.language
    chosen.theme = theme_name or chosen.theme
    if path is not None:
        path = path.absolute()
        chosen.remember(path)
    speak(chosen.language or system_language())
    document = ShowDocument(show, path)
    crash_report.install(lambda: _rescue(document))
    window = make_window(document, chosen)
    QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _: window.set_theme(chosen.theme))
    window.resize(zoom.fitting(window.size(), window.screen().availableSize(), FRAME))
    window.showMaximized() if chosen.maximised else window.show()
    window.installEventFilter(FirstFrame(window))
    if unread is not None:
        QTimer.singleShot(0, lambda: window.files.open(unread))
    if refused:
        QTimer.singleShot(0, lambda: window.tell(FileErrors().settings(refused, copy)))
    code = app.exec()
    if language and chosen.language == language:  # the user has chosen no other since
        chosen.language = usual[0]
    if theme_name and chosen.theme == theme_name:
        chosen.theme = usual[1]
    settings.save(chosen, place)
    return code


class FirstFrame(QObject):
    """Waits until a window is painted for the first time, and lets the rest of the start come after it.

    A timer of 0 ms would come before the frame, and hold it up.
    """

    PAUSE = 30  # ms, in which the frame reaches the screen

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            window.removeEventFilter(self)
            QTimer.singleShot(self.PAUSE, after_first_frame)
        return False


def after_first_frame() -> None:
    """Do what can wait until the window stands: collecting garbage, the icon, the ear for screen readers, the log."""
    gc.freeze()  # all that the start has made stays: no need to look through it again and again
    gc.enable()
    from app.desktop.app_icon import app_icon
    from app.diagnostics import log
    from app.widgets.fields import accessible

    QApplication.setWindowIcon(app_icon())
    accessible.install()
    log.listen()


def make_window(document: ShowDocument, chosen: settings.Settings) -> MainWindow:
    """Make the window in the theme of the settings."""
    QApplication.setPalette(theme.palette(theme.named(chosen.theme)))
    window = MainWindow(document, chosen)
    window.setAttribute(Qt.WidgetAttribute.WA_DontCreateNativeAncestors)
    return window


def _rescue(document: ShowDocument) -> Path:
    """Save a copy of the show where it can be found again, and the learner's programs beside it."""
    import tempfile

    folder = Path(tempfile.mkdtemp(prefix=f"{QCoreApplication.applicationName()}-"))
    path = folder / "rescued.show.json"
    atomic_file.write(path, showfile.encode(document.show))
    for key, draft in document.programs.items():
        atomic_file.write(folder / f"{'-'.join(key)}.py", draft.text.encode("utf-8", "replace"))
    return path
