"""SVG to PNG, with the shipped fonts alone, so that a picture is the same on every machine."""

from __future__ import annotations

from pathlib import Path

FONTS = Path(__file__).with_name("fonts")


def png(svg: str, width: int) -> bytes:
    """Needs the extra `render`."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg, width=width, skip_system_fonts=True, font_dirs=[str(FONTS)]))
