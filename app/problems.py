"""What is wrong with a file, in the user's language: what was found, where, and what would do."""

from PySide6.QtCore import QObject

from core.showfile import ShowFileError


class Problems(QObject):
    """Explains the errors of `core`, which name a problem and never speak."""

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
        said = {
            FileNotFoundError: self.tr("There is no such file."),
            IsADirectoryError: self.tr("That is a folder, not a file."),
            PermissionError: self.tr("You may not read or write there."),
        }
        return said.get(type(error)) or self.tr("The system says: {}").format(error.strerror or error)

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
