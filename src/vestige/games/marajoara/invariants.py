"""What must hold at every moment of a game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from vestige.games.marajoara.rows import LAST_STEP, SLOTS, TRACKS, VASES
from vestige.kernel.invariants import first
from vestige.kernel.values import NOBODY

if TYPE_CHECKING:
    from vestige.games.marajoara.table import MarajoaraTable


def broken(t: MarajoaraTable) -> str | None:
    """The first invariant that does not hold, in the developers' words."""
    return first(t, (dice, values, lines, storage, tokens, discs, passing))


def dice(t: MarajoaraTable) -> str | None:
    """Every die lies in exactly one place."""
    places = [*t.board, *t.cart, *t.slate, *t.removed, *t.hand, *t.spending, t.captured]
    for museum in t.museums:
        places += museum.store
    seen = Counter(die for die in places if die >= 0)
    twice = [die for die, count in seen.items() if count > 1]
    if twice:
        return f"dice in two places: {twice}"
    return None if len(seen) + t.aside == len(t.value) else f"{len(t.value) - t.aside - len(seen)} dice are lost"


def values(t: MarajoaraTable) -> str | None:
    return None if all(1 <= value <= t.box.components.highest for value in t.value) else f"die values {t.value}"


def lines(t: MarajoaraTable) -> str | None:
    for number, line in enumerate(t.box.lines):
        if t.lines[number] != sum(1 << bit for bit, space in enumerate(line) if t.board[space] >= 0):
            return f"line {number} does not agree with the board"
    return None


def storage(t: MarajoaraTable) -> str | None:
    for museum in t.museums:
        if any(die >= 0 and t.colour(die) != slot // SLOTS for slot, die in enumerate(museum.store)):
            return f"a die on a slot of another colour: {museum.store}"
        if not 0 <= museum.vases <= VASES:
            return f"{museum.vases} vases in a showcase"
    return None


def tokens(t: MarajoaraTable) -> str | None:
    """Seven of each colour, and on the board only where they may lie."""
    for number, museum in enumerate(t.museums):
        count = t.tokens.count(number) + museum.marked.bit_count() + museum.reserve + museum.lost
        if count != t.box.components.tokens or museum.reserve < 0:
            return f"{count} dig tokens of museum {number}"
    astray = [n for n, owner in enumerate(t.tokens) if owner != NOBODY and n not in t.box.token_spaces]
    return f"dig tokens on spaces {astray}" if astray else None


def discs(t: MarajoaraTable) -> str | None:
    for track, ends in enumerate(t.ends):
        there = [seat for seat in range(t.seats) if t.discs[seat * TRACKS + track] == LAST_STEP]
        if sorted(ends) != there or len(there) > t.box.components.last_step_places:
            return f"discs at the end of track {track}: {ends}, {there}"
    return None


def passing(t: MarajoaraTable) -> str | None:
    """Between actions nothing is on its way; at the start of a turn the slate is empty (MJ-FLOW-10)."""
    step = t.stack[-1].name if t.stack else ""
    if step in ("turn", "finish") and (t.picked or t.hand or t.spending or t.captured >= 0):
        return f"dice left in mid-air: {t.picked}, {t.hand}, {t.spending}, {t.captured}"
    return f"slate {t.slate} although nobody has spent" if step == "start_token" and t.slate else None
