"""Why an answer was given, for whoever reads the log: the largest differences in named terms. It is worked out in the
office."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from vestige.arena import desk, wire
from vestige.arena.kit import Kit
from vestige.arena.showing import TermCard
from vestige.bots.reasons import Difference
from vestige.kernel.errors import BadInput

if TYPE_CHECKING:
    from vestige.arena.outlook import Viewer
    from vestige.arena.room import Room


async def explain(room: Room, command: wire.Explain, who: Viewer, guest: str) -> wire.Message:
    """On the account of the guest. What a person could have done better is told after the end only: it would be a
    hint."""
    live = room.playing()
    entries = live.until(who.seats, live.shown(who.seats))
    if not 0 < command.count <= len(entries) or desk.is_aside(entries[command.count - 1]):
        raise BadInput("no-answer", number=command.count)
    free = live.veil is None and command.count in room.by_bots
    done = await room.house.office.do(desk.explained, room.row.head, entries, command.count, who.eyes, free)
    room.house.effort.spend(guest, done.seconds)
    told: desk.Explained = done.result
    game, names = live.match.game, room.names(who.lang)
    other = "" if told.instead is None else room.kit.label(who.lang, game.decode(told.instead), names)
    return wire.Explained(command.id, in_words(room.kit, told.differences, who.lang), other, told.percent)


def in_words(kit: Kit, differences: Iterable[Difference], lang: str) -> list[TermCard]:
    return [TermCard(kit.said(lang, f"term-{one.name}"), round(one.worth, 1)) for one in differences]
