"""The colour of each tensor, and of those whose names stand beside it: the same on all pages and in programs."""

ROLES = {
    **dict.fromkeys(("q", "w_q", "q_heads"), "query"),
    **dict.fromkeys(("k", "t", "w_k", "k_heads", "scores", "scaled", "masked", "largest"), "key"),
    **dict.fromkeys(("v", "w_v", "v_heads", "w_o", "head_outputs", "reports", "merged", "output"), "value"),
    **dict.fromkeys(("exponentials", "weights", "softmax"), "weight"),
    **dict.fromkeys(("mask", "visible"), "dim"),
    **dict.fromkeys(("x", "x_q", "x_k", "scale"), "text"),
}
"""The colour of the theme, by the name of a tensor, or of a symbol of the formula that stands for one."""

SIDES = {
    **{"q": ("askers", "traits"), "k": ("guests", "traits"), "t": ("traits", "guests"), "v": ("guests", "axes")},
    **{"x": ("guests", "features"), "x_q": ("askers", "features"), "x_k": ("guests", "features")},
    **{"w_q": ("features", "traits"), "w_k": ("features", "traits"), "w_v": ("features", "axes")},
    **{"output": ("askers", "axes"), "largest": ("askers", "")},
}
"""What the rows and columns of a tensor are; of all others askers and guests. "": they have no names."""

SIDE_ROLES = {"askers": "query", "guests": "key", "features": "text"}
"""The colour of names that stand beside tensors of any colour; all others have the colour of their tensor."""


def role_of(tensor: str) -> str:
    """Return the colour of a tensor, however its name is spelt: "W_Q" of a program is "w_q" of a show."""
    return ROLES[tensor.lower()]


def sides_of(tensor: str) -> tuple[str, str]:
    """Return what the rows and columns of a tensor are: "askers", "guests", "traits", "axes" or "features"."""
    return SIDES.get(tensor.lower(), ("askers", "guests"))
