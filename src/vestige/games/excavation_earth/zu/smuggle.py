"""Zu smuggles, only as a consequence of Excavate (EE-ZU-SMG-01 to -07, EE-DIF-H5)."""

from __future__ import annotations

from vestige.games.excavation_earth import relics
from vestige.games.excavation_earth.components import COLOURS, CONTAINER, GLYPHS, HOLD
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.priorities import Key, best, say
from vestige.games.excavation_earth.zu.storage import container_first, new_to_zu, sample
from vestige.kernel.values import NOBODY


def acquire(t: Earth, colour: int) -> bool:
    """Buy one relic, with an option two of different colours; nothing to buy: offload (EE-ZU-SMG-01 to -03)."""
    first = offered(t, colour, NOBODY)
    say(t, "EE-ZU-SMG-02" if first // GLYPHS == colour else "EE-ZU-SMG-03")
    if first == NOBODY:
        return offload(t)
    purchase(t, first)
    if t.setup.options["double_buy"]:
        say(t, "EE-DIF-H5")
        bought = first // GLYPHS
        second = offered(t, (bought + 1) % COLOURS, bought)
        if second != NOBODY:
            purchase(t, second)
    return True


def offered(t: Earth, colour: int, without: int) -> int:
    """The first visible tile from this pile rightwards that is new to Zu and that it can pay and store."""
    if t.room(t.zu, HOLD) <= 0 and t.room(t.zu, CONTAINER) <= 0:
        return NOBODY
    for ahead in range(COLOURS):
        pile = t.black_market[(colour + ahead) % COLOURS]
        if pile and pile[0] // GLYPHS != without and new_to_zu(t, pile[0]) and price(t, pile[0]) <= t.credits[t.zu]:
            return pile[0]
    return NOBODY


def price(t: Earth, relic: int) -> int:
    return t.box.value[relic] + t.box.surcharge


def purchase(t: Earth, relic: int) -> None:
    """Into the hidden container, or the hold if that is full; sampled (EE-ZU-SMG-04)."""
    relics.buy(t, t.zu, relic, container_first(t), price(t, relic))
    sample(t, relic)


def offload(t: Earth) -> bool:
    """Two relics of different colours with the greatest total value; none: the action fails (EE-ZU-SMG-06, -07)."""
    owned = list(t.owned(t.zu))
    say(t, "EE-ZU-SMG-06")
    if not owned:
        return False
    chosen = [best(t, owned, [preference(t, relic) for relic in owned])]
    others = [relic for relic in owned if relic // GLYPHS != chosen[0] // GLYPHS]
    if others:
        chosen.append(best(t, others, [preference(t, relic) for relic in others]))
    for relic in chosen:
        relics.offload(t, t.zu, relic, where(t, relic))
    return True


def where(t: Earth, relic: int) -> int:
    return HOLD if relic in t.stores[2 * t.zu + HOLD] else CONTAINER


def preference(t: Earth, relic: int) -> Key:
    """Value, then the hold before the container, then the less popular colour (EE-ZU-SMG-07)."""
    return (t.box.value[relic], -where(t, relic), -t.level(relic // GLYPHS))
