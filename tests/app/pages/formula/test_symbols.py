"""The symbols of the formula: each is selected by mouse and by keyboard, lights its matrix and tells of itself."""

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from app.style import theme
from app.style.typesetting import typeset
from core.attention.attend import Trace
from core.edits import people as editing
from core.edits import seats
from core.show.model import Show
from tests.app import user
from tests.app.pages.formula.fixtures import PageOpener, click_symbol, highlighted, open_page, told
from tests.odd_shows import dating, everyone, marks, ready

__all__ = ["open_page"]

HIGHLIGHTED = {
    "output": "output", "softmax": "weights", "q": "q", "k": "t", "t": "t", "scale": "masked", "v": "v",
}  # fmt: skip
SHAPES = {
    "output": "(n_q, d_v) = (1, 4)",
    "softmax": "(n_q, n) = (1, 8)",
    "q": "(n_q, d_k) = (1, 6)",
    "k": "(n, d_k) = (8, 6)",
    "t": "(d_k, n) = (6, 8)",
    "scale": "one number: √6 ≈ 2.45; 1×8 scores",
    "v": "(n, d_v) = (8, 4)",
}
WORDS = {
    "output": "The impression I keep", "softmax": "Share of my mind", "q": "My criteria", "k": "Tags",
    "t": "Tags, transposed", "scale": "A cooler head", "v": "Real details",
}  # fmt: skip


def all_masked() -> Show:
    show = dating()
    for guest in show.guests:
        show = seats.set_blocked(show, show.askers[0], guest, True)
    return show


def one_pinned() -> Show:
    return editing.set_score(dating(), 3, 80)


def by_hand() -> Show:
    show = ready("cat-mat-en")
    first, *others = show.people
    return replace(show, people=(replace(first, criteria=(1.0, -2.0, 0.5, 0.0)[: len(show.traits)]), *others))


def masked_dating() -> Show:
    show = dating()
    return seats.set_empty(show, show.guests[2], True)


def test_every_symbol_is_selected_by_a_click_and_lights_its_matrix(open_page: PageOpener) -> None:
    window = open_page()
    assert set(window.page.formula.formula.symbols) == set(HIGHLIGHTED)
    for symbol, matrix in HIGHLIGHTED.items():
        click_symbol(window, symbol)
        assert window.page.symbol == symbol and highlighted(window) == [matrix]
        heading, shape, sentence, code = told(window)
        assert heading.endswith(f" · {WORDS[symbol]}") and shape == SHAPES[symbol] and sentence and code


def test_arrow_keys_move_from_symbol_to_symbol(open_page: PageOpener) -> None:
    window = open_page()
    field = window.page.formula.formula
    field.setFocus()
    user.key(window, Qt.Key.Key_Home)
    met = [window.page.symbol]
    for _ in range(len(HIGHLIGHTED)):
        user.key(window, Qt.Key.Key_Right)
        met.append(window.page.symbol)
    assert met == ["output", "softmax", "q", "k", "t", "scale", "v", "v"] and highlighted(window) == ["v"]
    user.key(window, Qt.Key.Key_Left)
    assert window.page.symbol == "scale"
    user.key(window, Qt.Key.Key_Up)
    assert window.page.symbol == "q"
    user.key(window, Qt.Key.Key_Down)
    assert window.page.symbol == "scale"
    user.key(window, Qt.Key.Key_End)
    assert window.page.symbol == "v"


def test_the_focus_ring_is_seen(open_page: PageOpener) -> None:
    window = open_page()
    field = window.page.formula.formula
    window.page.setFocus()
    QApplication.processEvents()
    without = field.grab().toImage()
    field.setFocus()
    QApplication.processEvents()
    assert field.hasFocus() and field.grab().toImage() != without


def test_a_screen_reader_hears_symbol_and_word(open_page: PageOpener) -> None:
    window = open_page()
    click_symbol(window, "v")
    field = window.page.formula.formula
    assert field.accessibleName() == "V · Real details"
    assert "(n, d_v) = (8, 4)" in field.text and "V = X_k @ W_V" in field.text


def test_a_click_on_a_matrix_selects_its_symbol(open_page: PageOpener) -> None:
    window = open_page()
    for name, symbol in (("weights", "softmax"), ("v", "v"), ("output", "output"), ("masked", "scale"), ("t", "t")):
        card = window.page.formula.board.cards[name]
        user.click(card, QPointF(card.width() / 2, 10))
        assert window.page.symbol == symbol and highlighted(window) == [name]


def test_shapes_and_digits_follow_an_edit_at_once(open_page: PageOpener) -> None:
    window = open_page()
    click_symbol(window, "k")
    document = window.document
    document.edit(editing.add_trait, {"en": "Tea", "zh_CN": "爱喝茶"})
    assert told(window)[1] == "(n, d_k) = (8, 7)"
    document.edit(editing.add_guest, {"en": "New", "zh_CN": "新人"})
    assert told(window)[1] == "(n, d_k) = (9, 7)"
    assert window.page.formula.board.cards["t"].grid.matrix.shape == (7, 9)
    document.edit(editing.add_axis, {"en": "a"}, {"en": "b"})
    click_symbol(window, "v")
    assert told(window)[1] == "(n, d_v) = (9, 5)"
    document.edit(editing.set_criterion, document.show.askers[0], 0, -1.25)
    assert window.page.formula.board.cards["q"].grid.matrix.texts(0, 0)[0] == "−1.25"
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.page.formula.board.cards["q"].grid.matrix.texts(0, 0)[0] == "2"


def test_the_matrices_are_the_trace(open_page: PageOpener) -> None:
    window = open_page(everyone(9), whose="everyone")
    trace, cards = window.document.trace, window.page.formula.board.cards
    for name, tensor in {
        "q": trace.q, "t": trace.k.T, "v": trace.v, "scores": trace.scores, "masked": trace.masked,
        "weights": trace.weights, "output": trace.output,
    }.items():  # fmt: skip
        assert np.array_equal(cards[name].grid.matrix.numbers, tensor)


def test_the_formula_is_the_one_of_the_show(open_page: PageOpener) -> None:
    window = open_page(masked_dating())
    field = window.page.formula.formula
    assert "mask" in field.symbols
    click_symbol(window, "mask")
    assert highlighted(window) == ["masked"] and told(window)[3] == "masked = np.where(visible, scaled, -np.inf)"
    window.document.edit(seats.unmask)
    assert "mask" not in field.symbols and window.page.formula.formula.symbol == "softmax"
    for scale, letter, code in (
        (2.5, "2.5", "scaled = scores / 2.5"),
        ("none", "1", "scaled = scores"),
        ("sqrt_d_k", "√d_k", "scaled = scores / np.sqrt(d_k)"),
    ):
        window.document.edit(editing.set_scale, scale)
        click_symbol(window, "scale")
        assert told(window)[0].startswith(f"{letter} · ") and told(window)[3] == code


def test_nothing_is_typeset_again_by_an_edit_or_another_theme(open_page: PageOpener) -> None:
    window = open_page()
    before = typeset.cache_info().misses
    window.document.edit(editing.set_criterion, window.document.show.askers[0], 0, 1.0)
    window.set_theme("dark")
    window.resize(1920, 1080)
    QApplication.processEvents()
    window.grab()
    assert typeset.cache_info().misses == before
    window.set_theme("light")


@pytest.mark.parametrize("name", ["light", "dark"])
def test_symbols_are_painted_in_their_colours(open_page: PageOpener, name: str) -> None:
    window = open_page(theme=name)
    click_symbol(window, "output")
    field = window.page.formula.formula
    image = field.grab().toImage()
    colours = theme.named(name)
    for symbol, role in (("q", "query"), ("k", "key"), ("t", "key"), ("softmax", "weight"), ("v", "value")):
        rect = (field.symbol_rect(symbol)).toAlignedRect()
        found = {
            image.pixelColor(x, y).name()
            for x in range(rect.left(), rect.right())
            for y in range(rect.top(), rect.bottom())
        }
        assert getattr(colours, role).name() in found, symbol
    window.set_theme("light")


@pytest.mark.parametrize(
    "show",
    [dating, marks, masked_dating, lambda: everyone(5), lambda: ready("cat-mat-en"), all_masked, one_pinned, by_hand],
)
def test_each_line_of_code_computes_what_is_on_screen(open_page: PageOpener, show) -> None:
    window = open_page(show(), whose="everyone" if len(show().askers) > 1 else "one")
    page, trace = window.page, window.document.trace
    known = _given(page, trace)
    for symbol, name in (
        ("t", "scores"),
        ("scale", "scaled"),
        ("mask", "masked"),
        ("softmax", "weights"),
        ("output", "output"),
    ):
        if symbol not in page.formula.formula.symbols:
            continue
        page.select(symbol)
        known |= {"set_by_hand": trace.pinned, "given": trace.scores}
        with np.errstate(invalid="ignore"):  # 0 ÷ 0, where nobody is left
            exec(told(window)[3], {"np": np}, known)
        assert np.allclose(known[name], getattr(trace, name), atol=1e-12)


def _given(page, trace: Trace) -> dict:
    """Return what a program knows before the first step; Q, K and V by their own lines of code."""
    figures = page.presentation
    known = {
        "X_q": figures.matrix("x_q").numbers, "X_k": figures.matrix("x_k").numbers, "d_k": trace.q.shape[1],
        **{name.upper(): figures.matrix(name).numbers for name in ("w_q", "w_k", "w_v")},
    }  # fmt: skip
    if trace.hidden is not None:
        known["visible"] = ~np.broadcast_to(trace.hidden, trace.shape)
    for symbol, tensor in (("q", trace.q), ("k", trace.k), ("v", trace.v)):
        page.select(symbol)
        known |= {"set_by_hand": np.ones((len(tensor), 1), dtype=bool), "given": tensor}
        exec(page.formula.account.code.text, {"np": np}, known)
        assert np.allclose(known[symbol.upper()], tensor)
    return known


@pytest.mark.parametrize("kv_heads", [0, 4, 2, 1])
def test_the_code_of_a_head_is_that_of_all_heads_stacked(open_page: PageOpener, kv_heads: int) -> None:
    """The shape shown is (heads, …): the same lines, run on tensors of this shape, give what every head has."""
    show = ready("friends")
    window = open_page(replace(show, panel=replace(show.panel, kv_heads=kv_heads)), whose="head")
    page, panel = window.page, window.document.panel
    _, heads, d_head, groups = panel.widths
    stacked = {
        name: np.stack(np.hsplit(np.asarray(getattr(panel.projections, name.lower())), count))
        for name, count in (("W_Q", heads), ("W_K", groups), ("W_V", groups))
    }
    known = {"X_q": panel.x_q, "X_k": panel.x_k, "d_head": d_head, **stacked}
    for symbol, name in (
        *(("q", "Q"), ("k", "K"), ("v", "V"), ("t", "scores"), ("scale", "scaled")),
        *(("softmax", "weights"), ("output", "output")),
    ):
        page.select(symbol)
        exec(told(window)[3], {"np": np}, known)
        if symbol != "scale":  # whose "shape" is one number
            found = known[name] if symbol != "t" else known["K"].mT
            assert told(window)[1].endswith(f"= {found.shape}")
        assert np.allclose(known[name], getattr(panel.heads, name if len(name) > 1 else name.lower()), atol=1e-12)
