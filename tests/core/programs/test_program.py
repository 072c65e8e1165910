"""Programs of shows: they run, they find what is on screen, and no text of a show gets out of its quotes."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.edits import heads as panel_edits
from core.edits import people as editing
from core.programs.comments import SENTENCES
from core.programs.program import Plan, program, write
from core.show import showfile
from core.show.model import Pair, Show, say
from core.staging.multihead import stage_panel
from core.staging.stage import stage
from tests.core.programs.program_worker import Worker
from tests.core.programs.programmed_shows import alone, everyone, programmed_shows
from tests.core.shows import FOLDER, dating, marks, texts, words

FRIENDS = showfile.read(FOLDER / "friends.show.json")
NASTY = (
    '"""\nimport os; os.abort()\n"""',
    "'''",
    "\\",
    '\\"',
    "# no comment",
    "\x00\r\n\x85\u2028\u2029",
    "\u202e\u2066'\"\u2069",
    "{name} %s \\N{BULLET}",
    "'\"\\'\\\"",
)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """Return what runs programs."""
    one = Worker()
    yield one
    one.close()


def holds(answer: dict, show: Show) -> None:
    trace = stage(show)
    for name in ("weights", "output"):
        np.testing.assert_allclose(np.array(answer[name]), getattr(trace, name), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("language", [*SENTENCES, "tlh"])
@pytest.mark.parametrize("show", [dating(), marks()], ids=["dating", "marks"])
def test_a_program_prints_what_the_screen_shows(worker: Worker, show: Show, language: str) -> None:
    holds(worker.answer(program(show, language=language)), show)
    printed = worker.run(program(show, language=language))
    assert all(say(guest.name, language) in printed for guest in show.asked)


@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(programmed_shows(), st.sampled_from(["stage", "everyone"]), st.sampled_from(["literals", "file"]))
def test_any_program_finds_what_is_on_screen(
    worker: Worker, tmp_path_factory: pytest.TempPathFactory, show: Show, what: str, source: str
) -> None:
    folder = tmp_path_factory.getbasetemp()
    (folder / "a show.json").write_bytes(showfile.encode(show))
    text = program(show, language="en", what=what, source=source, file="a show.json")
    holds(worker.answer(text, folder), alone(show) if what == "stage" else show)


@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(programmed_shows(), st.sampled_from(["literals", "file"]))
def test_any_panel_finds_what_is_on_screen(
    worker: Worker, tmp_path_factory: pytest.TempPathFactory, show: Show, source: str
) -> None:
    folder = tmp_path_factory.getbasetemp()
    (folder / "panel.json").write_bytes(showfile.encode(show))
    answer = worker.answer(program(show, what="panel", source=source, file="panel.json"), folder)
    trace = stage_panel(show)
    for found, shown in ((answer["weights"], trace.heads.weights), (answer["output"], trace.output)):
        np.testing.assert_allclose(np.array(found), shown, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("source", ["literals", "file"])
def test_matrices_of_the_panel_that_were_set_by_hand(worker: Worker, tmp_path: Path, source: str) -> None:
    show = panel_edits.set_panel_w(FRIENDS, "w_o", 0, 0, 0.25)
    (tmp_path / "panel.json").write_bytes(showfile.encode(show))
    text = program(show, what="panel", source=source, file="panel.json")
    assert ('show["panel"]["w_o"]' in text) == (source == "file")
    np.testing.assert_allclose(worker.answer(text, tmp_path)["output"], stage_panel(show).output, rtol=1e-12)
    assert worker.run(text, folder=tmp_path).count("\n") == len(show.askers)


def test_the_table_of_everyone_has_a_line_each(worker: Worker) -> None:
    show = everyone(dating())
    lines = worker.run(program(show)).splitlines()
    assert len(lines) == len(show.askers) and lines[0].endswith("Zhe")


def test_a_row_of_nobody_is_zero(worker: Worker) -> None:
    show = replace(dating(), blocked=tuple(Pair(asker=dating().askers[0], guest=g) for g in dating().guests))
    answer = worker.answer(program(show))
    assert set(answer["weights"][0]) == {0.0} and set(answer["output"][0]) == {0.0}


@pytest.mark.parametrize("source", ["literals", "file"])
@pytest.mark.parametrize("library", ["numpy", "torch"])
@given(st.one_of(words(), st.sampled_from(NASTY), st.text(st.characters(exclude_categories=["Cs"]), max_size=40)))
def test_a_text_never_leaves_its_literal(library: str, source: str, name: str) -> None:
    show = editing.rename_person(dating(), 1, "en", name)
    show = replace(show, people=tuple(replace(p, story=name, role=name) for p in show.people), title=name)
    plain = program(dating(), library, source=source)
    text = program(show, library, source=source, file=name or "x")
    tree = ast.parse(text)
    assert [type(node) for node in ast.walk(tree)] == [type(node) for node in ast.walk(ast.parse(plain))]
    if source == "literals":
        guests = next(n.value for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == "guests")
        assert ast.literal_eval(guests) == [say(person.name, "en") for person in show.asked]
    else:
        assert (name or "x") in {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    comments = [line.split("#", 1)[1] for line in text.split("\n") if line.startswith("#")]
    assert comments == [line.split("#", 1)[1] for line in plain.split("\n") if line.startswith("#")]


@given(st.lists(texts(), min_size=8, max_size=8))
def test_long_lists_of_names_wrap_and_stay_whole(names: list) -> None:
    show = dating()
    people = tuple(replace(p, name=name) for p, name in zip(show.asked, names, strict=True))
    tree = ast.parse(program(replace(show, people=(show.asker, *people)), "numpy", "zh_CN"))
    guests = next(n.value for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == "guests")
    assert ast.literal_eval(guests) == [say(name, "zh_CN") for name in names]


def test_numbers_are_floats_that_read_back_the_same(worker: Worker) -> None:
    show = editing.set_tag(dating(), 1, 0, 0.1 + 0.2)
    show = editing.set_criterion(show, show.askers[0], 0, 1e9)
    show = editing.set_score(show, 3, -0.0)
    text = program(show)
    assert "0.30000000000000004" in text and "1000000000.0" in text and "-0.0" not in text
    holds(worker.answer(text), show)


def test_a_shape_stands_beside_every_tensor() -> None:
    for line in program(dating(), what="stage").split("\n"):
        if line.startswith(("Q", "K", "V", "scores", "scaled", "weights", "output", "largest", "exponentials")):
            assert "# (" in line, line


def test_both_languages_have_every_sentence() -> None:
    assert SENTENCES["en"].keys() == SENTENCES["zh_CN"].keys()
    assert "打分" in program(dating(), language="zh_CN") and "打分" not in program(dating(), language="en")


def test_a_program_of_a_file_reads_that_file(worker: Worker, tmp_path: Path) -> None:
    text = write(Plan(dating(), source="file", file="it's.json"))
    later = editing.set_criterion(dating(), dating().askers[0], 0, -2.0)
    (tmp_path / "it's.json").write_bytes(showfile.encode(later))
    holds(worker.answer(text, tmp_path), later)
    assert "Zhe" not in text
    assert json.dumps("it's.json") in text
