"""`tr` for plain objects: what is said follows the language of the interface, and no Qt object is made for it."""

from PySide6.QtCore import QCoreApplication


class Translated:
    """Texts are literals in `self.tr("…")`; translators find them under the name of the class that says them."""

    def tr(self, text: str) -> str:
        """Return a text in the language of the interface, said by a class or by one that it is built on."""
        for said_by in type(self).__mro__[:-2]:  # without Translated and object
            if (translation := QCoreApplication.translate(said_by.__name__, text)) != text:
                return translation
        return text
