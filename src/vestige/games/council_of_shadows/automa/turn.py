"""The automa's turn: the rows of its card, then its harvest (CS-SOLO-12 to -19, -25, -26)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.council_of_shadows.automa.choices import AutomaRemove, AutomaSettle, AutomaTile, free_planets
from vestige.games.council_of_shadows.cards import AutomaAction, AutomaCard
from vestige.games.council_of_shadows.constants import A_DISCOVER, A_ENERGY, A_SETTLE, MAJORITY
from vestige.games.council_of_shadows.galaxies import harvest, own_planets
from vestige.games.council_of_shadows.majorities import majority
from vestige.games.council_of_shadows.market import wipe
from vestige.games.council_of_shadows.steps.discover import draw_tiles
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_energy
from vestige.kernel.step import Procedure
from vestige.kernel.values import EVERYONE, NOBODY
from vestige.kernel.verb import COUNT, Arg

HUMAN = 0
"""The one person, who chooses for the automa (CS-SOLO-14)."""

LEFT: Final = 0
RIGHT: Final = 1
NEITHER: Final = 2


def face_up(t: Council) -> AutomaCard:
    """Its card of this round."""
    assert t.automa != NOBODY
    assert t.automa_card != NOBODY
    return t.box.automa[t.automa_card]


class AutomaTurn(Procedure[Council]):
    """All rows from top to bottom, then all galaxies of its mode (CS-SOLO-12, -18)."""

    __slots__ = ()
    name = "automa_turn"

    def run(self, t: Council) -> None:
        rows = len(face_up(t).rows)
        t.push(*(AutomaRow(row) for row in range(rows)), AutomaHarvest(0))


class AutomaRow(Procedure[Council]):
    """The left action, else the right one, else nothing (CS-SOLO-12)."""

    __slots__ = ("row",)
    name = "automa_row"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("row", COUNT),)

    def __init__(self, row: int) -> None:
        self.row = row

    def run(self, t: Council) -> None:
        halves = face_up(t).rows[self.row]
        done = next((half for half, action in enumerate(halves) if possible(t, action)), NOBODY)
        if t.ears is not None:
            t.tell("automa_row", self.row + 1, NEITHER if done == NOBODY else done)
        if done != NOBODY:
            carry_out(t, halves[done])


def possible(t: Council, action: AutomaAction) -> bool:
    if action.kind == A_SETTLE:
        return bool(free_planets(t, action.galaxy, action.planet))
    if action.kind == A_DISCOVER:
        free = any(t.tiles[space] == NOBODY for space in t.box.galaxy_spaces[action.galaxy])
        return free and action.galaxy in t.count.open and len(t.sectors[t.box.sector[action.galaxy]]) > 0
    if action.kind == A_ENERGY:
        return True
    return any(t.market[slot] != NOBODY for slot in action.slots)


def carry_out(t: Council, action: AutomaAction) -> None:
    """Settle (CS-SOLO-13), discover and settle (-15), energy (-16), new market cards (-17)."""
    if action.kind == A_SETTLE:
        t.push(AutomaSettle(HUMAN, action.galaxy, action.planet, action.cubes, ()))
    elif action.kind == A_DISCOVER:
        draw_tiles(t, t.automa, t.box.sector[action.galaxy], EVERYONE)
        t.push(AutomaTile(HUMAN, action.galaxy, action.planet, action.cubes))
    elif action.kind == A_ENERGY:
        gain_energy(t, t.automa, action.energy)
        if t.ears is not None:
            t.tell("gained_energy", t.automa, action.energy)
    else:
        if t.ears is not None:
            t.tell("wiped", *(t.market[slot] for slot in action.slots if t.market[slot] != NOBODY))
        wipe(t, action.slots)


class AutomaHarvest(Procedure[Council]):
    """Galaxy by galaxy from sector 1 on, each decided when its turn comes (CS-SOLO-18, -26)."""

    __slots__ = ("after",)
    name = "automa_harvest"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("after", COUNT),)

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, t: Council) -> None:
        seat = t.automa
        only_majority = face_up(t).harvest == MAJORITY
        for galaxy in range(self.after, len(t.box.galaxies)):
            planets = own_planets(t, galaxy, seat)
            if planets and (majority(t, galaxy, seat) or not only_majority):
                t.push(AutomaHarvest(galaxy + 1))
                if len(planets) > 1:
                    t.push(AutomaRemove(HUMAN, galaxy))
                else:
                    harvest(t, seat, galaxy, planets[0])
                return
