"""Phase 3: who wins which card (HY-P3, HY-INT, HY-EXP-04 … -07)."""

from __future__ import annotations

from tests.games.hoyuk.oracle.box import piles_of
from tests.games.hoyuk.oracle.counting import NOT_TIED, most
from tests.games.hoyuk.oracle.moment import Moment
from tests.oracle import Play, choose

MEASURES = {"houses": "house", "height": "storey", "villagers": "villager"}
"""What is counted for a pile, where the pile has another name."""


def inspection(m: Moment, chooser: int | None = None) -> Play:
    """The players choose in turn until every block with two inhabitants and no locusts is done (HY-P3-01 … -03)."""
    order = m.order()
    place = 0 if chooser is None else order.index(chooser)
    while todo := eligible(m):
        answers = [["inspect", founder] for founder in todo]
        words = yield from choose("inspect", order[place % len(order)], answers)
        award(m, words[1])
        place += 1


def eligible(m: Moment) -> list[str]:
    blocks = m.village.blocks()
    return [
        founder
        for founder, block in blocks.items()
        if len(m.village.inhabitants(block)) > 1 and founder not in m.invaded and founder not in m.inspected
    ]


def award(m: Moment, founder: str) -> None:
    """Every aspect of the mode: the leader takes the top card of the pile, if there is one."""
    block = m.village.blocks()[founder]
    m.inspected.append(founder)
    for pile in piles_of(m.mode):
        winner = most(m.village, block, MEASURES.get(pile, pile), tie_of(m, pile))
        cards = m.piles[pile]
        if winner and cards:
            next(player for player in m.players if player.letter == winner).hand.append(cards.pop(0))
            m.seen.update(cards[:1])


def tie_of(m: Moment, pile: str) -> str:
    """What decides among equals (HY-P3-06, HY-MODE-10, HY-INT-03, -04, HY-EXP-05, -07)."""
    if pile == "height":
        return NOT_TIED
    if pile in ("cattle", "villagers"):
        return "piece"
    if pile == "houses":
        return "storey"
    return "piece" if m.options["aspect_tie_break"] == "piece" else "storey"
