"""The few plain values every room agrees on."""

from __future__ import annotations

import json
from typing import Any, Final

Action = tuple[Any, ...]
"""An answer: verb first, small ints after it, as in ``("capture", 10, 26)``."""

Plain = Any
"""What JSON can hold."""

UNKNOWN: Final = 1 << 40
"""A hidden thing in a View: so large that a look-up by it fails loudly."""

NOBODY: Final = -1
"""No seat: an unowned space, an empty place."""

EVERYONE: Final = (1 << 16) - 1
"""The mask of readers that holds every seat and the spectators."""

SPECTATOR: Final = 1 << 15


def reader(seat: int | None) -> int:
    """The mask bit of one seat, or of the spectators for None."""
    return SPECTATOR if seat is None else 1 << seat


def canonical(plain: Plain) -> bytes:
    """JSON with one spelling: what hashes are made of."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
