"""What each gesture on the stage does to the show, and what its undo step is called."""

from collections.abc import Callable

from PySide6.QtCore import QT_TR_NOOP, QObject, Signal

from app.document import ShowDocument
from core import editing
from core.editing import EditError
from core.show import Scale, Show, Text, say
from core.staging import score_for


class StageGestures(QObject):
    """Turns what widgets report, such as ("score", (3, 10.5)), into undoable edits of the document."""

    said = Signal(str)

    def __init__(self, document: ShowDocument, language: str, parent: QObject) -> None:
        super().__init__(parent)
        self.document = document
        self.language = language
        document.refused.connect(lambda error: self.said.emit(self.explain(error)))

    def perform(self, what: str, values: tuple) -> None:
        """Do what was asked for; an edit that cannot be made is explained instead."""
        match what, values:
            case "criterion", (trait, value):
                name = self._naming(QT_TR_NOOP("How much I want: {}"), self.document.show.traits[trait])
                self._drag(name, what, editing.set_criterion, self.document.show.askers[0], trait, value)
            case "score", (guest, value):
                self._drag(self._about(QT_TR_NOOP("Score of {}"), guest), what, editing.set_score, guest, value)
            case "share", (guest, share):
                self._drag_share(guest, share)
            case "tag", (guest, trait, value):
                self._drag(self._about(QT_TR_NOOP("Tag of {}"), guest), what, editing.set_tag, guest, trait, value)
            case "detail", (guest, axis, value):
                self._drag(self._about(QT_TR_NOOP("Detail of {}"), guest), what, editing.set_detail, guest, axis, value)
            case "divisor", (value,):
                self._drag(lambda: self.tr("Divide scores"), what, editing.set_scale, value)
            case "scale", (scale,):
                self.set_scale(scale)
            case _:
                self._perform_once(what, values)

    def _perform_once(self, what: str, values: tuple) -> None:
        """Do what is done at once, without dragging."""
        edit, language, show = self.document.edit, self.language, self.document.show
        match what, values:
            case "name", (guest, words):
                edit(self._about(QT_TR_NOOP("Name of {}"), guest), editing.rename, guest, language, words)
            case "role", (guest, words):
                edit(self._about(QT_TR_NOOP("Role of {}"), guest), editing.set_role, guest, language, words)
            case "story", (guest, words):
                edit(self._about(QT_TR_NOOP("Story of {}"), guest), editing.set_story, guest, language, words)
            case "title", (words,):
                edit(lambda: self.tr("Title"), editing.rename_show, language, words)
            case "trait", (trait, words):
                edit(lambda: self.tr("Name of a trait"), editing.rename_trait, trait, language, words)
            case "trait gone", (trait,):
                edit(self._naming(QT_TR_NOOP("Remove {}"), show.traits[trait]), editing.remove_trait, trait)
            case "axis low", (axis, words):
                edit(lambda: self.tr("Word of an axis"), editing.rename_axis, axis, "low", language, words)
            case "axis high", (axis, words):
                edit(lambda: self.tr("Word of an axis"), editing.rename_axis, axis, "high", language, words)
            case "axis gone", (axis,):
                edit(lambda: self.tr("Remove an axis"), editing.remove_axis, axis)
            case "guest gone", (guest,):
                edit(self._about(QT_TR_NOOP("Remove {}"), guest), editing.remove_guest, guest)
            case "guest moved", (guest, step):
                self.move_guest(guest, show.guests.index(guest) + step)
                self.document.settle()
            case "release", (guest,):
                edit(self._about(QT_TR_NOOP("Release the score of {}"), guest), editing.release_score, guest)
            case "release all", ():
                edit(lambda: self.tr("Release all scores"), editing.release_all)

    def move_guest(self, guest: int, place: int) -> None:
        """Move a guest to a place; a drag over many places is one step."""
        name = self._about(QT_TR_NOOP("Move {}"), guest)
        self.document.edit(name, editing.move_guest, guest, place, gesture=f"move {guest}")

    def add_guest(self) -> int | None:
        """Add a guest with a name to be changed; return their number."""
        number = max(person.number for person in self.document.show.people) + 1
        name = self.tr("New guest")
        added = self.document.edit(lambda: self.tr("Add a guest"), editing.add_guest, name)
        return number if added else None

    def add_trait(self) -> bool:
        """Add a trait with a name to be changed."""
        name = self.tr("New trait")
        return self.document.edit(lambda: self.tr("Add a trait"), editing.add_trait, name)

    def add_axis(self) -> bool:
        """Add a detail axis with words to be changed."""
        low = self.tr("Low")
        high = self.tr("High")
        return self.document.edit(lambda: self.tr("Add an axis"), editing.add_axis, low, high)

    def set_scale(self, scale: Scale) -> None:
        """Divide by √d_k, by nothing, or by a number."""
        self.document.edit(lambda: self.tr("Divide scores"), editing.set_scale, scale)

    def want_nothing(self) -> None:
        """Set all criteria to 0 and release all scores."""
        self.document.edit(lambda: self.tr("Want nothing"), editing.want_nothing, self.document.show.askers[0])

    def flip_criteria(self) -> None:
        """Want the opposite of everything."""
        self.document.edit(lambda: self.tr("Flip the criteria"), editing.flip_criteria, self.document.show.askers[0])

    def explain(self, error: EditError) -> str:
        """Say in the user's language why an edit cannot be made."""
        limit = f"{error.limit:g}" if error.limit is not None else ""
        return {
            "last_guest": self.tr("The last guest stays: attention needs somebody to attend to."),
            "last_trait": self.tr("The last trait stays: a score needs something to compare."),
            "last_axis": self.tr("The last axis stays: an impression needs something to blend."),
            "guests": self.tr("A show holds at most {} guests.").format(limit),
            "traits": self.tr("A show holds at most {} traits.").format(limit),
            "axes": self.tr("A show holds at most {} axes.").format(limit),
            "divisor": self.tr("Scores can only be divided by a number above 0."),
            "number": self.tr("That number is too large: the limit is ±{}.").format(limit),
        }.get(error.problem, str(error))

    def _drag_share(self, guest: int, share: float) -> None:
        show, trace = self.document.show, self.document.trace
        if len(show.guests) == 1:
            self.said.emit(self.tr("The only guest holds all of my mind, whatever the score."))
            return
        score = score_for(show, trace, guest, share)
        self._drag(self._about(QT_TR_NOOP("Share of {}"), guest), "share", editing.set_score, guest, score)

    def _drag(self, name: Callable[[], str], what: str, edit: Callable[..., Show], *values: object) -> None:
        self.document.edit(name, edit, *values, gesture=f"{what} {values[:-1]}")

    def _about(self, pattern: str, guest: int) -> Callable[[], str]:
        person = self.document.show.person(guest)
        return self._naming(pattern, person.name)

    def _naming(self, pattern: str, text: Text) -> Callable[[], str]:
        return lambda: self.tr(pattern).format(say(text, self.language))
