"""The pages. Each is imported when it is first opened; to add one, write its module and name it here."""

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from app.text.translate_noop import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from app.document.document import ShowDocument
    from app.pages.page import Page


class PageEntry(NamedTuple):
    """One page of the rail."""

    name: str  # also its module: app.pages.NAME, with a class `page`
    title: str  # translated in the context "Pages"
    icon: str


PAGES = (
    PageEntry("stage", QT_TRANSLATE_NOOP("Pages", "The show"), "heart"),
    PageEntry("everyone", QT_TRANSLATE_NOOP("Pages", "Everyone"), "grid-3x3"),
    PageEntry("panel", QT_TRANSLATE_NOOP("Pages", "Panel"), "users"),
    PageEntry("formula", QT_TRANSLATE_NOOP("Pages", "Formula"), "sigma"),
    PageEntry("code", QT_TRANSLATE_NOOP("Pages", "Code"), "code"),
    PageEntry("lab", QT_TRANSLATE_NOOP("Pages", "Lab"), "flask-conical"),
)


def open_page(name: str, document: "ShowDocument") -> "Page":
    """Import a page and make it; KeyError if there is none of this name."""
    if name not in {entry.name for entry in PAGES}:
        raise KeyError(name)
    module = import_module(f"app.pages.{name}")
    page: Page = module.make(document)
    return page
