"""The stage: one asker, all guests, live. The first page, and the pattern for the others."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.document.document import ShowDocument
from app.pages.page import Page
from app.pages.stage.build_up import STEPS, BuildUp
from app.pages.stage.criteria import CriteriaPanel
from app.pages.stage.header import StageHeader
from app.pages.stage.impression import ImpressionPanel
from app.pages.stage.presentation import StagePresentation
from app.presentation.target import Target
from app.style import theme
from app.widgets.guests.guest_list import GuestList
from app.widgets.matrices.algebra_strip import AlgebraStrip
from core.edits import people, shares
from core.readout.row import Span, span_of_scores
from core.show.model import Show

if TYPE_CHECKING:
    from app.pages.stage.sheets import StageSheets
    from app.widgets.chrome.tour import Stop


class StagePage(Page):
    """Criteria at the left, guests in the middle, shares and impression at the right, the algebra at the foot."""

    not_shown = frozenset({"panel"})

    def __init__(self, document: ShowDocument) -> None:
        super().__init__(document)
        self.header = StageHeader(self)
        self.criteria, self.impression = CriteriaPanel(self), ImpressionPanel(self)
        self.guests, self.algebra = GuestList(self), AlgebraStrip(self)
        self.build_up = BuildUp(self)
        self.sheets: StageSheets | None = None  # made when a sheet or a menu is first asked for
        self._order: tuple[int, ...] = ()
        self._span: Span | None = None
        self._shown: Show | None = None
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        middle = QHBoxLayout()
        for part, share in ((self.criteria, 16), (self.guests, 64), (self.impression, 20)):
            middle.addWidget(part, share)
        self.lay_out(self.header, middle, self.algebra)

    def _connect(self) -> None:
        for part in (self.criteria, self.guests, self.impression):
            part.hovered.connect(self.highlight)
        self.algebra.hovered.connect(self.highlight)
        self.guests.opened.connect(self.open_card)
        self.guests.menu_wanted.connect(self._open_menu)
        self.criteria.trait_wanted.connect(self.add_trait)
        self.criteria.tried.connect(self._try)
        self.impression.axis_wanted.connect(self.add_axis)
        self.header.step_wanted.connect(self.build_up.go)
        self.header.play_wanted.connect(self.build_up.play)
        self.header.guest_wanted.connect(self.add_guest)
        self.header.tour_wanted.connect(self.show_around)
        self.header.breaks_wanted.connect(lambda: self.sheet_wanted.emit("breaks"))
        self.build_up.moved.connect(self._show_levels)
        self.build_up.arrived.connect(self._arrive)
        self._connect_edits()

    def _connect_edits(self) -> None:
        """Let each gesture make its edit: what is dragged is one step until the gesture ends."""
        edit, drag = self.document.edit, self.document.drag
        guests, criteria, impression = self.guests.gestures, self.criteria, self.impression
        guests.scored.connect(lambda guest, score: drag(people.set_score, guest, score))
        guests.tagged.connect(lambda guest, trait, value: drag(people.set_tag, guest, trait, value))
        guests.detailed.connect(lambda guest, axis, value: drag(people.set_detail, guest, axis, value))
        guests.renamed.connect(partial(self.write, people.rename_person))
        guests.role_written.connect(partial(self.write, people.set_role))
        guests.story_written.connect(partial(self.write, people.set_story))
        guests.removed.connect(lambda guest: edit(people.remove_guest, guest))
        guests.moved.connect(self._move_on)
        self.guests.move_wanted.connect(lambda guest, place: drag(people.move_guest, guest, place))
        criteria.wanted.connect(self._drag_criterion)
        criteria.renamed.connect(partial(self.write, people.rename_trait))
        criteria.removed.connect(lambda trait: edit(people.remove_trait, trait))
        criteria.divided.connect(lambda scale: drag(people.set_scale, scale))
        criteria.scale_chosen.connect(lambda scale: edit(people.set_scale, scale))
        impression.share_edited.connect(lambda guest, share: drag(shares.set_share, guest, share))
        impression.shares_edited.connect(lambda row: edit(shares.set_shares, self.document.show.askers[0], row))
        impression.axis_renamed.connect(partial(self.write, people.rename_axis))
        impression.axis_removed.connect(lambda axis: edit(people.remove_axis, axis))
        self.header.title.edited.connect(partial(self.write, people.rename_show))
        for ended in (guests.ended, criteria.gesture_ended, impression.gesture_ended):
            ended.connect(self.document.end_gesture)
        self.document.gesture_ended.connect(self._follow)  # ranges and the order held still

    def set_motion(self, motion: bool) -> None:
        self.build_up.still = not motion

    def handlers(self) -> dict[str, Callable[[], object]]:
        step = self.build_up.step
        return {
            "add_guest": self.add_guest,
            "add_trait": self.add_trait,
            **{f"step_{step}": partial(self.build_up.go, step) for step in range(1, STEPS + 1)},
            "play": self.build_up.play,
            "tour": self.show_around,
            **(
                {"release_all": partial(self.document.edit, people.release_all_scores), "why": self.why}
                if step > 1
                else {}
            ),
            **({"add_axis": self.add_axis} if step == STEPS else {}),
        }

    def refresh(self) -> None:
        """Hand the document's numbers to the widgets. What would jump under a dragging pointer holds still."""
        held = self.document.in_gesture
        show = self.document.show
        self._span = self._span_of_scores()
        self.presentation = StagePresentation(show, self.language, self.document.trace, span=self._span)
        if not (held and set(self._order) == set(show.guests)):
            self._order = self.presentation.ranking()
        self._set_header()
        self.criteria.set_data(self.presentation)
        self.guests.set_data(len(show.guests), self.presentation.guest, len(show.traits), len(show.axes))
        self.impression.set_data(self.presentation, self._order)
        self.algebra.set_data(
            self.presentation.algebra(), self.presentation.algebra_accessible_text(self.build_up.step)
        )
        if self.sheets is not None:
            self.sheets.refresh(self.presentation)

    def _span_of_scores(self) -> Span:
        """Return what score sliders span: it changes between gestures, and not where a slider has just been let go."""
        scores, span, shown = tuple(self.document.trace.scores[0].tolist()), self._span, self._shown
        self._shown = self.document.show
        if span is not None and (self.document.in_gesture or (self._shown is shown and span.bears(scores))):
            return span
        return span_of_scores(scores, span if self.document.undo_stack.count() else None)

    def _set_algebra(self, step: int) -> None:
        self.algebra.set_data(self.presentation.algebra(), self.presentation.algebra_accessible_text(step))

    def _set_header(self) -> None:
        title = self.presentation.say(self.document.show.title)
        self.header.set_data(title, self.presentation.terms, self.build_up.step, self.build_up.playing)

    def _arrive(self, step: int) -> None:
        """Say what the step does, and offer what can be done at it."""
        self._set_header()
        self._set_algebra(step)
        self.handlers_changed.emit()

    def highlight(self, target: Target) -> None:
        """Let the spotlight fall on a target: in criteria, cards, stack, stories and algebra alike."""
        if target == self.target:
            return
        self.target = target
        for part in (self.criteria, self.guests, self.impression, self.algebra):
            part.highlight(target)

    def _show_levels(self) -> None:
        levels = self.build_up.levels
        self.criteria.set_levels(levels[2])
        self.guests.set_levels(*levels[1:])
        self.impression.set_levels(levels[2], levels[3])
        self.algebra.set_levels(levels)
        if self.sheets is not None:
            self.sheets.set_levels(levels)

    def add_guest(self) -> None:
        """Add a guest and bring them into view."""
        if self.document.edit(people.add_guest, self.presentation.terms(self.tr("New {guest}"))):
            self.guests.focus_place(len(self.document.show.guests) - 1)

    def add_trait(self) -> bool:
        """Add a trait with a name to be changed."""
        return self.document.edit(people.add_trait, self.presentation.terms(self.tr("New {trait}")))

    def add_axis(self) -> bool:
        """Add a detail axis with words to be changed."""
        return self.document.edit(people.add_axis, self.tr("Low"), self.tr("High"))

    def _drag_criterion(self, trait: int, value: float) -> None:
        self.document.drag(people.set_criterion, self.document.show.askers[0], trait, value)

    def _move_on(self, guest: int, step: int) -> None:
        """Move a guest by so many places, and let the keyboard go with them where it is in the list."""
        self.document.edit(people.move_guest, guest, self.document.show.guests.index(guest) + step)
        if self.sheets is None or self.sheets.sheet is None:
            self.guests.focus_place(self.document.show.guests.index(guest))

    def _try(self, what: str) -> None:
        match what:
            case "drop":
                self.document.edit(people.set_score, self.presentation.ranking()[0], 0.0)
            case "flip":
                self.document.edit(people.flip_criteria, self.document.show.askers[0])
            case "nothing":
                self.document.edit(people.want_nothing, self.document.show.askers[0])

    def _sheets(self) -> "StageSheets":
        if self.sheets is None:
            from app.pages.stage.sheets import StageSheets

            self.sheets = StageSheets(self, self.document, self.guests.gestures, self.build_up, self.presentation)
            self.sheets.hovered.connect(self.highlight)
        return self.sheets

    def _open_menu(self, guest: int, where: QPointF) -> None:
        self._sheets().open_menu(guest, where)

    def why(self, guest: int | None = None) -> None:
        """Open the four steps for a guest; without one, for whoever takes the largest share."""
        self._sheets().open_why(self.presentation.ranking()[0] if guest is None else guest)

    def open_card(self, guest: int) -> None:
        """Open the whole card of a guest."""
        self._sheets().open_card(guest)

    def show_around(self) -> None:
        """Explain the page in five stops, with all steps built up."""
        self.build_up.go(STEPS)
        if self.sheets is not None:
            self.sheets.close()
        super().show_around()

    def stops(self) -> "tuple[Stop, ...]":
        from app.pages.stage.stops import StageStops

        shares = self.impression.stack
        return StageStops().stops(
            lambda text: self.presentation.terms(text),
            self.criteria,
            self._first_guest,
            shares,
            self.impression,
            self.algebra,
        )

    def _first_guest(self) -> QWidget:
        shown = self.guests.visible_widgets()
        return shown[0] if shown else self.guests

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go as the page is read: header, criteria, guest by guest, impression."""
        parts = [part.findChildren(QWidget) for part in (self.header, self.criteria, self.impression)]
        order = (*parts[0], *parts[1], *self.guests.tab_order(), *parts[2])
        for one, other in pairwise(widget for widget in order if widget.focusPolicy() & Qt.FocusPolicy.TabFocus):
            QWidget.setTabOrder(one, other)  # guests and traits come and go: the order is made when it is asked for
        return super().focusNextPrevChild(forward)

    def space(self) -> None:
        super().space()
        px = theme.look(self).px
        self.criteria.setMinimumWidth(round(px(168)))
        self.impression.setMinimumWidth(round(px(216)))


def make(document: ShowDocument) -> StagePage:
    """Make the page."""
    return StagePage(document)
