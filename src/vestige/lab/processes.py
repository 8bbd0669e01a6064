"""Work shared by processes, in the order it was given. Ctrl-C ends all of it, and nothing is left running."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

from vestige.bots.interrupt import gently, in_first_thread

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4
"""Items given out for every process: one may take long while the others go on."""
LOOK: Final = 0.2
"""Seconds between two looks at whether somebody wants it to stop."""


def shared(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """Done here, or by so many processes."""
    if jobs == 1:
        with gently():
            yield from map(work, items)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool, asked_to_stop() as asked:
        left = iter(items)
        given = deque(give(pool, work, item) for item in islice(left, AHEAD * jobs))
        try:
            while given:
                done, _ = wait([given[0]], LOOK)
                if asked:
                    raise KeyboardInterrupt
                if done:
                    yield given[0].result()
                    given.popleft()
                    given.extend(give(pool, work, item) for item in islice(left, 1))
        finally:
            if given:
                end(pool)


def give(pool: ProcessPoolExecutor, work: Callable[[T], R], item: T) -> Future[R]:
    """A process that is started for it never hears Ctrl-C: that is for whoever shares the work out."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        return pool.submit(work, item)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def asked_to_stop() -> Iterator[list[int]]:
    """Ctrl-C is noted, not raised: in the middle of the pool's own work it could get lost."""
    asked: list[int] = []
    if not in_first_thread():
        yield asked
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)


def end(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for what is still being done. It is not called off before: the pool's own thread trips over what was
    called off when the processes end."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
