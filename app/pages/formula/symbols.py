"""What each symbol of the formula, and each tensor on the way, stands for: word, shape, sentence, line of code."""

from typing import NamedTuple

from app.pages.formula.presentation import FormulaPresentation
from app.presentation.roles import role_of
from app.text.translated import Translated
from core import numbers

TENSOR_OF = {"softmax": "weights", "scale": "scaled", "mask": "masked"}
"""The tensor that a symbol stands for, where it has another name."""
SYMBOL_OF = {"weights": "softmax", "scaled": "scale", "masked": "mask"}

LETTERS = {
    "x_q": "X",
    "x_k": "X",
    "w_q": "W_Q",
    "w_k": "W_K",
    "w_v": "W_V",
    "q": "Q",
    "k": "K",
    "t": "Kᵀ",
    "v": "V",
    "scores": "QKᵀ",
    "scale": "√d_k",
    "mask": "M",
    "softmax": "softmax",
    "output": "Attention",
}
AXES = {
    "x_q": ("n_q", "d_model"),
    "x_k": ("n", "d_model"),
    "w_q": ("d_model", "d_k"),
    "w_k": ("d_model", "d_k"),
    "w_v": ("d_model", "d_v"),
    "q": ("n_q", "d_k"),
    "k": ("n", "d_k"),
    "t": ("d_k", "n"),
    "v": ("n", "d_v"),
    "output": ("n_q", "d_v"),
}
"""What the rows and columns of a tensor are called; of all others they are n_q and n."""


class Account(NamedTuple):
    """All that is told of a symbol."""

    letter: str
    word: str
    role: str
    shape: str
    sentence: str
    code: str


class SymbolWords(Translated):
    """Tells of symbols in the words of the show."""

    def account(self, symbol: str, shown: FormulaPresentation) -> Account:
        """Return what there is to tell of a symbol, or of a tensor by its name."""
        symbol = SYMBOL_OF.get(symbol, symbol)
        return Account(
            letter=self.letter(symbol, shown),
            word=self.word(symbol, shown),
            role=role_of(symbol),
            shape=self.shape(symbol, shown),
            sentence=self._sentence(symbol, shown),
            code=code(symbol, shown),
        )

    def letter(self, symbol: str, shown: FormulaPresentation) -> str:
        """Return the symbol as it is written in a line."""
        symbol = SYMBOL_OF.get(symbol, symbol)
        if symbol == "scale" and shown.divisor:
            return shown.divisor
        return LETTERS[symbol]

    def word(self, symbol: str, shown: FormulaPresentation) -> str:
        """Return what the analogy calls it."""
        words, say = shown.show.vocabulary, shown.say
        symbol = SYMBOL_OF.get(symbol, symbol)
        if symbol == "t":
            return self.tr("{}, transposed").format(say(words.tag) or self.tr("Key"))
        of_show = {"q": words.criterion, "k": words.tag, "v": words.detail, "output": words.impression}
        ours = {
            "q": self.tr("Query"),
            "k": self.tr("Key"),
            "v": self.tr("Value"),
            "output": self.tr("Output"),
            **dict.fromkeys(("x_q", "x_k"), self.tr("All that is known")),
            **dict.fromkeys(("w_q", "w_k", "w_v"), self.tr("What makes it")),
            "scores": self.tr("How well they match"),
            "scale": self.tr("A cooler head"),
            "mask": self.tr("Who may look at whom"),
            "softmax": shown.terms(self.tr("Share of {mind}")),
        }
        return (say(of_show[symbol]) if symbol in of_show else "") or ours[symbol]

    def shape(self, symbol: str, shown: FormulaPresentation) -> str:
        """Return its shape in letters and in numbers."""
        if symbol == "scale":
            return self._scale_shape(shown)
        rows, columns = shown.shape(TENSOR_OF.get(symbol, symbol))
        letters = ", ".join(AXES.get(symbol, ("n_q", "n")))
        if shown.panel is None:
            return f"({letters}) = ({rows}, {columns})"
        if symbol in ("x_q", "x_k"):
            return f"({letters}) = ({rows}, {columns})"
        letters = letters.replace("d_k", "d_head").replace("d_v", "d_head")
        widths = shown.panel.widths
        shared = symbol in ("k", "t", "v", "w_k", "w_v") and widths.kv_heads < widths.heads
        count, name = (widths.kv_heads, "kv_heads") if shared else (widths.heads, "heads")
        return f"({name}, {letters}) = ({count}, {rows}, {columns})"

    def _scale_shape(self, shown: FormulaPresentation) -> str:
        size = shown.size("scaled")
        if shown.divisor:
            return self.tr("one number: {0}; {1} scores").format(numbers.divisor(shown.trace.divisor), size)
        return self.tr("one number: {0}; {1} scores").format(numbers.root(shown.d_k), size)

    def _sentence(self, symbol: str, shown: FormulaPresentation) -> str:
        n, d_k = len(shown.guests), shown.d_k
        told = {
            "q": self.tr("One row per viewer: how much each of {1} {traits} is wanted."),
            "k": self.tr("One row for each of {0} {guests}: how they introduce themselves in the same {1} {traits}."),
            "t": self.tr(
                "Transposed: rows become columns, so that each query meets each key, and {1} products are added up."
            ),
            "v": self.tr("One row for each of {0} {guests}: what is taken home of them."),
            "scores": self.tr("The dot product of each query with each key: the larger, the better they match."),
            "mask": self.tr("Adds −∞ where one may not look: e^(−∞) = 0, so the share is exactly 0."),
            "softmax": self.tr(
                "e to the power of each score, divided by the sum of its row: shares that add up to 100\u00a0%."
            ),
            "output": self.tr("The values of all {0} {guests}, blended in these shares: one row per viewer."),
        }
        if symbol in ("t", "scores") and shown.pinned:
            return self.tr("Some scores are pinned by hand: they stand instead of q·k, and no product makes them.")
        if symbol in told:
            return shown.terms(told[symbol], n, d_k)
        if symbol == "scale":
            return self._about_scale(shown)
        return self._about_records(shown) if symbol in ("x_q", "x_k") else self._about_projection(symbol, shown)

    def _about_scale(self, shown: FormulaPresentation) -> str:
        if shown.show.scale == "sqrt_d_k":
            return self.tr(
                "If components are independent, with mean 0 and variance 1, a sum of {0} products has standard"
                " deviation √{0}. Dividing brings it back to 1; else softmax would start saturated, with a gradient"
                " near 0."
            ).format(shown.d_k)
        if shown.show.scale == "none":
            return self.tr("In this show nothing is divided. The formula has {} here.").format(numbers.root(shown.d_k))
        return self.tr("This show divides by {0}. The formula has {1} here.").format(
            numbers.divisor(shown.trace.divisor), numbers.root(shown.d_k)
        )

    def _about_records(self, shown: FormulaPresentation) -> str:
        if shown.show.projections:
            return self.tr("Each word is a row of numbers, its embedding.")
        return shown.terms(self.tr("One row each: {criterion}, {tag} and {detail} side by side."))

    def _about_projection(self, symbol: str, shown: FormulaPresentation) -> str:
        letter = LETTERS[symbol][-1]
        if shown.panel:
            return self.tr(
                "The columns of W_{0} that belong to this head: out of whole rows of X they make its {0}."
            ).format(letter)
        if shown.show.projections:
            return self.tr(
                "Mixes the numbers of X into {}. A model learns it once, for all inputs; weights are computed anew for"
                " each."
            ).format(letter)
        return self.tr(
            "Picks {} out of X: 1 where it takes a number, 0 elsewhere. A model learns it once, for all inputs."
        ).format(letter)


def code(symbol: str, shown: FormulaPresentation) -> str:
    """Return the line of NumPy that computes it, for tensors of the shape that is shown: those of heads are stacked."""
    logits = "masked" if shown.masked else "scaled"
    shares = f"np.exp({logits}) / np.exp({logits}).sum(axis=-1, keepdims=True)"
    keys, values = _for_all_heads("K", shown), _for_all_heads("V", shown)
    scores = f"{keys}.{'mT' if shown.panel else 'T'}"
    return {
        "x_q": "X[askers]",
        "x_k": "X[guests]",
        "w_q": "W_Q",
        "w_k": "W_K",
        "w_v": "W_V",
        "q": f"Q = {_or_by_hand('X_q @ W_Q', shown.set_by_hand('w_q'))}",
        "k": f"K = {_or_by_hand('X_k @ W_K', shown.set_by_hand('w_k'))}",
        "v": f"V = {_or_by_hand('X_k @ W_V', shown.set_by_hand('w_v'))}",
        **dict.fromkeys(("t", "scores"), f"scores = {_or_by_hand(f'Q @ {scores}', shown.pinned)}"),
        "scale": f"scaled = scores{_divided(shown)}",
        "mask": "masked = np.where(visible, scaled, -np.inf)",
        "softmax": f"weights = np.nan_to_num({shares})" if shown.fully_masked else f"weights = {shares}",
        "output": f"output = weights @ {values}",
    }[symbol]


def _divided(shown: FormulaPresentation) -> str:
    scale = shown.show.scale
    width = "d_head" if shown.panel else "d_k"
    return {"sqrt_d_k": f" / np.sqrt({width})", "none": ""}.get(str(scale), f" / {scale!r}")


def _for_all_heads(name: str, shown: FormulaPresentation) -> str:
    """Return keys or values with one for each head, where several heads share them."""
    if shown.panel is None or shown.panel.widths.kv_heads == shown.panel.widths.heads:
        return name
    return f"{name}.repeat({shown.panel.widths.heads // shown.panel.widths.kv_heads}, axis=0)"


def _or_by_hand(product: str, by_hand: bool) -> str:
    """Return a product, or what stands instead of some of it where numbers were set by hand."""
    return f"np.where(set_by_hand, given, {product})" if by_hand else product
