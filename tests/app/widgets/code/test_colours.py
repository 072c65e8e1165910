"""A program is coloured line by line: names in their roles, the numbers they are given, texts over many lines."""

from app.widgets.code.colours import INSIDE, OUTSIDE, stretches_of

NAMES = (("Q", "query"), ("K", "key"), ("weights", "weight"))
ORDER = ("query", "key", "weight")


def coloured(text: str) -> list[tuple[str, str]]:
    """Return the coloured words of a text, with their styles."""
    state, found = OUTSIDE, []
    for line in text.split("\n"):
        stretches, state = stretches_of(line, state, NAMES, ORDER)
        found += [(line[start : start + length], style) for start, length, style in stretches]
    return found


def test_names_have_their_roles_and_python_its_words() -> None:
    found = coloured("if Q @ K: weights = 1  # Q\nQs = 'K'")
    assert found[:4] == [("if", "word"), ("Q", "query"), ("K", "key"), ("weights", "weight")]
    assert ("1", "number") in found and ("# Q", "comment") in found
    assert "query" not in [style for _, style in found[6:]]


def test_the_numbers_of_a_literal_are_its_tensors() -> None:
    found = coloured("K = np.array([  # (2, 1)\n    [1.0],\n    [-2.5],\n])\nx = 3.0")
    assert ("1.0", "key number") in found and ("2.5", "key number") in found and found[-1] == ("3.0", "number")
    assert ("1", "number") in coloured("weights = Q.sum(axis=-1)")


def test_a_text_over_several_lines_is_a_text_to_its_end() -> None:
    found = coloured('a = """Q\nK weights\nQ""" + Q\nK')
    assert [word for word, style in found if style in ORDER] == ["Q", "K"]
    assert coloured("'''") == [("'''", "string")] and coloured("x = 'Q")[-1][1] != "query"


def test_a_line_is_looked_at_once() -> None:
    stretches_of.cache_clear()
    for _ in range(3):
        stretches_of("K = np.array([", OUTSIDE, NAMES, ORDER)
    assert stretches_of.cache_info().misses == 1
    assert stretches_of("K = np.array([", OUTSIDE, NAMES, ORDER)[1] == INSIDE + 1
