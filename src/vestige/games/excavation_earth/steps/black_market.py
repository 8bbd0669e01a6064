"""What Smuggle, Gul's purchase and two command tiles have in common: tiles to take, relics to offload."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.games.excavation_earth import relics
from vestige.games.excavation_earth.components import GLYPHS, STORAGES
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.reason import Reason
from vestige.kernel.values import Action


def offload_options(t: Earth, seat: int) -> list[Action]:
    """Every own relic, from either storage (EE-STO-04)."""
    return [
        ("offload", relic, storage)
        for storage in range(len(STORAGES))
        for relic in sorted(set(t.stores[2 * seat + storage]))
    ]


def purchase_options(t: Earth, seat: int, verb: str, purse: int, without: tuple[int, ...] = ()) -> list[Action]:
    """Visible tiles worth no more than ``purse``, not of these colours, into any free storage (EE-SMG-04, -05)."""
    return [
        (verb, relic, storage)
        for relic in relics.visible(t)
        if t.box.value[relic] <= purse and relic // GLYPHS not in without
        for storage in range(len(STORAGES))
        if t.room(seat, storage) > 0
    ]


def why_no_purchase(t: Earth, seat: int, prefix: Action, rule: str, without: tuple[int, ...] = ()) -> Reason:
    """Storage, then the tile, then its price; ``rule`` lets the seat buy."""
    full = [t.room(seat, storage) <= 0 for storage in range(len(STORAGES))]
    if all(full) or (len(prefix) > 2 and full[prefix[2]]):
        return Reason("storage_full", "EE-SMG-06")
    wanted: Sequence[int] = prefix[1:2] or [relic for relic in relics.visible(t) if relic // GLYPHS not in without]
    if any(relic // GLYPHS in without for relic in wanted):
        return Reason("same_colour", rule)
    if not any(relic in relics.visible(t) for relic in wanted):
        return Reason("relic_not_there", "EE-DECK-05")
    return Reason("not_enough_credits", rule, t.credits[seat])
