"""How Zu chooses (EE-ZU-PRI-01 to -04): the best by a list of criteria, chance among equals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vestige.games.excavation_earth.components import COLOURS
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.words import ZU_RULES
from vestige.kernel.values import NOBODY

YOU: Final = 0
"""The person's seat."""

Key = tuple[int, ...]


def say(t: Earth, rule: str) -> None:
    """Zu shows its work: the card it carries out and the rule it follows now."""
    if t.ears is not None:
        t.tell("zu_rule", t.zu_discard[-1], ZU_RULES.index(rule))


def best(t: Earth, candidates: Sequence[int], keys: Sequence[Key]) -> int:
    """The candidate with the greatest key; among equals one is drawn."""
    top = max(keys)
    return draw(t, [candidates[place] for place in range(len(candidates)) if keys[place] == top])


def draw(t: Earth, equals: list[int]) -> int:
    """The last criterion of every list is chance, and Zu says so."""
    if len(equals) == 1:
        return equals[0]
    if t.ears is not None:
        t.tell("zu_chance", len(equals))
    return equals[t.below(len(equals))]


def sellable_colours(t: Earth) -> list[int]:
    """Colours of which Zu owns at least one relic."""
    owned = t.owned_by_colour(t.zu)
    return [colour for colour in range(COLOURS) if owned[colour]]


def best_colour(t: Earth) -> int:
    """The most popular colour Zu can sell, then the one it has more of; NOBODY without relics (EE-ZU-PRI-01)."""
    colours = sellable_colours(t)
    if not colours:
        return NOBODY
    owned = t.owned_by_colour(t.zu)
    return best(t, colours, [(t.level(colour), owned[colour]) for colour in colours])


def interest(t: Earth, market: int, colour: int) -> int:
    """Interested buyers; without a colour every market is alike."""
    return 0 if colour == NOBODY else t.interested(market, colour)


def influence(t: Earth, market: int) -> Key:
    """Greatest influence difference in the centre of a market, greater is better (EE-ZU-PRI-02)."""
    first = t.box.centre_of[market] * t.seats
    zu, you = t.envoys[first + t.zu], t.envoys[first + YOU]
    if zu == you:
        category = 1 if zu == 0 else 3
    elif zu + 1 == you:
        category = 2
    else:
        category = 4 if zu < you else 5
    return (-category, -abs(zu - you))


def lucrative(t: Earth, market: int, colour: int) -> Key:
    """Interested buyers, your traders where Zu has one too, influence (EE-ZU-PRI-03)."""
    yours = t.trades(market, YOU) if t.trades(market, t.zu) else 0
    return (interest(t, market, colour), yours, *influence(t, market))
