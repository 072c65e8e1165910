"""Attention beside PyTorch's, on PyTorch's own samples and on grids of ours. CONTRIBUTING.md says how to run it.

PyTorch's OpInfo draws samples for scaled_dot_product_attention, its ModuleInfo for nn.MultiheadAttention: 64 of them,
run in training and in evaluation mode. Dropout is left out: it is random, and no part of attention.
"""

import itertools
from types import SimpleNamespace

import numpy as np
import pytest

from core.attention.attend import attend
from core.attention.multihead import Projections, multihead, split_heads

torch = pytest.importorskip("torch", reason="PyTorch has a venv of its own: see CONTRIBUTING.md")

pytestmark = pytest.mark.parity

TOLERANCE = {torch.float32: 1e-4, torch.float64: 1e-12}
TYPES = list(TOLERANCE)


def module_samples() -> list[tuple[bool, object]]:
    from torch.testing._internal import common_modules

    (info,) = (info for info in common_modules.module_db if info.name == "nn.MultiheadAttention")
    torch.manual_seed(0)
    return [
        (training, sample)
        for training in (True, False)
        for sample in info.module_inputs_func(info, "cpu", torch.float64, False, training)
    ]


def operator_samples() -> list[object]:
    from torch.testing._internal import common_methods_invocations

    name = "nn.functional.scaled_dot_product_attention"
    (info,) = (info for info in common_methods_invocations.op_db if info.name == name)
    torch.manual_seed(0)
    return [sample for dtype in TYPES for sample in info.sample_inputs("cpu", dtype)]


def grid() -> list[SimpleNamespace]:
    """Shapes, masks, scales, groups and sizes that the samples leave out."""
    torch.manual_seed(1)
    cases = []
    shapes = [((5, 8), (5, 8)), ((2, 4, 5, 8), (2, 4, 9, 8)), ((2, 6, 3, 8), (2, 2, 7, 8)), ((1, 2, 300, 16),) * 2]
    shapes.append(((2, 4, 70, 16), (2, 1, 600, 16)))
    masks = (None, "bool", "float", "rows", "causal")
    for dtype, (q, k), mask, scale in itertools.product(TYPES, shapes, masks, (None, 0.3)):
        options = {"scale": scale, "is_causal": mask == "causal", "enable_gqa": q[:-2] != k[:-2]}
        if mask in ("bool", "rows"):
            options["attn_mask"] = torch.rand(q[-2], k[-2]) < 0.7
            options["attn_mask"][:, 0] = True  # somebody is left; PyTorch's answer to nobody depends on its kernel
        if mask == "rows":
            options["attn_mask"] = options["attn_mask"][:1]
        if mask == "float":
            options["attn_mask"] = torch.randn(*q[:-2], q[-2], k[-2], dtype=dtype)
        tensors = (torch.randn(*s, dtype=dtype) for s in (q, k, (*k[:-1], 5)))
        cases.append(SimpleNamespace(tensors=list(tensors), options=options))
    return cases


def test_scaled_dot_product_attention_on_pytorchs_own_samples() -> None:
    samples = operator_samples()
    assert len(samples) == 2 * 25
    for sample in samples:
        q, k, v = sample.input, *sample.args
        compare(q, k, v, {**sample.kwargs, "dropout_p": 0.0})


def test_scaled_dot_product_attention_on_a_grid() -> None:
    cases = grid()
    assert len(cases) == 100
    for case in cases:
        compare(*case.tensors, case.options)


def compare(q, k, v, options) -> None:
    """Compare one call of PyTorch's function with ours."""
    theirs = torch.nn.functional.scaled_dot_product_attention(q, k, v, **options)
    mask, scale = options.get("attn_mask"), options.get("scale")
    trace = attend(
        q.numpy(),
        k.numpy(),
        v.numpy(),
        divisor="sqrt_d_k" if scale is None else 1 / scale,
        mask=None if mask is None else mask.numpy(),
        causal=options["is_causal"],
        align="top-left",
        grouped=options.get("enable_gqa", False),
    )
    assert trace.output.dtype == theirs.numpy().dtype
    np.testing.assert_allclose(trace.output, theirs.numpy(), rtol=0, atol=TOLERANCE[q.dtype])


def test_multihead_attention_on_pytorchs_own_samples() -> None:
    samples = module_samples()
    assert len(samples) == 128
    for training, sample in samples:
        made, given = sample.constructor_input, sample.forward_input
        torch.manual_seed(2)
        module = torch.nn.MultiheadAttention(*made.args, **made.kwargs, dtype=torch.float64).train(training)
        randomise(module)
        compare_module(module, given.args, given.kwargs)


@pytest.mark.parametrize("batch_first", [True, False])
@pytest.mark.parametrize("need_heads", [True, False])
@pytest.mark.parametrize("extra", [{}, {"add_bias_kv": True}, {"add_zero_attn": True}, {"kdim": 5, "vdim": 7}])
@pytest.mark.parametrize("mask", [None, "bool", "float"])
@torch.no_grad()
def test_multihead_attention_with_batches_widths_and_masks(batch_first, need_heads, extra, mask) -> None:
    torch.manual_seed(3)
    module = torch.nn.MultiheadAttention(12, 3, batch_first=batch_first, dtype=torch.float64, **extra)
    randomise(module)
    x, y, z = (torch.randn(4, n, d, dtype=torch.float64) for n, d in ((6, 12), (9, module.kdim), (9, module.vdim)))
    masks = {}
    if mask is not None:
        padding = torch.rand(4, 9) < 0.3
        hidden = torch.rand(6, 9) < 0.3
        padding[:, 0], hidden[:, 0] = False, False
        as_float = mask == "float"
        masks["key_padding_mask"] = torch.zeros(4, 9).double().masked_fill(padding, -np.inf) if as_float else padding
        masks["attn_mask"] = torch.randn(6, 9).double() if as_float else hidden
    inputs = [t if batch_first else t.transpose(0, 1) for t in (x, y, z)]
    compare_module(module, inputs, {**masks, "average_attn_weights": not need_heads})


def randomise(module) -> None:
    """Give the biases, which start at 0, something to say."""
    for parameter in module.parameters():
        parameter.data = torch.randn_like(parameter)


@torch.no_grad()
def compare_module(module, inputs, options) -> None:
    """Compare output and weights of one call of nn.MultiheadAttention with ours."""
    theirs, their_weights = module(*inputs, **options)
    transpose = not module.batch_first and inputs[0].ndim == 3
    x_q, x_k, x_v = (x.transpose(0, 1).numpy() if transpose else x.numpy() for x in inputs)
    weights, output = ours(module, x_q, x_k, x_v, options)
    if options.get("average_attn_weights", True):
        weights = weights.mean(axis=-3)
    theirs = theirs.transpose(0, 1) if transpose else theirs
    np.testing.assert_allclose(output, theirs.numpy(), rtol=0, atol=1e-12)
    np.testing.assert_allclose(weights, their_weights.numpy(), rtol=0, atol=1e-12)


def ours(module, x_q, x_k, x_v, options) -> tuple[np.ndarray, np.ndarray]:
    """Return weights and output. What add_bias_kv and add_zero_attn append to the keys goes before them as a past."""
    p = projections(module)
    past = [np.zeros((*x_q.shape[:-2], 0, x_q.shape[-1]))] * 2  # (…, 0, d_model)
    if module.bias_k is not None:
        past = [
            np.broadcast_to(b.numpy()[0], (*x_q.shape[:-2], 1, x_q.shape[-1])) for b in (module.bias_k, module.bias_v)
        ]
    if module.add_zero_attn:
        past = [np.concatenate((x, np.zeros((*x.shape[:-2], 1, x.shape[-1]))), axis=-2) for x in past]
    n_past = past[0].shape[-2]
    trace = multihead(
        x_q,
        p,
        module.num_heads,
        x_k=x_k,
        x_v=x_v,
        mask=one_mask(options, n_past),
        past=tuple(split_heads(x, module.num_heads) for x in past),
    )
    return np.roll(trace.heads.weights, -n_past, axis=-1), trace.output


def projections(module) -> Projections:
    """Return PyTorch's parameters as ours: its weights are transposed, and in one piece where all widths are one."""
    d = module.embed_dim
    if module.in_proj_weight is None:
        w = [w.numpy().T for w in (module.q_proj_weight, module.k_proj_weight, module.v_proj_weight)]
    else:
        w = [module.in_proj_weight.numpy()[i * d : (i + 1) * d].T for i in range(3)]
    b = [None] * 3 if module.in_proj_bias is None else np.split(module.in_proj_bias.numpy(), 3)
    out_bias = None if module.out_proj.bias is None else module.out_proj.bias.numpy()
    return Projections(*w, module.out_proj.weight.numpy().T, *b, out_bias)


def one_mask(options, n_past: int) -> np.ndarray | None:
    """Return both masks as one that is added, the past visible to all. True hides in nn.MultiheadAttention."""
    total = None
    for name in ("attn_mask", "key_padding_mask"):
        mask = options.get(name)
        if mask is None:
            continue
        mask = mask.numpy()
        mask = np.where(mask, -np.inf, 0.0) if mask.dtype == bool else mask
        if name == "key_padding_mask":
            mask = mask[..., None, None, :]  # (batch, 1, 1, n_k)
        total = mask if total is None else total + mask
    return None if total is None else np.pad(total, [(0, 0)] * (total.ndim - 1) + [(n_past, 0)])
