"""Positions that games seldom reach: full hands, short stocks and supplies, many ruins, many pieces."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.hoyuk.oracle.laid import village
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.pieces import put_down, ruin
from tests.games.hoyuk.oracle.places import places
from vestige.kernel.document import document
from vestige.kernel.errors import BadInput
from vestige.kernel.match import Match, match_from_position

PIECES = ["pen", "oven", "totem"]
EXPERT_PIECES = [*PIECES, "pen", "cattle", "cattle", "villager", "shaman"]
RESUMABLE = {"build", "spend", "inspect", "return", "marker"}


def twisted(match: Match, rng: Random) -> Match:
    """A match from the position of this one, changed; its question stays."""
    found = document(match.table)
    moment = Moment(found)
    for _ in range(rng.choice([0, 0, 3, 10])):
        if moment.phase != "p3_inspect":  # there the question needs its blocks
            ruin_one(moment, rng)
    elements = EXPERT_PIECES if moment.mode == "expert" else PIECES
    for _ in range(rng.choice([0, 5, 30])):
        add_one(moment, rng, rng.choice(elements))
    found["village"] = moment.village.spelled()
    found["stock"] = {name: rng.choice([count, count, min(count, 1), 0]) for name, count in moment.stock.items()}
    for seat in found["seat"]:
        seat["supply"] = rng.choice([seat["supply"], min(seat["supply"], rng.randint(2, 6))])
    fill_hands(found, rng)
    try:
        return match_from_position(match.game, found)
    except BadInput:  # its question has nothing left to ask for
        return match


def ruin_one(moment: Moment, rng: Random) -> None:
    houses = [cell for player in moment.players for cell in moment.village.houses(player.letter)]
    if len(houses) > 4:
        ruin(moment, rng.choice(houses))


def add_one(moment: Moment, rng: Random, element: str) -> None:
    """A piece for somebody who has a place for it."""
    seat = rng.randrange(len(moment.players))
    answers = places(moment, seat, element)
    if answers:
        put_down(moment, seat, rng.choice(answers))


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


def festival(rng: Random) -> dict[str, Any]:
    """All five clans in a full expert village, each about to score five cards: every power is used in one window."""
    moment = village("", "expert", "RGYVB")
    for number in range(45):
        seat = number % 5
        put_down(moment, seat, rng.choice(places(moment, seat, "house")))
        moment.players[seat].supply = 10
    for _ in range(60):
        add_one(moment, rng, rng.choice(EXPERT_PIECES))
    suits = rng.sample(["totem", "oven", "pen", "house", "villager", "cattle"], 5)
    seats = [
        {"clan": player.clan, "supply": 10, "hand": [suit] * 5}
        for player, suit in zip(moment.players, suits, strict=True)
    ]
    return {
        "options": {"mode": "expert", "houses_per_player": 25},
        "turn": 2,
        "village": moment.village.spelled(),
        "blocks": moment.village.founded,
        "seat": seats,
        "seed": rng.randbytes(8).hex(),
    }
