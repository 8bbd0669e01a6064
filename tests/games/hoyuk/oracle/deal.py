"""What the table must look like when the first question is asked (HY-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.hoyuk.oracle.box import CARDS, PILES, calamities_of, modes_up_to, stock_of, symbol, tiles_of
from tests.oracle import differences
from vestige.kernel.document import document
from vestige.kernel.match import Match


def deal_differences(match: Match) -> list[str]:
    found = document(match.table)
    mode: str = found["options"]["mode"]
    houses: int = found["options"]["houses_per_player"]
    fresh = {"supply": houses, "points": 0, "hand": [], "spent": []}
    tiles = [seat["tile"] for seat in found["seat"]] + found["tile_stack"]["cards"]
    lines = differences("deal.turn", [1, "p1_step1", False], [found["turn"], found["phase"], found["ending"]])
    lines += differences("deal.village", [[], [], []], [found["village"], found["blocks"], found["discard"]])
    lines += differences("deal.tiles", sorted(tiles_of(mode)), sorted(tiles))
    lines += differences("deal.deck", sorted(calamities_of(mode)), sorted(found["deck"]["cards"]))
    lines += differences("deal.stock", stock_of(mode), found["stock"])
    if len({seat["clan"] for seat in found["seat"]}) < len(found["seat"]):
        lines.append("deal.clans: a clan twice")
    for seat in found["seat"]:
        lines += differences("deal.seat", fresh, {key: seat[key] for key in fresh})
    return lines + pile_differences(found, mode)


def pile_differences(found: dict[str, Any], mode: str) -> list[str]:
    """Ten cards a pile, the cards of a mode on its own piles, or all mixed; only the top card is seen (HY-SETUP-05)."""
    piles = found["piles"]
    lines = differences("deal.piles", dict.fromkeys(piles, 10), {name: len(piles[name]["cards"]) for name in piles})
    lines += differences("deal.names", sorted(p for each in modes_up_to(mode) for p in PILES[each]), sorted(piles))
    for name, pile in piles.items():
        lines += differences(f"deal.seen.{name}", [65535] + [0] * 9, pile["known"])
    groups = [[each] for each in modes_up_to(mode)]
    if found["options"]["aspect_deal"] == "pooled":
        groups = [modes_up_to(mode)]
    for group in groups:
        symbols = sum((Counter(CARDS[each]) for each in group), Counter[str]())
        cards = [symbol(card) for each in group for name in PILES[each] for card in piles[name]["cards"]]
        lines += differences(f"deal.cards.{group}", dict(symbols), dict(Counter(cards)))
    return lines
