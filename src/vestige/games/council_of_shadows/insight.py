"""What a position holds for a seat, term by term, for bots; at first in energy. Rules never import it."""

from __future__ import annotations

from typing import ClassVar, Final

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
from vestige.games.council_of_shadows.scoring import ai_energy, bonus_value, gem_energy
from vestige.games.council_of_shadows.steps.extract import usable
from vestige.games.council_of_shadows.steps.settle import legal_planets
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.insight import Insight
from vestige.kernel.values import NOBODY, UNKNOWN

GEM: Final[tuple[float, ...]] = (1.4, 2.8, 4.2)
CUBES: Final[tuple[float, ...]] = (0.0, 0.6, 1.05, 1.35)
"""What none to three cubes in a galaxy promise of its yield; more promise no more."""
UPGRADE: Final[tuple[float, ...]] = (5.0, 5.0, 3.5, 0.0, 0.0, 0.0, 0.0, 3.0, 4.0, 2.5, 3.5, 2.0, 3.0, 2.0, 3.0)
DRAWS: Final = {"lay": 6.0, "light_card": 4.0}
"""What an open draw will bring; without it nobody would ever discover."""
LEVELS: Final = 3


class CouncilInsight(Insight[Council]):
    """Levels, energy, and what colonies, gems and cards promise, against the consumption still to be paid for."""

    names: ClassVar[tuple[str, ...]] = (
        *("level", "energy", "consumption", "colonies", "gem_1", "gem_2", "gem_3", "techs", "upgrades", "cards"),
        *("plan", "draw", "gap", "ready", "count", "bonus", "cubes", "majorities", "first"),
    )
    secret: ClassVar[frozenset[str]] = frozenset(("plan", "bonus"))

    def left(self, t: Council) -> float:
        """By the level of whoever is furthest, and how near the next one is."""
        if not t.stack:
            return 0.0
        furthest = 0.0
        for seat in range(t.seats):
            near = min(1.0, t.energy[seat] / max(1, t.consumption[seat]))
            furthest = max(furthest, t.level[seat] + 0.9 * near * near)
        return max(0.0, 1 - furthest / LEVELS)

    def terms(self, t: Council) -> list[list[float]]:
        return [self.own(t, seat) for seat in range(t.seats)]

    def own(self, t: Council, seat: int) -> list[float]:
        level, energy, consumption = t.level[seat], t.energy[seat], t.consumption[seat]
        burden = 1.0 + 0.3 * max(0, 2 - level)
        yields, led = colonies(t, seat)
        ahead = energy - consumption
        common = [float(level), float(energy), burden * consumption, yields]
        if seat == t.automa:
            rest = [0.0] * 8 + [float(min(0, ahead)), float(ahead >= 0), 0.0, 0.0]
        else:
            rest = [
                *(float(t.gems[3 * seat + gem]) for gem in range(3)),
                float(t.techs[seat].bit_count()),
                upgrades(t, seat),
                cards(t, seat),
                plan(t, seat, burden) if t.plans[seat] else 0.0,
                drawing(t, seat),
                float(min(0, ahead)),
                float(ahead >= 0),
                float(gem_energy(t, seat) + ai_energy(t, seat)) if t.throne != NOBODY else 0.0,
                bonus(t, seat),
            ]
        return [*common, *rest, float(sum(t.colonies[seat :: t.seats])), led, 1.0 if t.order[0] == seat else 0.0]


def upgrades(t: Council, seat: int) -> float:
    worth = 0.0
    for place, value in enumerate(UPGRADE):
        if t.upgrades[seat] >> place & 1:
            worth += value
    return worth


def drawing(t: Council, seat: int) -> float:
    """Whoever stands before a draw has something coming."""
    question = t.current(seat)
    return 0.0 if question is None else DRAWS.get(question.name, 0.0)


def bonus(t: Council, seat: int) -> float:
    """What the bonus cards would bring now, as far as they are known."""
    worth = 0
    for card in t.bonus[seat].cards:
        if card != UNKNOWN:
            worth += bonus_value(t, seat, card)
    return float(worth)


def colonies(t: Council, seat: int) -> tuple[float, float]:
    """What harvests of the next rounds may bring, and the galaxies led."""
    worth, led = 0.0, 0
    for galaxy in t.count.open:
        cubes = t.colonies[galaxy * t.seats + seat]
        if cubes:
            ahead = strength(t, galaxy, seat) > best_other(t, galaxy, seat)
            pays = (t.box.high if ahead else t.box.low)[galaxy] + 3 * t.box.gives_card[galaxy]
            worth += pays * CUBES[min(cubes, 3)]
            led += ahead
    return worth, float(led)


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
