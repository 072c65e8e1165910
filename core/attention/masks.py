"""Who may be looked at: all masks come down to pairs that are hidden, and a bias that is added to their scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from core.attention.inputs import fit_scores, frozen, refuse

if TYPE_CHECKING:
    from typing import Literal

    import numpy.typing as npt

    from core.attention.inputs import Array, Mask

ALIGNMENTS = ("top-left", "bottom-right")


def split_mask(mask: npt.ArrayLike, dtype: np.dtype[Any], shape: tuple[int, ...]) -> tuple[Mask | None, Array | None]:
    """Return what a mask hides, or what it adds: (hidden, None) for a boolean one, (None, bias) for floats.

    mask : broadcastable to the scores (…, n_q, n_k). True: may be looked at. A float is added to the scaled score; −∞
        hides. Both as in PyTorch's scaled_dot_product_attention and ONNX (nn.MultiheadAttention means the opposite
        by True). shape: of the scores. dtype: what the bias is computed in.
    """
    given: Any = np.array(mask)
    fit_scores("mask", given, shape)
    if given.dtype == np.bool_:
        return frozen(~given), None
    if given.dtype.kind not in "f" and given.dtype.name != "bfloat16":
        raise TypeError(f"a mask is boolean (True: may be looked at) or floats to add to the scores; got {given.dtype}")
    with np.errstate(over="ignore"):
        bias = given.astype(dtype, copy=False)
    bad = ~(bias < np.inf) | ((bias == -np.inf) & (given != -np.inf))
    if bad.any():
        refuse("mask", given, bad, f"what is added to a score must be finite in {dtype}, or −∞ to hide it")
    return None, frozen(bias)


def hide(
    shape: tuple[int, ...],
    past: int,
    causal: bool,
    window: tuple[int | None, int | None] | None,
    align: Literal["top-left", "bottom-right"] | None,
    lengths: npt.ArrayLike | None,
) -> Mask:
    """Return which pairs are hidden by place: True where key j lies after query i, outside its window, or is padding.

    shape : (…, n_q, n_k) of the scores; `past` of the n_k keys were there before. The rest as in `attend`.
    Returns (n_q, n_k), or with lengths (…, n_q or 1, n_k).
    """
    n_q, n_k = shape[-2:]
    ends = None if lengths is None else _ends(lengths, shape)  # (…, 1, 1)
    j = np.arange(n_k)  # (n_k,)
    hidden: Mask = np.zeros((1, n_k), dtype=bool)
    if causal or window is not None:
        i = np.arange(n_q)[:, None] + _first(n_q, n_k, past, align, ends)  # (n_q, 1): where each query stands
        if causal:
            hidden = j > i  # (n_q, 1), (n_k,) -> (n_q, n_k)
        left, right = _sides(window)
        if left is not None:
            hidden = hidden | (j < i - left)  # (n_q, n_k)
        if right is not None:
            hidden = hidden | (j > i + right)  # (n_q, n_k)
    return hidden if ends is None else hidden | (j >= ends)


def fully_masked_rows(hidden: Mask | None, bias: Array | None, shape: tuple[int, ...]) -> Mask:
    """Return which queries have nobody left to look at: (…, n_q), all if there are no keys."""
    if hidden is None and bias is None:
        return np.full(shape[:-1], shape[-1] == 0)
    gone: Any = False if hidden is None else hidden  # (…, n_q, n_k)
    if bias is not None:
        gone = gone | (bias == -np.inf)
    gone = np.broadcast_to(gone, np.broadcast_shapes(gone.shape, (1, shape[-1])))  # (…, 1 or n_q, n_k)
    return np.array(np.broadcast_to(gone.all(axis=-1), shape[:-1]))


def _first(n_q: int, n_k: int, past: int, align: str | None, ends: Any) -> Any:
    """Return at which key the first query stands: a number, or one a batch (…, 1, 1)."""
    if align is not None and align not in ALIGNMENTS:
        raise ValueError(f'align is "top-left" or "bottom-right"; got {align!r}')
    if align == "bottom-right":
        return (n_k if ends is None else ends) - n_q
    if align is None and n_q != n_k - past:
        raise ValueError(
            f"{n_q} queries and {n_k - past} keys: where does the first query stand? align='top-left' puts it at the "
            "first key (PyTorch's is_causal), align='bottom-right' puts the last query at the last key (a KV cache)"
        )
    return past


def _sides(window: tuple[int | None, int | None] | None) -> tuple[int | None, int | None]:
    left, right = (None, None) if window is None else window
    for side in (left, right):
        if side is not None and side < 0:
            raise ValueError(f"a window reaches 0 or more keys to the left and right, or None for all; got {window}")
    return left, right


def _ends(lengths: npt.ArrayLike, shape: tuple[int, ...]) -> npt.NDArray[np.integer[Any]]:
    ends: Any = np.asarray(lengths)
    lead, n_k = shape[:-2], shape[-1]
    if ends.dtype.kind not in "iu" or ends.ndim > len(lead) or ends.shape != lead[: ends.ndim]:
        raise ValueError(f"lengths are whole numbers, one a batch {lead}; got {ends.dtype} of shape {ends.shape}")
    bad = (ends < 0) | (ends > n_k)
    if bad.any():
        refuse("lengths", ends, bad, f"there are {n_k} keys")
    columns: np.ndarray = ends.reshape(ends.shape + (1,) * (len(shape) - ends.ndim))
    return columns
