"""Research: one level at a time with its bonus, and what the bonuses ask (MS-RES, MS-CUBE-04, -05)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.constants import (
    ANY_LEVEL,
    BAG_2_LEVEL,
    BAG_3_LEVEL,
    COLOURS,
    CREW_LEVEL,
    FRANZKARL,
    JOY,
    OWN_LEVEL,
    TRACKS,
    YELLOW_LEVEL,
)
from vestige.games.magnastorm.cubes import count
from vestige.games.magnastorm.steps.crew_bonus import crew_bonus
from vestige.games.magnastorm.steps.exchange import exchanged, why_no_exchange, with_exchange
from vestige.games.magnastorm.table import Planet
from vestige.games.magnastorm.wealth import draw, gain, gain_cube
from vestige.kernel.reason import Reason
from vestige.kernel.step import Question
from vestige.kernel.values import NOBODY, Action
from vestige.kernel.verb import COUNT, Arg

TRACK: Final[tuple[Action, ...]] = tuple(("track", track) for track in range(len(TRACKS)))
CUBE: Final[tuple[Action, ...]] = tuple(("cube", colour) for colour in range(len(COLOURS)))
DRAW: Final[tuple[Action, ...]] = tuple(("draw", cubes) for cubes in range(6))
JOYFUL: Final = 2
"""Cubes that Joy draws beside (MS-POW-14)."""


# ---- levels


def level(t: Planet, seat: int, track: int) -> None:
    """An advance that was not chosen freely: Franzkarl may lead it to another track (MS-RES-07)."""
    if t.powers[seat] & FRANZKARL:
        t.push(Redirect(seat, track))
    else:
        climb(t, seat, track)


def climb(t: Planet, seat: int, track: int) -> None:
    """One level up and the bonus of the level reached; at the top the advance lapses (MS-RES-01, -05)."""
    place = 4 * seat + track
    reached = t.levels[place] + 1
    if reached > t.box.levels:
        return
    t.levels[place] = reached
    if t.ears is not None:
        t.tell("advanced", seat, track, reached)
    bonus = t.box.level_bonus[track][reached]
    if not bonus:
        return
    if bonus == OWN_LEVEL:
        gain(t, seat, 1, 0)
    elif bonus == YELLOW_LEVEL:
        gain(t, seat, 0, 1)
    elif bonus == ANY_LEVEL:
        t.push(AnyCube(seat))
    elif bonus == BAG_2_LEVEL:
        draw_from_bag(t, seat, 2)
    elif bonus == BAG_3_LEVEL:
        draw_from_bag(t, seat, 3)
    elif bonus == CREW_LEVEL:
        crew_bonus(t, seat)


def open_tracks(t: Planet, seat: int) -> list[Action]:
    """The tracks that are not full (MS-RES-05)."""
    base, top = 4 * seat, t.box.levels
    return [TRACK[track] for track in range(t.count.tracks) if t.levels[base + track] < top]


def why_no_track(t: Planet, seat: int, prefix: Action) -> Reason:
    track = prefix[1] if len(prefix) > 1 else NOBODY
    if track >= t.count.tracks:
        return Reason("E_UNKNOWN", "MS-COMP-10")
    return Reason("E_TRACK_MAX", "MS-RES-05")


class ChooseTrack(Question[Planet]):
    """A level on a track of the player's choice (MS-DEC-07, -13)."""

    __slots__ = ()
    name: ClassVar[str] = "track"
    verbs: ClassVar[tuple[str, ...]] = ("track", "exchange")
    skips: ClassVar[bool] = True

    def options(self, t: Planet) -> list[Action]:
        tracks = open_tracks(t, self.seat)
        return with_exchange(t, self.seat, tracks) if tracks else tracks

    def take(self, t: Planet, action: Action) -> None:
        if not exchanged(t, self, action):
            climb(t, self.seat, action[1])

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_exchange() if prefix[0] == "exchange" else why_no_track(t, self.seat, prefix)


class Redirect(Question[Planet]):
    """Franzkarl: the given track, or any other that is not full (MS-POW-11)."""

    __slots__ = ("track",)
    name: ClassVar[str] = "redirect"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("track", "track"))
    verbs: ClassVar[tuple[str, ...]] = ("track", "exchange")

    def __init__(self, seat: int, track: int) -> None:
        super().__init__(seat)
        self.track = track

    def options(self, t: Planet) -> list[Action]:
        tracks = open_tracks(t, self.seat)
        if TRACK[self.track] not in tracks:
            tracks.insert(0, TRACK[self.track])
        return with_exchange(t, self.seat, tracks)

    def take(self, t: Planet, action: Action) -> None:
        if not exchanged(t, self, action):
            climb(t, self.seat, action[1])

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_exchange() if prefix[0] == "exchange" else why_no_track(t, self.seat, prefix)


# ---- a cube of any player colour


class AnyCube(Question[Planet]):
    """One cube of a participating colour that the supply has, never yellow (MS-CUBE-04)."""

    __slots__ = ()
    name: ClassVar[str] = "any"
    verbs: ClassVar[tuple[str, ...]] = ("cube", "exchange")
    skips: ClassVar[bool] = True

    def options(self, t: Planet) -> list[Action]:
        cubes = [CUBE[colour] for colour in t.tints if count(t.supply, colour)]
        return with_exchange(t, self.seat, cubes) if cubes else cubes

    def take(self, t: Planet, action: Action) -> None:
        if not exchanged(t, self, action):
            gain_cube(t, self.seat, action[1])

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        if prefix[0] == "exchange":
            return why_no_exchange()
        lacks = len(prefix) > 1 and prefix[1] in t.tints
        return Reason("E_COLOR", "MS-EXH-04" if lacks else "MS-CUBE-04")


# ---- the bag


def draw_from_bag(t: Planet, seat: int, cubes: int) -> None:
    """With Joy the player decides before drawing (MS-POW-14)."""
    if t.powers[seat] & JOY:
        t.push(Bag(seat, cubes))
    else:
        draw(t, seat, cubes)


class Bag(Question[Planet]):
    """Joy: so many cubes, or two more (MS-DEC-15)."""

    __slots__ = ("cubes",)
    name: ClassVar[str] = "bag"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("cubes", COUNT))
    verbs: ClassVar[tuple[str, ...]] = ("draw", "exchange")

    def __init__(self, seat: int, cubes: int) -> None:
        super().__init__(seat)
        self.cubes = cubes

    def options(self, t: Planet) -> list[Action]:
        return with_exchange(t, self.seat, [DRAW[self.cubes], DRAW[self.cubes + JOYFUL]])

    def take(self, t: Planet, action: Action) -> None:
        if not exchanged(t, self, action):
            draw(t, self.seat, action[1])

    def why_not(self, t: Planet, prefix: Action) -> Reason:
        return why_no_exchange() if prefix[0] == "exchange" else Reason("E_POWER", "MS-POW-14")
