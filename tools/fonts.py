"""The fonts that are made of Noto Sans SC: `python tools/fonts.py FOLDER`, where the npm package's TTFs lie.

Regular, SemiBold   so that what is copied out of a PDF is what stands there: with a glyph for each code point (工, no
                    radical); without ligatures; without `locl`, which outside of Chinese puts digits in
                    place that no code point leads to; and without “ ” ‘ ’ … · —, which each language has in its way
Quotes*             these seven: wide, as Chinese has them, or narrow, as English has them. The language that is spoken
                    decides which is asked (`theme.families`)
"""

import sys
import unicodedata
from copy import deepcopy
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

FONTS = Path(__file__).resolve().parents[1] / "resources" / "fonts"
QUOTES = "“”‘’…·—"
ALIKE = (0x00A0, 0x00AD)  # no-break space and soft hyphen: whoever searches types the usual ones
DOT = 60  # of 1000: what stands beside a narrow ·, for which the originals have no glyph
RATHER = (0x2013,)  # of those with one glyph: the one that is used


def main(arguments: list[str]) -> int:
    """Make all fonts of the originals in a folder; return the exit code."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    regular, bold = (folder / f"NotoSansSC_{name}.ttf" for name in ("400Regular", "600SemiBold"))
    for original, weight in ((regular, ""), (bold, " SemiBold")):
        for way in ("Wide", "Narrow"):
            font = make_quotes(original, f"Attention Date {way} Quotes{weight}", narrow=way == "Narrow")
            font.save(FONTS / f"Quotes{way}{weight.strip().replace('Semi', '')}.ttf")
    make_text_font(TTFont(regular, recalcTimestamp=False)).save(FONTS / "NotoSansSC-Regular.ttf")
    path = FONTS / "NotoSansSC-SemiBold-subset.ttf"
    make_text_font(cut(bold, set(TTFont(path).getBestCmap()) | {0x3000}, ["kern", "palt"])).save(path)
    return 0


def make_text_font(font: TTFont) -> TTFont:
    """Return a font with a glyph for each code point, without quotes and without glyphs for certain languages."""
    _drop_features(font, {"locl", "liga", "dlig"})
    sharing: dict[str, list[int]] = {}
    for code, glyph in font.getBestCmap().items():
        sharing.setdefault(glyph, []).append(code)
    for glyph, codes in sharing.items():
        keeper = min(codes, key=_rank)
        for code in codes:
            if code != keeper and code not in ALIKE:
                _map(font, code, _copy(font, glyph, f"{glyph}.{code:04X}"))
    for quote in QUOTES:
        _map(font, ord(quote), None)
    return font


def make_quotes(original: Path, family: str, *, narrow: bool) -> TTFont:
    """Return a font of the quotes alone, as high as the whole font."""
    font = TTFont(original, recalcTimestamp=False)
    if narrow:
        swaps = _single_substitutions(font, "pwid")
        for quote in "“”‘’…":
            _map(font, ord(quote), swaps[font.getBestCmap()[ord(quote)]])
        _spread(font, font.getBestCmap()[ord("·")], DOT)
    else:
        _spread(font, font.getBestCmap()[ord("—")], 0, wide=font["head"].unitsPerEm)
    font = cut(font, {ord(quote) for quote in QUOTES}, [])
    for record in list(font["name"].names):
        if record.nameID in (1, 4, 16):
            record.string = family
        elif record.nameID in (3, 6):
            record.string = family.replace(" ", "")
        elif record.nameID > 14:
            font["name"].names.remove(record)
    return font


def _spread(font: TTFont, name: str, beside: int, *, wide: int = 0) -> None:
    """Leave so much room beside the ink of a glyph; stretch it where it shall be so wide in all."""
    glyph = font["glyf"][name]
    glyph.coordinates.translate((-glyph.xMin, 0))
    if wide:
        glyph.coordinates.scale((wide / (glyph.xMax - glyph.xMin), 1))
        glyph.coordinates.toInt()
    glyph.coordinates.translate((beside, 0))
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (glyph.xMax + beside, beside)


def cut(source: Path | TTFont, codes: set[int], features: list[str]) -> TTFont:
    """Return what of a font a set of code points needs."""
    font = TTFont(source, recalcTimestamp=False) if isinstance(source, Path) else source
    options = subset.Options(hinting=False, layout_features=features, name_IDs=["*"], notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    return font


def _rank(code: int) -> tuple[bool, bool, int]:
    """Order code points of one glyph: the first keeps it."""
    name = unicodedata.name(chr(code), "")
    return code not in RATHER, not name.startswith("CJK UNIFIED"), code


def _map(font: TTFont, code: int, glyph: str | None) -> None:
    """Let a code point lead to a glyph, or to none."""
    for table in font["cmap"].tables:
        if code in getattr(table, "cmap", {}) and table.format != 14:
            if glyph is None:
                del table.cmap[code]
            else:
                table.cmap[code] = glyph


def _copy(font: TTFont, glyph: str, name: str) -> str:
    """Add a glyph that looks like another; return its name."""
    part = GlyphComponent()
    part.glyphName, part.x, part.y, part.flags = glyph, 0, 0, 0x0204  # round to the grid, its metrics
    twin = Glyph()
    if font["glyf"][glyph].numberOfContours:
        twin.numberOfContours, twin.components = -1, [part]
    else:
        twin = deepcopy(font["glyf"][glyph])
    font["glyf"][name] = twin
    for metrics in ("hmtx", "vmtx"):
        if metrics in font:
            font[metrics][name] = font[metrics][glyph]
    font.setGlyphOrder(font["glyf"].glyphOrder)
    return name


def _drop_features(font: TTFont, tags: set[str]) -> None:
    """Let no language ask for certain features."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    records = table.FeatureList.FeatureRecord
    for script in table.ScriptList.ScriptRecord:
        systems = [script.Script.DefaultLangSys, *(record.LangSys for record in script.Script.LangSysRecord)]
        for system in filter(None, systems):
            system.FeatureIndex = [index for index in system.FeatureIndex if records[index].FeatureTag not in tags]
            system.FeatureCount = len(system.FeatureIndex)


def _single_substitutions(font: TTFont, tag: str) -> dict[str, str]:
    """Return which glyph a feature puts in place of which."""
    table, swaps = font["GSUB"].table, {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == tag:
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    swaps |= getattr(part, "ExtSubTable", part).mapping
    return swaps


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
