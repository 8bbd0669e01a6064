"""How much one visitor may ask of the house."""

from __future__ import annotations

from collections import Counter, OrderedDict
from time import monotonic
from typing import Final

from msgspec import Struct

MINUTE: Final = 60.0


class Limits(Struct, frozen=True):
    """What a server grants; a test or a large house gives other numbers."""

    message_bytes: int = 16 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 30.0
    request_burst: int = 200
    record_bytes: int = 4 * 1024 * 1024
    record_entries: int = 4_000
    request_seconds: float = 30.0
    lines_per_address: int = 200
    sockets_per_guest: int = 12
    sockets_per_address: int = 60
    idle_seconds: float = 2 * MINUTE
    send_seconds: float = 10.0
    waiting_answers: int = 64
    idle_matches: int = 64
    matches_per_guest: int = 200
    public_per_guest: int = 5
    undos_per_seat: int = 300
    deal_seconds: float = MINUTE
    effort_per_second: float = 0.25
    effort_burst: float = 2.0
    bot_pause: float = 0.6
    bot_cores: int = 0
    review_seconds: float = 3 * MINUTE
    review_walks: int = 400


class Bucket:
    """A bucket of permissions that refills at a steady rate."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.seen = monotonic()

    def take(self) -> bool:
        """One permission, if there is one."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Effort:
    """Seconds of a processor that each guest may use, over all of a guest's sockets: who has used more waits."""

    def __init__(self, rate: float, burst: float, kept: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.kept = kept
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, guest: str, seconds: float) -> None:
        now = monotonic()
        left, seen = self.left.pop(guest, (self.burst, now))
        self.left[guest] = (min(self.burst, left + (now - seen) * self.rate) - seconds, now)
        if len(self.left) > self.kept:
            self.left.popitem(last=False)

    def wait(self, guest: str) -> float:
        """Seconds until this guest may ask for more."""
        self.spend(guest, 0.0)
        return max(0.0, -self.left[guest][0] / self.rate)


class Turnstile:
    """A bucket for each address; addresses not seen for long are forgotten first."""

    def __init__(self, rate: float, burst: int, kept: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.kept = kept
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def admits(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.kept:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()


class Crowd:
    """Open sockets by guest and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.guests: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def enter(self, guest: str, address: str) -> bool:
        if self.guests[guest] >= self.limits.sockets_per_guest:
            return False
        if self.addresses[address] >= self.limits.sockets_per_address:
            return False
        self.guests[guest] += 1
        self.addresses[address] += 1
        return True

    def leave(self, guest: str, address: str) -> None:
        for counter, name in ((self.guests, guest), (self.addresses, address)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]
