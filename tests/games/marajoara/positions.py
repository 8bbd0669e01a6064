"""Positions written as the examples are: a die ``Y3``, a storage ``Y[3,–,2]``, a board ``B1 c2, R1 c3``."""

from __future__ import annotations

import re
from typing import Any

from tests.commands import doc, play
from vestige.games.marajoara import GAME
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.match import Match, match_from_position, new_match
from vestige.kernel.values import Plain

A, B = "turquoise", "purple"
"""The colours of p1 and p2."""

EMPTY = "–"
ROW = re.compile(r"([YRB])\[(.),(.),(.)\]")
LETTERS = {"Y": "yellow", "R": "red", "B": "blue"}


# ---- laying out


def museum(storage: str = "", *, restored: str = "", score: int = 0, **rest: Plain) -> dict[str, Plain]:
    """A player's board: ``museum("Y[5,–,–] R[2,3,–]", vases=1, discs={"red": 6})``."""
    rows = {LETTERS[letter]: [int(slot.replace(EMPTY, "0")) for slot in slots] for letter, *slots in rows_of(storage)}
    points = {"points": {"steps": score}} if score else {}
    return {"storage": rows, "restored": restored.split(), **points, **rest}


def rows_of(storage: str) -> list[tuple[str, str, str, str]]:
    found: list[tuple[str, str, str, str]] = ROW.findall(storage)
    assert " ".join(f"{letter}[{a},{b},{c}]" for letter, a, b, c in found) == storage
    return found


def position(
    board: str = "", *museums: dict[str, Plain], players: int = 2, cart: str = "", slate: str = "", **rest: Plain
) -> Match:
    """p1 is about to take a turn; whoever has no museum here has an empty one."""
    seats = [*museums, *({} for _ in range(players - len(museums)))]
    dice = {space: die for die, space in map(str.split, row(board))}
    piles = {"cart": row(cart), "slate": row(slate), "removed": row(rest.pop("removed", ""))}
    return match_from_position(GAME, {"players": players, "board": dice, **piles, **rest, "seat": seats})


def row(dice: str) -> list[str]:
    """``"G2, –, R4"``: an empty slot is an empty word of the document."""
    return ["" if die == EMPTY else die for die in dice.split(", ")] if dice else []


def solo(mission: int, board: str = "", *museums: dict[str, Plain], **rest: Plain) -> Match:
    options = {"mission": mission, **rest.pop("options", {})}
    return position(board, *museums, players=1, options=options, **rest)


def excavation(value: int, *museums: dict[str, Plain], **rest: Plain) -> Match:
    """A has just captured a grey die of this value."""
    match = position(f"Y1 c3, G{value} d3", *museums, **rest)
    play(match, "capture c3 e3")
    return match


def recycling(board: str, slate: str, *museums: dict[str, Plain], **rest: Plain) -> Match:
    """p1 has ended the turn with dice on the slate."""
    steps = [{"step": "recycle", "seat": "p1"}, {"step": "end_turn", "seat": "p1"}]
    return position(board, *museums, slate=slate, question=steps, **rest)


def deal(players: int = 2, seed: bytes = b"", **options: Plain) -> Match:
    """A new game in which p1 begins, unless the options say otherwise."""
    first: dict[str, Plain] = {"first_player": "p1"} if players > 1 else {}
    return new_match(GAME, players, {**first, **options}, seed=seed)


# ---- playing


def end(match: Match) -> Match:
    """Nobody does anything any more."""
    while match.table.stack:
        play(match, "end_turn")
    return match


# ---- looking


def plain(die: str) -> str:
    """A die without its number."""
    return die.split(".")[0] or EMPTY


def spelled(dice: list[str]) -> str:
    return ", ".join(map(plain, dice))


def board(match: Match) -> dict[str, str]:
    return {space: plain(die) for space, die in doc(match)["board"].items()}


def tokens(match: Match) -> dict[str, str]:
    """Which colour's dig token lies on which space."""
    owners: dict[str, str] = doc(match).get("tokens", {})
    return owners


def cart(match: Match) -> str:
    return spelled(doc(match).get("cart", []))


def slate(match: Match) -> str:
    return spelled(doc(match).get("slate", []))


def removed(match: Match) -> str:
    return spelled(doc(match).get("removed", []))


def seat_of(match: Match, seat: str = "p1", second: bool = False) -> dict[str, Any]:
    """A player's board in the document, or the second museum of mission 6."""
    found: dict[str, Any] = doc(match)["seat"][int(seat[1:]) - 1]
    return {**found, **found["second_museum"]} if second else found


def storage(match: Match, seat: str = "p1", second: bool = False) -> str:
    """``"Y[3,–,2] B[1,–,–]"``: a colour without dice is left out."""
    stored = seat_of(match, seat, second)["storage"]
    rows = {letter: [plain(die)[-1] for die in stored.get(colour, [])] for letter, colour in LETTERS.items()}
    return " ".join(f"{letter}[{','.join(slots)}]" for letter, slots in rows.items() if slots)


def score(match: Match, seat: str = "p1") -> int:
    """Points so far, before final scoring."""
    return sum(seat_of(match, seat)["points"].values())


def reserve(match: Match, seat: str = "p1") -> int:
    """Dig tokens beside the museum."""
    assert isinstance(match.table, MarajoaraTable)
    return match.table.museums[int(seat[1:]) - 1].reserve


def discs(match: Match, seat: str = "p1") -> dict[str, int]:
    steps: dict[str, int] = seat_of(match, seat)["discs"]
    return steps


def goals(match: Match) -> dict[str, bool]:
    """The mission's objectives once the game is over, and whether each is met."""
    result = match.table.result()
    assert result is not None
    return {goal.id: goal.met for goal in result.goals}


def outcome(match: Match) -> str:
    """Won, lost or ranked."""
    result = match.table.result()
    assert result is not None
    return result.kind


def sheet(match: Match) -> dict[str, tuple[int | None, ...]]:
    """The rows of the score sheet, notes included."""
    found = match.table.score_sheet()
    return {line.id: line.values for line in (*found.rows, *found.notes)}
