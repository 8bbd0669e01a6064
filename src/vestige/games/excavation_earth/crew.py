"""Crew cubes: reserve, guards, traders, envoys (EE-CREW-01 to -06)."""

from __future__ import annotations

from vestige.games.excavation_earth.components import RELICS
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.values import Action


def crew_options(t: Earth, seat: int, verb: str, *about: int) -> list[Action]:
    """A cube of the reserve; only when that is empty, a guard of the own gallery (EE-CREW-02, -03)."""
    if t.reserve[seat] > 0:
        return [(verb, *about)]
    guards = t.gallery[seat]
    return [(verb, *about, cell) for cell in range(RELICS) if guards >> cell & 1] if guards else []


def take_cube(t: Earth, seat: int, guard: Action) -> None:
    """The cube leaves the reserve or, named by its cell, the gallery; its sample is over (EE-CREW-04)."""
    if guard:
        cell: int = guard[0]
        t.gallery[seat] &= ~(1 << cell)
        if t.ears is not None:
            t.tell("guard_left", seat, cell)
    elif seat != t.zu or t.setup.options["limited_crew"]:
        t.reserve[seat] -= 1


def why_no_cube(t: Earth, seat: int, guard: Action, rule: str) -> Reason:
    """Why this cube, or this guard, cannot be used."""
    if guard and t.reserve[seat] > 0:
        return Reason("crew_available", "EE-CREW-03", t.reserve[seat])
    return Reason("no_crew", rule)


def send_trader(t: Earth, seat: int, market: int, guard: Action = ()) -> None:
    """Any number of traders may stand in a market (EE-CREW-05)."""
    take_cube(t, seat, guard)
    t.traders[market * t.seats + seat] += 1
    if t.ears is not None:
        t.tell("trader_sent", seat, market)


def send_envoy(t: Earth, seat: int, centre: int, guard: Action = ()) -> None:
    take_cube(t, seat, guard)
    t.envoys[centre * t.seats + seat] += 1
    if t.ears is not None:
        t.tell("envoy_sent", seat, centre)


def promote(t: Earth, seat: int, market: int) -> None:
    """A trader moves to the command centre of its market (EE-SEL-08)."""
    centre = t.box.centre_of[market]
    t.traders[market * t.seats + seat] -= 1
    t.envoys[centre * t.seats + seat] += 1
    if t.ears is not None:
        t.tell("promoted", seat, market, centre)


def recall(t: Earth, seat: int, centre: int) -> None:
    """An envoy returns to the reserve (EE-CMD-04)."""
    t.envoys[centre * t.seats + seat] -= 1
    t.reserve[seat] += 1
    if t.ears is not None:
        t.tell("envoy_recalled", seat, centre, t.tiles[centre])
