"""Softmax, which turns scores into shares of a whole: its slope, its spread and its inverse."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from core.attention.inputs import LARGEST, real, refuse

if TYPE_CHECKING:
    import numpy.typing as npt

    from core.attention.inputs import Array


def softmax(x: npt.ArrayLike, temperature: float = 1.0) -> Array:
    """Turn each row of logits into positive shares that sum to 1: share_i = e^(x_i/T) / Σ_j e^(x_j/T).

    Parameters
    ----------
    x : (…, n) logits, finite or −∞ (nobody there). Floats keep their type, integers become float64.
    temperature : T ≥ 0. Above 1 evens the shares out, below 1 sharpens them; 0 is the limit: the largest logit takes
        all, and equal largest ones share it.

    Returns
    -------
    (…, n) shares. A row that is empty or all −∞ has nobody to give a share to: all are 0.

    Raises
    ------
    ValueError
        A NaN or +∞ (its index is named), or a temperature that is negative or not finite.

    Source: Bridle, "Probabilistic Interpretation of Feedforward Classification Network Outputs" (1990); temperature:
    Hinton et al., "Distilling the Knowledge in a Neural Network" (2015), §2.
    """
    shares = real("x", x).copy()
    need_temperature(temperature)
    bad = ~(shares < np.inf)
    if bad.any():
        refuse("x", shares, bad, "every logit must be finite, or −∞")
    with np.errstate(all="ignore"):
        softmax_in_place(shares, temperature)
    return shares


def softmax_in_place(x: Array, temperature: float = 1.0, *, may_be_masked: bool = True) -> None:
    """Overwrite logits (…, n), finite or −∞, with their shares, without a check.

    The largest logit of a row is taken off first: it changes nothing, and exp can no longer overflow. A gap beyond the
    largest float is a share of 0, so the caller silences overflow. may_be_masked: whether a row may be all −∞.
    """
    top = np.maximum.reduce(x, axis=-1, keepdims=True, initial=-np.inf)  # (…, 1)
    if may_be_masked:
        fully_masked = top == -np.inf  # (…, 1)
        top[fully_masked] = 0  # −∞ − 0 is −∞, whose exponential is 0
    x -= top  # (…, n), ≤ 0
    if temperature != 1:
        divisor = x.dtype.type(min(temperature, LARGEST[x.dtype]))
        x = np.divide(x, divisor, out=x) if divisor else np.log(np.equal(x, 0), out=x)  # (…, n); cold: 0 or −∞
    np.exp(x, out=x)  # (…, n), in [0, 1]
    total = np.add.reduce(x, axis=-1, keepdims=True)  # (…, 1), ≥ 1
    if may_be_masked:
        total[fully_masked] = 1
    x /= total  # (…, n), sums to 1


def need_temperature(temperature: float) -> None:
    """Raise a ValueError unless it is finite and ≥ 0."""
    if not 0 <= temperature < math.inf:
        raise ValueError(f"a temperature must be a finite number, 0 or above; got {temperature}")


def jacobian(weights: npt.ArrayLike, temperature: float = 1.0) -> Array:
    """Return how each share answers to each logit: ∂w_i/∂x_j = w_i (δ_ij − w_j) / T.

    Parameters
    ----------
    weights : (…, n) shares that softmax gave.
    temperature : T > 0, as it was given to softmax.

    Returns
    -------
    (…, n, n): row i says what moves share i. Symmetric; each row sums to 0, since what one gains the others lose.

    Raises
    ------
    ValueError
        A temperature that is not above 0: arg-max has no slope.

    Source: Goodfellow et al., "Deep Learning" (2016), §6.2.2.3 (saturation of softmax).
    """
    if not 0 < temperature < math.inf:
        raise ValueError(f"softmax has a slope at temperatures above 0; got {temperature}")
    w = real("weights", weights)
    slopes: Array = -w[..., :, None] * w[..., None, :]  # (…, n, 1) · (…, 1, n) -> (…, n, n)
    n = np.arange(w.shape[-1])
    slopes[..., n, n] += w  # the diagonal, w_i − w_i²
    slopes /= w.dtype.type(temperature)
    return slopes


def entropy(weights: npt.ArrayLike) -> Any:
    """Return how spread out shares (…, n) are, in nats: −Σ w ln w, from 0 (one has all) to ln n (all have the same).

    A float for one row, else an array (…). A row of zeros (nobody) has an entropy of 0.

    Source: Shannon, "A Mathematical Theory of Communication" (1948), §6.
    """
    w = real("weights", weights)
    logs = np.log(np.where(w > 0, w, 1))  # (…, n); 0 ln 0 is 0
    spread = 0 - np.add.reduce(w * logs, axis=-1)  # (…)
    return float(spread) if w.ndim == 1 else spread


def effective_number(weights: npt.ArrayLike) -> Any:
    """Return how many equal shares would be as spread out as these (…, n): e to the entropy, from 1 to n.

    A float for one row, else an array (…).

    Source: Hill, "Diversity and Evenness" (1973), order 1 (perplexity).
    """
    spread = entropy(weights)
    return math.exp(spread) if isinstance(spread, float) else np.exp(spread)


def score_for_share(scaled: Array, index: int, share: float, divisor: float, temperature: float = 1.0) -> float:
    """Return the score which gives one guest this share, all other scores staying: softmax solved backwards.

    share = e^s / (e^s + Σ others)  ⇔  s = ln Σ others + ln(share / (1 − share)), and the score is s × divisor.

    Parameters
    ----------
    scaled : (n,) the row of scaled scores, finite or −∞ (masked).
    index : whose score is asked for.
    share : in (0, 1). 0 and 1 would need a score of ∓∞: they are approached, never reached.
    divisor : what scores are divided by.
    temperature : T > 0, as in softmax.

    Raises
    ------
    ValueError
        A share outside (0, 1), a temperature not above 0, or a guest with nobody to share with (the share is 1
        whatever the score).
    """
    if not 0 < share < 1:
        raise ValueError(f"a share must lie between 0 and 1, both excluded; got {share}")
    if not 0 < temperature < math.inf:
        raise ValueError(f"at a temperature of {temperature} no score gives a share between 0 and 1")
    others = np.delete(scaled, index)  # (n − 1,)
    top = float(others.max(initial=-np.inf))
    if top == -math.inf:
        raise ValueError("a guest who is alone holds all of the attention, whatever the score")
    with np.errstate(over="ignore", under="ignore"):  # as in softmax
        rest = math.log(float(np.exp((others - top) / temperature).sum()))  # ln Σ others, of which e^top is taken out
    return (top + temperature * (rest + math.log(share) - math.log1p(-share))) * divisor
