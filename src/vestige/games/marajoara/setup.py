"""The setup page, in its order."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.marajoara.flow import begin_turn
from vestige.games.marajoara.steps.tokens import StartToken
from vestige.games.marajoara.table import NONE, MarajoaraTable, Museum
from vestige.kernel.native import mypyc_attr
from vestige.kernel.option import SEATS
from vestige.kernel.step import Procedure


def open_museums(t: MarajoaraTable) -> None:
    """Each player's museum, with its marked places covered by dig tokens (MJ-SETUP-02 … -04); in mission 6 the
    second colour's too (MJ-M6-03)."""
    colours = t.box.components.colours
    wanted = [(seat, str(choices["colour"])) for seat, choices in enumerate(t.setup.seats)]
    if t.wings > 1:
        wanted.append((0, str(t.setup.seats[0]["second_colour"])))
    t.museums = [open_museum(t, seat, colours.index(colour)) for seat, colour in wanted]


def open_museum(t: MarajoaraTable, seat: int, colour: int) -> Museum:
    museum = Museum()
    museum.seat = seat
    museum.colour = colour
    museum.store = [NONE] * len(t.box.components.storage)
    museum.vases = museum.restored = museum.lost = 0
    museum.marked = (1 << len(t.box.marked)) - 1
    museum.reserve = t.box.components.tokens - len(t.box.marked)
    return museum


def lay_out(t: MarajoaraTable) -> None:
    place_dice(t)
    choose_first_player(t)
    t.active = t.first
    turn_order = [(t.first + n) % t.seats for n in range(t.seats)]
    t.push(*(StartToken(seat) for seat in reversed(turn_order)), FirstTurn())


def place_dice(t: MarajoaraTable) -> None:
    """Shuffled, one on each start space row by row (MJ-SETUP-08); mission 7 rolls them first (MJ-M7-01)."""
    dice = list(range(len(t.value)))
    t.shuffle(dice)
    for space, die in zip(t.box.starts, dice, strict=True):
        t.put(space, die)
        if t.mission is not None and t.mission.rolled:
            t.value[die] = 1 + t.below(t.box.components.highest)
    t.aside = 0


def choose_first_player(t: MarajoaraTable) -> None:
    """Named by the host or drawn, for the whole game (MJ-SETUP-09)."""
    wish = t.setup.options["first_player"]
    if wish != "random":
        t.first = SEATS.index(wish)
    elif t.seats > 1:
        t.first = t.below(t.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstTurn(Procedure[MarajoaraTable]):
    """Then round 1 begins with the first player (MJ-SETUP-12)."""

    __slots__ = ()
    name: ClassVar[str] = "first_turn"

    def run(self, t: MarajoaraTable) -> None:
        if t.ears is not None:
            t.tell("round", t.round)
        begin_turn(t, t.first)
