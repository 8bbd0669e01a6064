"""The set-up page in its order, standard and advanced start (MS-SETUP, MS-ART-04 to -07)."""

from __future__ import annotations

from typing import ClassVar, Final

from vestige.games.magnastorm.constants import (
    ADMIN,
    BLACK,
    CUBE_ICON,
    FIRST_SECTOR_OBJECTIVE,
    FROM_ARTEFACTS,
    ICON_TRACKS,
    NEUTRAL,
    OBJECTIVES,
    REPUTATION_ICON,
    RESEARCH,
    ROWS,
    SILVER,
    YELLOW,
)
from vestige.games.magnastorm.cubes import ONE
from vestige.games.magnastorm.flow import NewRound
from vestige.games.magnastorm.reputation import win
from vestige.games.magnastorm.steps.research import level
from vestige.games.magnastorm.steps.start import SetupColumn, SetupTrack
from vestige.games.magnastorm.table import Planet
from vestige.games.magnastorm.wealth import gain, receive
from vestige.kernel.option import SEATS
from vestige.kernel.step import Procedure
from vestige.kernel.verb import Arg

IN_PLAY: Final = 2
"""Objectives of each kind (MS-SETUP-10)."""


def lay_out(t: Planet) -> None:
    draw_tiles(t)
    fill_bag(t)
    place_neutral_crew(t)
    for seat in range(t.seats):
        receive(t, seat, t.box.start_cubes, 0)
    if t.setup.options["advanced"]:
        draw_artefacts(t)
        order_by_artefacts(t)
    else:
        name_first(t)
    t.cycle = t.order
    if t.ears is not None:
        t.tell("turn_track", *t.order)
    columns = [SetupColumn(seat) for seat in t.order]
    tracks = [SetupTrack(seat) for seat in reversed(t.order)]
    t.push(*columns, *tracks, StartBonus(), NewRound())


def some(t: Planet, items: list[int], number: int) -> tuple[int, ...]:
    t.shuffle(items)
    return tuple(items[:number])


def draw_tiles(t: Planet) -> None:
    """Research commanders, administrative ones, objectives (MS-SETUP-05, -07, -10)."""
    t.researchers = some(t, list(range(len(ADMIN), len(ADMIN) + len(RESEARCH))), t.count.tracks)
    t.admins = some(t, list(range(len(ADMIN))), t.count.columns - 1)
    research = some(t, list(range(FIRST_SECTOR_OBJECTIVE)), IN_PLAY)
    sector = some(t, list(range(FIRST_SECTOR_OBJECTIVE, len(OBJECTIVES))), IN_PLAY)
    t.objectives = (*sorted(research), *sorted(sector))


def fill_bag(t: Planet) -> None:
    """Black cubes, and a few of every colour that takes part (MS-SETUP-11)."""
    t.bag = t.box.black * ONE[BLACK] + t.box.bag * ONE[YELLOW]
    for colour in t.tints:
        t.bag += t.box.bag * ONE[colour]
    t.supply = t.everything() - t.bag


def place_neutral_crew(t: Planet) -> None:
    """Rows 1 to 3 of every column in use (MS-SETUP-08)."""
    for column in range(t.count.columns):
        for row in range(t.box.neutral_rows):
            t.upper[column * ROWS + row] = ONE[NEUTRAL]
        t.columns[column] = t.box.neutral_rows * ONE[NEUTRAL]


def name_first(t: Planet) -> None:
    """The host's choice or a draw; the others follow clockwise (MS-SETUP-16)."""
    chosen = t.setup.options["first"]
    first = SEATS.index(str(chosen)) if chosen in SEATS else t.below(t.seats)
    t.order = tuple((first + step) % t.seats for step in range(t.seats))
    if t.ears is not None:
        t.tell("first", first)


# ---- advanced start


def owned(t: Planet, seat: int) -> list[int]:
    """The artefacts this seat brings along (MS-ART-01)."""
    cards = t.game.ids("artefact")
    return [cards.index(str(card)) for card in t.setup.seats[seat]["artefacts"]]


def draw_artefacts(t: Planet) -> None:
    """Two of the own cards; who brings none is lent silver ones (MS-ART-05, MS-AMB-39)."""
    for seat in range(t.seats):
        cards = owned(t, seat) or list(t.box.of_metal[SILVER])
        t.artefacts[seat] = tuple(sorted(some(t, cards, t.box.advanced)))
        if t.ears is not None:
            t.tell("artefacts", seat, *t.artefacts[seat])


def order_by_artefacts(t: Planet) -> None:
    """The higher sum of values first; then the higher card numbers; then lots (MS-ART-05, -06)."""
    lots = list(range(t.seats))
    if any(t.artefacts.count(cards) > 1 for cards in t.artefacts):
        t.shuffle(lots)
    keys = []
    for seat, cards in enumerate(t.artefacts):
        values = sum(t.box.artefacts[card].value for card in cards)
        keys.append((values, *sorted(cards, reverse=True), -lots[seat]))
    t.order = tuple(sorted(range(t.seats), key=lambda seat: keys[seat], reverse=True))


class StartBonus(Procedure[Planet]):
    """A cube for positions 3 and 4, or what the artefacts show (MS-SETUP-19, MS-ART-07)."""

    __slots__ = ()
    name: ClassVar[str] = "start_bonus"

    def run(self, t: Planet) -> None:
        if t.setup.options["advanced"]:
            t.push(*(ArtefactBonus(seat, card) for seat in t.order for card in t.artefacts[seat]))
            return
        for position in t.count.bonus_positions:
            seat = t.order[position - 1]
            receive(t, seat, 1, 0)
            if t.ears is not None:
                t.tell("start_cube", seat)


class ArtefactBonus(Procedure[Planet]):
    """One card: a reputation, an own cube, or a level with its bonus (MS-ART-07)."""

    __slots__ = ("card", "seat")
    name: ClassVar[str] = "artefact_bonus"
    fields: ClassVar[tuple[Arg, ...]] = (Arg("seat", "seat"), Arg("card", "artefact"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, t: Planet) -> None:
        icon = t.box.artefacts[self.card].bonus
        if t.ears is not None:
            t.tell("artefact_bonus", self.seat, self.card)
        if icon == REPUTATION_ICON:
            win(t, self.seat, FROM_ARTEFACTS, 1)
        elif icon == CUBE_ICON:
            gain(t, self.seat, 1, 0)
        else:
            level(t, self.seat, ICON_TRACKS[icon])
