"""Edits as data: what is written is read back, and what is no edit is refused where it is wrong, in plain words."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.edits import people
from core.edits.edit_data import EditDataError, from_data, to_data
from core.edits.registry import edit_of, edit_types
from tests.core.shows import ARGUMENTS, dating


def test_an_edit_is_its_name_and_its_arguments() -> None:
    edit = edit_of(people.set_score, 3, 10.5, asker=0)
    assert to_data(edit) == {"edit": "set_score", "guest": 3, "score": 10.5, "asker": 0}
    assert to_data(edit_of(people.set_score, 3, 10.5)) == {"edit": "set_score", "guest": 3, "score": 10.5}
    assert from_data({"edit": "set_score", "asker": 1, "guest": 3, "score": 10}) == edit_of(
        people.set_score, 3, 10.0, 1
    )
    assert from_data({"edit": "add_guest", "name": {"en": "Kun"}}).apply(dating()).asked[-1].name == {"en": "Kun"}


@pytest.mark.parametrize("name", sorted(ARGUMENTS))
@given(data=st.data())
def test_every_edit_is_read_back_from_json_as_it_was_written(name: str, data: st.DataObject) -> None:
    edit = edit_types()[name].struct(*data.draw(ARGUMENTS[name](dating())))
    written = to_data(edit)
    if all(math.isfinite(value) for value in written.values() if isinstance(value, float)):
        try:
            read = from_data(json.loads(json.dumps(written)))
        except EditDataError as error:  # no file holds it either: not a word of those that are given
            assert "$.scale" in str(error) or "$.what" in str(error)
        else:
            assert read == edit and to_data(read) == written


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (3, 'At $, found 3, but an edit is {"edit": …, and its arguments}.'),
        ({"guest": 3}, "At $.edit, found nothing, which is no edit; "),
        ({"edit": "set_scor"}, 'At $.edit, found "set_scor", which is no edit; set_score | '),
        ({"edit": ["x"]}, "At $.edit, found 1 item, which is no edit; "),
        ({"edit": "set_score", "guest": 3}, 'At $.score, nothing was found, but set_score needs "score".'),
        ({"edit": "set_score", "guest": 3, "scor": 1}, 'At $.scor, set_score takes no "scor"; it takes score.'),
        ({"edit": "swap_sides", "side": 1}, 'At $.side, swap_sides takes no "side"; it takes no arguments.'),
        ({"edit": "set_score", "guest": 2.5, "score": 1}, "At $.guest, found 2.5, but it should be a whole number."),
        ({"edit": "set_causal", "causal": 1}, "At $.causal, found 1, but it should be true or false."),
        ({"edit": "release_rows", "which": "q"}, 'At $.which, found "q", but it should be "w_q" or "w_k" or "w_v".'),
        (
            {"edit": "set_scale", "scale": "all"},
            'At $.scale, found "all", but it should be "sqrt_d_k" or "none" or a number.',
        ),
        (
            {"edit": "set_shares", "asker": 0, "shares": [0.5, "x"]},
            'At $.shares[1], found "x", but it should be a number.',
        ),
        ({"edit": "add_trait", "name": {"en": 3}}, "At $.name, found {…}, but it should be a text."),
    ],
)
def test_what_is_no_edit_is_refused_where_it_is_wrong(data: object, message: str) -> None:
    with pytest.raises(EditDataError) as refused:
        from_data(data)
    assert str(refused.value).startswith(message)
    assert message.endswith(("; ", "| ")) or str(refused.value) == message
