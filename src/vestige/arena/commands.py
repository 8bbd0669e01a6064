"""What a person at the table may ask for: to answer, to take back, to look ahead, to know why, to look back."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog
from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError

from vestige.arena import wire
from vestige.arena.live import Live, Move
from vestige.arena.metrics import COMMANDS
from vestige.arena.result import outcome_of
from vestige.arena.store import EntryRow, KeepsakeRow, change, keep, settle_proposals
from vestige.arena.story import event_words
from vestige.kernel.errors import Refused
from vestige.kernel.match import RESIGN, TAKEBACK, UNDO, Entry
from vestige.kernel.reason import MALFORMED, Reason
from vestige.kernel.table import Table
from vestige.kernel.values import Plain
from vestige.kernel.verb import Malformed
from vestige.kernel.view import preview

if TYPE_CHECKING:
    from vestige.arena.room import Room

LOG = structlog.get_logger()

DECLINED: Final = "declined"
"""A proposal to take something back that somebody said no to."""

Answer = wire.Accepted | wire.Refused | wire.Stale


class By(NamedTuple):
    """Who gives an answer: in which language they read, which seats they hold, and the level if it is a bot."""

    lang: str
    seats: tuple[int, ...]
    level: str = ""


async def act(room: Room, command: wire.Act, by: By) -> Answer:
    """Answer the open question."""
    return await apply(room, command, by, lambda live: live.play(command.seat, command.action))


async def undo(room: Room, command: wire.Undo, by: By) -> Answer:
    """Take the last answer back, as far as the information horizon allows."""
    limit = room.house.limits.undos_per_seat
    if room.playing().undos[command.seat] >= limit:
        return wire.Refused(command.key, "undo-limit", "", room.kit.texts(by.lang).say("bad-undo-limit", limit=limit))
    return await apply(room, command, by, lambda live: live.undo(command.seat))


async def resign(room: Room, command: wire.Resign, by: By) -> Answer:
    """Where two play: the other wins. At any moment, whoever is asked."""
    return await apply(room, command, by, lambda live: live.resign(command.seat))


async def apply(room: Room, command: wire.Moves, by: By, make: Callable[[Live], Move]) -> Answer:
    async with room.lock:
        answer = await applied(room, command, by, make)
    COMMANDS.labels(type(command).__name__.lower(), type(answer).__name__.lower()).inc()
    return answer


async def applied(room: Room, command: wire.Moves, by: By, make: Callable[[Live], Move]) -> Answer:
    """Played on a copy, appended on disk, then swapped in: memory is never ahead of the disk."""
    live = room.playing()
    if is_gone(live, command) or (by.level and not room.seating.is_bot(command.seat)):
        return await heard_before(room, command, by)
    try:
        move = make(live)
    except Refused as refused:
        reason = refused.reason
        return wire.Refused(command.key, reason.code, reason.rule, reason_text(room, reason, by.lang))
    secret = move.is_secret(live)
    line = EntryRow(room.id, len(move.match.entries), command.key, move.entry, by.level)
    try:
        await room.house.store.append(line, *lapsed(room), *(() if secret else shown_changes(room, live, move)))
    except IntegrityError:
        if await room.house.store.count(room.id) != len(live.match.entries):
            await room.house.cabinet.reload(room)
        return await heard_before(room, command, by)
    live.take(move)
    room.back = None
    if by.level:
        room.by_bots.add(line.number)
        room.stood_in[command.seat] += 1
    if live.status() != room.row.status:
        LOG.info("match-over", match=room.id, entries=line.number)
    room.row.status = live.status()
    room.changed(command.seat if secret else None)
    room.keep_hint()
    return wire.Accepted(command.key, live.shown(by.seats))


def is_gone(live: Live, command: wire.Moves) -> bool:
    """Whether a command speaks of a moment that is over."""
    match command:
        case wire.Resign():
            return live.match.table.over()
        case wire.TakeBack() | wire.Consent():
            return command.number != len(live.match.entries)
        case _:
            return command.number != live.opened(command.seat)


def lapsed(room: Room) -> list[Executable]:
    """With the next entry nobody asks to take something back any more."""
    return [settle_proposals(room.id, TAKEBACK, DECLINED)] if room.back else []


def shown_changes(room: Room, live: Live, move: Move) -> list[Executable]:
    """What the lobby shows of a move, and what people take home after the last one. A secret answer shows nowhere."""
    t = move.match.table
    count = len(move.match.entries) if move.match.number != live.match.number else live.shown(())
    status = "over" if t.over() else "playing"
    shown = {"count": count, "status": status, "asked": list(t.asked()), "outcome": outcome_of(t)}
    return [change(room.id, **shown), *keepsakes(room, t)]


def keepsakes(room: Room, t: Table) -> list[Executable]:
    """What people take home when a match ends that was dealt here: bots, and who has left, take nothing."""
    result = t.result()
    if result is None or room.row.kind != "dealt":
        return []
    now, row, seating = time(), room.row, room.seating
    owners = {seat.seat: seating.at(seat.seat) for seat in seating.seats if seat.kind != "bot"}
    return [
        keep(KeepsakeRow(row.id, seat, thing, row.game, owners[seat][0], now))
        for seat, things in enumerate(result.keepsakes)
        if owners.get(seat)
        for thing in things
    ]


async def heard_before(room: Room, command: wire.Moves, by: By) -> Answer:
    """A retry of what stands already, or an answer to a question that is gone. A key that named another command is no
    retry."""
    live, heard = room.playing(), await room.house.store.heard(room.id, command.key)
    if heard is not None and heard[1] == entry_of(command):
        return wire.Accepted(command.key, live.shown(by.seats, heard[0]))
    return wire.Stale(command.key, live.opened(command.seat))


def entry_of(command: wire.Moves) -> Entry:
    """What a command writes into the record."""
    if isinstance(command, wire.Act):
        return [command.seat, *command.action]
    if isinstance(command, wire.TakeBack):
        return [command.seat, TAKEBACK, command.entry]
    if isinstance(command, wire.Consent):
        return [command.asker, TAKEBACK, command.entry]
    return [command.seat, RESIGN if isinstance(command, wire.Resign) else UNDO]


def reason_text(room: Room, reason: Reason, lang: str) -> str:
    return room.kit.reason(lang, reason, room.names(lang))


# ---- looking


def show_preview(room: Room, command: wire.Preview, lang: str) -> wire.Message:
    """What an option would do, as far as its seat may know."""
    live = room.playing()
    reason = why_not(live, command.seat, command.action)
    if reason is not None:
        text = reason_text(room, reason, lang)
        return wire.Because(command.id, reason.code, reason.rule, text)
    action = live.match.game.decode(command.action)
    if action not in live.match.table.options(command.seat):
        return wire.Previewed(command.id, [], False)
    seen = preview(live.match.table, command.seat, action)
    names = room.names(lang)
    lines = [event_words(room.kit, event, command.seat, names, lang) for event in seen.events]
    return wire.Previewed(command.id, lines, seen.final)


def show_narrowed(room: Room, command: wire.Narrow, lang: str) -> wire.Message:
    """The question after the beginning of an action that an option has."""
    live = room.playing()
    if why_not(live, command.seat, command.action) is not None:
        return wire.Narrowed(command.id, "", {}, {})
    begun, t, kit = live.match.game.decode(command.action), live.match.table, room.kit
    drawn = kit.arrows(t, command.seat, begun, lang)
    arrows = {pane: shape.markup for pane, shape in drawn.items()}
    return wire.Narrowed(command.id, kit.moment(t, command.seat, begun, lang), arrows, kit.needs(list(drawn.values())))


def show_why(room: Room, command: wire.Why, lang: str) -> wire.Message:
    live = room.playing()
    for words in [command.action] if command.action else beginnings(live, command):
        reason = why_not(live, command.seat, words)
        if reason is not None:
            return wire.Because(command.id, reason.code, reason.rule, reason_text(room, reason, lang))
    return wire.Because(command.id)


def beginnings(live: Live, command: wire.Why) -> list[list[Plain]]:
    """The ways to point at a target now: each verb of the open question whose next argument is of its kind."""
    question = live.match.table.current(command.seat)
    kind, _, thing = (command.target or "").partition(":")
    found = []
    for verb in () if question is None else question.verbs:
        args = live.match.game.verbs[verb]
        place = min(len(command.chosen), len(args) - 1)
        if args and args[place].kind == kind and (place == len(command.chosen) or args[place].many):
            found.append([verb, *command.chosen, thing])
    return found


def why_not(live: Live, seat: int, words: list[Plain]) -> Reason | None:
    t = live.match.table
    try:
        return t.why_not(seat, live.match.game.decode(words))
    except Malformed as bad:
        return t.kernel_reason(MALFORMED, bad.word)
