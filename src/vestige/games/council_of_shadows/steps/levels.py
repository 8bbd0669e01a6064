"""Dark Tech levels: the check at the end of a seat's part of a phase, compensation, the throne (CS-LVL-01 to -13)."""

from __future__ import annotations

from typing import ClassVar

from vestige.games.council_of_shadows.steps.techs import DarkTech
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_gems, move_energy
from vestige.kernel.step import Procedure
from vestige.kernel.values import NOBODY, reader
from vestige.kernel.verb import Arg


def rise(t: Council, seat: int) -> None:
    """Energy falls back by the consumption, the level rises (CS-LVL-01)."""
    move_energy(t, seat, t.energy[seat] - t.consumption[seat])
    t.level[seat] += 1
    if t.ears is not None:
        t.tell("level", seat, t.level[seat], t.energy[seat])


def due(t: Council, seat: int) -> bool:
    return t.energy[seat] >= t.consumption[seat]


class LevelCheck(Procedure[Council]):
    """One level after the other, each resolved completely (CS-LVL-02, -04, -07)."""

    __slots__ = ("seat",)
    name = "level_check"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Council) -> None:
        seat = self.seat
        if not due(t, seat):
            return
        rise(t, seat)
        t.push(self)
        level = t.level[seat]
        if level >= t.box.end_level:
            take_throne(t, seat)
        elif t.automa == NOBODY:
            compensate(t, seat)
        if level < t.box.end_level and seat != t.automa and len(t.tech_piles[level - 1]):
            pile = t.tech_piles[level - 1]
            pile.look(t, reader(seat), len(pile))
            t.push(DarkTech(seat, level))


def take_throne(t: Council, seat: int) -> None:
    """The first to reach level III; the round is the last one (CS-LVL-11, CS-END-01)."""
    if t.throne == NOBODY:
        t.throne = seat
        if t.ears is not None:
            t.tell("throne", seat)


def compensate(t: Council, seat: int) -> None:
    """Gems for opponents whose level is lower, by level (CS-LVL-08 to -10)."""
    gains = t.box.compensation[t.level[seat] - 1]
    for other in range(t.seats):
        if other != seat and t.level[other] < len(gains):
            gems = gains[t.level[other]]
            gain_gems(t, other, gems)
            if t.ears is not None:
                t.tell("compensated", other, *gems)
