"""Edits of a sentence: its words sit in the show like people. A word that the show knows keeps its embedding.

A show knows the words of all its people, also of those who do not sit there. Any other word gets an embedding made of
its letters, the same on every machine, and is marked as made up.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from core.edits.common import (
    EditError,
    checked_text,
    has_chosen_embedding,
    next_number,
    replace_person,
    with_pairs_that_fit,
)
from core.edits.registry import PersonNumber, Side, edit
from core.edits.tokenize import MAX_WORDS, same_word, vector, words
from core.show.model import WORD, Person, Show, say

SIDES = ("askers", "guests")


@edit("Sentence")
def set_sentence(show: Show, side: Side, text: str) -> Show:
    """Seat the words of a sentence on one side ("askers" or "guests"); on both where everyone looks at everyone."""
    _need_sentence(show)
    said = words(text)
    if not said:
        raise EditError("no_words", "a sentence needs a word")
    if len(said) > MAX_WORDS:
        raise EditError("words", f"a sentence holds at most {MAX_WORDS} words; got {len(said)}", MAX_WORDS)
    if said == seated_words(show, side):
        return show
    own, other = getattr(show, side), getattr(show, "guests" if side == "askers" else "askers")
    sides = SIDES if show.everyone else (side,)
    both = set() if show.everyone else set(other) & set(own)
    seats, people = _seat(show, said, own, set(other) - set(own), both)
    seated = replace(show, people=people, **dict.fromkeys(sides, seats))
    return _numbered(with_pairs_that_fit(_forget(seated)))


@edit("Another word for “{}”", about="number")
def set_word(show: Show, number: PersonNumber, word: str) -> Show:
    """Put another word in somebody's place, with the embedding that the show knows for it, or a made-up one."""
    _need_sentence(show)
    checked_text(show, word)
    if not words(word):
        raise EditError("no_words", "a place in a sentence needs a word")
    like = _like(show, word)
    if like is not None and like.number == number:
        return replace_person(show, number, lambda p: _respelt(show, p, word))
    old = next((person for person in show.people if person.number == number), None)
    new = replace_person(
        show, number, lambda p: _embedded(show, replace(p, name=word, criteria=(), tags=(), details=()), like)
    )
    if old is None or not has_chosen_embedding(show, old) or _knows(show, new.people, _word(old)):
        return new
    return replace(new, people=(*new.people, replace(old, number=next_number(new.people))))  # the show still knows it


def seated_words(show: Show, side: str) -> tuple[str, ...]:
    """Return the words on one side."""
    return tuple(_word(person) for person in show.seated(getattr(show, side)))


def _seat(
    show: Show, said: Iterable[str], seats: tuple[int, ...], taken: set[int], both: set[int]
) -> tuple[tuple[int, ...], tuple[Person, ...]]:
    """Return who sits where, and everyone: the same words keep their people, known ones come from outside.

    taken: who sits on the other side alone. both: who sits there too, and is not spelt anew by what is said here.
    """
    people = {person.number: person for person in show.people}
    free = [number for number in seats if number not in taken]
    outside = [p for p in show.people if p.embedding and p.number not in {*seats, *taken}]
    free += [person.number for person in sorted(outside, key=lambda p: p.made_up)]  # chosen embeddings first
    row: list[int] = []
    for word in said:
        number = next((n for n in free if _fits(_word(people[n]), word, exactly=n in both)), None)
        if number is None:
            number = next_number(people.values())
            name = checked_text(show, word)
            newcomer = Person(number=number, name=name, avatar=f"{WORD}{number}")
            people[number] = _embedded(show, newcomer, _like(show, word))
        else:
            free.remove(number)
            people[number] = _respelt(show, people[number], word)
        row.append(number)
    return tuple(row), tuple(people.values())


def _fits(old: str, word: str, *, exactly: bool) -> bool:
    return old == word if exactly else same_word(old, word)


def _embedded(show: Show, person: Person, like: Person | None) -> Person:
    """Return a person with the embedding of somebody of the same word, or with a made-up one."""
    if like is not None:
        return replace(person, embedding=like.embedding, made_up=like.made_up)
    return replace(person, embedding=vector(_word(person), len(show.features)), made_up=True)


def _respelt(show: Show, person: Person, word: str) -> Person:
    """Return a person whose word is spelt as it was said: The, where it was the."""
    old = _word(person)
    if old == word:
        return person
    name = person.name
    as_said = word if isinstance(name, str) else {t: word if said == old else said for t, said in name.items()}
    return replace(person, name=checked_text(show, as_said))


def _forget(show: Show) -> Show:
    """Return the show without words that nobody says any more, made-up ones and second copies of known ones."""
    seated = {*show.askers, *show.guests}
    people = [person for person in show.people if person.number in seated]
    for person in show.people:
        if (
            person.number not in seated
            and has_chosen_embedding(show, person)
            and not _knows(show, people, _word(person))
        ):
            people.append(person)
    kept = {person.number for person in people}
    return replace(show, people=tuple(person for person in show.people if person.number in kept))


def _numbered(show: Show) -> Show:
    """Number words from 1 as they stand, a sentence that looks before the one looked at, then those known besides.

    Where people sit among them, everyone keeps their number.
    """
    if not all(person.avatar.startswith(WORD) for person in show.people):
        return show
    alone = (number for number in show.askers if number not in show.guests)
    order = dict.fromkeys((*alone, *show.guests, *(person.number for person in show.people)))
    new = {number: place for place, number in enumerate(order, start=1)}
    if all(old == number for old, number in new.items()):
        return show
    people = (replace(p, number=new[p.number], avatar=f"{WORD}{new[p.number]}") for p in show.people)
    return replace(
        show,
        people=tuple(sorted(people, key=lambda person: person.number)),
        askers=tuple(new[number] for number in show.askers),
        guests=tuple(new[number] for number in show.guests),
        pins=tuple(replace(pin, asker=new[pin.asker], guest=new[pin.guest]) for pin in show.pins),
        blocked=tuple(replace(pair, asker=new[pair.asker], guest=new[pair.guest]) for pair in show.blocked),
        empty_chairs=tuple(new[number] for number in show.empty_chairs),
        selected=None if show.selected is None else new[show.selected],
    )


def _knows(show: Show, people: Iterable[Person], word: str) -> bool:
    """Return whether one of these people is this word, with an embedding that somebody chose."""
    return any(has_chosen_embedding(show, person) and same_word(_word(person), word) for person in people)


def _like(show: Show, word: str) -> Person | None:
    """Return somebody of this word whose embedding was chosen, else somebody of this word, else None."""
    same = [person for person in show.people if person.embedding and same_word(_word(person), word)]
    return next((person for person in same if not person.made_up), same[0] if same else None)


def _word(person: Person) -> str:
    return say(person.name, "")


def _need_sentence(show: Show) -> None:
    if show.projections is None:
        raise EditError("no_sentence", "only a show with embeddings and projections holds a sentence")
