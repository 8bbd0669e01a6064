"""Zu's traders and envoys: Market and Command (EE-ZU-MKT-01 to -04, EE-ZU-CMD-01, EE-DIF-E3, EE-DIF-E5)."""

from __future__ import annotations

from vestige.games.excavation_earth import crew
from vestige.games.excavation_earth.buyers import add_buyer
from vestige.games.excavation_earth.components import COLOURS, MARKETS, WHITE
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.priorities import best, best_colour, influence, interest, say
from vestige.games.excavation_earth.zu.storage import has_cube
from vestige.kernel.values import NOBODY


def market(t: Earth) -> bool:
    """Traders to two markets without one, then a white and a coloured buyer for each (EE-ZU-MKT-01 to -04)."""
    chosen = send_traders(t)
    for place in chosen:
        say(t, "EE-ZU-MKT-04")
        add_buyer(t, place, WHITE)
        if not t.setup.options["white_only"]:
            colour = buyer_colour(t)
            if colour != NOBODY:
                add_buyer(t, place, colour)
    return bool(chosen)


def send_traders(t: Earth) -> list[int]:
    """Where most buyers want Zu's best colour, then by influence (EE-ZU-MKT-03)."""
    free = [place for place in range(MARKETS) if not t.trades(place, t.zu)]
    colour = best_colour(t)
    chosen: list[int] = []
    while free and len(chosen) < 2 and has_cube(t):
        say(t, "EE-ZU-MKT-03")
        place = best(t, free, [(interest(t, place, colour), *influence(t, place)) for place in free])
        free.remove(place)
        chosen.append(place)
        crew.send_trader(t, t.zu, place)
    return chosen


def buyer_colour(t: Earth) -> int:
    """Zu's best colour; without relics any colour in supply (EE-ZU-MKT-04)."""
    colour = best_colour(t)
    if colour != NOBODY:
        return colour
    supplied = [colour for colour in range(COLOURS) if t.buyers[colour]]
    return supplied[t.below(len(supplied))] if supplied else NOBODY


def command(t: Earth, place: int) -> bool:
    """A trader where one is missing, an envoy in any case; the last cube becomes the envoy (EE-ZU-CMD-01)."""
    if not has_cube(t):
        return False
    say(t, "EE-ZU-CMD-01")
    crew.send_envoy(t, t.zu, t.box.centre_of[place])
    if not t.trades(place, t.zu) and has_cube(t):
        crew.send_trader(t, t.zu, place)
    return True
