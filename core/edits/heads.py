"""Edits of the panel: how many friends, who shares cards, who is silent, what they are called, and their matrices."""

import numpy as np
from msgspec.structs import replace

from core.edits.common import EditError, checked, drop, put, reworded
from core.edits.registry import HeadPlace, PanelMatrix, edit
from core.show.lenses import full_lens, panel_matrices
from core.show.model import MAX_HEADS, HeadDescription, Matrix, Panel, Show
from core.show.records import rows_of

MATRICES = ("w_q", "w_k", "w_v", "w_o")
MAX_SEED = 10**9 - 1  # what a file holds


@edit("Number of heads", merge=())
def set_heads(show: Show, heads: int) -> Show:
    """Let so many friends look. Their columns have another width now, so matrices set by hand are given up."""
    if not 1 <= heads <= MAX_HEADS:
        raise EditError("heads", f"there are 1 to {MAX_HEADS} heads; got {heads}", MAX_HEADS)
    if heads == show.panel.heads:
        return show
    return _with(_without_matrices(show), **_fitting(show.panel, heads))


@edit("Who shares cards")
def set_kv_heads(show: Show, kv_heads: int) -> Show:
    """Let the heads share so many sets of keys and values; W_K and W_V that were set by hand are given up."""
    heads = show.panel.heads
    if kv_heads < 1 or heads % kv_heads:
        raise EditError("kv_heads", f"{heads} heads cannot share {kv_heads} sets evenly", heads)
    if kv_heads == show.panel_widths.kv_heads:
        return show
    return _with(show, kv_heads=0 if kv_heads == heads else kv_heads, w_k=(), w_v=())


@edit("Mute “{}”", about="head")
def mute(show: Show, head: HeadPlace) -> Show:
    """Mute a head: its rows of W_O count as 0."""
    _need_head(show, head)
    return _with(show, muted=tuple(sorted({*show.panel.muted, head})))


@edit("Unmute “{}”", about="head")
def unmute(show: Show, head: HeadPlace) -> Show:
    """Let the rows of W_O of a muted head count again."""
    _need_head(show, head)
    return _with(show, muted=tuple(one for one in show.panel.muted if one != head))


@edit("Remove head “{}”", about="head")
def remove_head(show: Show, head: HeadPlace) -> Show:
    """Send a friend home. Those after them move up, and those whom nobody has described keep their lenses."""
    _need_head(show, head)
    if show.panel.heads == 1:
        raise EditError("last_head", "the last head stays")
    friends = drop(described_heads(show, show.panel.heads), head) + show.panel.descriptions[show.panel.heads :]
    silent = tuple(one - (one > head) for one in show.panel.muted if one != head)
    fitting = _fitting(replace(show.panel, muted=silent), show.panel.heads - 1)
    return _with(_without_matrices(show), descriptions=friends, **fitting)


@edit("Name of {}", about="head")
def rename_head(show: Show, head: HeadPlace, language: str, words: str) -> Show:
    """Change a friend's name in one language."""
    _need_head(show, head)
    friends = described_heads(show, head + 1) + show.panel.descriptions[head + 1 :]
    name = reworded(show, friends[head].name, language, words)
    return _with(show, descriptions=put(friends, head, replace(friends[head], name=name)))


@edit("Lens of {}", about="head")
def set_lens(show: Show, head: HeadPlace, traits: tuple[int, ...], axes: tuple[int, ...]) -> Show:
    """Change what a friend compares and what they bring home, most important first."""
    _need_head(show, head)
    for places, count in ((traits, len(show.traits)), (axes, len(show.axes))):
        if len(set(places)) < len(places) or not set(places) <= set(range(count)):
            raise EditError("place", f"{tuple(places)} are not different places of {count}")
    friends = described_heads(show, head + 1) + show.panel.descriptions[head + 1 :]
    return _with(show, descriptions=put(friends, head, replace(friends[head], traits=tuple(traits), axes=tuple(axes))))


@edit("A number of {}", about="which", merge=("which", "row", "column"))
def set_panel_w(show: Show, which: PanelMatrix, row: int, column: int, value: float) -> Show:
    """Change a number of W_Q ("w_q"), W_K, W_V or W_O; the whole matrix stands as it is from now on."""
    rows = getattr(show.panel, which) or _written_out(show, which)
    if not 0 <= row < len(rows):
        raise EditError("place", f"there is no row {row} among {len(rows)}")
    return _with(show, **{which: put(rows, row, put(rows[row], column, checked(value)))})


def _written_out(show: Show, which: PanelMatrix) -> Matrix:
    """Return a matrix as the lenses make it, if a file could hold it."""
    rows = rows_of(np.asarray(getattr(panel_matrices(show), which)))
    return tuple(tuple(map(checked, row)) for row in rows)


@edit("{} as the lenses give it", about="which")
def release_panel_w(show: Show, which: PanelMatrix) -> Show:
    """Let a matrix follow from what the friends care about again."""
    return _with(show, **{which: ()})


@edit("Random numbers", merge=())
def set_seed(show: Show, seed: int) -> Show:
    """Roll the random numbers of the original sizes anew."""
    if not 0 <= seed <= MAX_SEED:
        raise EditError("seed", f"a seed is a whole number from 0 to {MAX_SEED}; got {seed}", MAX_SEED)
    return _with(show, seed=seed)


def described_heads(show: Show, heads: int) -> tuple[HeadDescription, ...]:
    """Return the friends of the first heads, made-up ones written out, with no name yet."""
    given = show.panel.descriptions[:heads]
    made_up = (full_lens(show, head) for head in range(len(given), heads))
    return given + tuple(HeadDescription(name="", traits=lens.traits, axes=lens.axes) for lens in made_up)


def _fitting(panel: Panel, heads: int) -> dict[str, object]:
    shared = panel.kv_heads if panel.kv_heads < heads and heads % (panel.kv_heads or 1) == 0 else 0
    return {"heads": heads, "kv_heads": shared, "muted": tuple(one for one in panel.muted if one < heads)}


def _without_matrices(show: Show) -> Show:
    return _with(show, **dict.fromkeys(MATRICES, ()))


def _with(show: Show, **changes: object) -> Show:
    return replace(show, panel=replace(show.panel, **changes))


def _need_head(show: Show, head: int) -> None:
    if not 0 <= head < show.panel.heads:
        raise EditError("place", f"there is no head {head} among {show.panel.heads}")
