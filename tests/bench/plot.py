"""The peer of the stage: the same picture as a matplotlib figure, made once, its artists updated, drawn anew.

It is spared the faces, the icons, the rounded corners and the wrapped lines.
"""

from matplotlib import font_manager
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.text import Text

from app.pages.stage.presentation import StagePresentation
from app.presentation.guest import GuestPresentation
from app.presentation.strips import Sign, Strip
from app.resources import FONTS
from app.style import theme

INK, DIM, LINE = "#2b2430", "#6f6573", "#e6deda"
COLOURS = {"query": "#4f35d2", "key": "#a85b00", "weight": "#c0184f", "value": "#007a8a"}
FAMILIES = [theme.FAMILY, "DejaVu Sans"]
COLUMNS = 12  # of a long matrix: about as many as the stage has room for


class Plot:
    """Paints the words of a moment: each call of `_box` and `_say` takes the next artist, and makes it at first."""

    def __init__(self, size: tuple[int, int], guests: int) -> None:
        """guests: how many of them stand on the screen."""
        for path in FONTS:
            font_manager.fontManager.addfont(path)
        figure = Figure(figsize=(size[0] / 100, size[1] / 100), dpi=100)
        self.canvas = FigureCanvasAgg(figure)
        self.axes = figure.add_axes((0, 0, 1, 1), xlim=(0, size[0]), ylim=(size[1], 0))
        self.axes.set_axis_off()
        self.guests = guests
        self._boxes: list[Rectangle] = []
        self._texts: list[Text] = []

    def draw(self, words: StagePresentation) -> None:
        """Draw the picture of a moment."""
        self._box_number = self._text_number = 0
        self._criteria(words)
        for place in range(self.guests):
            guest = words.guest(place)
            if self.guests <= 8:
                self._card(guest, 330 + 200 * (place % 4), 80 + 370 * (place // 4))
            else:
                self._row(guest, 330, 80 + 720 / self.guests * place)
        self._impression(words)
        self._algebra(words)
        self.canvas.draw()

    def _criteria(self, words: StagePresentation) -> None:
        for index, (name, value, text) in enumerate(words.criteria()):
            y = 180 + 66 * index
            self._say(104, y, name)
            self._slider(104, y + 20, 140, (value + 3) / 6, "query")
            self._say(270, y + 22, text, "query")

    def _card(self, guest: GuestPresentation, x: float, y: float) -> None:
        self._box(x, y, 190, 356, "#ffffff")
        self._say(x + 62, y + 20, f"{guest.label} · {guest.role}", DIM)
        self._say(x + 62, y + 40, guest.name, size=12)
        for index, (name, tag, text) in enumerate(zip(guest.traits, guest.tags, guest.tag_texts, strict=True)):
            left, top = x + 10 + 88 * (index % 2), y + 60 + 28 * (index // 2)
            self._box(left, top, 82, 24, COLOURS["key"], min(abs(tag) / 8, 1))
            self._say(left + 6, top + 16, name, size=8)
            self._say(left + 70, top + 16, text, "key", 8)
        self._score(guest, x + 10, y + 162)
        self._say(x + 10, y + 206, f"{guest.percent_text}%", "weight", 16)
        self._bar(x + 90, y + 198, 90, guest.share, "weight")
        self._say(x + 10, y + 242, guest.story, "value")
        for index, (ends, detail, text) in enumerate(zip(guest.axes, guest.details, guest.detail_texts, strict=True)):
            self._say(x + 10, y + 280 + 22 * index, ends[detail > 0], DIM)
            self._say(x + 110, y + 280 + 22 * index, text, "value")
            self._bar(x + 140, y + 274 + 22 * index, 40, abs(detail) / 6, "value")

    def _row(self, guest: GuestPresentation, x: float, y: float) -> None:
        self._box(x, y, 790, 48, "#ffffff")
        self._say(x + 50, y + 18, guest.name, size=11)
        self._say(x + 50, y + 36, f"{guest.label} · {guest.role}", DIM, 8)
        tags = " · ".join(f"{name} {text}" for name, text in zip(guest.traits, guest.tag_texts, strict=True))
        self._say(x + 150, y + 18, tags, "key")
        self._say(x + 150, y + 36, guest.story, "value")
        self._score(guest, x + 590, y + 18)
        self._say(x + 715, y + 18, f"{guest.percent_text}%", "weight", 12)
        self._bar(x + 715, y + 32, 66, guest.share, "weight")

    def _score(self, guest: GuestPresentation, x: float, y: float) -> None:
        low, high, *_ = guest.score_range
        self._say(x, y, f"Score {guest.score_text}", "key")
        self._say(x + 80, y, guest.scaled_text, DIM)
        self._slider(x, y + 14, 150, (guest.score - low) / (high - low), "key")

    def _impression(self, words: StagePresentation) -> None:
        left = 1146.0
        for share, text in zip(words.readout.weights, words.readout.percent_texts, strict=True):
            self._box(left, 156, share * 266, 36, COLOURS["weight"], min(share * 2, 1))
            self._say(left + 4, 178, text if share > 0.05 else "", "#ffffff")
            left += share * 266
        self._say(1146, 210, words.insight(), size=8)
        for index, ((low, high), value, text) in enumerate(words.impression()):
            y = 290 + 40 * index
            for x, word in ((1146, low), (1370, high)):
                self._say(x, y, word)
            self._say(1260, y, text, "value", 11)
            self._slider(1146, y + 14, 240, (value + 3) / 6, "value")
        for index, story in enumerate(words.stories()):
            self._say(1146, 470 + 38 * index, story.words, "value", 9 + story.share * 10)
            self._say(1146, 488 + 38 * index, f"{story.label} · {story.percent_text}%", DIM, 8)

    def _algebra(self, words: StagePresentation) -> None:
        x = 90.0
        for part in words.algebra():
            x += self._sign(part, x) if isinstance(part, Sign) else self._strip(part, x)

    def _sign(self, sign: Sign, x: float) -> float:
        self._say(x + 6, 855, sign.text, DIM)
        return 20 + 5 * len(sign.text)

    def _strip(self, strip: Strip, x: float) -> float:
        columns = min(len(strip.columns), COLUMNS)
        side = 34 if strip.texts else 8
        self._say(x, 825, strip.name, strip.role)
        self._say(x, 888, strip.note, DIM, 8)
        for top, row in enumerate(strip.numbers[:COLUMNS]):
            for column, value in enumerate(row[:columns]):
                part = min(abs(value) / strip.colour_limit, 1)
                left = x + column * side
                self._box(left, 840 + 7 * top, side - 1, 26 if strip.texts else 6, COLOURS[strip.role], part)
                self._say(left + 3, 857, strip.texts[column] if strip.texts else "", size=8)
        return columns * side + 4

    def _slider(self, x: float, y: float, width: float, part: float, role: str) -> None:
        self._bar(x, y, width, part, role)
        self._box(x + width * part - 5, y - 3, 11, 11, COLOURS[role])

    def _bar(self, x: float, y: float, width: float, part: float, role: str) -> None:
        self._box(x, y, width, 5, LINE)
        self._box(x, y, width * part, 5, COLOURS[role])

    def _box(self, x: float, y: float, width: float, height: float, colour: str, alpha: float = 1.0) -> None:
        if self._box_number == len(self._boxes):
            self._boxes.append(self.axes.add_patch(Rectangle((x, y), width, height, color=colour)))
        box = self._boxes[self._box_number]
        box.set_bounds(x, y, width, height)
        box.set_alpha(alpha)
        self._box_number += 1

    def _say(self, x: float, y: float, words: str, colour: str = INK, size: float = 9) -> None:
        if not words:
            return
        if self._text_number == len(self._texts):
            self._texts.append(self.axes.text(x, y, "", family=FAMILIES))
        self._texts[self._text_number].set(x=x, y=y, text=words, size=size, color=COLOURS.get(colour, colour))
        self._text_number += 1
