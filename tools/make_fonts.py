#!/usr/bin/env python3
"""Unpack the browser's fonts for the picture renderer and measure them.

usage: tools/make_fonts.py        (needs fonttools and brotli)

Reads src/vestige/client/fonts/*.woff2; writes src/vestige/scene/fonts/*.ttf, which resvg can read, and widths.json: the
width of each character in thousandths of the font size, for a light and a heavy weight where the font varies. Beside
the browser's fonts it writes *-title.woff2, the letters of each game's title.
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = Path(__file__).resolve().parent.parent / "src" / "vestige"
FAMILIES = {
    "figtree": "Figtree",
    "young-serif": "Young Serif",
    "caprasimo": "Caprasimo",
    "chakra-petch-600": "Chakra Petch",
    "galindo": "Galindo",
    "marcellus": "Marcellus",
    "saira-condensed-600": "Saira Condensed SemiBold",
}
TITLES = {
    "caprasimo": "Marajoara",
    "chakra-petch-600": "Excavation Earth",
    "galindo": "Höyük",
    "marcellus": "Council of Shadows",
    "saira-condensed-600": "Magnastorm",
}
"""The shelf shows every game's title in its own face: these letters are all it loads of it."""
WEIGHTS = (400, 800)
FAMILY_NAMES = (1, 16)


def widths(font: TTFont) -> dict[str, int]:
    advance, unit = font["hmtx"], font["head"].unitsPerEm
    return {chr(code): round(advance[glyph][0] * 1000 / unit) for code, glyph in sorted(font.getBestCmap().items())}


def unpack(file: str, family: str) -> dict[str, dict[str, int]]:
    """Write the font under its family's plain name: a variable font calls itself after its lightest weight."""
    font = TTFont(SOURCE / "client" / "fonts" / f"{file}.woff2")
    font.flavor = None
    if font["name"].getDebugName(16) != family and font["name"].getDebugName(1) != family:
        for record in font["name"].names:
            if record.nameID in FAMILY_NAMES:
                record.string = family
    font.save(SOURCE / "scene" / "fonts" / f"{file}.ttf")
    if "fvar" not in font:
        return {"400": widths(font)}
    return {str(weight): widths(instantiateVariableFont(font, {"wght": weight}, inplace=False)) for weight in WEIGHTS}


def cut_title(file: str, title: str) -> None:
    fonts = SOURCE / "client" / "fonts"
    options = Options(flavor="woff2", layout_features=["*"])
    font = load_font(str(fonts / f"{file}.woff2"), options)
    cutter = Subsetter(options)
    cutter.populate(text=title)
    cutter.subset(font)
    save_font(font, str(fonts / f"{file}-title.woff2"), options)


def main() -> None:
    for file, title in TITLES.items():
        cut_title(file, title)
    table = {family: unpack(file, family) for file, family in FAMILIES.items()}
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
    (SOURCE / "scene" / "fonts" / "widths.json").write_text(text.replace('},"', '},\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
