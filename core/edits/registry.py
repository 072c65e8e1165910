"""The registry of edits: each has a name, typed arguments, a label for its undo step, and a merge key.

An edit function takes a show and returns another. `@edit(…)` registers it under its name and leaves it as it is. An
`Edit` is one with its arguments, as a value: pages make them, lessons read them from data, and they name undo steps.
"""

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Concatenate, Literal, ParamSpec, TypeVar, get_type_hints

import msgspec

from core.attention.lazy import lazy_property
from core.show.model import Show

P = ParamSpec("P")
EditFunction = TypeVar("EditFunction", bound=Callable[..., Show])

PersonNumber = Annotated[int, "person"]
TraitPlace = Annotated[int, "trait"]
HeadPlace = Annotated[int, "head"]
PanelMatrix = Annotated[Literal["w_q", "w_k", "w_v", "w_o"], "matrix"]
WordName = Annotated[str, "word"]  # a field of Vocabulary
"""What an argument names, for the label: a number or a place alone does not say whose it is."""

Projection = Literal["w_q", "w_k", "w_v"]
Side = Literal["askers", "guests"]


class EditType:
    """What is known of an edit before it has arguments."""

    def __init__(
        self, function: Callable[..., Show], label: str, about: str = "", merge: tuple[str, ...] | None = None
    ) -> None:
        """See `edit`."""
        self.function, self.name = function, function.__name__
        self.label, self.about, self.merge = label, about, merge

    @lazy_property
    def parameters(self) -> dict[str, Any]:
        """The type of each argument after the show."""
        hints = get_type_hints(self.function, include_extras=True)
        return {name: hints[name] for name in tuple(hints)[1:-1]}  # without the show, and the show it returns

    @lazy_property
    def struct(self) -> type["Edit"]:
        """The class of this edit's values: its fields are the arguments."""
        defaults = self.function.__defaults__ or ()
        names = tuple(self.parameters)
        default_of = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
        fields = [
            (name, kind, default_of[name]) if name in default_of else (name, kind)
            for name, kind in self.parameters.items()
        ]
        return msgspec.defstruct(  # type: ignore[return-value]  # it does not say that it keeps to `bases`
            self.name, fields, bases=(Edit,), namespace={"type": self}, tag_field="edit", tag=self.name, frozen=True
        )


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An edit with its arguments. Two are equal if they do the same."""

    type: ClassVar[EditType]

    def apply(self, show: Show) -> Show:
        """Return the edited show; EditError if it cannot be edited so."""
        return self.type.function(show, *msgspec.structs.astuple(self))

    @property
    def merge_key(self) -> tuple[object, ...] | None:
        """What edits of one gesture have in common, such as ("set_score", 3, None); None: it stands by itself."""
        names = self.type.merge
        return None if names is None else (self.type.name, *(getattr(self, name) for name in names))

    @property
    def subject(self) -> tuple[str, Any]:
        """What the label is about: its kind ("person", "trait", "head", "matrix", "word", or "") and the argument."""
        about = self.type.about
        return (self.type.parameters[about].__metadata__[0], getattr(self, about)) if about else ("", None)


_types: dict[Callable[..., Show], EditType] = {}


def edit(
    label: str, *, about: str = "", merge: tuple[str, ...] | None = None
) -> Callable[[EditFunction], EditFunction]:
    """Register a function as an edit.

    label : names its undo step, a pattern for translators: {} is what it is about, {guest} a word of the show.
    about : the argument that {} names; its type says what that is, such as PersonNumber.
    merge : the arguments in which edits of one gesture agree, such as whose score is dragged; None: each is a step.
    """

    def register(function: EditFunction) -> EditFunction:
        _types[function] = EditType(function, label, about, merge)
        return function

    return register


def edit_of(function: Callable[Concatenate[Show, P], Show], *args: P.args, **kwargs: P.kwargs) -> Edit:
    """Return a registered edit with its arguments, as a value; KeyError if the function is none."""
    return _types[function].struct(*args, **kwargs)


def edit_types() -> dict[str, EditType]:
    """Return all edits by their names."""
    from core.edits import heads, matrices, people, seats, sentence, shares  # noqa: F401  (they register themselves)

    return {type_.name: type_ for type_ in _types.values()}
