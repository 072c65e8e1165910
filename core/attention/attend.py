"""Scaled dot-product attention (Vaswani et al. 2017, §3.2.1), with every intermediate at hand.

    Attention(Q, K, V) = softmax(Q Kᵀ / √d_k) V

Read `Trace._until` from top to bottom: it is the whole algebra, a line or two a step.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from core.attention import masks
from core.attention.blocks import BLOCK, Tensors, blocks
from core.attention.finite import check_each, check_finite, mean_of_huge
from core.attention.inputs import after_past, fit, fit_groups, float_type, frozen, one_type, pinned_scores, real
from core.attention.lazy import lazy_property
from core.attention.scoring import divisor_of
from core.attention.softmax import need_temperature, softmax_in_place

if TYPE_CHECKING:
    from typing import Literal, NoReturn

    import numpy.typing as npt

    from core.attention.inputs import Array, Mask


def attend(
    q: npt.ArrayLike,
    k: npt.ArrayLike,
    v: npt.ArrayLike,
    *,
    divisor: Literal["sqrt_d_k", "none"] | float = "sqrt_d_k",
    temperature: float = 1.0,
    softcap: float | None = None,
    mask: npt.ArrayLike | None = None,
    causal: bool = False,
    window: tuple[int | None, int | None] | None = None,
    align: Literal["top-left", "bottom-right"] | None = None,
    lengths: npt.ArrayLike | None = None,
    past: tuple[npt.ArrayLike, npt.ArrayLike] | None = None,
    grouped: bool = False,
    pins: npt.ArrayLike | None = None,
    softmax_precision: npt.DTypeLike | None = None,
) -> Trace:
    """Let each row of q attend to the rows of k, and blend the rows of v accordingly.

    Parameters
    ----------
    q, k, v : (…, n_q, d_k) queries, (…, n_k, d_k) keys, (…, n_k, d_v) values. Leading dimensions (batches, heads)
        broadcast. float16, bfloat16, float32 and float64 are computed in their own type, integers in float64. They
        are copied, so that a Trace never changes, unless they are read-only.
    divisor : what scores are divided by: "sqrt_d_k" (√d_k), "none" (1), or a number > 0. The `scale` of other libraries
        multiplies: it is 1 / divisor.
    temperature : ≥ 0, divides the logits once more, right before softmax; 0 is arg-max, ties shared.
    softcap : c > 0 bends the scaled scores into (−c, c) by c·tanh(x/c), before any mask (Gemma 2, 2024, §2).
    mask : broadcastable to (…, n_q, n_k). Boolean: True may be looked at. Float: added to the scaled scores; −∞ hides.
    causal : hide the keys that come after a query.
    window : (left, right), how many keys before and after its own place a query sees; None is no limit.
    align : where queries stand among the keys, for causal and window. "top-left": query 0 at the first key that is not
        past (PyTorch's is_causal, ONNX). "bottom-right": the last query at the last key, or at the last valid one if
        lengths are given (flash-attn since 2.1, ONNX with nonpad_kv_seqlen). May be left out if n_q keys are new.
    lengths : whole numbers, one a batch (they fit the first leading dimensions): keys from there on are padding.
    past : (k, v) of earlier calls, (…, n_past, d), which stand before the new ones: a KV cache.
    grouped : let each head of k and v (dimension −3) serve as many neighbouring heads of q (Ainslie et al. 2023).
        One head for all (multi-query) needs only a 1 there.
    pins : (…, n_q, n_k) scores that replace q·k; NaN where q·k holds.
    softmax_precision : the type that softmax is computed in, such as float32 for float16; the logits' own otherwise.

    Returns
    -------
    Trace : computed as it is asked for. `.output` alone never holds all scores of large inputs at once.

    Raises
    ------
    ValueError
        Shapes that do not fit (both are named), an input that is not finite or a score that overflows (its index is
        named), or an option outside its range.
    TypeError
        An input that is not made of real numbers.

    Source: Vaswani et al., "Attention Is All You Need" (2017), §3.2.1, equation 1.
    """
    q, k, v = real("q", q), real("k", k), real("v", v)
    n_new = k.shape[-2] if k.ndim > 1 else 0
    if past is not None:
        k, v = after_past("k", past[0], k), after_past("v", past[1], v)  # (…, n_past + n_new, d)
    if not q.dtype is k.dtype is v.dtype:
        q, k, v = one_type(q, k, v)
    groups = fit_groups(q, k, v) if grouped else 1
    each_k, each_v = (k, v) if groups == 1 else (k.repeat(groups, -3), v.repeat(groups, -3))  # (…, h_q, n_k, d)
    lead = fit(q, each_k, each_v)
    each_q = q if q.shape[:-2] == lead else np.broadcast_to(q, (*lead, *q.shape[-2:]))  # (…, n_q, d_k)
    shape = (*lead, q.shape[-2], k.shape[-2])  # (…, n_q, n_k)
    hidden = bias = None
    if mask is not None:
        hidden, bias = masks.split_mask(mask, q.dtype, shape)
    if causal or window is not None or lengths is not None:
        place = masks.hide(shape, shape[-1] - n_new, causal, window, align, lengths)
        hidden = frozen(place if hidden is None else hidden | place)
    if pins is not None:
        pins = pinned_scores(pins, q.dtype, shape)
    if softcap is not None and not 0 < softcap < math.inf:
        raise ValueError(f"a softcap must be a finite number above 0; got {softcap}")
    if temperature != 1:
        need_temperature(temperature)
    return Trace(
        Tensors(each_q, each_k, each_v, pins, hidden, bias),
        shape,
        q=q,
        k=k,
        v=v,
        divisor=divisor_of(divisor, q.shape[-1]),
        softcap=softcap,
        temperature=temperature,
        precision=None if softmax_precision is None else float_type("softmax", softmax_precision),
    )


STEPS = ("pinned", "scores", "scaled", "capped", "masked", "weights", "output", "fully_masked")
"""The tensors of a Trace that are worked out when they are asked for."""


class Trace:
    """Everything between q, k, v and the output, each computed when it is first asked for; nothing can be changed.

    Arrays have the type of q, k and v. (…) are the leading dimensions of all three, broadcast together.
    """

    q: Array  # (…, n_q, d_k)  what each asker looks for
    k: Array  # (…, n_k, d_k)  how each guest introduces themselves, past ones first
    v: Array  # (…, n_k, d_v)  what each guest is really like, past ones first
    divisor: float  # what the scores were divided by
    softcap: float | None  # what the scaled scores were bent below
    temperature: float  # what the logits were divided by
    precision: np.dtype[Any]  # what softmax was computed in
    tensors: Tensors  # what is multiplied: q, k and v as every head sees them, pins, hidden, bias
    shape: tuple[int, ...]  # (…, n_q, n_k)
    _quiet: bool  # whether nothing overflows on the way
    _mild: bool  # whether sums of values stay finite

    def __init__(
        self,
        tensors: Tensors,
        shape: tuple[int, ...],
        *,
        q: Array,
        k: Array,
        v: Array,
        divisor: float,
        softcap: float | None = None,
        temperature: float = 1.0,
        precision: np.dtype[Any] | None = None,
        finite: tuple[bool, bool] | None = None,
    ) -> None:
        """finite: what `check_finite` said, where it has been asked already."""
        known = self.__dict__
        known["tensors"], known["shape"] = tensors, shape
        known["q"], known["k"], known["v"] = q, k, v
        known["divisor"], known["softcap"], known["temperature"] = divisor, softcap, temperature
        known["precision"] = q.dtype if precision is None else precision
        known["_quiet"], known["_mild"] = False, True  # until it is known, as for the check itself
        known["_quiet"], known["_mild"] = finite or check_finite(
            q, k, v, tensors.pins, tensors.bias, divisor, self._check_each
        )

    def head(self, *at: int) -> Trace:
        """Return the attention of one head, as its place among the leading dimensions says: (2,), or (batch, head).

        Its steps are worked out for it alone, from views of the same numbers, and come out the same bit for bit; what
        has been worked out for all heads is taken from there.
        """
        shape = self.shape
        tensors = self.tensors.at(at, shape)
        one = Trace(
            tensors,
            shape[len(at) :],
            q=tensors.q,
            k=tensors.k,
            v=tensors.v,
            divisor=self.divisor,
            softcap=self.softcap,
            temperature=self.temperature,
            precision=self.precision,
            finite=(self._quiet, self._mild),
        )
        one.__dict__.update({step: self.__dict__[step][at] for step in STEPS if step in self.__dict__})
        return one

    def _check_each(self) -> None:
        check_each({"q": self.q, "k": self.k, "v": self.v}, self.scaled, self.masked, self.hidden, self.bias)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a Trace is what was computed; {name} cannot be set")

    @lazy_property
    def pinned(self) -> Mask:
        """(…, n_q, n_k) True where a given score replaced q·k."""
        pins = self.tensors.pins
        return frozen(np.zeros(self.shape, dtype=bool) if pins is None else ~np.isnan(pins))

    @lazy_property
    def scores(self) -> Array:
        """(…, n_q, n_k) q·k, or the pinned score. Those of float16 may overflow where `scaled` does not."""
        return frozen(self._until("scores", self.tensors))

    @lazy_property
    def scaled(self) -> Array:
        """(…, n_q, n_k) scores ÷ divisor."""
        return frozen(self._until("scaled", self.tensors))

    @lazy_property
    def capped(self) -> Array:
        """(…, n_q, n_k) scaled scores, bent below the softcap if there is one."""
        return frozen(self._until("capped", self.tensors))

    @lazy_property
    def masked(self) -> Array:
        """(…, n_q, n_k) the logits that softmax gets: capped scores + bias, −∞ where hidden."""
        return frozen(self._until("masked", self.tensors))

    @lazy_property
    def weights(self) -> Array:
        """(…, n_q, n_k) softmax over the guests: each row sums to 1, or is 0 where there is nobody."""
        if math.prod(self.shape) <= BLOCK:
            return frozen(self._until("weights", self.tensors))
        weights = np.empty(self.shape, self.q.dtype)
        for at, tensors in blocks(self.tensors, self.shape):
            weights[at] = self._until("weights", tensors, weights[at])
        return frozen(weights)

    @lazy_property
    def output(self) -> Array:
        """(…, n_q, d_v) the details, blended in these weights; 0 where there is nobody."""
        if "weights" in self.__dict__ or math.prod(self.shape) <= BLOCK:
            return frozen(self._blend(self.weights, self.tensors.v))
        output = np.empty(self.shape[:-1] + self.v.shape[-1:], self.q.dtype)
        for at, tensors in blocks(self.tensors, self.shape):  # never more than BLOCK weights at once
            output[at] = self._blend(self._until("weights", tensors), tensors.v)
        return frozen(output)

    @lazy_property
    def fully_masked(self) -> Mask:
        """(…, n_q) True where a query has nobody left to look at."""
        return frozen(masks.fully_masked_rows(self.hidden, self.bias, self.shape))

    @property
    def hidden(self) -> Mask | None:
        """Broadcasts to (…, n_q, n_k): True where a mask hides a guest from an asker. None if none can."""
        return self.tensors.hidden

    @property
    def bias(self) -> Array | None:
        """Broadcasts to (…, n_q, n_k): what the mask added to the scores. None if nothing."""
        return self.tensors.bias

    def _until(self, step: str, tensors: Tensors, out: Array | None = None) -> Array:
        """Return one step of attention, worked out from the start; what may overflow on the way does so silently."""
        if self._quiet and self.temperature == 1 and self.precision.itemsize > 2:
            return self._steps(step, tensors, out)
        with np.errstate(all="ignore"):  # a gap beyond the largest float is a share of 0; all else was refused
            return self._steps(step, tensors, out)

    def _steps(self, step: str, tensors: Tensors, out: Array | None) -> Array:
        """Go through the steps up to one: each line overwrites x."""
        q, k, _, pins, hidden, bias = tensors
        number, divisor, half = q.dtype.type, self.divisor, q.dtype.itemsize == 2
        if half and step != "scores":  # products soon overflow: divide q and k by √divisor each, as ONNX does
            root = number(math.sqrt(1 / divisor))
            q, k, divisor, pins = q * root, k * root, 1.0, None if pins is None else pins / number(divisor)

        x: Array = np.matmul(q, k.mT, out=None if half else out)  # (…, n_q, d_k) @ (…, d_k, n_k) -> (…, n_q, n_k)
        if half:
            x = x.astype(number, copy=False)  # bfloat16 is multiplied in float32
        if pins is not None:
            np.copyto(x, pins, where=~np.isnan(pins))  # (…, n_q, n_k)
        if step == "scores":
            return x
        if divisor != 1:
            x /= divisor  # (…, n_q, n_k)
        if step == "scaled":
            return x
        if self.softcap is not None:
            x /= number(self.softcap)
            np.tanh(x, out=x)  # (…, n_q, n_k), in [−1, 1]
            x *= number(self.softcap)
        if step == "capped":
            return x
        if bias is not None:
            x += bias  # (…, n_q, n_k) + (…, n_q, n_k)
        if hidden is not None:
            np.copyto(x, -np.inf, where=hidden)
        if step == "masked":
            return x
        if self.precision is not q.dtype:
            x = x.astype(self.precision)
        softmax_in_place(x, self.temperature, may_be_masked=hidden is not None or bias is not None)  # (…, n_q, n_k)
        return x if x.dtype is q.dtype else x.astype(number)

    def _blend(self, weights: Array, v: Array) -> Array:
        """Return the mean of the values in these weights."""
        if not self._mild:
            return mean_of_huge(weights, v)
        x: Array = weights @ v  # (…, n_q, n_k) @ (…, n_k, d_v) -> (…, n_q, d_v)
        return x if x.dtype is v.dtype else x.astype(v.dtype)
