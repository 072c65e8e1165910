"""`QT_TRANSLATE_NOOP` marks a text of a table for translators and returns it; PySide says that it returns `object`."""

from collections.abc import Callable
from typing import cast

from PySide6 import QtCore

QT_TRANSLATE_NOOP = cast("Callable[[str, str], str]", QtCore.QT_TRANSLATE_NOOP)
