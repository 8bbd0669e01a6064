"""What the master would answer, for whoever asks: its choice, the next best two, and how sure it is.

Off where two people play against each other, unless all of them have agreed; a table of one person and bots, or of one
device, needs nobody's leave. It thinks in a worker, with the eyes of the seat that asks.
"""

from __future__ import annotations

from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Final

from vestige.arena import wire
from vestige.arena.store import propose
from vestige.arena.takeback import waited_for
from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain
from vestige.kernel.verb import Arg

if TYPE_CHECKING:
    from vestige.arena.live import Live
    from vestige.arena.room import Room
    from vestige.arena.workers import Weighed

LEVEL: Final = "master"
SHOWN: Final = 3
HINTS: Final = "hints"
SURE: Final = 1.96
"""Standard errors beyond which two chances are told apart."""


def missing(room: Room, seat: int) -> list[int]:
    """The seats whose people have still to agree that this table gives hints."""
    return waited_for(room, seat, room.proposed.get((HINTS, 0), []))


async def agree(room: Room, seats: tuple[int, ...]) -> None:
    """These seats want hints at this table; it lies on disk."""
    async with room.lock:
        agreed = sorted({*room.proposed.get((HINTS, 0), []), *seats})
        await room.write(propose(room.id, HINTS, 0, agreed))
        room.proposed[HINTS, 0] = agreed


async def hint(room: Room, command: wire.Hint, guest: str, lang: str) -> wire.Message:
    """BadInput says why there is none; what was thought about an older question is not told."""
    live = room.playing()
    if waited_for(room, command.seat):
        await agree(room, room.seating.held_by(guest))
        if waited := missing(room, command.seat):
            called = list(room.names(lang).values())
            raise BadInput("hint-agreement", names=", ".join(called[seat] for seat in waited))
    if command.seat not in live.match.table.asked():
        raise BadInput("hint-not-asked", match=room.id)
    number, start = live.opened(command.seat), perf_counter()
    found = await thought(room, live, command.seat, guest)
    room.house.effort.spend(guest, perf_counter() - start)
    if room.playing().opened(command.seat) != number:
        return wire.Hinted(command.id, [], 0)
    names = room.names(lang)
    game = live.match.game
    ideas = [
        wire.Idea(
            one.words,
            room.kit.label(lang, game.decode(one.words), names),
            targets(game.verbs[str(one.words[0])], one.words),
            percent(one.chance),
            max(1, ceil(100 * SURE * one.error)),
            equal(one, found[0]),
        )
        for one in found[:SHOWN]
    ]
    return wire.Hinted(command.id, ideas, sum(one.visits for one in found))


async def thought(room: Room, live: Live, seat: int, guest: str) -> list[Weighed]:
    """One at a time for each guest, on however many lines: bots of other tables need the workers too."""
    advised = room.house.advised
    if guest in advised:
        raise BadInput("hint-thinking", match=room.id)
    advised.add(guest)
    try:
        return await room.house.thinkers.weighed(room, live, seat, LEVEL)
    finally:
        advised.discard(guest)


def percent(share: float) -> int:
    return round(100 * share)


def equal(one: Weighed, best: Weighed) -> bool:
    """Whether the search cannot tell the two apart."""
    return one is not best and abs(one.chance - best.chance) <= SURE * (one.error**2 + best.error**2) ** 0.5


def targets(args: tuple[Arg, ...], words: list[Plain]) -> list[str]:
    """What the answer points at, as drawings name it."""
    found = []
    for arg, word in zip(args, words[1:], strict=False):
        for one in word if isinstance(word, list) else [word]:
            found.append(f"{arg.kind}:{one}")
    return found
