"""The language of the interface, the one source of it: translators in and out while the app runs."""

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from app.resources import LANGUAGES, TRANSLATIONS
from app.style import fonts


def system_language() -> str:
    """Return the language of the system if we speak it, of whatever country (zh_TW: zh_CN), else English."""
    wanted = QLocale.system().name().split("_")[0]
    return next((name for name in LANGUAGES if name.split("_")[0] == wanted), "en")


def current() -> str:
    """Return the language that the app speaks."""
    app = QApplication.instance()
    return (app and app.property("language")) or system_language()


def after(language: str) -> str:
    """Return the language that follows one, round and round."""
    names = list(LANGUAGES)
    return names[(names.index(language) + 1) % len(names)]


def speak(language: str) -> None:
    """Let the app and Qt itself speak a language; every widget gets one `LanguageChange`, before this returns."""
    app = QApplication.instance()
    if app is None:
        raise RuntimeError("there is no application yet")
    app.setProperty("language", language)
    fonts.speak(language)
    for old in app.property("translators") or ():
        app.removeTranslator(old)
    translators = []
    folders = {
        "attention-date": str(TRANSLATIONS),
        "qtbase": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
    }
    for name, folder in folders.items():
        translator = QTranslator(app)
        if translator.load(f"{name}_{language}", folder):
            app.installTranslator(translator)
            translators.append(translator)
    app.setProperty("translators", translators)
    QLocale.setDefault(QLocale(language))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
