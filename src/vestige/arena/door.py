"""The front door: how many lines one address may hold, and how long a request may take to be said."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from vestige.arena.limits import Limits
from vestige.arena.metrics import CUT_OFF

DESCRIPTORS: Final = 65_536
"""Enough for any house; more would cost memory in the kernel."""


def raise_descriptors() -> None:
    """As many open files as the system lets us have: each visitor is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class Line(H11Protocol):
    """A connection whose requests must be complete within a time, one of a bounded number from its address. Sockets
    are counted elsewhere once they are open."""

    limits: Limits
    trusted: Collection[str]
    lines: Counter[str]
    timer: asyncio.TimerHandle | None = None
    address: str = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.lines[self.address] += 1
        if self.lines[self.address] > self.limits.lines_per_address and self.address not in self.trusted:
            self.cut("lines")
        else:
            self.expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self.let_go()
        elif self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.relax()
        elif self.timer is None:
            self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.let_go()

    def expect(self) -> None:
        self.timer = self.loop.call_later(self.limits.request_seconds, self.cut, "unfinished")

    def relax(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def let_go(self) -> None:
        """This line is closed, or a socket now."""
        self.relax()
        if self.address:
            self.lines[self.address] -= 1
            if not self.lines[self.address]:
                del self.lines[self.address]
            self.address = ""

    def cut(self, reason: str) -> None:
        CUT_OFF.labels(reason).inc()
        self.transport.abort()


def front_door(limits: Limits, trusted: Collection[str]) -> type[Line]:
    """The protocol for uvicorn, with its limits; a trusted proxy speaks for many."""
    return type("FrontDoor", (Line,), {"limits": limits, "trusted": trusted, "lines": Counter()})
