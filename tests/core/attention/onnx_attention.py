"""ONNX's own conformance cases of its operator Attention, and a thin adapter from its words to those of `attend`."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx.backend.test.case import node

from core.attention.attend import attend

HALVES = 2**-6  # what the suite's runner allows bfloat16: two units in its last place


def cases() -> list[Any]:
    """Return the cases of the suite whose model has an Attention node.

    `onnx.backend.test.loader.load_node_model_tests()` imports one module an operator, which takes seconds; the one of
    Attention registers these cases with the same seeds.
    """

    import_module("onnx.backend.test.case.node.attention")
    return [case for case in node._NodeTestCases if case.model.graph.node[0].op_type == "Attention"]


def other_modules_with_attention() -> list[str]:
    """Return the modules of the suite, other than its own, that mention Attention as an operator."""
    modules = Path(node.__file__).parent.glob("*.py")
    return [m.name for m in modules if m.stem != "attention" and '"Attention"' in m.read_text("utf-8")]


def run(case: Any) -> list[np.ndarray]:
    """Compute the outputs of a case, in its order."""
    (operator,) = case.model.graph.node
    set_data = iter(case.data_sets[0][0])
    inputs = {name: next(set_data) for name in operator.input if name}
    attributes = {a.name: onnx.helper.get_attribute_value(a) for a in operator.attribute}
    outputs = attention(*(inputs.get(name) for name in operator.input), **attributes)
    return [outputs[place] for place, name in enumerate(operator.output) if name]


def attention(
    q,
    k,
    v,
    attn_mask=None,
    past_key=None,
    past_value=None,
    nonpad_kv_seqlen=None,
    *,
    scale=None,
    is_causal=0,
    softcap=0.0,
    softmax_precision=None,
    q_num_heads=None,
    kv_num_heads=None,
    qk_matmul_output_mode=0,
    left_window_size=-1,
    right_window_size=-1,
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Return Y, present_key, present_value and qk_matmul_output, as the operator's specification names them."""
    flat = q.ndim == 3
    if flat:  # (batch, n, heads · d) -> (batch, heads, n, d)
        heads = ((q, q_num_heads), (k, kv_num_heads), (v, kv_num_heads))
        q, k, v = (x.reshape(*x.shape[:2], h, -1).swapaxes(1, 2) for x, h in heads)
    n_k = k.shape[2] + (0 if past_key is None else past_key.shape[2])
    trace = attend(
        q,
        k,
        v,
        divisor="sqrt_d_k" if scale is None else 1 / scale,
        softcap=softcap or None,
        mask=None if attn_mask is None else _padded(attn_mask, n_k),
        causal=bool(is_causal),
        window=(_side(left_window_size), _side(right_window_size)),
        align="top-left" if nonpad_kv_seqlen is None else "bottom-right",
        lengths=nonpad_kv_seqlen,
        past=None if past_key is None else (past_key, past_value),
        grouped=q.shape[1] != k.shape[1],
        softmax_precision=softmax_precision and onnx.helper.tensor_dtype_to_np_dtype(softmax_precision),
    )
    y = trace.output
    if flat:  # (batch, heads, n, d) -> (batch, n, heads · d)
        y = _flat(y)
    return y, trace.k, trace.v, (trace.scaled, trace.capped, trace.masked, trace.weights)[qk_matmul_output_mode]


def assert_close(case: Any, got: list[np.ndarray]) -> None:
    """Compare as the suite's own runner does (onnx.backend.test.runner.Runner.assert_similar_outputs)."""
    expected = case.data_sets[0][1]
    assert len(got) == len(expected)
    for ours, theirs in zip(got, expected, strict=True):
        assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
        rtol = max(case.rtol, HALVES) if theirs.dtype.name == "bfloat16" else case.rtol
        wide = np.float32 if theirs.dtype.name == "bfloat16" else theirs.dtype
        np.testing.assert_allclose(ours.astype(wide), theirs.astype(wide), rtol=rtol, atol=case.atol)


def _padded(mask: np.ndarray, n_k: int) -> np.ndarray:
    """A mask that is too short hides the keys beyond it."""
    missing = [(0, 0)] * (mask.ndim - 1) + [(0, n_k - mask.shape[-1])]
    return np.pad(mask, missing, constant_values=False if mask.dtype == bool else -np.inf)


def _side(size: int) -> int | None:
    return None if size == -1 else size


def _flat(y: np.ndarray) -> np.ndarray:
    batch, heads, n, d = y.shape
    return y.swapaxes(1, 2).reshape(batch, n, heads * d)
