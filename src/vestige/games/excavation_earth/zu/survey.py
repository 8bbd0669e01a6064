"""Zu surveys (EE-ZU-SUR-01 to -06)."""

from __future__ import annotations

from vestige.games.excavation_earth import relics
from vestige.games.excavation_earth.cards import draw_cards
from vestige.games.excavation_earth.menu import ACTIONS
from vestige.games.excavation_earth.steps.survey import put_cube, replace
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.priorities import best, draw, say
from vestige.games.excavation_earth.zu.storage import has_cube, hold_first, new_to_zu, sample, space
from vestige.kernel.values import NOBODY


def survey(t: Earth) -> bool:
    """A card from the deck into the forecast, in round 3 to the discard; then two relics (EE-ZU-SUR-01, -02)."""
    last = t.round == t.box.rounds
    if not last and NOBODY not in t.cubes:
        say(t, "EE-ZU-SUR-02")
        return False
    pile = t.discard if last else t.forecast
    if not draw_cards(t, pile, 1):
        return False
    say(t, "EE-ZU-SUR-01")
    card = pile.cards[-1]
    if t.ears is not None:
        t.tell("played", t.zu, card, ACTIONS.index("survey"))
    if not last:
        place = t.cubes.index(NOBODY)
        replace(t, place)
        if has_cube(t):
            put_cube(t, t.zu, place)
    drawn = relics.draw_relics(t, t.box.card_colour[card], 2)
    if drawn < 2:
        say(t, "EE-ZU-SUR-06")
    if drawn:
        share_out(t)
    return bool(drawn) or not last


def share_out(t: Earth) -> None:
    """Buy one that is new, else leave one to chance for its site; the rest back or to its site (EE-ZU-SUR-03, -04)."""
    wanted = [relic for relic in relics.drawn_relics(t) if affordable(t, relic)]
    if wanted:
        say(t, "EE-ZU-SUR-03")
        relic = best(t, wanted, [(t.box.value[relic],) for relic in wanted])
        relics.take_drawn(t, relic)
        relics.pay_for(t, t.zu, relic, hold_first(t), price(t, relic))
        sample(t, relic)
        for other in relics.drawn_relics(t):
            relics.place_drawn(t, other)
        return
    say(t, "EE-ZU-SUR-04")
    relics.place_drawn(t, draw(t, relics.drawn_relics(t)))
    relics.return_drawn(t)


def price(t: Earth, relic: int) -> int:
    return t.box.survey_factor * t.box.value[relic]


def affordable(t: Earth, relic: int) -> bool:
    return space(t) > 0 and price(t, relic) <= t.credits[t.zu] and new_to_zu(t, relic)
