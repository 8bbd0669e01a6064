"""What the master would answer, for whoever asks: its choice, the next best two, and how sure it is.

Off where two people play against each other, unless all of them have agreed; a table of one person and bots, or of one
device, needs nobody's leave. It thinks in a worker, with the eyes of the seat that asks.
"""

from __future__ import annotations

import asyncio
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Final

from vestige.arena import wire
from vestige.arena.outlook import targets
from vestige.arena.reasons import in_words
from vestige.arena.showing import percent
from vestige.arena.store import propose
from vestige.arena.story import event_words
from vestige.arena.takeback import waited_for
from vestige.arena.workers import SURE, Advice, advise, told_apart
from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain
from vestige.kernel.view import preview, view
from vestige.scene.ideas import Marks, pointed_at
from vestige.scene.kept import remembering

if TYPE_CHECKING:
    from vestige.arena.live import Live
    from vestige.arena.room import Room

LEVEL: Final = "master"
HINTS: Final = "hints"
NOTE: Final = "hint"
EVENTS: Final = 2
"""So much of what an answer brings is told."""


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
    number = live.opened(command.seat)
    found = await thought(room, live, command.seat, guest)
    if room.playing().opened(command.seat) != number:
        return wire.Hinted(command.id, [], 0)
    await asyncio.shield(note(room, command.seat))
    return told(room, command, found, lang)


async def note(room: Room, seat: int) -> None:
    """Among people everybody sees who has taken a hint."""
    if waited_for(room, seat):
        async with room.lock:
            await room.write(room.happens(NOTE, seat))
        room.changed()


def told(room: Room, command: wire.Hint, found: Advice, lang: str) -> wire.Hinted:
    game, kit, names = room.playing().match.game, room.kit, room.names(lang)

    def label(words: list[Plain]) -> str:
        return kit.label(lang, game.decode(words), names)

    drawn, definitions = drawings(room, command.seat, found, lang)
    ideas = [
        wire.Idea(
            one.words,
            label(one.words),
            brings(room, command.seat, one.words, lang),
            percent(one.chance),
            max(1, ceil(100 * SURE * one.error)),
            place > 0 and not told_apart(one, found.shown[0]),
            None if lead is None else round(lead, 1),
            drawn[place],
        )
        for place, (one, lead) in enumerate(zip(found.shown, found.leads, strict=True))
    ]
    alone = room.playing().match.table.seats == 1
    terms = in_words(kit, found.differences, lang)
    also, now = [label(one) for one in found.also], percent(found.now)
    return wire.Hinted(command.id, ideas, found.walks, also, terms, alone, definitions, now)


def brings(room: Room, seat: int, words: list[Plain], lang: str) -> str:
    """What follows at once, as far as the seat may know; that the answer is given goes without saying."""
    t, names = room.playing().match.table, room.names(lang)
    events = preview(t, seat, t.game.decode(words)).events[1 : 1 + EVENTS]
    return " · ".join(event_words(room.kit, event, seat, names, lang) for event in events)


def drawings(room: Room, seat: int, found: Advice, lang: str) -> tuple[list[dict[str, str]], dict[str, str]]:
    """For each answer what the board shows of it, by pane, and what that refers to."""
    t, kit = room.playing().match.table, room.kit
    with remembering(room.gallery.parts):
        scene = kit.scene(view(t, seat), lang)
    drawn: list[dict[str, str]] = []
    shapes, marks = [], Marks()
    for number, one in enumerate(found.shown, 1):
        seen = scene and pointed_at(scene, targets(t.game.verbs[str(one.words[0])], one.words))
        drawn.append({})
        if seen:
            shapes.append(marks.draw(seen[1], number, kit.texts(lang).say("hint-plate", chance=percent(one.chance))))
            drawn[-1][seen[0].id] = shapes[-1].markup
    return drawn, kit.needs(shapes)


async def thought(room: Room, live: Live, seat: int, guest: str) -> Advice:
    """One at a time for each guest, on however many lines: bots of other tables need the workers too. What was thought
    until somebody called it off counts."""
    advised = room.house.advised
    if guest in advised:
        raise BadInput("hint-thinking", match=room.id)
    advised.add(guest)
    start = perf_counter()
    try:
        return await room.house.thinkers.ask(advise, room, live, seat, LEVEL)
    finally:
        advised.discard(guest)
        room.house.effort.spend(guest, perf_counter() - start)
