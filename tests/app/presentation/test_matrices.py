"""A tensor is a matrix in one way: names, colours, digits, and what is said of a cell, made when it is asked for."""

import numpy as np
import pytest

from app.presentation.labels import Labels
from app.presentation.matrices import (
    Write,
    colour_limit,
    fixed,
    matrix_of,
    points,
    rounded_share,
    share,
    short,
    signed,
    tensor_matrix,
)
from app.presentation.matrix import Matrix
from core.edits import matrices as edits
from core.numbers import number
from core.show.records import records, weights
from tests.odd_shows import dating

NUMBERS = np.array([[1.25, -0.004], [0.0, 1e6]])
ROWS, COLUMNS = ("Mia", "{0}"), ("Lin", "喆")
MASK = np.array([[False, True], [False, False]])


@pytest.mark.parametrize(
    ("write", "value", "texts"),
    [
        (short, -10.555, ("−10.55", "−10.6")),
        (short, 1e5, ("1×10⁵", "1×10⁵")),
        (signed, 0.333, ("+0.33",)),
        (signed, 0.0, ("0",)),
        (share, 0.4072, ("40.7\u00a0%", "40.7")),
        (share, 1e-9, ("<0.1\u00a0%", "<0.1")),
        (rounded_share, 0.4072, ("40.7\u00a0%", "40.7", "41")),
        (points, 0.0344, ("+3.4", "+3.4", "+3")),
        (fixed(3, 1), -1.0, ("−1.000", "−1.00", "−1.0")),
    ],
)
def test_digits_the_longest_first(write: Write, value: float, texts: tuple[str, ...]) -> None:
    assert write(value) == texts


def test_a_cell_is_said_with_its_names_which_are_never_taken_for_places() -> None:
    matrix = matrix_of(NUMBERS, ROWS, COLUMNS, "key")
    assert matrix.accessible_text(0, 0) == "Mia, Lin: 1.25"
    assert matrix.accessible_text(1, 1) == "{0}, 喆: 1×10⁶"
    assert (matrix.role, matrix.row_role, matrix.column_role) == ("key", "text", "key")


def test_what_a_mask_hides_has_no_number() -> None:
    matrix = matrix_of(
        NUMBERS,
        ROWS,
        COLUMNS,
        "key",
        hidden=MASK,
        gone="−∞",
        sentence="{0} → {1}: {2}",
        hidden_sentence="{0} ↛ {1}: {2}",
    )
    assert matrix.texts(0, 1) == ("−∞",) and matrix.accessible_text(0, 1) == "Mia ↛ 喆: −∞"
    assert matrix.accessible_text(0, 0) == "Mia → Lin: 1.25"
    assert matrix_of(NUMBERS, ROWS, COLUMNS, "key", hidden=MASK).accessible_text(0, 1) == "Mia, 喆: –"


def test_a_sentence_may_name_places() -> None:
    assert matrix_of(NUMBERS, ROWS, COLUMNS, "key", sentence="[{3}, {4}] {2}").accessible_text(1, 0) == "[1, 0] 0"


def test_the_colour_limit() -> None:
    assert colour_limit(NUMBERS) == 1e6 and colour_limit(-np.eye(2)) == 1.0
    assert colour_limit(np.zeros((2, 2))) == 1.0 and colour_limit(np.zeros((0, 3))) == 1.0
    assert matrix_of(NUMBERS, ROWS, COLUMNS, "key").shown_colour_limit() == "1×10⁶"
    assert matrix_of(NUMBERS, ROWS, COLUMNS, "weight", write=share, limit=0.5).shown_colour_limit() == "50\u00a0%"
    assert matrix_of(NUMBERS, ROWS, COLUMNS, "weight", limit=0.5, limit_text="half").shown_colour_limit() == "half"
    assert matrix_of(np.zeros((2, 2)), ROWS, COLUMNS, "weight").shown_colour_limit() == "", "nothing has a colour"


def test_nothing_is_written_before_it_is_asked_for() -> None:
    asked = []

    def write(number: float) -> tuple[str, ...]:
        asked.append(number)
        return (str(number),)

    numbers = np.arange(512.0 * 512).reshape(512, 512)
    names = tuple(map(str, range(512)))
    matrix = matrix_of(numbers, names, names, "key", write=write)
    assert not asked
    assert matrix.texts(511, 511) == ("262143.0",) and asked == [262143.0]
    assert matrix.turned().texts(0, 511) == ("261632.0",) and len(asked) == 2


def test_a_turned_matrix_says_the_same_of_the_same_cells() -> None:
    matrix = matrix_of(NUMBERS, ROWS, COLUMNS, "weight", "query", "key", hidden=MASK, marked=~MASK)
    matrix = matrix._replace(row_title="looks", column_title="looked at", column_roles=("query", "dim"))
    turned = matrix.turned()
    assert (turned.rows, turned.columns) == (COLUMNS, ROWS) and (turned.row_role, turned.column_role) == (
        "key",
        "query",
    )
    assert (turned.row_title, turned.column_title) == ("looked at", "looks") and turned.row_roles == ("query", "dim")
    for row, column in np.ndindex(2, 2):
        assert turned.accessible_text(column, row) == matrix.accessible_text(row, column)
        assert turned.texts(column, row) == matrix.texts(row, column)
        assert turned.is_hidden(column, row) == matrix.is_hidden(row, column)
        assert turned.numbers[column, row] == matrix.numbers[row, column]
    assert np.array_equal(turned.turned().numbers, matrix.numbers) and turned.turned().rows == ROWS


def test_tensors_of_the_show_have_its_names() -> None:
    show = dating()
    labels, w = Labels(show, "en"), weights(show)
    parts = ("query",) * 6 + ("key",) * 6 + ("value",) * 4
    x = tensor_matrix(labels, "x_k", records(show, show.guests))
    assert x.rows == labels.guests and x.columns == labels.features
    assert (x.role, x.row_role, x.column_role, x.column_roles) == ("text", "key", "text", parts)
    assert x.accessible_text(2, 6) == f"Lin Chuan, k · Stable job: {number(show.asked[2].tags[0])}"
    w_k = tensor_matrix(labels, "w_k", w.w_k)
    assert w_k.columns == labels.traits and w_k.row_roles == parts and w_k.column_role == "key"
    assert [w_k.texts(6 + place, place) for place in range(6)] == [("1", "1")] * 6, "W_K picks the tags out of x"
    w_v = tensor_matrix(labels, "W_V", w.w_v)
    assert w_v.columns == labels.axes and w_v.column_role == "value"


def test_what_is_learned_has_no_parts() -> None:
    show = edits.make_projections(dating())
    matrix = tensor_matrix(Labels(show, "en"), "x_k", records(show, show.guests))
    assert matrix.column_roles == () and isinstance(matrix, Matrix)
