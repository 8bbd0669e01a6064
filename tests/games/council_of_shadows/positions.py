"""Positions written as the examples are: what matters is named, everything else lies as at the start."""

from __future__ import annotations

from tests.commands import asked, doc, refused, ruled, told, words
from vestige.games.council_of_shadows import GAME
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.event import Event
from vestige.kernel.match import Match, match_from_position, new_match
from vestige.kernel.values import Plain

__all__ = [
    "RICH",
    "START",
    "Seat",
    "acting",
    "asked",
    "buy_check",
    "check",
    "deal",
    "doc",
    "gems",
    "harvest_step",
    "of",
    "offers",
    "phase",
    "plan",
    "play",
    "position",
    "purse",
    "refused",
    "reveal",
    "ruled",
    "short",
    "table",
    "told",
    "track",
    "turn",
]

Seat = dict[str, Plain]
Question = list[dict[str, Plain]]

START = ("start_settle", "start_tower", "start_extract", "start_discover", "start_gems", "start_transform")
RICH = {"anthracite": 9, "gold": 9, "transparent": 9}


# ---- laying out


def position(*seats: Seat, players: int = 2, question: Question | None = None, **rest: Plain) -> Match:
    """Without a question the buy phase begins with p1."""
    rows = [*seats, *({} for _ in range(players - len(seats)))]
    steps = {} if question is None else {"question": question}
    return match_from_position(GAME, {"players": players, **steps, **rest, "seat": rows})


def turn(seat: str = "p1", after: int = 1) -> Question:
    """A whole action turn, then the turns of the seats after it."""
    steps: Question = [{"step": "act", "seat": seat, "area": "area_1"}, {"step": "shift", "seat": seat}]
    return [*steps, *harvest_step(seat, after)]


def harvest_step(seat: str = "p1", after: int = 1) -> Question:
    return [{"step": "harvest_step", "seat": seat}, {"step": "level_check", "seat": seat}, phase(after)]


def check(seat: str = "p1", after: int = 1) -> Question:
    """A level check at the end of an action turn."""
    return [{"step": "level_check", "seat": seat}, phase(after)]


def buy_check(seat: str = "p1", after: int = 1) -> Question:
    """A level check at the end of a buy turn."""
    return [{"step": "level_check", "seat": seat}, {"step": "buy_phase", "turn": after}]


def phase(after: int) -> dict[str, Plain]:
    return {"step": "action_phase", "turn": after}


def reveal() -> Question:
    """All plans lie open: consumption and order come next."""
    return [{"step": "consumption"}, {"step": "action_phase", "turn": 0}]


def acting(*cards: str, tiles: dict[str, str] | None = None, players: int = 2, **own: Plain) -> Match:
    """p1's action turn with these cards on areas 1, 2, 3; keys of the table are told from keys of the seat."""
    table = {key: own.pop(key) for key in ("piles", "options", "light", "market", "ai_deck") if key in own}
    others: list[Seat] = own.pop("others", [])
    areas = {f"area_{number}": [card] for number, card in enumerate(cards, 1)}
    row: Seat = {"areas": areas, "consumption": 90, **own}
    return position(row, *others, players=players, question=turn(), tiles=tiles or {}, **table)


def deal(players: int = 2, seed: bytes = b"", seats: list[Seat] | None = None, **options: Plain) -> Match:
    return new_match(GAME, players, options, seats or [], seed=seed)


def short(*cards: str) -> dict[str, Plain]:
    """A pile of these cards and no others, the first on top."""
    return {"cards": list(cards), "short": True}


# ---- playing


def table(match: Match) -> Council:
    t = match.table
    assert isinstance(t, Council)
    return t


def offers(match: Match, verb: str = "", by: int | None = None) -> list[str]:
    """The options as words, those with this verb if one is named."""
    options = match.table.options(match.table.asked()[0] if by is None else by)
    words = [" ".join(map(str, GAME.encode(option))) for option in options]
    return [line for line in words if line.split()[0] == (verb or line.split()[0])]


def play(match: Match, *lines: str, by: int | None = None) -> list[Event]:
    """Each line is answered by the seat that is asked, or by the one named."""
    told: list[Event] = []
    for line in lines:
        told += match.play(match.table.asked()[0] if by is None else by, words(line))
        assert match.table.broken() is None, match.table.broken()
    return told


def plan(match: Match, by: int, **areas: str) -> None:
    """A whole plan, confirmed."""
    play(match, *(f"put {card} {area}" for area, card in areas.items()), "confirm", by=by)


# ---- looking


def of(match: Match, number: int = 1) -> dict[str, Plain]:
    """A seat of the document."""
    row: dict[str, Plain] = doc(match)["seat"][number - 1]
    return row


def gems(match: Match, number: int = 1) -> str:
    """``AAG``: the gems of a seat."""
    own: dict[str, int] = of(match, number)["gems"]
    return "A" * own.get("anthracite", 0) + "G" * own.get("gold", 0) + "T" * own.get("transparent", 0)


def purse(letters: str) -> dict[str, int]:
    return {"anthracite": letters.count("A"), "gold": letters.count("G"), "transparent": letters.count("T")}


def track(match: Match, number: int = 1) -> tuple[int, int, int]:
    """Level, energy, consumption of a seat."""
    row = of(match, number)
    return row["level"], row["energy"], row["consumption"]
