"""Villages written as the examples are: ``R2@d4+o+v`` a storeyed red house with oven and villager, ``P@e4>d4+c`` a pen
with cattle attached to d4, ``X@d5`` a ruin. Players are the letters of their clans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests import commands
from tests.commands import doc, offers, play, refused, seat_asked
from vestige.games.hoyuk import GAME
from vestige.games.hoyuk.families import families
from vestige.games.hoyuk.table import Village
from vestige.kernel.event import Event
from vestige.kernel.match import Match, match_from_position
from vestige.kernel.values import Plain

CLANS = {"R": "eguor", "G": "trev", "B": "uelb", "V": "teoiv", "Y": "enuaj"}
ACCEPTED = "accepted"


# ---- laying out


def players_of(board: str, who: str = "") -> str:
    """The letters on the board and whoever else plays, at least two."""
    found = [letter for letter in CLANS if letter in who or any(word.startswith(letter) for word in board.split())]
    others = [letter for letter in CLANS if letter not in found]
    return "".join([*found, *others[: max(0, 2 - len(found))]])


def village(
    board: Plain = "", players: Plain = "", phase: Plain = "p1_step1", active: Plain = "", **rest: Plain
) -> Match:
    """A position; ``R={"supply": 3}`` says what Red has. The active player is also the first one, unless said."""
    players = players or players_of(board, active + "".join(letter for letter in CLANS if letter in rest))
    seats = [{"clan": CLANS[letter], **rest.pop(letter, {})} for letter in players]
    goes = f"p{players.index(active) + 1}" if active else "p1"
    first = f"p{players.index(rest.pop('first', active or players[0])) + 1}"
    options = {"houses_per_player": 25, **rest.pop("options", {})}
    mode = rest.pop("mode", None)
    if mode:
        options["mode"] = mode
    position = {"village": board.split(), "phase": phase, "active": goes, "first": first, "options": options}
    return match_from_position(GAME, {**position, **rest, "seat": seats})


def building(board: str = "", who: str = "R", tile: str = "tile_choice_1", **rest: Plain) -> Match:
    """A player is about to build with a tile; the choice tile has every element of the classic game."""
    own = {"tile": tile, "supply": rest.pop("supply", 12), "built": rest.pop("built", "").split()}
    row = {**own, **rest.pop(who, {})}
    players = rest.pop("players", "") or players_of(board, who + "".join(letter for letter in CLANS if letter in rest))
    return village(board, players, active=who, **{who: row}, **rest)


def attempt(board: str, who: str, command: str, **rest: Plain) -> str:
    """What happens when a player who may build this tries it: accepted, or the code of the refusal."""
    return verdict(building(board, who, **rest), command)


def spending(board: str, who: str = "R", hand: str = "", phase: str = "p1_window", **rest: Plain) -> Match:
    """A player's go in an aspect window."""
    row = {"hand": hand.split(), **rest.pop(who, {})}
    return village(board, active=who, phase=phase, **{who: row}, **rest)


def calamity(board: str, card: str, **rest: Plain) -> Match:
    """The card has just been drawn, in turn 2."""
    return village(board, phase="p2_calamity", turn=2, deck=[card], **rest)


def inspecting(board: str, **rest: Plain) -> Match:
    return village(board, phase="p3_inspect", **rest)


# ---- playing


def verdict(match: Match, line: str) -> str:
    """Played if it is offered."""
    if line in offers(match):
        play(match, line)
        return ACCEPTED
    return refused(match, line)


def until(match: Match, step: str) -> Match:
    """The first option, whatever it is, until somebody is asked this."""
    while asked(match).split()[-1] != step:
        play(match, offers(match)[0])
    return match


# ---- looking


def letter(match: Match, seat: int) -> str:
    clan: str = doc(match)["seat"][seat]["clan"]
    return "".join(letter for letter, name in CLANS.items() if name == clan)


def asked(match: Match) -> str:
    """``R build``: who is asked what; ``over`` after the end."""
    if match.table.over():
        return "over"
    return f"{letter(match, seat_asked(match))} {commands.asked(match).split()[1]}"


def seat(match: Match, letter: str) -> dict[str, Any]:
    clan = CLANS[letter]
    return next(row for row in doc(match)["seat"] if row["clan"] == clan)


def tiles(match: Match) -> str:
    return " ".join(doc(match)["village"])


def at(match: Match, cell: str) -> str:
    """What lies there: ``R2+o`` or ``P>d4``; nothing on an empty cell."""
    for tile in doc(match)["village"]:
        kind, _, rest = tile.partition("@")
        place = rest.split(">")[0].split("+")[0]
        if place == cell:
            return f"{kind}{rest[len(place) :]}"
    return ""


def table(match: Match) -> Village:
    assert isinstance(match.table, Village)
    return match.table


def seat_number(match: Match, letter: str) -> int:
    return [row["clan"] for row in doc(match)["seat"]].index(CLANS[letter])


def family_sizes(match: Match, letter: str) -> list[int]:
    return sorted(len(family) for family in families(table(match), seat_number(match, letter)))


def blocks(match: Match) -> list[str]:
    found: list[str] = doc(match)["blocks"]
    return found


def stock(match: Match, element: str) -> int:
    return int(doc(match)["stock"][element])


def hand(match: Match, letter: str) -> str:
    """The symbols, in the order of the hand."""
    return symbols(seat(match, letter)["hand"])


def symbols(cards: Sequence[str]) -> str:
    return " ".join(card.split("_")[1] for card in cards)


def pile(match: Match, name: str) -> str:
    """Symbols from the top."""
    return symbols(doc(match)["piles"][name]["cards"])


def points(match: Match, letter: str) -> int:
    return int(seat(match, letter)["points"])


def rows(match: Match) -> dict[str, dict[str, int | None]]:
    """The score sheet: row, player, points."""
    players = [letter(match, number) for number in range(match.table.seats)]
    sheet = match.table.score_sheet()
    return {row.id: dict(zip(players, row.values, strict=True)) for row in (*sheet.rows, *sheet.notes)}


def won(events: list[Event]) -> list[str]:
    """Cards taken in phase 3: ``R oven`` for each, player and pile."""
    taken = [event.values for event in events if event.key == "card_won"]
    return [f"{values[0]} {GAME.ids('pile')[values[1]]}" for values in taken]
