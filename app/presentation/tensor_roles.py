"""The colour of each tensor, the same on all pages: in formula, flow, strips, grids, sizes and programs."""

ROLES = {
    **dict.fromkeys(("q", "w_q", "q_heads"), "query"),
    **dict.fromkeys(("k", "t", "w_k", "k_heads", "scores", "scaled", "masked", "largest"), "key"),
    **dict.fromkeys(("v", "w_v", "v_heads", "w_o", "head_outputs", "reports", "merged", "output"), "value"),
    **dict.fromkeys(("exponentials", "weights", "softmax"), "weight"),
    **dict.fromkeys(("mask", "visible"), "dim"),
    **dict.fromkeys(("x", "x_q", "x_k", "scale"), "text"),
}
"""The colour of the theme, by the name of a tensor, or of a symbol of the formula that stands for one."""


def role_of(tensor: str) -> str:
    """Return the colour of a tensor, however its name is spelt: "W_Q" of a program is "w_q" of a show."""
    return ROLES[tensor.lower()]
