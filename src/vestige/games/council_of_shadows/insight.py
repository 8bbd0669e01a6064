"""How good a position looks, for bots, in energy. Rules never import it."""

from __future__ import annotations

from typing import Final

from vestige.games.council_of_shadows.constants import (
    ADAPTIVE,
    AREAS,
    DISCOVER,
    ENERGY,
    EXTRACT,
    OUTPOST,
    PERPETUAL_MOTION,
    PLACE,
    SECTORS,
    SURVEY,
    TAKE_GEMS,
    TRANSFORM,
)
from vestige.games.council_of_shadows.majorities import best_other, strength
from vestige.games.council_of_shadows.steps.extract import usable
from vestige.games.council_of_shadows.steps.settle import legal_planets
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View

LEVEL: Final = 110.0
"""More than the consumption that a level costs can ever be."""
GEM: Final[tuple[float, ...]] = (1.4, 2.8, 4.2)
TECH: Final = 8.0
CUBES: Final[tuple[float, ...]] = (0.0, 0.6, 1.05, 1.35)
"""What none to three cubes in a galaxy promise of its yield; more promise no more."""
UPGRADE: Final[tuple[float, ...]] = (5.0, 5.0, 3.5, 0.0, 0.0, 0.0, 0.0, 3.0, 4.0, 2.5, 3.5, 2.0, 3.0, 2.0, 3.0)
LAST_TURNS: Final = {"lay": 6.0, "light_card": 4.0}
"""What an open draw will bring; without it nobody would ever discover."""


def evaluate(view: View[Council], seat: int) -> float:
    """How far the seat has come, less the best other."""
    t = view.table
    hopes = [hope(t, other) for other in range(t.seats)]
    question = t.current(seat)
    drawing = LAST_TURNS.get(question.name, 0.0) if question is not None else 0.0
    return hopes[seat] + drawing - max(value for other, value in enumerate(hopes) if other != seat)


def hope(t: Council, seat: int) -> float:
    """Levels, energy, and what colonies, gems and cards promise, against the consumption still to be paid for."""
    level = t.level[seat]
    burden = 1.0 + 0.3 * max(0, 2 - level)
    worth = LEVEL * level + t.energy[seat] - burden * t.consumption[seat] + colonies(t, seat)
    if seat == t.automa:
        return worth
    worth += sum(GEM[gem] * t.gems[3 * seat + gem] for gem in range(3)) + TECH * t.techs[seat].bit_count()
    worth += sum(value for place, value in enumerate(UPGRADE) if t.upgrades[seat] >> place & 1)
    return worth + cards(t, seat) + plan(t, seat, burden)


def colonies(t: Council, seat: int) -> float:
    """What harvests of the next rounds may bring."""
    worth = 0.0
    for galaxy in t.count.open:
        cubes = t.colonies[galaxy * t.seats + seat]
        if cubes:
            ahead = strength(t, galaxy, seat) > best_other(t, galaxy, seat)
            pays = (t.box.high if ahead else t.box.low)[galaxy] + 3 * t.box.gives_card[galaxy]
            worth += pays * CUBES[min(cubes, 3)]
    return worth


def cards(t: Council, seat: int) -> float:
    """AI cards are worth more the less they consume."""
    worth, owned = 0.0, t.hands[seat] & t.box.ai_mask
    for stack in t.areas[seat * len(AREAS) : (seat + 1) * len(AREAS)]:
        for card in stack:
            owned |= 1 << card & t.box.ai_mask
    while owned:
        low = owned & -owned
        owned ^= low
        worth += 4.0 + 0.5 * max(-2, 3 - t.box.consumption[low.bit_length() - 1])
    return worth


def plan(t: Council, seat: int, burden: float) -> float:
    """What the planned cards will do, less what they consume."""
    worth = 0.0
    for area, card in enumerate(t.plans[seat]):
        if card != NOBODY:
            worth += deed(t, seat, card, t.reach(seat, area)) + 8.0
            top = t.top(seat, area)
            if top != NOBODY:
                worth -= 8.0 + deed(t, seat, top, t.reach(seat, area)) + 2.0
            if not t.has_tech(seat, PERPETUAL_MOTION):
                before = 0 if top == NOBODY else t.box.consumption[top]
                worth -= burden * (t.box.consumption[card] - before)
    return worth


def deed(t: Council, seat: int, number: int, reach: int) -> float:
    """About what a card does on an area of this range now."""
    card = t.box.cards[number]
    reach = SECTORS if card.anywhere else reach
    action = card.action
    if action in (PLACE, OUTPOST, ADAPTIVE):
        free = bool(legal_planets(t, seat, card.cubes, reach, int(card.anywhere)))
        return (4.0 + 3.0 * card.cubes if free else 3.0 * (action == ADAPTIVE)) + 1.5 * (action == OUTPOST)
    if action in (DISCOVER, SURVEY):
        return 5.0 + card.cubes + reach * 0.5 + 2.0 * (action == SURVEY)
    if action == EXTRACT:
        found = [tile for tile in t.tiles[: t.box.spaces_within[reach]] if tile != NOBODY]
        return 2.0 * min(card.times, sum(usable(t, seat, tile) for tile in found))
    if action == TAKE_GEMS:
        return sum(worth * count for worth, count in zip(GEM, card.gems, strict=True))
    if action == ENERGY:
        return float(card.energy)
    return 1.4 if action == TRANSFORM else 0.0
