"""What can be typed on the command line; what cannot is refused as BadInput, in the chosen language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from vestige.kernel.errors import BadInput


class Whole(click.ParamType[int]):
    """A whole number, not below ``low``, nor above ``high`` where there is one."""

    name = "number"

    def __init__(self, low: int = 0, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int) or (value.isdecimal() and self.fits(int(value))):
            return int(value)
        if self.high is not None:
            raise BadInput("usage-between", option=typed(param), value=value, low=self.low, high=self.high)
        raise BadInput("usage-number", option=typed(param), value=value, low=self.low)

    def fits(self, number: int) -> bool:
        return self.low <= number and (self.high is None or number <= self.high)


class Name(click.ParamType[str]):
    """A name or an address, as it is."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return str(value)


class Names(click.ParamType[tuple[str, ...]]):
    """Names with commas between them."""

    name = "names"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        return value if isinstance(value, tuple) else tuple(name.strip() for name in value.split(","))


class Setting(click.ParamType[tuple[str, str]]):
    """A game's option and its value."""

    name = "setting"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        name, equals, chosen = value.partition("=")
        if not equals:
            raise BadInput("usage-setting", option=typed(param), value=value)
        return name, chosen


class Word(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.words:
            raise BadInput("usage-word", option=typed(param), value=value, known=", ".join(self.words))
        return str(value)


class File(click.ParamType[Path]):
    """A path; whether it can be read or written shows when it is."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        return Path(value)


def typed(param: click.Parameter | None) -> str:
    """How the parameter is called on the command line."""
    return "" if param is None else param.opts[0]
