"""The language of the interface: translators in and out while the app runs."""

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from app.resources import TRANSLATIONS

LANGUAGES = {"zh_CN": "中文", "en": "English"}
"""Every language there is, by the name it has for itself. To add one: a .ts file, its .qm, and a line here."""


def system_language() -> str:
    """Return the language of the system if we speak it; Chinese of any kind is zh_CN, all else English."""
    return "zh_CN" if QLocale.system().language() == QLocale.Language.Chinese else "en"


def speak(language: str) -> None:
    """Let the app and Qt itself speak a language; every widget gets a `LanguageChange`."""
    app = QApplication.instance()
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
