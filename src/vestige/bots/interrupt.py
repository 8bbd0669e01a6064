"""Breaking off between two lines of interpreted code.

Compiled code takes an exception that a signal raises in the middle of a sum for a lack of memory, and aborts the whole
process. So a signal only asks; whoever is interpreted next, a bot's file or the laboratory, is broken off there.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

INSIST: Final = 1.0
"""Seconds after which what waits in a call of the system is broken off too."""


class Dawdled(BaseException):
    """Time is up. No Exception: what a bot catches itself must not keep it going."""


def break_off(frame: FrameType | None, error: type[BaseException]) -> None:
    """At the next line of this frame or of one around it, or in the next one that is entered."""

    def here(frame: FrameType, event: str, arg: Any) -> None:
        sys.settrace(None)
        raise error

    while frame is not None:
        frame.f_trace = here
        frame = frame.f_back
    sys.settrace(here)


def asking(error: type[BaseException], asked: list[int]) -> Callable[[int, FrameType | None], None]:
    """What a signal does: it asks for a break, and notes it; the second time it does not ask."""

    def heard(number: int, frame: FrameType | None) -> None:
        if asked:
            raise error
        asked.append(number)
        break_off(frame, error)

    return heard


def in_first_thread() -> bool:
    """Only there signals are heard."""
    return threading.current_thread() is threading.main_thread()


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Dawdled is raised in whatever takes longer."""
    if not in_first_thread():
        yield
        return
    asked: list[int] = []
    before = signal.signal(signal.SIGALRM, asking(Dawdled, asked))
    signal.setitimer(signal.ITIMER_REAL, seconds, INSIST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if asked:
            sys.settrace(None)


@contextmanager
def gently() -> Iterator[None]:
    """Ctrl-C waits for the next line; pressed again it does not."""
    if not in_first_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, asking(KeyboardInterrupt, []))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
