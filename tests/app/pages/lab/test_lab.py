"""The laboratory as a learner uses it: guess, see, change, play, read as a table, save."""

import csv
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.main_window import MainWindow
from app.pages.lab import LabPage
from app.pages.lab.experiments import EXPERIMENTS
from core.experiments import scaling
from tests.app import user
from tests.app.windows import Opener

NAMES = [kind.name for kind in EXPERIMENTS]


def lab(open_window: Opener, name: str = "scaling", **how: object) -> MainWindow:
    """Open a window at an experiment."""
    window = open_window(**how)
    user.click(window.rail.pages["lab"])
    assert isinstance(window.page, LabPage)
    user.click(window.page.header.chips.chips[name])
    user.leave(window)
    return window


def finish(window: MainWindow) -> None:
    """Wait until nothing is computed any more."""
    end = time.monotonic() + 30
    while window.page.jobs.busy and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.002)
    assert not window.page.jobs.busy


def click(window: MainWindow, widget: QWidget) -> None:
    """Click, and wait for what it starts."""
    user.click(widget)
    finish(window)


def view(window: MainWindow):
    """Return the experiment that is open."""
    return window.page.views[window.page.experiment.name]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_nothing_is_shown_before_a_guess_and_all_after_it(open_window: Opener, name: str, language: str) -> None:
    window = lab(open_window, name, language=language)
    left = view(window).left
    assert window.page.state.result is None and not left.question.answer.text()
    assert not left.parameters.isEnabled() and not view(window).plots[0].save.isEnabled()
    click(window, next(iter(left.question.chips.values())))
    assert window.page.state.result is not None and left.question.answer.text()
    assert left.parameters.isEnabled() and not left.question.skip.isVisible()
    for panel in view(window).plots:
        assert panel.canvas.accessibleName() == panel.title.text() and panel.canvas.accessibleDescription()
        assert panel.canvas._image is not None or panel.canvas.grab()


def test_a_guess_stands_beside_the_truth(open_window: Opener) -> None:
    window = lab(open_window)
    question = view(window).left.question
    click(window, question.chips["16"])
    assert question.answer.text().startswith("It came out otherwise. Measured: ")
    assert question.chips["16"].isChecked() and not question.chips["4"].isEnabled()
    few, many = (scaling.dot_products(d_k, 20_000, 7).std() for d_k in (4, 64))
    assert f"{many / few:.2f} times" in question.answer.text()


def test_a_right_guess_is_praised_and_no_guess_is_not_judged(open_window: Opener) -> None:
    window = lab(open_window)
    click(window, view(window).left.question.chips["4"])
    assert view(window).left.question.answer.text().startswith("Well guessed.")
    user.click(window.page.header.chips.chips["inference"])
    click(window, view(window).left.question.skip)
    assert view(window).left.question.answer.text() == "Counted: 26.2 times fewer."


def test_a_parameter_is_dragged_stepped_and_typed(open_window: Opener) -> None:
    window = lab(open_window)
    click(window, view(window).left.question.skip)
    slider = view(window).left.parameters.fields["d_k"]
    slider.setFocus()
    user.key(window, Qt.Key.Key_Right)
    finish(window)
    assert window.page.state.values["d_k"] == 96 and window.page.state.result.d_k == 96
    user.key(window, Qt.Key.Key_Home)
    finish(window)
    assert window.page.state.result.d_k == 1
    user.key(window, Qt.Key.Key_F2)
    user.write(window, "100")
    finish(window)
    assert slider.chosen == 96, "of 96 and 128 the nearer"
    measured = float(scaling.dot_products(96, 20_000, 7).std())
    assert window.page.state.result.raw.deviation == measured


def test_what_was_done_is_still_there_on_coming_back(open_window: Opener) -> None:
    window = lab(open_window)
    click(window, view(window).left.question.chips["4"])
    window.page.set_parameter("seed", 11)
    finish(window)
    user.click(window.page.header.chips.chips["temperature"])
    user.click(window.rail.pages["stage"])
    user.click(window.rail.pages["lab"])
    user.click(window.page.header.chips.chips["scaling"])
    assert window.page.state.guess == "4" and window.page.state.values["seed"] == 11
    assert view(window).left.question.chips["4"].isChecked()


def test_training_is_played_paused_stepped_and_reset(open_window: Opener) -> None:
    window = lab(open_window, "training")
    click(window, view(window).left.question.skip)
    player = view(window).left.parameters.player
    click(window, player.step)
    assert window.page.state.result.step == 1
    player._tick()
    finish(window)
    assert window.page.state.result.step == 2
    user.click(player.speed.chips["20"])
    user.click(player.play)
    assert player.playing and player.play.accessibleName() == "Pause"
    user.click(player.play)
    assert not player.playing
    for _ in range(12):
        player._tick()
    finish(window)
    result = window.page.state.result
    assert result.step == 200 and not player.step.isEnabled()
    assert result.run.losses[200] < 0.2 and "right in" in view(window).plots[0].canvas.accessibleDescription()
    click(window, player.reset)
    assert window.page.state.result.step == 0


def test_too_high_a_rate_is_explained(open_window: Opener) -> None:
    window = lab(open_window, "training")
    click(window, view(window).left.question.skip)
    result = window.page.state.result
    assert result.run.diverged is None
    diverged = result.run._replace(diverged=3, losses=result.run.losses[:3])
    sentence = window.page.experiment._loss_sentence(result._replace(step=5, runs=(diverged, diverged)))
    assert sentence == "At step 3 the loss is no number any more: the learning rate is too high."


def test_the_show_on_screen_is_what_is_measured(open_window: Opener) -> None:
    window = lab(open_window)
    click(window, view(window).left.question.skip)
    trace = window.document.trace
    response = window.page.state.result.responses[1]
    assert np.array_equal(response.change, scaling.response(trace.weights[0], 2, trace.divisor).change)
    assert "No. 3: +10.1 points" in view(window).plots[2].canvas.accessibleDescription()


def test_a_plot_is_a_table_too(open_window: Opener) -> None:
    window = lab(open_window, "inference")
    click(window, view(window).left.question.skip)
    panel = view(window).plots[1]
    user.click(panel.as_table)
    assert panel.grid.isVisible() and not panel.canvas.isVisible()
    assert panel.grid.matrix.rows == ("MHA", "GQA", "MQA")
    assert panel.grid.matrix.texts(2, 0) == ("3.355e+07",)


@pytest.mark.parametrize("name", NAMES)
def test_every_plot_is_saved_as_pictures_and_numbers(open_window: Opener, name: str, tmp_path: Path) -> None:
    window = lab(open_window, name, theme="dark")
    click(window, view(window).left.question.skip)
    for number, panel in enumerate(view(window).plots):
        for kind, head in (("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF"), ("csv", "\ufeff".encode())):
            path = tmp_path / f"{number}.{kind}"
            panel.write(path)
            assert path.read_bytes().startswith(head)
        assert QImage(str(tmp_path / f"{number}.png")).pixelColor(2, 2).lightness() > 200, "files are light"
        rows = list(csv.reader((tmp_path / f"{number}.csv").read_text("utf-8-sig").splitlines()))
        table = panel.plot.table(window.page.state.result)
        assert rows[0] == list(table.columns) and len(rows) == len(table.rows) + 1


def test_what_cannot_be_saved_is_told(open_window: Opener, tmp_path: Path) -> None:
    window = lab(open_window)
    click(window, view(window).left.question.skip)
    view(window).plots[0].write(tmp_path / "nowhere" / "plot.png")
    assert window.page.toast.isVisible() and "could not be saved" in window.page.toast.accessibleName()


@pytest.mark.parametrize("name", NAMES)
def test_words_follow_the_language(open_window: Opener, name: str) -> None:
    window = lab(open_window, name)
    click(window, view(window).left.question.skip)
    english = [view(window).left.claim.text(), *(panel.title.text() for panel in view(window).plots)]
    window.speak("zh_CN")
    QApplication.processEvents()
    chinese = [view(window).left.claim.text(), *(panel.title.text() for panel in view(window).plots)]
    assert all(any("\u4e00" <= sign <= "\u9fff" for sign in text) for text in chinese)
    assert not set(english) & set(chinese)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_no_sign_is_missing_in_a_plot(open_window: Opener, name: str, language: str) -> None:
    """matplotlib warns of a glyph that no font has, and warnings fail."""
    window = lab(open_window, name, language=language)
    click(window, view(window).left.question.skip)
    for panel in view(window).plots:
        panel.canvas.grab()
        assert panel.canvas._image is not None


def test_the_same_seed_gives_the_same_and_csv_is_what_the_door_prints(open_window: Opener, tmp_path: Path) -> None:
    from app.desktop import experiments

    window = lab(open_window)
    window.page.state.values["seed"] = 0
    click(window, view(window).left.question.skip)
    view(window).plots[1].write(tmp_path / "slope.csv")
    rows = list(csv.DictReader((tmp_path / "slope.csv").read_text("utf-8-sig").splitlines()))
    door = json.loads(experiments.as_json("scaling"))["saturation"]
    assert [float(row["divided"]) for row in rows] == [row["gradient_divided"] for row in door]
    assert [float(row["undivided"]) for row in rows] == [row["gradient_undivided"] for row in door]


def test_a_theme_is_followed(open_window: Opener) -> None:
    window = lab(open_window)
    click(window, view(window).left.question.skip)
    canvas = view(window).plots[0].canvas
    light = canvas.grab().toImage().pixelColor(3, 3).lightness()
    window.set_theme("dark")
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    QApplication.processEvents()
    assert light > 200
    assert canvas.grab().toImage().pixelColor(3, 3).lightness() < 80


def test_a_run_that_takes_long_says_so_and_is_cancelled(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    window = lab(open_window)
    click(window, view(window).left.question.skip)
    before = window.page.state.result

    def endless(values: object, subject: object, progress: Callable[[float], object]) -> None:
        while True:
            time.sleep(0.002)
            progress(0.5)

    monkeypatch.setattr(window.page.experiment, "run", endless)
    window.page.set_parameter("seed", 3)
    end = time.monotonic() + 10
    while "50" not in window.page.header.progress.text() and time.monotonic() < end:
        QApplication.processEvents()
    assert window.page.header.progress.isVisible() and window.page.header.progress.text() == "Computing… 50\u00a0%"
    click(window, window.page.header.cancel)
    QApplication.processEvents()
    assert window.page.state.result is before and not window.page.header.cancel.isVisible()


def test_closing_the_window_ends_what_runs(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    window = lab(open_window)
    threads = threading.active_count()

    def endless(values: object, subject: object, progress: Callable[[float], object]) -> None:
        while True:
            time.sleep(0.002)
            progress(0.5)

    monkeypatch.setattr(window.page.experiment, "run", endless)
    window.page.guess("")
    window.page.retire()
    assert threading.active_count() == threads
