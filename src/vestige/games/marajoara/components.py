"""The box as components.toml describes it. A wrong file is refused with the key and the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files

from vestige.games.marajoara.rows import (
    COLOURS,
    EFFECTS,
    END_EFFECTS,
    FRAGMENTS,
    GOALS,
    LAST_STEP,
    MARKS,
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
from vestige.kernel.errors import BadInput
from vestige.kernel.reader import Reader
from vestige.kernel.values import Plain


def printed() -> dict[str, Plain]:
    """The file of this edition."""
    return tomllib.loads(files("vestige.games.marajoara").joinpath("components.toml").read_text("utf-8"))


def read_components(data: dict[str, Plain]) -> Components:
    """Ours or an owner's."""
    try:
        top = Reader(data)
        components = Components(top)
        top.done()
    except BadInput as bad:
        raise BadInput("components", game="marajoara", reason=bad.code, **bad.where) from None
    return components


class Components:
    """Every number of the box, section by section of the file."""

    def __init__(self, top: Reader) -> None:
        self.read_game(top.table("game"))
        self.read_board(top.table("board"))
        self.read_pieces(top.table("supply"), top.table("dice"), top.table("cart"))
        self.read_prices(top.table("jump"), top.table("dig_bonus"), top.table("costs"))
        self.read_museum(top.table("museum"), top.table("workshop"))
        self.read_tracks(top.table("tracks"), rows(top, "track", TRACKS))
        self.read_solo(top.table("scoring"), top.table("solo"), rows(top, "mission", MISSIONS))

    def read_game(self, game: Reader) -> None:
        if game.text("id", "") != "marajoara":
            raise game.refuse("position-id", "id", value=game.data.get("id"), known="marajoara")
        self.rounds = game.number("rounds", None, 1)
        game.take({"designer", "artist", "publishers", "year", "age", "sources"})
        finish(game)

    def read_board(self, board: Reader) -> None:
        zones = board.tables("ropes")
        self.zones: tuple[str, ...] = tuple(zone.text("id", "") for zone in zones)
        roped = {space: number for number, zone in enumerate(zones) for space in texts(zone, "spaces")}
        self.spaces: tuple[Space, ...] = tuple(read_space(space, roped) for space in board.tables("spaces"))
        known = unique(board, "spaces", ids(self.spaces))
        for name in roped:
            if name not in known:
                raise board.refuse("position-id", "ropes", value=name, known=", ".join(known[:12]))
        last = {(space.column, space.row): space.id for space in self.spaces}
        for space in self.spaces:
            hidden = last[space.column, space.row] != space.id
            if hidden or (space.start == "magnifier" and (space.bonus or space.zone >= 0)):
                raise board.refuse("components-value", "spaces", value=space.id)
        finish(board, *zones)

    def read_pieces(self, supply: Reader, dice: Reader, cart: Reader) -> None:
        self.colours = unique(supply, "colours", texts(supply, "colours"))
        self.tokens = supply.number("tokens", None, 7)
        magnifiers = sum(space.start == "magnifier" for space in self.spaces)
        if not 4 <= len(self.colours) <= magnifiers:
            raise supply.refuse("components-value", "colours", value=", ".join(self.colours))
        supply.number("vases", None, VASES, VASES)
        kinds = rows(dice, "colours", len(COLOURS))
        self.dice: tuple[int, ...] = tuple(
            read_count(kind, colour) for kind, colour in zip(kinds, COLOURS, strict=True)
        )
        expected = sum(space.start == "die" for space in self.spaces)
        if sum(self.dice) != expected:
            raise dice.refuse("position-count", "colours", value=sum(self.dice), expected=expected)
        self.highest = dice.number("highest", None, 6, 6)
        self.start = dice.number("start", None, 1, self.highest)
        self.cart_slots = cart.number("slots", None, 1)
        finish(supply, dice, cart, *kinds)

    def read_prices(self, jump: Reader, bonus: Reader, costs: Reader) -> None:
        self.rise = jump.number("rise", None, 0)
        self.own_bonus = bonus.number("own", None, 1)
        self.other_bonus = bonus.number("other", None, 1)
        self.fund_cost = costs.number("fund", None, 1)
        self.fieldwork_cost = costs.number("fieldwork", None, 1)
        self.museum_swap_cost = costs.number("museum_swap", None, 1)
        finish(jump, bonus, costs)

    def read_museum(self, museum: Reader, workshop: Reader) -> None:
        stored = rows(museum, "storage", SLOTS * len(STORABLE))
        for number, slot in enumerate(stored):
            if slot.choice("colour", STORABLE) != number // SLOTS:
                raise slot.refuse("position-id", "colour", value=slot.data["colour"], known=STORABLE[number // SLOTS])
        self.storage: tuple[Place, ...] = tuple(read_place(slot) for slot in stored)
        self.showcase: tuple[Place, ...] = tuple(read_place(slot) for slot in rows(museum, "showcase", VASES))
        self.exhibit_factor = museum.number("exhibit_factor", None, 0)
        parts = rows(workshop, "fragments", FRAGMENTS)
        names = tuple(part.text("id", "") for part in parts)
        self.fragments: tuple[Fragment, ...] = tuple(read_fragment(part, names) for part in parts)
        self.adjacent_vp = workshop.number("adjacent_vp", None, 0)
        finish(museum, workshop)

    def read_tracks(self, common: Reader, tracks: list[Reader]) -> None:
        self.last_step_places = common.number("last_step_places", None, 2, 2)
        self.tracks: tuple[Track, ...] = tuple(read_track(track) for track in tracks)
        finish(common, *tracks)

    def read_solo(self, scoring: Reader, solo: Reader, missions: list[Reader]) -> None:
        self.majority: tuple[int, ...] = numbers(scoring, "majority", 3)
        self.removed = solo.number("removed", None, 1)
        self.challenge = solo.number("challenge", None, 0)
        self.turns = solo.number("turns", None, 1)
        places = {
            "fragment": ids(self.fragments),
            "showcase": ids(self.showcase),
            "track": ids(self.tracks),
            "star": ids(self.spaces),
        }
        self.missions: tuple[Mission, ...] = tuple(read_mission(m, n, places) for n, m in enumerate(missions, 1))
        finish(scoring, solo)


# ---- rows


def read_space(row: Reader, roped: dict[str, int]) -> Space:
    name = row.text("id", "")
    start = STARTS[row.choice("start", STARTS)]
    space = Space(
        name,
        row.number("column", None, 1, SIDE),
        row.number("row", None, 1, SIDE),
        start,
        row.number("bonus", 0, 0),
        roped.get(name, -1),
    )
    finish(row)
    return space


def read_count(row: Reader, colour: str) -> int:
    row.choice("id", (colour,))
    count = row.number("count", None, 1)
    finish(row)
    return count


def read_place(row: Reader) -> Place:
    place = Place(row.text("id", ""), row.number("vp", 0, 0), row.flag("token", False))
    row.raw("colour")
    finish(row)
    return place


def read_fragment(row: Reader, names: tuple[str, ...]) -> Fragment:
    fewest, most = numbers(row, "dice", 2)
    if not 1 <= fewest <= most <= SLOTS:
        raise row.refuse("components-value", "dice", value=f"{fewest}, {most}")
    fragment = Fragment(
        row.text("id", ""),
        fewest,
        most,
        row.number("total", None, 1),
        row.flag("exactly", False),
        row.flag("unlike", False),
        row.number("vp", None, 0),
        row.flag("token", False),
        tuple(row.choices("beside", names)),
    )
    finish(row)
    return fragment


def read_track(row: Reader) -> Track:
    steps: list[TrackStep] = []
    for number, step in enumerate(rows(row, "steps", LAST_STEP), 1):
        known = END_EFFECTS if number == LAST_STEP else EFFECTS
        ends = tuple(step.numbers("ends", 2))
        if bool(ends) != (number == LAST_STEP):
            raise step.refuse("position-count", "ends", value=len(ends), expected=2 - len(ends))
        steps.append(TrackStep(known[step.choice("effect", known)], step.number("amount", 0, 0), ends))
        finish(step)
    colour = row.choice("id", STORABLE)
    return Track(STORABLE[colour], colour, tuple(steps))


def read_mission(row: Reader, number: int, places: dict[str, tuple[str, ...]]) -> Mission:
    goals: list[MissionGoal] = []
    for goal in row.tables("goals"):
        kind = GOALS[goal.choice("kind", GOALS)]
        place = goal.choice("place", places[kind]) if kind in places else 0
        goals.append(MissionGoal(f"{kind}-{places[kind][place]}" if kind in places else kind, kind, place))
        finish(goal)
    mission = Mission(
        number,
        row.number("target", None, 0),
        (*goals, MissionGoal("score", "score", 0)),
        row.number("removed_dice_cost", 0, 0),
        tuple(row.choices("free_colours", COLOURS)),
        row.number("empty_place_cost", 0, 0),
        row.number("museums", 1, 1, 2),
        row.flag("rolled", False),
        row.number("overflow_cost", 0, 0),
    )
    finish(row)
    return mission


# ---- reading


def rows(reader: Reader, name: str, count: int) -> list[Reader]:
    """As many rows as the rules count on."""
    found = reader.tables(name)
    if len(found) != count:
        raise reader.refuse("position-count", name, value=len(found), expected=count)
    unique(reader, name, [row.text("id", "") for row in found if row.has("id")])
    return found


def unique(reader: Reader, name: str, names: Sequence[str]) -> tuple[str, ...]:
    for one in names:
        if names.count(one) > 1:
            raise reader.refuse("components-value", name, value=one)
    return tuple(names)


def numbers(reader: Reader, name: str, count: int) -> tuple[int, ...]:
    """Exactly so many; they cannot be left out."""
    found = reader.numbers(name, count)
    if not found:
        raise reader.refuse("position-count", name, value=0, expected=count)
    return tuple(found)


def texts(reader: Reader, name: str) -> tuple[str, ...]:
    values = reader.raw(name)
    if not isinstance(values, list) or any(not isinstance(value, str) for value in values):
        raise reader.refuse("position-type", name, expected="texts")
    return tuple(values)


def ids(found: tuple[Space, ...] | tuple[Fragment, ...] | tuple[Place, ...] | tuple[Track, ...]) -> tuple[str, ...]:
    return tuple(row.id for row in found)


def finish(*readers: Reader) -> None:
    """The mark of provenance, and no key that nobody knows."""
    for reader in readers:
        reader.choice("source", MARKS, 0)
        reader.done()
