"""Parts that are installed only where they are wanted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from vestige.kernel.errors import BadInput


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """What is missing in here comes with ``pip install vestige[extra]``."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise BadInput("extra", module=missing.name, extra=extra) from None
