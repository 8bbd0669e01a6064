"""Phase 2, calamities: which blocks are hit, and what their inhabitants lose (HY-P2)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.hoyuk.families import totals
from vestige.games.hoyuk.piles import put_under
from vestige.games.hoyuk.rows import (
    BIT,
    CATTLE,
    FEWEST,
    HOUSE,
    LOCUSTS,
    MOST,
    NO_BLOCK,
    NONE,
    ONE,
    PEN,
    Calamity,
)
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.village import remove, remove_shaman, ruin
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Done, Procedure, Question, Step
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCalamity(Procedure[Village]):
    """The first player reveals the top card; blocks and losses are fixed now (HY-P2-02, -14)."""

    __slots__ = ()
    name: ClassVar[str] = "draw_calamity"

    def run(self, t: Village) -> None:
        t.calamity = t.deck.turn_up(t)
        card = t.box.calamities[t.calamity]
        if t.ears is not None:
            t.tell("calamity", t.calamity)
        t.push(EndCalamity())
        if card.pick == NO_BLOCK:
            remove_shaman(t)
            return
        hit = spared_by_shaman(t, hit_blocks(t, card))
        if t.ears is not None:
            for number in hit:
                t.tell("invaded" if card.amount == LOCUSTS else "block_hit", t.founded[number])
            if not hit:
                t.tell("no_effect", t.calamity)
        if card.amount == LOCUSTS:
            t.invaded = tuple(hit)
        else:
            t.push(*losses(t, card, hit))


def hit_blocks(t: Village, card: Calamity) -> list[int]:
    """All inhabited blocks with the extreme value; "most" needs at least one (HY-P2-04 … -07)."""
    found = totals(t, card.measure)
    inhabited = [number for number, residents in enumerate(t.residents) if residents]
    values = [found[number] for number in inhabited]
    if not inhabited or (card.pick == MOST and max(values) == 0):
        return []
    extreme = min(values) if card.pick == FEWEST else max(values)
    return [number for number in inhabited if found[number] == extreme]


def spared_by_shaman(t: Village, hit: list[int]) -> list[int]:
    """The shaman's block is left out, whatever the effect; no other takes its place (HY-EXP-31, -32)."""
    block = t.block[t.shaman] if t.shaman != NONE else NONE
    if block not in hit:
        return hit
    t.warded = True
    if t.ears is not None:
        t.tell("warded_off", t.founded[block])
    return [number for number in hit if number != block]


def half(count: int) -> int:
    """Rounded down, but a single one is lost (HY-P2-08, -09)."""
    return 1 if count == 1 else count // 2


def pieces(t: Village, seat: int, number: int, element: int) -> list[int]:
    """Where the seat has pieces of a kind in a block."""
    cells = t.yards[seat] if element in (PEN, CATTLE) else t.homes[seat]
    bit = BIT[element]
    return [cell for cell in cells if t.block[cell] == number and (not bit or t.bears[cell] & bit)]


def losses(t: Village, card: Calamity, hit: list[int]) -> list[Step[Village]]:
    """In turn order, each player block by block in the order of founding (HY-P2-10, -11, -19)."""
    steps: list[Step[Village]] = []
    for seat in t.order():
        asked: list[Step[Village]] = []
        last = NONE
        for number in hit:
            there = len(pieces(t, seat, number, card.lose))
            lost = min(1, there) if card.amount == ONE else half(there)
            if lost:
                founding = t.founded[number]
                whole = lost == there
                step = LoseAll(seat, founding, card.lose) if whole else Lose(seat, founding, card.lose, lost)
                asked.append(step)
                last = last if whole else founding
        if last != NONE:
            asked.append(Lost(seat, last))
        steps += asked
    return steps


def lose_pieces(t: Village, seat: int, element: int, cells: list[int]) -> None:
    """Houses become ruins; any other piece goes to the stock, its house or pen stays (HY-P2-15)."""
    if element == HOUSE:
        ruin(t, seat, cells)
        return
    for cell in cells:
        if t.ears is not None:
            t.tell("returned_to_stock", element, cell)
        remove(t, element, cell)


@mypyc_attr(allow_interpreted_subclasses=True)
class LoseAll(Procedure[Village]):
    """Nothing to choose: all own pieces of the kind in the block are lost."""

    __slots__ = ("block", "element", "seat")
    name: ClassVar[str] = "lose_all"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("block", "block"), Arg("element", "element"))

    def __init__(self, seat: int, block: int, element: int) -> None:
        self.seat = seat
        self.block = block
        self.element = element

    def run(self, t: Village) -> None:
        cells = pieces(t, self.seat, t.block[self.block], self.element)
        lose_pieces(t, self.seat, self.element, cells)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lose(Question[Village]):
    """So many of the own pieces in the block, one by one."""

    __slots__ = ("block", "element", "left")
    name: ClassVar[str] = "lose"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("block", "block"),
        Arg("element", "element"),
        Arg("left", COUNT),
    )
    verbs: ClassVar[tuple[str, ...]] = ("lose", "done")
    always_ask: ClassVar[bool] = True

    def __init__(self, seat: int, block: int, element: int, left: int) -> None:
        self.seat = seat
        self.block = block
        self.element = element
        self.left = left

    def options(self, t: Village) -> list[Action]:
        return [("lose", cell) for cell in pieces(t, self.seat, t.block[self.block], self.element)]

    def take(self, t: Village, action: Action) -> None:
        lose_pieces(t, self.seat, self.element, [int(action[1])])
        if self.left > 1:
            t.push(Lose(self.seat, self.block, self.element, self.left - 1))

    def why_not(self, t: Village, prefix: Action) -> Reason:
        return Reason("E_BAD_LOSS", "HY-P2-11")


@mypyc_attr(allow_interpreted_subclasses=True)
class Lost(Done):
    """Everything to lose is chosen, in this block last (HY-INFO-05)."""

    __slots__ = ("block",)
    name: ClassVar[str] = "lost"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("block", "block"))
    verbs: ClassVar[tuple[str, ...]] = Lose.verbs

    def __init__(self, seat: int, block: int) -> None:
        self.seat = seat
        self.block = block

    def why_not(self, t: Village, prefix: Action) -> Reason:
        return Reason("E_BAD_LOSS", "HY-P2-11")


@mypyc_attr(allow_interpreted_subclasses=True)
class EndCalamity(Procedure[Village]):
    """The card goes under the deck, which is never shuffled again (HY-P2-03)."""

    __slots__ = ()
    name: ClassVar[str] = "end_calamity"

    def run(self, t: Village) -> None:
        put_under(t.deck, (t.calamity,))
        t.calamity = NONE
