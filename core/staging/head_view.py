"""One head of a panel as a Trace of its own, so that whatever reads one attention can read that of a head."""

import numpy as np

from core.attention.attend import Trace
from core.staging.multihead import PanelTrace

STEPS = ("scores", "scaled", "capped", "masked", "weights", "output", "fully_masked", "pinned")


def head_of(panel: PanelTrace, head: int) -> Trace:
    """Return what a head saw: q (n_q, d_head), k and v (n_k, d_head), and every step, the very numbers of the panel."""
    heads, group = panel.heads, panel.group_of(head)
    q, k, v = heads.q[head], heads.k[group], heads.v[group]
    hidden = None if heads.hidden is None else np.broadcast_to(heads.hidden, heads.shape)[head]
    return Trace(
        q=q,
        k=k,
        v=v,
        divisor=heads.divisor,
        softcap=heads.softcap,
        temperature=heads.temperature,
        precision=heads.precision,
        tensors=(q, k, v, None, hidden, None),
        shape=heads.shape[-2:],
        **{step: getattr(heads, step)[head] for step in STEPS},
    )
