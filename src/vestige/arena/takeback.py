"""Taking back what the turn has ended with: all other people are asked, bots agree.

Only who answered last of all people may ask, so nobody loses an answer of their own; what bots answered since goes with
it. A proposal lies on disk until everybody has agreed, somebody has declined, or the next entry lets it lapse.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from vestige.arena import commands, showing, wire
from vestige.arena.commands import DECLINED
from vestige.arena.proposal import Proposal
from vestige.arena.store import ProposalRow, propose, settle_proposals
from vestige.kernel.match import TAKEBACK
from vestige.kernel.reason import NO_TAKEBACK

if TYPE_CHECKING:
    from vestige.arena.room import Room


def last(room: Room) -> tuple[int, int] | None:
    """Whose answer, and which entry, can be taken back: the last that a person gave."""
    match = room.playing().match
    for answer in reversed(match.answers):
        if answer.entry not in room.by_bots:
            return (answer.seat, answer.entry) if match.can_take_back(answer.seat, answer.entry) else None
    return None


def waited_for(room: Room, seat: int, agreed: Collection[int] = ()) -> list[int]:
    """The seats whose people have still to agree: not bots, not who has left, not who shares the asker's device."""
    seating, own = room.seating, set(room.seating.at(seat))
    return [
        one.seat
        for one in seating.seats
        if one.seat not in agreed
        and not seating.is_bot(one.seat)
        and (guests := seating.at(one.seat))
        and not own & set(guests)
    ]


def card(room: Room, seats: Collection[int]) -> showing.TakeBackCard | None:
    """What is asked, or what those at these seats may ask."""
    back = room.back
    if back is not None:
        waits = waited_for(room, back.seat, back.agreed)
        return showing.TakeBackCard(back.seat, back.entry, waits, True, back.declined)
    found = last(room) if seats else None
    if found is None or found[0] not in seats or spent(room, found[0]):
        return None
    return showing.TakeBackCard(*found, waited_for(room, found[0]))


def spent(room: Room, seat: int) -> bool:
    return room.playing().undos[seat] >= room.house.limits.undos_per_seat


# ---- commands


async def hear(room: Room, command: wire.TakeBack | wire.Consent, by: commands.By) -> commands.Answer:
    async with room.lock:
        if commands.is_gone(room.playing(), command):
            return await commands.heard_before(room, command, by)
        if isinstance(command, wire.TakeBack):
            return await ask(room, command, by)
        return await consent(room, command, by)


async def ask(room: Room, command: wire.TakeBack, by: commands.By) -> commands.Answer:
    """The same question twice is one; who was told no does not ask again before the next entry."""
    reason = room.playing().match.table.kernel_reason(NO_TAKEBACK)
    if last(room) != (command.seat, command.entry) or spent(room, command.seat):
        return wire.Refused(command.key, reason.code, reason.rule, commands.reason_text(room, reason, by.lang))
    if room.back is not None and room.back.declined:
        return wire.Refused(command.key, DECLINED, "", room.kit.said(by.lang, "takeback-declined"))
    agreed = [command.seat] if room.back is None else room.back.agreed
    return await settle(room, command, by, Proposal(command.seat, command.entry, agreed, []))


async def consent(room: Room, command: wire.Consent, by: commands.By) -> commands.Answer:
    back = room.back
    if back is None or (back.seat, back.entry) != (command.asker, command.entry):
        return wire.Stale(command.key, len(room.playing().match.entries))
    if command.yes and not back.declined:
        return await settle(room, command, by, back._replace(agreed=sorted({*back.agreed, *by.seats})))
    if command.seat == back.seat:
        await keep(room, None)
    elif not command.yes and not back.declined:
        await keep(room, back._replace(declined=[command.seat]))
    return wire.Accepted(command.key, len(room.playing().match.entries))


async def settle(room: Room, command: wire.TakeBack | wire.Consent, by: commands.By, back: Proposal) -> commands.Answer:
    """Taken back once nobody is waited for; else it is kept."""
    if waited_for(room, back.seat, back.agreed):
        if back != room.back:
            await keep(room, back)
        return wire.Accepted(command.key, len(room.playing().match.entries))
    return await commands.applied(room, command, by, lambda live: live.take_back(back.seat, back.entry))


async def keep(room: Room, back: Proposal | None) -> None:
    """On disk, then on the screens."""
    statements = [settle_proposals(room.id, TAKEBACK, DECLINED)]
    if back is not None:
        kind, seats = (DECLINED, back.declined) if back.declined else (TAKEBACK, back.agreed)
        statements.append(propose(room.id, kind, back.seat, seats, back.entry))
    await room.write(*statements)
    room.back = back
    room.changed()


def recall(room: Room, rows: list[ProposalRow]) -> None:
    """What waited for the others when the match was put away."""
    for row in rows:
        if row.kind == TAKEBACK:
            room.back = Proposal(row.seat, row.number, row.agreed, [])
        elif row.kind == DECLINED:
            room.back = Proposal(row.seat, row.number, [], row.agreed)
        else:
            room.proposed[row.kind, row.seat] = row.agreed
