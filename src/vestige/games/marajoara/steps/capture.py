"""Main action, steps 1 and 2: capture a die, raise the jumper."""

from __future__ import annotations

from typing import Final

from vestige.games.marajoara.rows import GREY, SLOTS
from vestige.games.marajoara.solo import achieve
from vestige.games.marajoara.steps.common import closest
from vestige.games.marajoara.steps.dig_bonus import dig_bonus
from vestige.games.marajoara.steps.raising import raise_die
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.reason import Reason
from vestige.kernel.values import Action

CHECKS: Final = ("E_NO_DIE", "E_LANDING_OCCUPIED", "E_STORAGE_FULL")
"""What can be wrong with a straight jump."""


def captures(t: MarajoaraTable, seat: int) -> list[Action]:
    """Every jump over one die onto the empty space behind it (MJ-CAP-01 … -03), as long as the captured die can be
    stored or is grey (MJ-CAP-11)."""
    found: list[Action] = []
    ready = t.box.captures
    for line, dice in enumerate(t.lines):
        jumps = ready[line][dice]
        if jumps:
            found += jumps
    full = full_colours(t, seat)
    if not full:
        return found
    between, board, colour, count = t.box.between, t.board, t.box.die_colour, len(t.board)
    return [action for action in found if not full >> colour[board[between[action[1] * count + action[2]]]] & 1]


def full_colours(t: MarajoaraTable, seat: int) -> int:
    """A bit per colour of which no own museum has a free slot; in mission 6 yellow dice go to the first only
    (MJ-M6-02, -03)."""
    full = 0
    for number in range(seat, seat + t.wings):
        store = t.museums[number].store
        here = 0
        for colour in range(GREY):
            slot = colour * SLOTS
            if store[slot] >= 0 and store[slot + 1] >= 0 and store[slot + 2] >= 0:
                here |= 1 << colour
        full = here if number == seat else full & (here | 1)
    return full


def capture(t: MarajoaraTable, seat: int, start: int, landing: int) -> None:
    """The jumper lands behind the captured die, which waits beside the museum with its value (MJ-CAP-13, -14)."""
    over = t.box.between[start * len(t.board) + landing]
    t.jumper = t.lift(start)
    t.captured = t.lift(over)
    t.put(landing, t.jumper)
    if t.ears is not None:
        t.tell("captured", seat, t.colour(t.captured), t.value[t.captured], start, landing)
    achieve(t, "star", landing)
    raise_jumper(t, seat, landing)
    dig_bonus(t, seat, landing)


def raise_jumper(t: MarajoaraTable, seat: int, landing: int) -> None:
    """By 1, and by the bonus of a +1 or +2 space (MJ-INC-01, -02, -04)."""
    pips = t.box.components.rise + t.box.bonus[landing]
    raise_die(t, seat, t.jumper, pips)
    if t.ears is not None:
        t.tell("jumper_raised", t.colour(t.jumper), t.value[t.jumper], pips)


def why_no_capture(t: MarajoaraTable, seat: int, prefix: Action) -> Reason:
    """In the order of the checks (MJ-CAP-03, -04, -11)."""
    if len(prefix) == 1:
        return closest((why_no_capture(t, seat, (*prefix, space)) for space in t.box.numbers()), CHECKS)
    if len(prefix) == 2:
        jumps = t.box.jumps[prefix[1]]
        return closest((why_no_capture(t, seat, (*prefix, landing)) for landing in jumps), CHECKS)
    start: int = prefix[1]
    landing: int = prefix[2]
    if t.board[start] < 0:
        return Reason("E_NO_DIE", "MJ-CAP-01")
    if names_edge_die(t, start, landing):
        return Reason("E_OFF_BOARD", "MJ-CAP-03")
    over = t.box.between[start * len(t.board) + landing]
    if over < 0:
        across, down = apart(t, start, landing)
        diagonal = across == down == 2
        return Reason("E_NOT_ADJACENT" if diagonal else "E_NOT_STRAIGHT", "MJ-CAP-04" if diagonal else "MJ-CAP-07")
    if t.board[over] < 0:
        return Reason("E_NO_DIE", "MJ-CAP-02")
    if t.board[landing] >= 0:
        return Reason("E_LANDING_OCCUPIED", "MJ-CAP-03", landing)
    return Reason("E_STORAGE_FULL", "MJ-CAP-11", t.colour(t.board[over]))


def names_edge_die(t: MarajoaraTable, start: int, over: int) -> bool:
    """The action names the die to capture instead of the landing space, and there is no space behind it."""
    if over not in t.box.adjacent[start] or t.board[over] < 0:
        return False
    a, b = t.box.spaces[start], t.box.spaces[over]
    return (2 * b.column - a.column, 2 * b.row - a.row) not in t.box.grid


def apart(t: MarajoaraTable, one: int, other: int) -> tuple[int, int]:
    a, b = t.box.spaces[one], t.box.spaces[other]
    return abs(a.column - b.column), abs(a.row - b.row)
