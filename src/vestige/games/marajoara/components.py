"""The box as components.toml describes it. A wrong file is refused with the key and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vestige.games.marajoara.rows import (
    COLOURS,
    EFFECTS,
    END_EFFECTS,
    FRAGMENTS,
    GOALS,
    LAST_STEP,
    MISSIONS,
    SIDE,
    SLOTS,
    STARTS,
    STORABLE,
    TRACKS,
    VASES,
    Fragment,
    Mission,
    MissionGoal,
    Place,
    Space,
    Track,
    TrackStep,
)
from vestige.kernel.components import Part, read_box
from vestige.kernel.reader import shortened
from vestige.kernel.values import Plain

MANY: Final = 999
"""More points or turns than anybody needs."""

MONEY: Final = 18
"""What three dice can hold."""


def read_components(data: Mapping[str, Plain]) -> Components:
    """Ours or an owner's."""
    return read_box("marajoara", data, Components)


class Components:
    """Every number of the box, section by section of the file."""

    def __init__(self, top: Part) -> None:
        self.rounds = top.imprint("marajoara").count("rounds", 1, 99)
        self.read_board(top.part("board"))
        self.read_pieces(top.part("supply"), top.part("dice"))
        self.read_prices(top.part("jump"), top.part("dig_bonus"), top.part("costs"))
        self.read_museum(top.part("museum"), top.part("workshop"))
        self.cart_slots = top.part("cart").count("slots", 1, sum(self.dice))
        self.last_step_places = top.part("tracks").count("last_step_places", 2, 2)
        self.tracks: tuple[Track, ...] = tuple(map(read_track, top.rows("track", TRACKS)))
        self.read_solo(top.part("scoring"), top.part("solo"), top.rows("mission", MISSIONS))

    def read_board(self, board: Part) -> None:
        zones = board.rows("ropes", 0, SIDE)
        self.zones: tuple[str, ...] = tuple(zone.word("id") for zone in zones)
        most = SIDE * SIDE
        roped = {space: number for number, zone in enumerate(zones) for space in zone.words("spaces", 0, most)}
        self.spaces: tuple[Space, ...] = tuple(read_space(row, roped) for row in board.rows("spaces", 1, most))
        known = [space.id for space in self.spaces]
        for name in roped:
            if name not in known:
                raise board.refuse("position-id", "ropes", value=name, known=shortened(known))
        last = {(space.column, space.row): space.id for space in self.spaces}
        for space in self.spaces:
            hidden = last[space.column, space.row] != space.id
            if hidden or (space.start == "magnifier" and (space.bonus or space.zone >= 0)):
                raise board.unfit("spaces", space.id)

    def read_pieces(self, supply: Part, dice: Part) -> None:
        magnifiers = sum(space.start == "magnifier" for space in self.spaces)
        self.colours = supply.words("colours", 4, magnifiers)
        self.tokens = supply.count("tokens", 7, SIDE * SIDE)
        supply.count("vases", VASES, VASES)
        kinds = dice.rows_of("colours", COLOURS)
        self.dice: tuple[int, ...] = tuple(kind.count("count", 1, SIDE * SIDE) for kind in kinds)
        expected = sum(space.start == "die" for space in self.spaces)
        if sum(self.dice) != expected:
            raise dice.refuse("position-count", "colours", value=sum(self.dice), expected=expected)
        self.highest = dice.count("highest", 6, 6)
        self.start = dice.count("start", 1, self.highest)

    def read_prices(self, jump: Part, bonus: Part, costs: Part) -> None:
        self.rise = jump.count("rise", 0, self.highest)
        self.own_bonus = bonus.count("own", 1, self.highest)
        self.other_bonus = bonus.count("other", 1, self.highest)
        self.fund_cost = costs.count("fund", 1, MONEY)
        self.fieldwork_cost = costs.count("fieldwork", 1, MONEY)
        self.museum_swap_cost = costs.count("museum_swap", 1, MONEY)

    def read_museum(self, museum: Part, workshop: Part) -> None:
        stored = museum.rows("storage", SLOTS * len(STORABLE))
        for number, slot in enumerate(stored):
            slot.choice("colour", STORABLE[number // SLOTS : number // SLOTS + 1])
        self.storage: tuple[Place, ...] = tuple(map(read_place, stored))
        self.showcase: tuple[Place, ...] = tuple(map(read_place, museum.rows("showcase", VASES)))
        self.exhibit_factor = museum.count("exhibit_factor", 0, MANY)
        parts = workshop.rows("fragments", FRAGMENTS)
        names = tuple(part.word("id") for part in parts)
        self.fragments: tuple[Fragment, ...] = tuple(read_fragment(part, names) for part in parts)
        self.adjacent_vp = workshop.count("adjacent_vp", 0, MANY)

    def read_solo(self, scoring: Part, solo: Part, missions: list[Part]) -> None:
        self.majority: tuple[int, ...] = tuple(scoring.counts("majority", 3, 0, MANY))
        self.removed = solo.count("removed", 1, 99)
        self.challenge = solo.count("challenge", 0, MANY)
        self.turns = solo.count("turns", 1, MANY)
        places = {
            "fragment": [fragment.id for fragment in self.fragments],
            "showcase": [place.id for place in self.showcase],
            "track": [track.id for track in self.tracks],
            "star": [space.id for space in self.spaces],
        }
        self.missions: tuple[Mission, ...] = tuple(read_mission(m, n, places) for n, m in enumerate(missions, 1))


# ---- rows


def read_space(row: Part, roped: dict[str, int]) -> Space:
    name = row.word("id")
    start = STARTS[row.choice("start", STARTS)]
    column, line = row.count("column", 1, SIDE), row.count("row", 1, SIDE)
    return Space(name, column, line, start, row.count("bonus", 0, 6, 0), roped.get(name, -1))


def read_place(row: Part) -> Place:
    return Place(row.word("id"), row.count("vp", 0, MANY, 0), row.flag("token", False))


def read_fragment(row: Part, names: tuple[str, ...]) -> Fragment:
    fewest, most = row.counts("dice", 2, 1, SLOTS)
    if fewest > most:
        raise row.unfit("dice", f"{fewest}, {most}")
    return Fragment(
        row.word("id"),
        fewest,
        most,
        row.count("total", 1, 2 * MONEY),
        row.flag("exactly", False),
        row.flag("unlike", False),
        row.count("vp", 0, MANY),
        row.flag("token", False),
        tuple(row.choices("beside", names)),
    )


def read_track(row: Part) -> Track:
    steps: list[TrackStep] = []
    for number, step in enumerate(row.rows("steps", LAST_STEP), 1):
        known = END_EFFECTS if number == LAST_STEP else EFFECTS
        effect = known[step.choice("effect", known)]
        ends = step.counts("ends", 2, 0, MANY) if number == LAST_STEP else []
        steps.append(TrackStep(effect, step.count("amount", 0, MANY, 0), tuple(ends)))
    colour = row.choice("id", STORABLE)
    return Track(STORABLE[colour], colour, tuple(steps))


def read_mission(row: Part, number: int, places: dict[str, list[str]]) -> Mission:
    goals: list[MissionGoal] = []
    for goal in row.rows("goals", 0, 9):
        kind = GOALS[goal.choice("kind", GOALS)]
        place = goal.choice("place", places[kind]) if kind in places else 0
        goals.append(MissionGoal(f"{kind}-{places[kind][place]}" if kind in places else kind, kind, place))
    return Mission(
        number,
        row.count("target", 0, MANY),
        (*goals, MissionGoal("score", "score", 0)),
        row.count("removed_dice_cost", 0, MANY, 0),
        tuple(row.choices("free_colours", COLOURS)),
        row.count("empty_place_cost", 0, MANY, 0),
        row.count("museums", 1, 2, 1),
        row.flag("rolled", False),
        row.count("overflow_cost", 0, MANY, 0),
    )
