"""Zu sells: Sell and Snipe (EE-ZU-SEL-01 to -05, EE-ZU-SNI-01 to -04)."""

from __future__ import annotations

from vestige.games.excavation_earth import crew, relics
from vestige.games.excavation_earth.components import COLOURS, MARKETS, WHITE
from vestige.games.excavation_earth.sale import close_sale
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.priorities import best, lucrative, say, sellable_colours
from vestige.games.excavation_earth.zu.smuggle import where
from vestige.games.excavation_earth.zu.storage import has_cube


def usable(t: Earth, colour: int) -> list[int]:
    """Markets with a Zu trader and an interested buyer."""
    return [market for market in range(MARKETS) if t.trades(market, t.zu) and t.interested(market, colour)]


def sell(t: Earth) -> bool:
    """The colour that allows most markets, then the more popular, then the one Zu has more of (EE-ZU-SEL-01, -02)."""
    owned = t.owned_by_colour(t.zu)
    used = [min(t.box.sale_markets, len(usable(t, c)), owned[c]) if owned[c] else 0 for c in range(COLOURS)]
    if not any(used):
        say(t, "EE-ZU-SEL-01")
        return False
    say(t, "EE-ZU-SEL-02")
    colours = [c for c in range(COLOURS) if used[c]]
    colour = best(t, colours, [(used[c], t.level(c), owned[c]) for c in colours])
    close(t, colour, best_markets(t, colour, used[colour]))
    return True


def best_markets(t: Earth, colour: int, count: int) -> list[int]:
    """The most lucrative ones where not all can be used (EE-ZU-SEL-03)."""
    eligible = usable(t, colour)
    if count == len(eligible):
        return eligible
    say(t, "EE-ZU-SEL-03")
    chosen: list[int] = []
    for _ in range(count):
        chosen.append(best(t, eligible, [lucrative(t, market, colour) for market in eligible]))
        eligible.remove(chosen[-1])
    return chosen


def close(t: Earth, colour: int, markets: list[int]) -> None:
    """Lowest values leave first; income and promotion as for everybody, no cards (EE-ZU-SEL-04, -05)."""
    say(t, "EE-ZU-SEL-04")
    for _ in markets:
        owned = t.owned_of(t.zu, colour)
        relic = best(t, owned, [(-t.box.value[relic],) for relic in owned])
        relics.sell(t, t.zu, relic, where(t, relic))
    say(t, "EE-ZU-SEL-05")
    close_sale(t, t.zu, colour, tuple(markets), True)


def snipe(t: Earth) -> bool:
    """One relic of the scarcest colour anybody wants, where most want it (EE-ZU-SNI-01 to -04)."""
    colours = [c for c in sellable_colours(t) if any(WHITE in queue or c in queue for queue in t.queues)]
    if not colours:
        say(t, "EE-ZU-SNI-01")
        return False
    say(t, "EE-ZU-SNI-02")
    owned = t.owned_by_colour(t.zu)
    colour = best(t, colours, [(-owned[c], t.level(c)) for c in colours])
    say(t, "EE-ZU-SNI-03")
    everywhere = range(MARKETS)
    market = best(t, everywhere, [lucrative(t, market, colour) for market in everywhere])
    if not t.trades(market, t.zu):
        say(t, "EE-ZU-SNI-04")
        if not has_cube(t):
            return False
        crew.send_trader(t, t.zu, market)
    close(t, colour, [market])
    return True
