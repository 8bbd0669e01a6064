"""Objectives, at most one at the end of the own turn (MS-OBJ)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from vestige.games.magnastorm.board import SPACES
from vestige.games.magnastorm.constants import (
    ELLEN,
    FIRST_SECTOR_OBJECTIVE,
    FROM_OBJECTIVES,
    FROM_POWERS,
    MOST_SEATS,
    SECTORS,
)
from vestige.games.magnastorm.reputation import win
from vestige.games.magnastorm.steps.crew_bonus import DECLINE
from vestige.games.magnastorm.steps.exchange import exchanged, why_no_exchange, with_exchange
from vestige.games.magnastorm.steps.research import ChooseTrack
from vestige.games.magnastorm.table import Planet
from vestige.kernel.reason import Reason
from vestige.kernel.step import Procedure, Question
from vestige.kernel.values import Action
from vestige.kernel.verb import COUNT, Arg

LAB: Final[tuple[Action, ...]] = tuple(("lab", space) for space in range(len(SPACES)))


class Objective(Question[Planet]):
    """One that the player has not done and whose conditions hold, with the markers or sectors to use (MS-DEC-17)."""

    __slots__ = ()
    name: ClassVar[str] = "objective"
    verbs: ClassVar[tuple[str, ...]] = ("markers", "labs", "decline", "exchange")
    skips: ClassVar[bool] = True

    def options(self, t: Planet) -> list[Action]:
        seat = self.seat
        options: list[Action] = []
        for place, objective in enumerate(t.objectives):
            if seat not in t.done[place]:
                if objective < FIRST_SECTOR_OBJECTIVE:
                    options += marker_options(t, seat, objective)
                elif t.labs_out[seat] >= 3:
                    options += lab_options(t, seat, objective)
        if not options:
            return options
        options.append(DECLINE)
        return with_exchange(t, seat, options)

    def take(self, t: Planet, action: Action) -> None:
        if action[0] == "decline" or exchanged(t, self, action):
            return
        seat, objective = self.seat, action[1]
        t.push(Fulfilled(seat, objective))
        if action[0] == "markers":
            move_back(t, seat, objective, action[2:])
        else:
            each = t.box.removal[objective - FIRST_SECTOR_OBJECTIVE].labs
            t.push(*(TakeBack(seat, sector, each) for sector in action[2:]))

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if prefix[0] == "exchange":
            return why_no_exchange()
        objective = prefix[1] if len(prefix) > 1 else -1
        if objective in t.objectives and self.seat in t.done[t.objectives.index(objective)]:
            return Reason("E_OBJ_DONE", "MS-OBJ-02")
        return Reason("E_OBJ_COND", "MS-OBJ-04")


# ---- research objectives


def marker_options(t: Planet, seat: int, objective: int) -> list[Action]:
    """Tracks on which the marker stands high enough, as many as this round asks for (MS-OBJ-12 to -16)."""
    card, number = t.box.research[objective], t.round - 1
    levels, markers = card.levels[number], card.markers[number]
    high = [track for track in range(t.count.tracks) if t.levels[4 * seat + track] >= levels]
    if len(high) < markers or t.powers[seat].bit_count() < card.commanders[number]:
        return []
    if not card.lead:
        return [("markers", objective, *tracks) for tracks in combinations(high, markers)]
    led = {track for track in high if leads(t, seat, track)}
    if not led:
        return []
    return [("markers", objective, *tracks) for tracks in combinations(high, markers) if not led.isdisjoint(tracks)]


def leads(t: Planet, seat: int, track: int) -> bool:
    """Alone on the highest level (MS-OBJ-17)."""
    own = t.levels[4 * seat + track]
    return all(other == seat or t.levels[4 * other + track] < own for other in range(t.seats))


def move_back(t: Planet, seat: int, objective: int, tracks: Action) -> None:
    """Without a bonus (MS-RES-04)."""
    levels = t.box.research[objective].levels[t.round - 1]
    for track in tracks:
        t.levels[4 * seat + track] -= levels
        if t.ears is not None:
            t.tell("moved_back", seat, track, levels)


# ---- sector objectives


def lab_options(t: Planet, seat: int, objective: int) -> list[Action]:
    """Sectors with enough own labs, calm or not, one of them with the majority where the card says so (MS-OBJ-06 to
    -11)."""
    card = t.box.removal[objective - FIRST_SECTOR_OBJECTIVE]
    full = [sector for sector in range(len(SECTORS)) if t.sector_labs[MOST_SEATS * sector + seat] >= card.labs]
    if len(full) < card.sectors:
        return []
    if not card.majority:
        return [("labs", objective, *sectors) for sectors in combinations(full, card.sectors)]
    most = {sector for sector in full if majority(t, seat, sector)}
    return [("labs", objective, *chosen) for chosen in combinations(full, card.sectors) if not most.isdisjoint(chosen)]


def majority(t: Planet, seat: int, sector: int) -> bool:
    """Strictly more labs than every other player (MS-GEN-08, MS-OBJ-07)."""
    row = t.sector_labs[MOST_SEATS * sector : MOST_SEATS * sector + t.seats]
    own = row[seat]
    return own > 0 and all(other == seat or labs < own for other, labs in enumerate(row))


class TakeBack(Question[Planet]):
    """Which own labs of a sector go back to the player board, one by one (MS-OBJ-05, -06)."""

    __slots__ = ("left", "sector")
    name: ClassVar[str] = "take_back"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("sector", "sector"), Arg("left", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("lab", "exchange")

    def __init__(self, seat: int, sector: int, left: int) -> None:
        super().__init__(seat)
        self.sector = sector
        self.left = left

    def options(self, t: Planet) -> list[Action]:
        """Where all of them go, there is nothing to choose."""
        seat = self.seat
        spaces = [LAB[s] for s in t.side.sector_spaces[self.sector] if t.labs[s] and t.labs[s] >> 2 == seat]
        if t.sector_labs[MOST_SEATS * self.sector + seat] == self.left:
            spaces = spaces[:1]
        return with_exchange(t, seat, spaces)

    def take(self, t: Planet, action: Action) -> None:
        if exchanged(t, self, action):
            return
        seat, space = self.seat, action[1]
        t.labs[space] -= 1
        if not t.labs[space] & 3:
            t.labs[space] = 0
        t.sector_labs[MOST_SEATS * self.sector + seat] -= 1
        t.labs_out[seat] -= 1
        if t.ears is not None:
            t.tell("lab_back", seat, space)
        if self.left > 1:
            t.push(TakeBack(seat, self.sector, self.left - 1))

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_exchange() if prefix[0] == "exchange" else Reason("E_OBJ_COND", "MS-OBJ-06")


class Fulfilled(Procedure[Planet]):
    """A marker on the highest free value; with Ellen one reputation and one level more (MS-OBJ-03, MS-POW-03)."""

    __slots__ = ("objective", "seat")
    name: ClassVar[str] = "fulfilled"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("objective", "objective"))

    def __init__(self, seat: int, objective: int) -> None:
        self.seat = seat
        self.objective = objective

    def run(self, t: Planet) -> None:
        seat, place = self.seat, t.objectives.index(self.objective)
        value = t.count.values[len(t.done[place])]
        t.done[place] = (*t.done[place], seat)
        if t.ears is not None:
            t.tell("objective", seat, self.objective, value)
        win(t, seat, FROM_OBJECTIVES, value)
        if t.powers[seat] & ELLEN:
            if t.ears is not None:
                t.tell("ellen", seat)
            win(t, seat, FROM_POWERS, 1)
            t.push(ChooseTrack(seat))
