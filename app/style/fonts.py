"""Our fonts, registered with Qt."""

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from app.resources import FONTS
from app.style import theme


def register() -> None:
    """Make our fonts known."""
    for path in FONTS:
        QFontDatabase.addApplicationFont(str(path))


def speak(language: str) -> None:
    """Set all texts in the fonts of a language: its quotes are wide or narrow."""
    if not theme.set_quotes(wide=language.startswith("zh")):
        return
    # Qt remembers a family's engine whatever families stand behind it, until its list of fonts changes
    QFontDatabase.removeApplicationFont(QFontDatabase.addApplicationFont(str(FONTS[-1])))
    font = QFont(QApplication.font())
    font.setFamilies(theme.families())
    QApplication.setFont(font)
