"""Positions that games seldom reach: full hands, short stocks and supplies, many ruins."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.pieces import put_shaman, ruin
from vestige.kernel.document import document
from vestige.kernel.match import Match, match_from_position

RESUMABLE = {"build", "spend", "inspect", "return", "marker"}


def twisted(match: Match, rng: Random) -> Match:
    """A match from the position of this one, changed; its question stays."""
    found = document(match.table)
    moment = Moment(found)
    for _ in range(rng.choice([0, 0, 3, 10])):
        if moment.phase != "p3_inspect":  # there the question needs its blocks
            ruin_one(moment, rng)
    if moment.mode == "expert" and rng.random() < 0.5:
        houses = [cell for player in moment.players for cell in moment.village.houses(player.letter)]
        if houses:
            put_shaman(moment, rng.choice(houses))
    found["village"] = moment.village.spelled()
    found["stock"] = {name: rng.choice([count, count, min(count, 1), 0]) for name, count in moment.stock.items()}
    for seat in found["seat"]:
        seat["supply"] = rng.choice([seat["supply"], min(seat["supply"], rng.randint(2, 6))])
    fill_hands(found, rng)
    return match_from_position(match.game, found)


def ruin_one(moment: Moment, rng: Random) -> None:
    houses = [cell for player in moment.players for cell in moment.village.houses(player.letter)]
    if len(houses) > 4:
        ruin(moment, rng.choice(houses))


def fill_hands(found: dict[str, Any], rng: Random) -> None:
    """Cards nobody has seen come into hands, most into one; the top card of a pile stays."""
    rich = rng.choice(found["seat"])
    for pile in found["piles"].values():
        for _ in range(rng.randint(0, len(pile["cards"]))):
            if len(pile["cards"]) > 1 and pile["known"][1] == 0:
                rng.choice([rich, rich, rng.choice(found["seat"])])["hand"].append(pile["cards"].pop(1))
                for marks in ("known", "lots"):
                    if marks in pile:
                        pile[marks].pop(1)
