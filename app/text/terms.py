"""What a show calls things, put into the sentences of the interface: in a library, "Add {a_guest}" says "Add a book".

A sentence names what it speaks of by a form of a word of the vocabulary: {guest}, {Guest} where it begins, {guests},
{a_guest}. Each language uses the forms that it needs: {counter} is for Chinese alone.
"""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from app.text import escaping
from app.text.translate_noop import QT_TRANSLATE_NOOP
from core.show.model import Text, Vocabulary, say

DEFAULTS = {
    "asker": QT_TRANSLATE_NOOP("Terms", "Who looks"),
    "guest": QT_TRANSLATE_NOOP("Terms", "Candidate"),
    "criterion": QT_TRANSLATE_NOOP("Terms", "What is wanted"),
    "tag": QT_TRANSLATE_NOOP("Terms", "What is shown"),
    "detail": QT_TRANSLATE_NOOP("Terms", "What is behind it"),
    "impression": QT_TRANSLATE_NOOP("Terms", "What stays"),
    "counter": QT_TRANSLATE_NOOP("Terms", "of them"),
    "trait": QT_TRANSLATE_NOOP("Terms", "Trait"),
    "story": QT_TRANSLATE_NOOP("Terms", "Story"),
    "mind": QT_TRANSLATE_NOOP("Terms", "The attention"),
    "seat": QT_TRANSLATE_NOOP("Terms", "Seat"),
    "friend": QT_TRANSLATE_NOOP("Terms", "Friend"),
    "meeting": QT_TRANSLATE_NOOP("Terms", "A closer look"),
}
"""What things are called in a show that does not say; "guests" follow from "guest", "askers" are called as one is."""

MEANINGS = {
    "asker": QT_TRANSLATE_NOOP("Vocabulary", "Who looks"),
    "askers": QT_TRANSLATE_NOOP("Vocabulary", "Several who look"),
    "guest": QT_TRANSLATE_NOOP("Vocabulary", "One who is looked at"),
    "guests": QT_TRANSLATE_NOOP("Vocabulary", "Several who are looked at"),
    "counter": QT_TRANSLATE_NOOP("Vocabulary", "What Chinese counts them with"),
    "criterion": QT_TRANSLATE_NOOP("Vocabulary", "Query: what the one who looks is looking for"),
    "tag": QT_TRANSLATE_NOOP("Vocabulary", "Key: how those looked at introduce themselves"),
    "detail": QT_TRANSLATE_NOOP("Vocabulary", "Value: what is really behind it"),
    "impression": QT_TRANSLATE_NOOP("Vocabulary", "Output: what stays in the end"),
    "mind": QT_TRANSLATE_NOOP("Vocabulary", "What is shared out"),
    "trait": QT_TRANSLATE_NOOP("Vocabulary", "One thing that is compared"),
    "story": QT_TRANSLATE_NOOP("Vocabulary", "A sentence about one of those looked at"),
    "seat": QT_TRANSLATE_NOOP("Vocabulary", "Where one of those looked at sits"),
    "friend": QT_TRANSLATE_NOOP("Vocabulary", "A head: who looks with other eyes"),
    "meeting": QT_TRANSLATE_NOOP("Vocabulary", "How one learns what is behind it"),
}
"""What each word of a vocabulary stands for."""

FORMS = frozenset(
    form for word in DEFAULTS for form in (word, word.title(), f"{word}s", f"{word.title()}s", f"a_{word}")
)
"""Every name that a sentence may hold in braces."""

LONGEST = 40  # characters of a word in a sentence
VOWELS = "aeiou"
LANGUAGES = frozenset({
    *("Arabic", "Chinese", "Czech", "Dutch", "English", "Finnish", "French", "German", "Greek", "Hebrew", "Hindi"),
    *("Hungarian", "Italian", "Japanese", "Korean", "Latin", "Mandarin", "Persian", "Polish", "Portuguese", "Russian"),
    *("Spanish", "Swedish", "Thai", "Turkish", "Ukrainian", "Vietnamese"),
})  # fmt: skip
"""Words that are capitals in English wherever they stand."""


class Terms:
    """The words of a vocabulary in a language: terms("Add {a_guest}") puts them into a sentence."""

    def __init__(self, vocabulary: Vocabulary, language: str) -> None:
        self.vocabulary, self.language = vocabulary, language
        self._forms = dict(self._make_forms())

    def __call__(self, sentence: str, *values: object) -> str:
        """Return a sentence with its words and, in {} or {0}, the values that it is about."""
        return sentence.format(*values, **self._forms)

    def together(self, *sentences: str) -> str:
        """Return sentences one after the other; between Chinese ones there is no blank."""
        return ("" if self.language.startswith("zh") else " ").join(filter(None, sentences))

    def __getitem__(self, form: str) -> str:
        return self._forms[form]

    def menu(self, sentence: str) -> str:
        """Return a sentence with its words for a menu, where & marks a key."""
        return sentence.format(**{form: escaping.menu(word) for form, word in self._forms.items()})

    def word(self, what: str) -> str:
        """Return what something is called, as it stands alone."""
        if what == "guests":
            return self._own(what) or self._plural(self.word("guest"))
        if what == "askers":
            return self._own(what) or self.word("asker")
        words = escaping.one_line(say(getattr(self.vocabulary, what), self.language), LONGEST)
        return words or QCoreApplication.translate("Terms", DEFAULTS[what])

    def _own(self, what: str) -> str:
        """Return a word that is there in this very language: a plural is not borrowed from another."""
        text: Text = getattr(self.vocabulary, what)
        return escaping.one_line(text if isinstance(text, str) else text.get(self.language, ""), LONGEST)

    def _make_forms(self) -> Iterator[tuple[str, str]]:
        for what in DEFAULTS:
            word = self._inside(self.word(what))
            own = self._inside(self._own(f"{what}s")) if what in ("asker", "guest") else ""
            many = own or (word if what == "asker" else self._plural(word))
            yield what, word
            yield what.title(), _capital(word)
            yield f"{what}s", many
            yield f"{what.title()}s", _capital(many)
            yield f"a_{what}", self._one(word)

    def _inside(self, word: str) -> str:
        """Return a word as it stands inside a sentence: in English small, but for "I", languages and all capitals."""
        first = word.split(" ", maxsplit=1)[0].split("'", maxsplit=1)[0].split("’", maxsplit=1)[0]
        small = self.language == "en" and first not in LANGUAGES and (first[1:].islower() or first == "A")
        return word[:1].lower() + word[1:] if small else word

    def _plural(self, word: str) -> str:
        if self.language != "en" or not word:
            return word
        if word.endswith(("s", "x", "ch", "sh")):
            return f"{word}es"
        if word.endswith("y") and word[-2:-1] not in VOWELS:
            return f"{word[:-1]}ies"
        return f"{word}s"

    def _one(self, word: str) -> str:
        if self.language != "en":
            return word
        return f"{'an' if word[:1].lower() in VOWELS else 'a'} {word}"


_last: list[Terms] = []


def terms_of(vocabulary: Vocabulary, language: str) -> Terms:
    """Return the words of a vocabulary in a language; the last ones are kept, since they seldom change."""
    if not (_last and _last[0].vocabulary is vocabulary and _last[0].language == language):
        _last[:] = [Terms(vocabulary, language)]
    return _last[0]


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
