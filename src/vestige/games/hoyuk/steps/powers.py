"""Clan powers: at once after a set of five, in the expert game (HY-EXP-40 … -48)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.hoyuk.legality import judge_block
from vestige.games.hoyuk.placing.element import NUMBER, place, placements, why_not
from vestige.games.hoyuk.placing.house import tell_house, use_tile
from vestige.games.hoyuk.rows import (
    BLESS,
    BUILT,
    CATTLE,
    GIVE_CATTLE,
    HOUSE,
    PEN,
    RAZE,
    RUINED,
    SHAMAN,
    STEAL,
    VILLAGER,
)
from vestige.games.hoyuk.steps.theft import Rob
from vestige.games.hoyuk.table import Village
from vestige.games.hoyuk.village import put_house, put_shaman, raze
from vestige.kernel.native import mypyc_attr
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

DECLINE: Final[Action] = ("decline",)


def power(t: Village, seat: int) -> None:
    """The question of the seat's clan; each is left out when it can do nothing (HY-EXP-48)."""
    which = t.box.clans[t.clans[seat]].power
    if which == RAZE:
        t.push(Raze(seat))
    elif which == STEAL:
        t.push(Rob(seat))
    elif which == BLESS:
        t.push(Bless(seat))
    else:
        t.push(Gift(seat, 1, CATTLE if which == GIVE_CATTLE else VILLAGER, 1))


def tell_power(t: Village, seat: int) -> None:
    if t.ears is not None:
        t.tell("power", seat, t.clans[seat])


@mypyc_attr(allow_interpreted_subclasses=True)
class Raze(Question[Village]):
    """Eguor: a house of another player beside an own one gives way to an own house (HY-EXP-43)."""

    __slots__ = ()
    name: ClassVar[str] = "raze"
    verbs: ClassVar[tuple[str, ...]] = ("raze", "decline")
    skips: ClassVar[bool] = True

    def options(self, t: Village) -> list[Action]:
        if not t.supply[self.seat]:
            return []
        targets = [("raze", cell) for cell in range(len(t.held)) if self.is_target(t, cell)]
        return [*targets, DECLINE] if targets else []

    def is_target(self, t: Village, cell: int) -> bool:
        own, what = BUILT + self.seat, t.held[cell]
        return what >= BUILT and what != own and any(t.held[side] == own for side in t.box.grid.sides[cell])

    def take(self, t: Village, action: Action) -> None:
        """Everything of the house goes; no ruin is left, the new house stands there bare."""
        if action == DECLINE:
            return
        seat, cell = self.seat, int(action[1])
        tell_power(t, seat)
        if t.ears is not None:
            t.tell("razed", seat, t.held[cell] - BUILT, cell)
        if raze(t, cell):
            judge_block(t, cell)
        put_house(t, seat, cell)
        if t.ears is not None:
            tell_house(t, seat, cell, RUINED)
        use_tile(t, seat)

    def why_not(self, t: Village, prefix: Action) -> Reason:
        return Reason("E_NOT_ADJACENT_TARGET", "HY-EXP-43", int(prefix[1]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Gift(Question[Village]):
    """Trev and Uelb: a pen and a piece from the stock, in either order, or a part of it (HY-EXP-42, -44, -45)."""

    __slots__ = ("pen", "piece", "pieces")
    name: ClassVar[str] = "gift"
    fields: ClassVar[tuple[Arg, ...]] = (
        Arg("seat", "seat"),
        Arg("pen", COUNT),
        Arg("piece", "element"),
        Arg("pieces", COUNT),
    )
    verbs: ClassVar[tuple[str, ...]] = ("pen", "cattle", "villager", "decline")
    skips: ClassVar[bool] = True

    def __init__(self, seat: int, pen: int, piece: int, pieces: int) -> None:
        self.seat = seat
        self.pen = pen
        self.piece = piece
        self.pieces = pieces

    def left(self) -> tuple[int, ...]:
        return (*[PEN] * self.pen, *[self.piece] * self.pieces)

    def options(self, t: Village) -> list[Action]:
        found: list[Action] = []
        for element in self.left():
            found += placements(t, self.seat, element)
        return [*found, DECLINE] if found else []

    def take(self, t: Village, action: Action) -> None:
        if action == DECLINE:
            return
        if self.pen and self.pieces:
            tell_power(t, self.seat)
        place(t, self.seat, action)
        if action[0] == "pen":
            t.push(Gift(self.seat, 0, self.piece, self.pieces))
        else:
            t.push(Gift(self.seat, self.pen, self.piece, 0))

    def why_not(self, t: Village, prefix: Action) -> Reason:
        if NUMBER[prefix[0]] not in self.left():
            return Reason("E_WRONG_PHASE", "HY-EXP-44" if self.piece == CATTLE else "HY-EXP-45")
        return why_not(t, self.seat, prefix)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bless(Question[Village]):
    """Teoiv: a house by the normal rules, and the shaman on it (HY-EXP-47)."""

    __slots__ = ()
    name: ClassVar[str] = "bless"
    verbs: ClassVar[tuple[str, ...]] = ("house", "decline")
    skips: ClassVar[bool] = True

    def options(self, t: Village) -> list[Action]:
        found = placements(t, self.seat, HOUSE)
        return [*found, DECLINE] if found else []

    def take(self, t: Village, action: Action) -> None:
        if action == DECLINE:
            return
        tell_power(t, self.seat)
        place(t, self.seat, action)
        put_shaman(t, int(action[1]))
        if t.ears is not None:
            t.tell("piece_placed", self.seat, SHAMAN, int(action[1]))

    def why_not(self, t: Village, prefix: Action) -> Reason:
        return why_not(t, self.seat, prefix)
