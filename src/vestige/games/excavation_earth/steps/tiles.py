"""Command tiles, white face in round 2, yellow in round 3 (EE-TILE-01 to -08)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.excavation_earth.components import (
    CONTAINER,
    FENCE,
    GRANT,
    HOLD,
    NETWORK,
    ORDERS,
    PERMIT,
    PRESS,
    SEIZURE,
    TELEPORTER,
    WHITE,
    Face,
)
from vestige.games.excavation_earth.ledger import TILES, gain
from vestige.games.excavation_earth.offer import offer
from vestige.games.excavation_earth.relics import visible
from vestige.games.excavation_earth.steps import excavate
from vestige.games.excavation_earth.steps.tile_questions import Fence, Network, Permit, Press, Seizure, Teleport
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.step import Procedure, Step
from vestige.kernel.verb import COUNT, Arg


def face(t: Earth, tile: int) -> Face:
    """White in round 2, yellow in round 3 (EE-PREP-01, -02)."""
    return t.box.faces[tile][0 if t.round < t.box.rounds else 1]


def useful(t: Earth, seat: int, tile: int) -> bool:
    """Whether a recall would do anything; the recalled cube itself can be a trader (EE-CMD-06)."""
    if tile == ORDERS:
        return bool(t.deck.cards or t.discard.cards)
    if tile == PERMIT:
        return excavate.colours(t, seat) != 0
    if tile == PRESS:
        return any(t.buyers if face(t, tile).white else t.buyers[:WHITE])
    if tile == FENCE:
        return bool(t.owned(seat))
    if tile == SEIZURE:
        return bool(visible(t)) and (t.room(seat, HOLD) > 0 or t.room(seat, CONTAINER) > 0)
    return True


def tile_steps(t: Earth, seat: int, tile: int) -> list[Step[Earth]]:
    """What the tile lets the seat do; each question asks for at least one element."""
    amount = face(t, tile).amount
    if tile == GRANT:
        return [Grant(seat, amount)]
    if tile == ORDERS:
        return [PriorityOrders(seat, amount, face(t, tile).keep)]
    if tile == TELEPORTER:
        return [Teleport(seat, amount, 0)]
    if tile == PERMIT:
        return [Permit(seat, amount, ())]
    if tile == PRESS:
        return [Press(seat, amount, int(face(t, tile).white), ())]
    if tile == NETWORK:
        return [Network(seat, amount, ())]
    if tile == FENCE:
        return [Fence(seat, amount, face(t, tile).bonus, 0)]
    assert tile == SEIZURE
    return [Seizure(seat, amount, ())]


class Grant(Procedure[Earth]):
    """Credits (EE-TILE-01)."""

    __slots__ = ("amount", "seat")
    name = "grant"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("amount", COUNT))

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, t: Earth) -> None:
        gain(t, self.seat, TILES, self.amount)
        if t.ears is not None:
            t.tell("granted", self.seat, self.amount)


class PriorityOrders(Procedure[Earth]):
    """Draw cards; with the yellow face keep only some of them (EE-TILE-02)."""

    __slots__ = ("drawn", "kept", "seat")
    name = "priority_orders"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("drawn", COUNT), Arg("kept", COUNT))

    def __init__(self, seat: int, drawn: int, kept: int) -> None:
        self.seat = seat
        self.drawn = drawn
        self.kept = kept

    def run(self, t: Earth) -> None:
        offer(t, self.seat, self.drawn, self.kept)
