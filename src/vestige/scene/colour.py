"""Arithmetic on `#rrggbb` colours."""

from __future__ import annotations

from functools import cache

WHITE = "#ffffff"
NIGHT = "#0d0906"


def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def mix(first: str, second: str, share: float) -> str:
    """The first colour with `share` (0…1) of the second in it."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lighten(colour: str, share: float) -> str:
    return mix(colour, WHITE, share)


def darken(colour: str, share: float) -> str:
    return mix(colour, NIGHT, share)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it, 0 (black) to 1 (white)."""
    linear = [(c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4) for c in channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    """Contrast ratio as WCAG defines it, 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)
