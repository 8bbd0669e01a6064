"""Zu sells: Sell and Snipe (EE-ZU-SEL-01 to -05, EE-ZU-SNI-01 to -04)."""

from __future__ import annotations

from vestige.games.excavation_earth import crew, relics
from vestige.games.excavation_earth.components import MARKETS
from vestige.games.excavation_earth.sale import close_sale
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.priorities import best, lucrative, say, sellable_colours
from vestige.games.excavation_earth.zu.smuggle import where
from vestige.games.excavation_earth.zu.storage import has_cube


def usable(t: Earth, colour: int) -> list[int]:
    """Markets with a Zu trader and an interested buyer."""
    return [market for market in range(MARKETS) if t.trades(market, t.zu) and t.interested(market, colour)]


def markets_used(t: Earth, colour: int) -> int:
    """At most three, and a relic for each (EE-ZU-SEL-02)."""
    return min(t.box.sale_markets, len(usable(t, colour)), len(t.owned_of(t.zu, colour)))


def sell(t: Earth) -> bool:
    """The colour that allows most markets, then the more popular, then the one Zu has more of (EE-ZU-SEL-01, -02)."""
    colours = [colour for colour in sellable_colours(t) if markets_used(t, colour)]
    if not colours:
        return False
    say(t, "EE-ZU-SEL-02")
    colour = best(t, colours, lambda c: (markets_used(t, c), t.level(c), len(t.owned_of(t.zu, c))))
    close(t, colour, best_markets(t, colour))
    return True


def best_markets(t: Earth, colour: int) -> list[int]:
    """The most lucrative ones where not all can be used (EE-ZU-SEL-03)."""
    count, eligible = markets_used(t, colour), usable(t, colour)
    if count == len(eligible):
        return eligible
    say(t, "EE-ZU-SEL-03")
    chosen: list[int] = []
    for _ in range(count):
        chosen.append(best(t, eligible, lambda market: lucrative(t, market, colour)))
        eligible.remove(chosen[-1])
    return chosen


def close(t: Earth, colour: int, markets: list[int]) -> None:
    """Lowest values leave first; income and promotion as for everybody, no cards (EE-ZU-SEL-04, -05)."""
    for _ in markets:
        relic = best(t, t.owned_of(t.zu, colour), lambda relic: (-t.box.value[relic],))
        relics.sell(t, t.zu, relic, where(t, relic))
    close_sale(t, t.zu, colour, tuple(markets), True)


def snipe(t: Earth) -> bool:
    """One relic of the scarcest colour anybody wants, where most want it (EE-ZU-SNI-01 to -04)."""
    everywhere = range(MARKETS)
    colours = [c for c in sellable_colours(t) if any(t.interested(market, c) for market in everywhere)]
    if not colours:
        return False
    say(t, "EE-ZU-SNI-02")
    colour = best(t, colours, lambda c: (-len(t.owned_of(t.zu, c)), t.level(c)))
    say(t, "EE-ZU-SNI-03")
    market = best(t, everywhere, lambda market: lucrative(t, market, colour))
    if not t.trades(market, t.zu):
        if not has_cube(t):
            return False
        crew.send_trader(t, t.zu, market)
    close(t, colour, [market])
    return True
