"""Edits of a sentence: its words sit in the show like people. A word that the show knows keeps its embedding.

A show knows the words of all its people, also of those who do not sit there. Any other word gets an embedding made of
its letters, the same on every machine, and is marked as made up.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from core.altering import EditError, alter, checked_text, known
from core.seating import fit_pairs
from core.show import Person, Show, say
from core.words import MAX_WORDS, same_word, vector, words

SIDES = ("askers", "guests")


def set_sentence(show: Show, side: str, text: str) -> Show:
    """Seat the words of a sentence on one side ("askers" or "guests"); on both where everyone looks at everyone."""
    _need_sentence(show)
    said = words(text)
    if not said:
        raise EditError("no_words", "a sentence needs a word")
    if len(said) > MAX_WORDS:
        raise EditError("words", f"a sentence holds at most {MAX_WORDS} words; got {len(said)}", MAX_WORDS)
    if said == spoken(show, side):
        return show
    other = () if show.everyone else getattr(show, "guests" if side == "askers" else "askers")
    seats, people = _seat(show, said, getattr(show, side), set(other))
    sides = SIDES if show.everyone else (side,)
    seated = replace(show, people=people, **dict.fromkeys(sides, seats))
    return fit_pairs(_forget(seated))


def set_word(show: Show, number: int, word: str) -> Show:
    """Put another word in somebody's place, with the embedding that the show knows for it, or a made-up one."""
    _need_sentence(show)
    checked_text(show, word)
    like = _like(show, word)
    if like is not None and like.number == number:
        return alter(show, number, lambda p: replace(p, name=word))
    embedding = like.embedding if like else vector(word, len(show.features))
    old = next((p for p in show.people if p.number == number), None)
    new = alter(
        show,
        number,
        lambda p: replace(
            p, name=word, embedding=embedding, made_up=like is None or like.made_up, criteria=(), tags=(), details=()
        ),
    )
    if old is None or not known(show, old) or _like(new, _word(old)):
        return new
    return replace(new, people=(*new.people, replace(old, number=_next(new.people))))  # the show still knows it


def spoken(show: Show, side: str) -> tuple[str, ...]:
    """Return the words on one side."""
    return tuple(_word(person) for person in show.seated(getattr(show, side)))


def _seat(
    show: Show, said: Iterable[str], seats: tuple[int, ...], taken: set[int]
) -> tuple[tuple[int, ...], tuple[Person, ...]]:
    """Return who sits where, and everyone: the same words keep their people, known ones come from outside."""
    people, free = list(show.people), [n for n in seats if n not in taken]
    free += [person.number for person in people if person.number not in {*seats, *taken}]
    by_number = {person.number: person for person in people}
    row: list[int] = []
    for word in said:
        number = next((n for n in free if same_word(_word(by_number[n]), word)), None)
        if number is None:
            like = _like(show, word)
            number = _next(people)
            embedding = like.embedding if like else vector(word, len(show.features))
            made_up = like.made_up if like else True
            person = Person(
                number=number,
                name=checked_text(show, word),
                avatar=f"word-{number}",
                embedding=embedding,
                made_up=made_up,
            )
            people.append(person)
            by_number[number] = person
        else:
            free.remove(number)
        row.append(number)
    return tuple(row), tuple(people)


def _forget(show: Show) -> Show:
    """Return the show without words that nobody says any more, made-up ones and second copies of known ones."""
    seated = {*show.askers, *show.guests}
    people = [person for person in show.people if person.number in seated]
    for person in show.people:
        if person.number in seated or not known(show, person):
            continue
        if not any(known(show, kept) and same_word(_word(kept), _word(person)) for kept in people):
            people.append(person)
    kept = {person.number for person in people}
    return replace(show, people=tuple(person for person in show.people if person.number in kept))


def _like(show: Show, word: str) -> Person | None:
    """Return somebody of this word whose embedding was chosen, else somebody of this word, else None."""
    same = [person for person in show.people if person.embedding and same_word(_word(person), word)]
    return next((person for person in same if not person.made_up), same[0] if same else None)


def _word(person: Person) -> str:
    return say(person.name, "")


def _next(people: Iterable[Person]) -> int:
    return max(person.number for person in people) + 1


def _need_sentence(show: Show) -> None:
    if show.projections is None:
        raise EditError("no_sentence", "only a show with embeddings and projections holds a sentence")
