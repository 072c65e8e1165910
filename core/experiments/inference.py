"""Cheap inference: writing token by token with and without a KV cache, shared keys and values, a sliding window, and
softmax in blocks that never holds the n × n table.

Source: KV cache and shared heads: Shazeer, "Fast Transformer Decoding" (2019), Ainslie et al., "GQA" (2023); window:
Beltagy et al., "Longformer" (2020), §3.1; blocks: Milakov & Gimelshein, "Online normalizer calculation for softmax"
(2018), algorithm 3, and Dao et al., "FlashAttention" (2022), algorithm 1.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.attend import attend
from core.experiments.progress import Progress, reported, unwatched
from core.experiments.table import Table, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.attention.inputs import Array


class Layer(NamedTuple):
    """One head of self-attention."""

    w_q: Array  # (d_model, d)
    w_k: Array  # (d_model, d)
    w_v: Array  # (d_model, d)


class Written(NamedTuple):
    """What a text cost that was written token by token."""

    outputs: Array  # (n, d) one a token
    multiplications: tuple[int, ...]  # of each step
    stored: tuple[int, ...]  # numbers of k and v that are kept after each step


class Blockwise(NamedTuple):
    """Attention of one query, block by block."""

    output: Array  # (d_v,)
    steps: tuple[Block, ...]
    largest_table: int  # scores that were held at the same time; all at once it would have been n


class Block(NamedTuple):
    """Where the running sums stand after a block of keys."""

    keys: range
    maximum: float  # of all scores so far
    total: float  # Σ e^(score − maximum) so far
    rescaled: float  # what the sums of before were multiplied with: e^(old maximum − new maximum)


def make_layer(d_model: int, d: int, seed: int = 0) -> Layer:
    """Return a layer with random weights N(0, 1/d_model)."""
    return Layer(*(np.random.default_rng(seed).standard_normal((3, d_model, d)) / math.sqrt(d_model)))


def write_anew(x: Array, layer: Layer, progress: Progress = unwatched) -> Written:
    """Read a text (n, d_model) token by token, and work out all keys and values again at each step."""
    outputs, costs, (d_model, d) = [], [], layer.w_q.shape
    for n in reported(range(1, len(x) + 1), progress):
        q, k, v = x[n - 1 : n] @ layer.w_q, x[:n] @ layer.w_k, x[:n] @ layer.w_v  # (1, d), (n, d), (n, d)
        outputs.append(attend(q, k, v).output[0])
        costs.append(cost_of_token(n, d_model, d, cached=False))
    return Written(np.array(outputs), tuple(costs), (0,) * len(x))


def write_cached(x: Array, layer: Layer, window: int | None = None, progress: Progress = unwatched) -> Written:
    """Read a text (n, d_model) token by token, and keep keys and values: only those of the new token are worked out.

    window: how many tokens are kept, the new one among them; None: all.
    """
    outputs, costs, stored, (d_model, d) = [], [], [], layer.w_q.shape
    k = v = np.empty((0, d))  # the cache
    for n in reported(range(len(x)), progress):
        new = x[n : n + 1]  # (1, d_model)
        k, v = np.concatenate((k, new @ layer.w_k)), np.concatenate((v, new @ layer.w_v))
        if window is not None:
            k, v = k[-window:], v[-window:]
        outputs.append(attend(new @ layer.w_q, k, v).output[0])
        costs.append(cost_of_token(len(k), d_model, d, cached=True))
        stored.append(k.size + v.size)
    return Written(np.array(outputs), tuple(costs), tuple(stored))


def cost_of_token(seen: int, d_model: int, d: int, *, cached: bool) -> int:
    """Return the multiplications that one more token takes, which sees so many, itself among them.

    q, and k and v of all tokens or of the new one; then a score and a share of a value for each.
    """
    return (3 if cached else 1 + 2 * seen) * d_model * d + 2 * seen * d


def cache_size(tokens: int, heads: int, kv_heads: int, d_head: int, layers: int = 1, window: int | None = None) -> int:
    """Return how many numbers a KV cache holds: a key and a value a token, a set of them a kv head, in each layer.

    kv_heads = heads is multi-head, 1 multi-query, anything between grouped-query attention. ValueError unless it
    divides heads.
    """
    if kv_heads < 1 or heads % kv_heads:
        raise ValueError(f"{heads} heads cannot share {kv_heads} sets of keys and values evenly")
    return 2 * min(tokens, window or tokens) * kv_heads * d_head * layers


def blockwise(q: Array, k: Array, v: Array, block: int) -> Blockwise:
    """Return attention of a query (d_k,) over keys (n, d_k) and values (n, d_v), so many keys at a time.

    The softmax needs Σ e^(s − max), and the maximum is only known at the end: so what was summed so far is multiplied
    with e^(old max − new max) whenever a larger score comes.
    """
    if block < 1 or not len(k):
        raise ValueError(f"blocks need at least one key each, and there must be keys; got block {block}, {len(k)} keys")
    maximum, total, blend, steps = -math.inf, 0.0, np.zeros(v.shape[1]), []
    for keys in _blocks(len(k), block):
        scores = k[keys.start : keys.stop] @ q / math.sqrt(len(q))  # (block,)
        new = max(maximum, float(scores.max()))
        rescaled = math.exp(maximum - new)  # 0 at the first block
        exponentials = np.exp(scores - new)  # (block,)
        total = total * rescaled + float(exponentials.sum())
        blend = blend * rescaled + exponentials @ v[keys.start : keys.stop]  # (block,) @ (block, d_v) -> (d_v,)
        maximum = new
        steps.append(Block(keys, maximum, total, rescaled))
    return Blockwise(blend / total, tuple(steps), min(block, len(k)))


def tables(seed: int = 0) -> tuple[Table, ...]:
    """Run the experiment: a text of 64 tokens with and without a cache, and what caches of a large model hold."""
    layer, x = make_layer(64, 16, seed), np.random.default_rng((seed, 1)).standard_normal((64, 64))
    anew, cached = write_anew(x, layer), write_cached(x, layer)
    shared = (32, 8, 1)
    return (
        table(
            "writing",
            token=range(1, len(x) + 1),
            multiplications_anew=anew.multiplications,
            multiplications_cached=cached.multiplications,
            stored=cached.stored,
            difference=np.abs(anew.outputs - cached.outputs).max(axis=1),
        ),
        table("sharing", kv_heads=shared, stored=[cache_size(4096, 32, kv, 128, layers=32) for kv in shared]),
    )


def _blocks(n: int, block: int) -> Iterator[range]:
    return (range(first, min(first + block, n)) for first in range(0, n, block))
