"""Zu's storages, samples and crew (EE-SOLO-07, EE-DIF-E5, EE-DIF-H3)."""

from __future__ import annotations

from vestige.games.excavation_earth import crew, relics
from vestige.games.excavation_earth.components import CONTAINER, HOLD
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.priorities import say


def has_cube(t: Earth) -> bool:
    """Unlimited, unless an option gives Zu a single set; Zu says when that is used up (EE-DIF-E5)."""
    if t.reserve[t.zu] > 0 or not t.setup.options["limited_crew"]:
        return True
    say(t, "EE-DIF-E5")
    return False


def space(t: Earth) -> int:
    """Room for discoveries and survey purchases: the hold, with an option either storage (EE-DIF-H3)."""
    hold = t.room(t.zu, HOLD)
    return hold + t.room(t.zu, CONTAINER) if t.setup.options["any_storage"] else hold


def hold_first(t: Earth) -> int:
    """Where discoveries and survey purchases go; only an option lets them into the container (EE-DIF-H3)."""
    if t.room(t.zu, HOLD) > 0:
        return HOLD
    say(t, "EE-DIF-H3")
    return CONTAINER


def container_first(t: Earth) -> int:
    """Where relics of the black market go (EE-ZU-SMG-04)."""
    if t.room(t.zu, CONTAINER) > 0:
        return CONTAINER
    say(t, "EE-ZU-SMG-04")
    return HOLD


def new_to_zu(t: Earth, relic: int) -> bool:
    """Neither a stored copy nor a sample (EE-ZU-EXC-04)."""
    return not t.sampled(t.zu, relic) and relic not in t.owned(t.zu)


def sample(t: Earth, relic: int) -> None:
    """Every relic is sampled at once; a missing cube is simply not placed (EE-SOLO-07, EE-DIF-E5)."""
    if not t.sampled(t.zu, relic) and has_cube(t):
        crew.take_cube(t, t.zu, ())
        relics.guard(t, t.zu, relic)
