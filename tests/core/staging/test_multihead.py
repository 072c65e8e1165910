"""The panel of friends: multi-head attention on a show's people, held beside einsum; and the edits of it."""

import itertools
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.edits import heads as panel_edits
from core.edits import matrices
from core.edits import seats as seating
from core.edits.common import EditError
from core.edits.heads import MATRICES
from core.edits.registry import PanelMatrix
from core.show import showfile
from core.show.lenses import lenses, panel_matrices
from core.show.model import MAX_HEADS, HeadDescription, Panel, Show
from core.show.records import records, weights
from core.staging.multihead import PanelTrace, stage_panel
from core.staging.opposed_heads import oppose_heads
from core.staging.stage import stage, visible
from tests import odd_shows
from tests.core.shows import dating, shows

NOBODY = Panel(descriptions=())


def everyone(heads: int = 8, kv_heads: int = 0, **panel: object) -> Show:
    """Return the dating show where all look at all, with so many heads."""
    show = seating.let_everyone_look(dating())
    return replace(show, panel=replace(show.panel, heads=heads, kv_heads=kv_heads, **panel))


@st.composite
def panels(draw: st.DrawFn) -> Show:
    """Draw a show with any panel: friends described or not, silent ones, matrices set by hand, people hidden."""
    show = draw(shows(largest=10))
    heads = draw(st.integers(1, MAX_HEADS))
    kv_heads = draw(st.sampled_from([n for n in range(1, heads + 1) if heads % n == 0]))
    places = st.permutations(range(len(show.traits))), st.permutations(range(len(show.axes)))
    friends = draw(st.lists(st.builds(lambda t, a: HeadDescription("", tuple(t), tuple(a)), *places), max_size=4))
    silent = draw(st.sets(st.integers(0, heads - 1)))
    panel = Panel(heads=heads, kv_heads=kv_heads, descriptions=tuple(friends), muted=tuple(silent))
    if draw(st.booleans()):
        show = seating.let_everyone_look(show)
        show = matrices.make_projections(show) if draw(st.booleans()) else show
        show = seating.set_causal(seating.set_empty(show, show.guests[0], True), draw(st.booleans()))
    show = replace(show, panel=panel)
    for which in draw(st.sets(st.sampled_from(MATRICES))):
        show = panel_edits.set_panel_w(show, which, 0, 0, draw(st.floats(-5, 5)))
    return show


def by_hand(show: Show, trace: PanelTrace) -> tuple[np.ndarray, np.ndarray]:
    """Return weights (heads, n_q, n_k) and output (n_q, d_model), worked out by einsum from matrices and records."""
    d_model, heads, d_head, kv_heads = show.panel_widths
    x_q, x_k = (np.zeros((len(seats), d_model)) for seats in (show.askers, show.guests))
    x_q[:, : show.d_model], x_k[:, : show.d_model] = records(show, show.askers), records(show, show.guests)
    w_q, w_k, w_v, w_o = (np.asarray(w) for w in trace.projections[:4])
    group = np.repeat(np.arange(kv_heads), heads // kv_heads)  # (heads,)
    q = np.einsum("qm,mhd->hqd", x_q, w_q.reshape(d_model, heads, d_head))
    k, v = (np.einsum("km,mgd->gkd", x_k, w.reshape(d_model, kv_heads, d_head))[group] for w in (w_k, w_v))
    divisor = {"sqrt_d_k": np.sqrt(d_head), "none": 1.0}.get(show.scale, show.scale)
    scores = np.einsum("hqd,hkd->hqk", q, k) / divisor
    seen = visible(show)
    seen = np.ones(scores.shape[1:], bool) if seen is None else seen
    if show.causal:
        seen = seen & np.tri(*scores.shape[1:], dtype=bool)
    scores = np.where(seen, scores, -np.inf)
    top = np.maximum(scores.max(-1, keepdims=True), -1e300)
    powers = np.exp(scores - top)
    shares = powers / np.maximum(powers.sum(-1, keepdims=True), 1e-300)
    heard = np.array([head not in show.panel.muted for head in range(heads)], float)
    return shares, np.einsum("hqk,hkd,hdm,h->qm", shares, v, w_o.reshape(heads, d_head, d_model), heard)


@given(panels())
def test_the_panel_is_what_einsum_gives(show: Show) -> None:
    trace = stage_panel(show)
    shares, output = by_hand(show, trace)
    logits = max(1.0, float(np.abs(trace.heads.scaled).max(initial=0)))  # rounding moves a share by as much as a logit
    np.testing.assert_allclose(trace.heads.weights, shares, rtol=0, atol=1e-12 * logits)
    scale = max(1.0, float(np.abs(trace.parts).max(initial=0)))
    np.testing.assert_allclose(trace.output, output, rtol=0, atol=1e-12 * scale * logits)


@given(panels())
def test_parts_add_up_and_silence_is_a_slice_of_zeros(show: Show) -> None:
    trace = stage_panel(show)
    scale = max(1.0, float(np.abs(trace.parts).max(initial=0)), float(np.abs(trace.complete).max(initial=0)))
    np.testing.assert_allclose(trace.parts.sum(axis=1), trace.output, rtol=0, atol=1e-12 * scale)
    np.testing.assert_allclose(trace.output + trace.lost, trace.complete, rtol=0, atol=1e-12 * scale)
    heard = stage_panel(replace(show, panel=replace(show.panel, muted=())))
    np.testing.assert_allclose(trace.complete, heard.output, rtol=0, atol=1e-12 * scale)
    for head in show.panel.muted:
        assert not trace.parts[:, head].any()
    if set(show.panel.muted) == set(range(show.panel.heads)):
        assert not trace.output.any()


@given(panels())
def test_averages_and_spreads(show: Show) -> None:
    trace = stage_panel(show)
    np.testing.assert_allclose(trace.average + trace.differences, trace.heads.weights, rtol=0, atol=1e-15)
    np.testing.assert_allclose(trace.differences.sum(axis=0), 0, atol=1e-12)
    n = len(show.guests)
    assert (trace.entropy >= -1e-12).all() and (trace.entropy <= np.log2(n) + 1e-9).all()
    assert (trace.effective_number[trace.heads.fully_masked] == 0).all()
    assert ((trace.effective_number >= 1 - 1e-9) | trace.heads.fully_masked).all() and (
        trace.effective_number <= n + 1e-9
    ).all()


@given(panels())
def test_it_is_saved_and_read_again(show: Show) -> None:
    again = showfile.decode(showfile.encode(show))
    assert again == show
    np.testing.assert_array_equal(stage_panel(again).output, stage_panel(show).output)


def test_a_friend_is_a_lens_on_the_same_people() -> None:
    show, w = everyone(), weights(everyone())
    w_q, w_k, w_v, _ = (np.asarray(m) for m in panel_matrices(show)[:4])
    for head, friend in enumerate(show.panel.descriptions[:8]):
        for place in range(2):
            column = 2 * head + place
            np.testing.assert_array_equal(w_q[:16, column], w.w_q[:, friend.traits[place]])
            np.testing.assert_array_equal(w_k[:16, column], w.w_k[:, friend.traits[place]])
            np.testing.assert_array_equal(w_v[:16, column], w.w_v[:, friend.axes[place]])
    trace = stage_panel(show)
    first = show.panel.descriptions[0]
    person = show.asked[3]
    assert trace.heads.k[0, 3].tolist() == [person.tags[trait] for trait in first.traits[:2]]
    assert trace.heads.v[0, 3].tolist() == [person.details[axis] for axis in first.axes[:2]]


def test_a_lens_with_fewer_traits_than_columns_leaves_zeros() -> None:
    narrow = HeadDescription("", (1,), ())
    w_q, _, w_v, w_o = (np.asarray(m) for m in panel_matrices(everyone(2, descriptions=(narrow, narrow)))[:4])
    assert w_q[:, 0].any() and not w_q[:, 1:8].any() and not w_v.any() and not w_o.any()


def test_the_output_holds_the_mean_of_what_friends_report() -> None:
    show = everyone()
    trace, details = stage_panel(show), show.d_model - len(show.axes)
    for axis in range(len(show.axes)):
        reports = [
            trace.heads.output[head, :, lens.axes.index(axis)]
            for head, lens in enumerate(trace.lenses)
            if axis in lens.axes
        ]
        np.testing.assert_allclose(trace.output[:, details + axis], np.mean(reports, axis=0), atol=1e-12)
    assert not trace.output[:, :details].any()


def test_one_head_is_the_shows_own_attention_at_another_scale() -> None:
    show = replace(everyone(1, descriptions=()), scale="none")
    trace, alone = stage_panel(show), stage(show)
    np.testing.assert_allclose(trace.heads.weights[0], alone.weights, atol=1e-12)
    np.testing.assert_allclose(trace.output[:, 12:], alone.output, atol=1e-12)


def test_made_up_friends_differ_and_are_dealt_alike() -> None:
    for heads in range(2, MAX_HEADS + 1):
        dealt = lenses(everyone(heads, descriptions=()))
        assert len(set(dealt)) == heads and dealt == lenses(everyone(heads, descriptions=()))
    for show in (odd_shows.many_traits(24), everyone(2, descriptions=())):
        first, second = lenses(replace(show, panel=Panel(heads=2)))
        assert set(first.traits) != set(second.traits)


@pytest.mark.parametrize(("heads", "kv_heads"), [(8, 4), (8, 2), (8, 1), (6, 3), (16, 2), (3, 1)])
def test_shared_cards_are_the_mean_of_their_heads(heads: int, kv_heads: int) -> None:
    own, shared = panel_matrices(everyone(heads)), panel_matrices(everyone(heads, kv_heads))
    d_head, each = everyone(heads).panel_widths.d_head, heads // kv_heads
    for group, which in itertools.product(range(kv_heads), ("w_k", "w_v")):
        mine = np.asarray(getattr(shared, which))[:, group * d_head :][:, :d_head]
        theirs = np.asarray(getattr(own, which)).reshape(-1, heads, d_head)[:, group * each :][:, :each]
        np.testing.assert_allclose(mine, theirs.mean(axis=1), atol=1e-15)
    trace = stage_panel(everyone(heads, kv_heads))
    assert trace.stored * each == trace.stored_full == 2 * 9 * everyone(heads).panel_widths.d_model
    assert trace.change_of_sharing is not None and trace.change_of_sharing.output > 0
    assert [trace.group_of(head) for head in range(heads)] == [head // each for head in range(heads)]


def test_what_sharing_changes_is_measured_beside_unshared_cards() -> None:
    shared, own = stage_panel(everyone(8, 1, muted=(2,))), stage_panel(everyone(8, muted=(2,)))
    change = shared.change_of_sharing
    assert change is not None and own.change_of_sharing is None
    assert change.output == np.abs(shared.output - own.output).max()
    assert change.weights == np.abs(shared.heads.weights - own.heads.weights).max()
    by_hand = panel_edits.set_panel_w(everyone(8, 1), "w_k", 0, 0, 3)
    assert stage_panel(by_hand).change_of_sharing is None


def test_the_largest_loss_is_where_the_silent_are_missed_most() -> None:
    trace = stage_panel(panel_edits.mute(everyone(), 2))
    loss = trace.largest_loss(0)
    assert loss.value == trace.lost[0, loss.column] and abs(loss.value) == np.abs(trace.lost[0]).max() > 0
    assert stage_panel(everyone()).largest_loss(0).value == 0


def test_pins_do_not_count_and_masks_do() -> None:
    show = everyone()
    from core.edits.people import set_score

    np.testing.assert_array_equal(stage_panel(set_score(show, 3, 50)).output, stage_panel(show).output)
    masked = stage_panel(seating.set_empty(show, 3, True))
    assert not masked.heads.weights[:, :, show.guests.index(3)].any()


def test_heads_are_set_and_what_no_longer_fits_is_given_up() -> None:
    show = panel_edits.set_panel_w(everyone(8, 4, muted=(1, 7)), "w_o", 0, 0, 2)
    four = panel_edits.set_heads(show, 4)
    assert (four.panel.heads, four.panel.kv_heads, four.panel.muted, four.panel.w_o) == (4, 0, (1,), ())
    assert panel_edits.set_heads(show, 16).panel.kv_heads == 4
    assert panel_edits.set_heads(show, 6).panel.kv_heads == 0
    assert panel_edits.set_heads(show, 8) is show
    assert panel_edits.set_kv_heads(show, 8).panel.kv_heads == 0
    assert panel_edits.set_kv_heads(show, 2).panel.w_o


def test_a_friend_is_renamed_in_one_language_and_a_made_up_one_gets_a_name() -> None:
    show = everyone(16)
    named = panel_edits.rename_head(show, 0, "en", "Auntie")
    assert named.panel.descriptions[0].name["en"] == "Auntie"  # type: ignore[index]
    assert named.panel.descriptions[0].name["zh_CN"] == show.panel.descriptions[0].name["zh_CN"]  # type: ignore[index]
    made_up = panel_edits.rename_head(show, 12, "en", "Bo")
    assert len(made_up.panel.descriptions) == 13 and made_up.panel.descriptions[12].name == "Bo"
    np.testing.assert_array_equal(stage_panel(made_up).output, stage_panel(show).output)


def test_a_friend_goes_home() -> None:
    show = everyone(8, 4, muted=(2, 5))
    fewer = panel_edits.remove_head(show, 2)
    assert fewer.panel.heads == 7 and fewer.panel.muted == (4,) and fewer.panel.kv_heads == 0
    assert fewer.panel.descriptions == show.panel.descriptions[:2] + show.panel.descriptions[3:]
    made_up = everyone(4, descriptions=())
    left = panel_edits.remove_head(made_up, 0)
    assert [(f.traits, f.axes) for f in left.panel.descriptions] == [tuple(lens) for lens in lenses(made_up)[1:]]
    with pytest.raises(EditError):
        panel_edits.remove_head(everyone(1), 0)


@pytest.mark.parametrize("which", MATRICES)
def test_a_matrix_is_set_by_hand_and_released(which: PanelMatrix) -> None:
    show = everyone()
    edited = panel_edits.set_panel_w(show, which, 5, 3, 2.5)
    before, after = (np.array(getattr(panel_matrices(s), which)) for s in (show, edited))
    assert after[5, 3] == 2.5
    after[5, 3] = before[5, 3]
    np.testing.assert_array_equal(after, before)
    assert panel_edits.release_panel_w(edited, which) == show


def test_a_lens_is_changed() -> None:
    show = panel_edits.set_lens(everyone(), 0, (5, 4), (3,))
    assert lenses(show)[0] == ((5, 4), (3,))


@pytest.mark.parametrize(
    ("problem", "edit"),
    [
        ("heads", lambda s: panel_edits.set_heads(s, 0)),
        ("heads", lambda s: panel_edits.set_heads(s, 17)),
        ("kv_heads", lambda s: panel_edits.set_kv_heads(s, 3)),
        ("kv_heads", lambda s: panel_edits.set_kv_heads(s, 0)),
        ("place", lambda s: panel_edits.mute(s, 8)),
        ("place", lambda s: panel_edits.rename_head(s, -1, "en", "x")),
        ("place", lambda s: panel_edits.set_panel_w(s, "w_q", 99, 0, 1)),
        ("place", lambda s: panel_edits.set_panel_w(s, "w_q", 0, 99, 1)),
        ("number", lambda s: panel_edits.set_panel_w(s, "w_q", 0, 0, float("nan"))),
        ("place", lambda s: panel_edits.set_lens(s, 0, (1, 1), ())),
        ("place", lambda s: panel_edits.set_lens(s, 0, (), (9,))),
        ("seed", lambda s: panel_edits.set_seed(s, -1)),
        ("text", lambda s: panel_edits.rename_head(s, 0, "en", "x" * 2001)),
    ],
)
def test_what_cannot_be_done_is_refused(problem: str, edit: Callable[[Show], Show]) -> None:
    with pytest.raises(EditError) as error:
        edit(everyone())
    assert error.value.problem == problem


def test_opposite_friends_are_heard_by_two_heads_and_lost_by_one() -> None:
    show = seating.set_empty(dating(), 2, True)
    found = oppose_heads(show, stage(show), 5)
    assert 2 not in found.guests and len(found.guests) == 7
    one = found.comparison.single.weights
    np.testing.assert_allclose(one, 1 / 7)
    assert found.criteria_a[5] == 3 and found.criteria_b[5] == -3
    apart = np.abs(found.comparison.head_a.output - found.comparison.head_b.output)[0]
    assert apart[found.widest] == apart.max() == found.comparison.difference


def test_a_trace_cannot_be_changed() -> None:
    trace = stage_panel(dating())
    with pytest.raises(AttributeError):
        trace.output = np.zeros(1)
    for x in (
        trace.x_q,
        trace.merged,
        trace.output,
        trace.parts,
        trace.average,
        trace.differences,
        trace.effective_number,
    ):
        assert not x.flags.writeable
