"""People, traits and axes of a show have one name each, in the language of the moment."""

from msgspec.structs import replace

from app.presentation.labels import Labels
from core.edits import matrices, people, seats
from core.show.model import Axis
from tests.app.windows import Opener
from tests.odd_shows import dating, hostile, ready


def test_names_in_both_languages() -> None:
    show = dating()
    english, chinese = Labels(show, "en"), Labels(show, "zh_CN")
    assert english.guests[2] == "Lin Chuan" and chinese.guests[2] == "林川"
    assert english.traits[0] == "Stable job" and chinese.traits[0] == "稳定工作"
    assert english.ends[0] == tuple(english.axes[0].split(" – ")) != chinese.ends[0]
    assert english.features[0] == "q · Stable job" and english.features[6] == "k · Stable job"
    assert english.features[-1] == f"v · {english.axes[-1]}"
    assert english.terms("{guests}") != chinese.terms("{guests}")


def test_whoever_has_no_name_has_a_number(open_window: Opener) -> None:
    open_window(language="en")
    show = dating()
    for language in show.languages:
        show = people.rename_person(show, 3, language, "")
    labels = Labels(show, "en")
    assert labels.guests[show.guests.index(3)] == "No. 3" == labels.label(3)
    assert labels.who(3) == "No. 3 " and labels.who(4) == f"No. 4 {labels.name(show.person(4))}"
    open_window(language="zh_CN")
    assert Labels(show, "zh_CN").guests[show.guests.index(3)] == "3 号"


def test_names_are_one_line() -> None:
    labels = Labels(hostile(), "en")
    assert not any("\n" in name for name in (*labels.guests, *labels.traits))


def test_an_axis_with_one_word_has_no_dash() -> None:
    show = dating()
    show = replace(show, axes=(Axis(low="", high="warm"), *show.axes[1:]))
    assert Labels(show, "en").axes[0] == "warm"


def test_where_all_look_at_all_they_have_the_same_names() -> None:
    show = seats.let_everyone_look(dating())
    labels = Labels(show, "en")
    assert labels.guests is labels.askers and len(labels.askers) == 9
    crossed = Labels(ready("five-by-eight"), "en")
    assert (len(crossed.askers), len(crossed.guests)) == (5, 8)


def test_the_parts_of_a_record_have_colours_until_they_are_mixed() -> None:
    show = dating()
    labels = Labels(show, "en")
    assert len(labels.feature_roles) == len(labels.features) == show.d_model
    assert Labels(matrices.make_projections(show), "en").feature_roles == ()


def test_the_names_of_a_side() -> None:
    labels = Labels(ready("five-by-eight"), "en")
    assert labels.names("askers") == labels.askers and labels.names("axes") == labels.axes


def test_labels_of_equal_shows_are_equal() -> None:
    assert Labels(dating(), "en") == Labels(dating(), "en")
    assert Labels(dating(), "en") != Labels(dating(), "zh_CN")
    assert Labels(dating(), "en") != Labels(people.rename_person(dating(), 3, "en", "Mia"), "en")
    labels = Labels(dating(), "en")
    assert labels.guests and labels == Labels(dating(), "en"), "what was asked for makes no difference"
