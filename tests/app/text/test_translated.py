"""Plain objects speak the language of the interface, as widgets do."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.style import language
from app.text.translated import Translated


class Labels(Translated):
    """Says what the class of this name in the app says."""

    def number(self) -> str:
        return self.tr("No. {}")


class OfAPage(Labels):
    """Says what its base says, and what nobody has translated."""

    def nonsense(self) -> str:
        return self.tr("Said by nobody {}")


@pytest.fixture
def chinese(qtbot: QtBot) -> Iterator[None]:
    language.speak("zh_CN")
    yield
    language.speak("en")


def test_a_text_is_found_under_the_name_of_its_class(chinese: None) -> None:
    assert Labels().number() == "{} 号"


def test_a_class_finds_what_it_is_built_on(chinese: None) -> None:
    assert OfAPage().number() == "{} 号"


def test_what_is_not_translated_stays(chinese: None) -> None:
    assert OfAPage().nonsense() == "Said by nobody {}"


def test_the_language_is_that_of_the_moment(qtbot: QtBot) -> None:
    labels = Labels()
    language.speak("zh_CN")
    assert labels.number() == "{} 号"
    language.speak("en")
    assert labels.number() == "No. {}"
