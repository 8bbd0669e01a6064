"""Zu's traders and envoys: Market and Command (EE-ZU-MKT-01 to -04, EE-ZU-CMD-01, EE-DIF-E3, EE-DIF-E5)."""

from __future__ import annotations

from vestige.games.excavation_earth import crew
from vestige.games.excavation_earth.buyers import add_buyer
from vestige.games.excavation_earth.components import COLOURS, MARKETS, WHITE
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.priorities import best, best_colour, draw, influence, interest, say
from vestige.games.excavation_earth.zu.storage import has_cube
from vestige.kernel.values import NOBODY


def market(t: Earth) -> bool:
    """Traders to two markets without one, then a white and a coloured buyer for each (EE-ZU-MKT-01 to -04)."""
    free = [place for place in range(MARKETS) if not t.trades(place, t.zu)]
    if not free:
        say(t, "EE-ZU-MKT-01")
        return False
    chosen = send_traders(t, free)
    for place in chosen:
        say(t, "EE-ZU-MKT-04")
        bring(t, place, WHITE)
        if t.setup.options["white_only"]:
            say(t, "EE-DIF-E3")
        else:
            colour = buyer_colour(t)
            if colour != NOBODY:
                bring(t, place, colour)
    return bool(chosen)


def send_traders(t: Earth, free: list[int]) -> list[int]:
    """Where most buyers want Zu's best colour, then by influence; one where there is but one (EE-ZU-MKT-02, -03)."""
    if len(free) == 1:
        say(t, "EE-ZU-MKT-02")
    colour = favourite(t)
    chosen: list[int] = []
    while free and len(chosen) < 2 and has_cube(t):
        say(t, "EE-ZU-MKT-03")
        place = best(t, free, [(interest(t, place, colour), *influence(t, place)) for place in free])
        free.remove(place)
        chosen.append(place)
        crew.send_trader(t, t.zu, place)
    return chosen


def favourite(t: Earth) -> int:
    """Zu's best colour, aloud; NOBODY without relics (EE-ZU-PRI-01, EE-AMB-33)."""
    say(t, "EE-ZU-PRI-01" if t.owned(t.zu) else "EE-AMB-33")
    colour = best_colour(t)
    if colour != NOBODY and t.ears is not None:
        t.tell("zu_colour", colour)
    return colour


def bring(t: Earth, place: int, buyer: int) -> None:
    """A buyer for the queue, if the supply has one (EE-ZU-MKT-04)."""
    if not add_buyer(t, place, buyer) and t.ears is not None:
        t.tell("zu_no_buyer", buyer, place)


def buyer_colour(t: Earth) -> int:
    """Zu's best colour; without relics any colour in supply (EE-ZU-MKT-04)."""
    colour = best_colour(t)
    supplied = [each for each in range(COLOURS) if t.buyers[each]]
    return draw(t, supplied) if colour == NOBODY and supplied else colour


def command(t: Earth, place: int) -> bool:
    """A trader where one is missing, an envoy in any case; the last cube becomes the envoy (EE-ZU-CMD-01)."""
    if not has_cube(t):
        return False
    say(t, "EE-ZU-CMD-01")
    crew.send_envoy(t, t.zu, t.box.centre_of[place])
    if not t.trades(place, t.zu) and has_cube(t):
        crew.send_trader(t, t.zu, place)
    return True
