"""The ready shows, as the menu and the template gallery offer them."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.desktop.sheets.template_card import Template
from app.resources import EMPTY_SHOW, READY_SHOWS, SHOWS
from app.text import escaping
from app.text.translate_noop import QT_TRANSLATE_NOOP
from core.show import showfile
from core.show.model import Show, say

ABOUT = {
    "dating": QT_TRANSLATE_NOOP("ReadyShows", "My criteria meet eight guests: query, key and value in one evening."),
    "library": QT_TRANSLATE_NOOP("ReadyShows", "What I look for, words on spines, and what eight books really say."),
    "restaurant": QT_TRANSLATE_NOOP("ReadyShows", "My craving, words on a menu, and how eight dishes really taste."),
    "marks": QT_TRANSLATE_NOOP(
        "ReadyShows", "Marks of 80 and 5: scores are no percentages, and √6 is not enough to divide by."
    ),
    "questions": QT_TRANSLATE_NOOP("ReadyShows", "Scores of 36 products each: what dividing by √36 is for."),
    "friends": QT_TRANSLATE_NOOP("ReadyShows", "Six people look at one another: self-attention, 6 × 6."),
    "five-by-eight": QT_TRANSLATE_NOOP(
        "ReadyShows", "Five women look at eight men, or the men at the women: cross-attention."
    ),
    "mentors": QT_TRANSLATE_NOOP("ReadyShows", "Students choose mentors, mentors choose students: two maps, not one."),
    "cat-mat-en": QT_TRANSLATE_NOOP("ReadyShows", "The cat sat on the mat: every word looks at every word."),
    "cat-mat-zh": QT_TRANSLATE_NOOP("ReadyShows", "A sentence of Chinese words, each looking at all."),
    "pronoun-en": QT_TRANSLATE_NOOP("ReadyShows", "Change “glass” to “ball”, and “it” looks at the plate."),
    "pronoun-zh": QT_TRANSLATE_NOOP("ReadyShows", "The same in Chinese: who is “它” (it)?"),
    "translation": QT_TRANSLATE_NOOP("ReadyShows", "English words look for their Chinese counterparts."),
    EMPTY_SHOW: QT_TRANSLATE_NOOP("ReadyShows", "One candidate, one trait, one axis: make an analogy of your own."),
}
"""A sentence about each."""

SHOWN = 6  # guests in the picture, at the most


def path_of(name: str) -> Path:
    """Return the file of a ready show."""
    return SHOWS / f"{name}.show.json"


def titles(language: str) -> dict[Path, str]:
    """Return the file of each ready show, and its title in a language."""
    return {path_of(name): _title(showfile.read(path_of(name)), language) for name in READY_SHOWS}


def templates(language: str) -> tuple[Template, ...]:
    """Return what a new show can begin with, in a language: the ready shows, and an empty one."""
    return tuple(_template(name, language) for name in (*READY_SHOWS, EMPTY_SHOW))


def _template(name: str, language: str) -> Template:
    show = showfile.read(path_of(name))
    guests = tuple((guest.avatar, escaping.one_line(say(guest.name, language))) for guest in show.asked[:SHOWN])
    about = QCoreApplication.translate("ReadyShows", ABOUT[name]) if name in ABOUT else ""
    return Template(name, _title(show, language), about, guests)


def _title(show: Show, language: str) -> str:
    return escaping.one_line(say(show.title, language))
