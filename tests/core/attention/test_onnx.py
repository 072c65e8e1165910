"""Attention passes every case that ONNX has of its operator Attention (opsets 23 to 25)."""

import pytest

from tests.core.attention.onnx_attention import assert_close, cases, other_modules_with_attention, run

CASES = cases()


def test_no_case_of_the_suite_is_left_out() -> None:
    assert len(CASES) == len({case.name for case in CASES}) == 93
    assert other_modules_with_attention() == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name.removeprefix("test_attention_"))
def test_onnx_case(case) -> None:
    assert_close(case, run(case))
