"""Every experiment runs by its name, and finds the same with the same seed."""

import csv
import io
import math
from pathlib import Path

import pytest

from core import experiments
from core.experiments import catalogue
from core.experiments.table import Table, table

APART = {"__init__", "progress", "table", "catalogue"}


def test_every_file_that_is_an_experiment_is_listed() -> None:
    files = {path.stem for path in Path(experiments.__file__).parent.glob("*.py")} - APART
    assert set(catalogue.EXPERIMENTS) == files


@pytest.mark.parametrize("name", catalogue.EXPERIMENTS)
def test_it_runs_and_a_seed_is_a_seed(name: str) -> None:
    found = catalogue.run(name, seed=5)
    assert found == catalogue.run(name, seed=5)
    for one in found:
        assert one.rows and all(len(row) == len(one.columns) for row in one.rows)
        assert all(type(cell) in (int, float, str) for row in one.rows for cell in row), (
            "plain numbers, as JSON has them"
        )
        assert all(math.isfinite(cell) for row in one.rows for cell in row if not isinstance(cell, str))


def test_csv_loses_no_digit() -> None:
    text = table("t", a=[0.1, 1 / 3], b=["x, y", '"']).as_csv()
    rows = list(csv.reader(io.StringIO(text)))
    assert rows == [["a", "b"], ["0.1", "x, y"], [repr(1 / 3), '"']]
    assert table("t", a=[1]).as_data() == [{"a": 1}]


def test_columns_of_other_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match=r"shorter|longer"):
        table("t", a=[1, 2], b=[1])


def test_an_unknown_name_is_told_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'rnn'.*recurrence"):
        catalogue.run("rnn")
    assert Table("t", (), ()).as_csv() == "\r\n"
