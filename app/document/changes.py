"""What an edit has changed: the fields of a show that are others than before."""

from msgspec.structs import fields

from core.show.model import Show

FIELDS = tuple(field.name for field in fields(Show))
ALL = frozenset(FIELDS)


def changes(before: Show, after: Show) -> frozenset[str]:
    """Return the names of the fields in which two shows differ: edits share all that they leave as it is."""
    return frozenset(
        name for name in FIELDS if (old := getattr(before, name)) is not (new := getattr(after, name)) and old != new
    )
