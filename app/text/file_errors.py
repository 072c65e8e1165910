"""What is wrong with a file, in the user's language: what was found, where, and what would do."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.text import file_names
from app.text.system_errors import reason
from app.text.translated import Translated
from core.show.showfile import ShowFileError


class FileErrors(Translated):
    """Explains errors of `core`, which name a problem and never speak, and those of the system."""

    def explain(self, error: ShowFileError | OSError) -> str:
        """Return what is wrong and where, in plain text."""
        if not isinstance(error, ShowFileError):
            return self._system(error)
        sentence = self._sentences().get(error.problem)
        if sentence is None:
            return str(error)
        said = sentence.replace("{found}", error.found).replace("{expected}", error.expected)
        return self.tr("At {}: {}").format(error.path, said)

    def _system(self, error: OSError) -> str:
        known = reason(error)
        if known is not None:
            return QCoreApplication.translate("FileErrors", known)
        return self.tr("The system says: {}").format(error.strerror or error)

    def settings(self, names: tuple[str, ...], copy: Path | None) -> str:
        """Return which settings could not be read, and where the file is kept as it was."""
        words = {
            "language": self.tr("language"),
            "theme": self.tr("theme"),
            "zoom": self.tr("size of type"),
            "motion": self.tr("motion"),
            "recent": self.tr("recent shows"),
        }
        window = self.tr("size of the window")
        listed = self.tr(", ").join(dict.fromkeys(words.get(name, window) for name in names))
        text = self.tr("These settings could not be read, and begin anew: {}.").format(listed)
        kept = self.tr("The file as it was is kept: {}").format(file_names.shown_path(copy)) if copy else ""
        return " ".join(filter(None, (text, kept)))

    def _sentences(self) -> dict[str, str]:
        return {
            "not_utf8": self.tr("the file is not UTF-8 text ({found}); save it as UTF-8"),
            "not_json": self.tr("the file is not valid JSON: found {found}, expected {expected}"),
            "not_a_show": self.tr("the file is not a show: found {found}, expected {expected}"),
            "version": self.tr("the file has version {found}; this app reads version {expected}"),
            "unknown_key": self.tr("there is no key {found} here; what would do: {expected}"),
            "missing_key": self.tr("the key {expected} is missing"),
            "wrong_type": self.tr("found {found}, expected {expected}"),
            "not_finite": self.tr("found {found}, but a number has to be finite"),
            "too_large": self.tr("found {found}, which is too large; what would do: {expected}"),
            "wrong_length": self.tr("found {found}, expected {expected}"),
            "duplicate": self.tr("{found} stands here twice"),
            "unknown_person": self.tr("{found} is nobody in this show; what would do: {expected}"),
            "out_of_range": self.tr("found {found}; what would do: {expected}"),
            "empty": self.tr("found {found}, but at least one entry is needed"),
        }
