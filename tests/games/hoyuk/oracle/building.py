"""Phase 1: dealing tiles and building what they show (HY-P1)."""

from __future__ import annotations

from tests.games.hoyuk.oracle.box import CHOICE, third_of
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.pieces import put_down
from tests.games.hoyuk.oracle.places import places
from tests.games.hoyuk.oracle.village import HOUSE
from tests.oracle import Play, Words, ask

NO_TILE = "none"


def deal(m: Moment) -> None:
    """A tile for every player, in turn order (HY-P1-03)."""
    for seat in m.order():
        if not m.stack:
            renew_stack(m)
        if m.luck:
            m.luck.pop(0)
        m.players[seat].tile = m.stack.pop(0)


def renew_stack(m: Moment) -> None:
    """All discarded tiles; those of this turn's first step lie apart until it is over (HY-P1-09). Chance gives the
    order."""
    m.stack = m.luck[: len(m.discard)]
    assert sorted(m.stack) == sorted(m.discard), f"the new stack is {m.stack}, the discard {sorted(m.discard)}"
    m.discard = []


def end_step(m: Moment, number: int) -> None:
    """All tiles are discarded; those of step 1 cannot come again in step 2 (HY-P1-04)."""
    tiles = [player.tile for player in m.players]
    if number == 1:
        m.marked = tiles
    else:
        m.discard += m.marked + tiles
        m.marked = []
    for player in m.players:
        player.tile = NO_TILE


def build(m: Moment, seat: int, houses: int = 2, third: int = 1, begun: bool = False) -> Play:
    """Element after element while anything open can be built (HY-P1-05 … -08, -11)."""
    while answers := open_answers(m, seat, houses, third):
        words = yield from ask("build", seat, answers, houses=houses, third=third)
        put_down(m, seat, words)
        if words[0] == HOUSE and houses:
            houses -= 1
        else:
            third = 0
        begun = True
    if begun:
        yield from ask("built", seat, [["done"]], houses=houses, third=third)
    if houses and m.players[seat].supply and no_room(m):
        m.ending = True


def open_elements(m: Moment, seat: int, houses: int, third: int) -> list[str]:
    """A house of a choice tile uses up the two fixed ones first (HY-P1-06)."""
    kind = third_of(m.players[seat].tile)
    thirds = (CHOICE if kind == "choice" else [kind]) if third else []
    return sorted({*([HOUSE] if houses else []), *thirds})


def open_answers(m: Moment, seat: int, houses: int, third: int) -> list[Words]:
    return [words for element in open_elements(m, seat, houses, third) for words in places(m, seat, element)]


def no_room(m: Moment) -> bool:
    """Nobody who still has houses can place one (HY-END-04)."""
    return not any(places(m, seat, HOUSE) for seat in range(len(m.players)))
