"""What must hold after every answer, whatever happens (EE-INV-01 to -08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.excavation_earth.components import CARDS, COLOURS, GLYPHS, RELICS
from vestige.kernel.invariants import first
from vestige.kernel.values import NOBODY

if TYPE_CHECKING:
    from vestige.games.excavation_earth.table import Earth


def broken(t: Earth) -> str | None:
    """The invariants EE-INV-01 to -08; the first that does not hold, in the developers' words."""
    return first(t, (relics, buyers, crew, cards, places, storages, zu))


def relics(t: Earth) -> str | None:
    """EE-INV-01, -05: every tile lies in one place, in the supply and pile of its colour, or is being surveyed."""
    tiles = [tile for pile in (*t.supplies, t.drawn) for tile in pile.cards]
    heaps = [*t.black_market, *t.stores, tuple(t.box.tile_type[tile] for tile in tiles)]
    for relic in range(RELICS):
        found = t.sites[relic] + t.removed[relic] + sum(heap.count(relic) for heap in heaps)
        if found != t.box.copies[relic] or t.sites[relic] < 0:
            return f"{found} tiles of {t.box.relics[relic]}"
    if t.drawn.cards and not any(step.name == "return" for step in t.stack):
        return f"{len(t.drawn)} tiles that nobody places"
    for colour in range(COLOURS):
        types = [t.box.tile_type[tile] for tile in t.supplies[colour].cards]
        for relic in (*types, *t.black_market[colour]):
            if relic // GLYPHS != colour:
                return f"{t.box.relics[relic]} in the {t.box.colours[colour]} pile"
    return None


def buyers(t: Earth) -> str | None:
    """EE-INV-02, -06: no buyer is lost, no queue is too long."""
    for colour in range(COLOURS + 1):
        found = t.buyers[colour] + t.mothership[colour] + t.aside[colour]
        found += sum(queue.count(colour) for queue in t.queues)
        if found != t.box.counts[max(2, t.setup.players)].buyers[colour] or t.buyers[colour] < 0:
            return f"{found} buyers of colour {colour}"
    if any(len(queue) > t.box.queue for queue in t.queues):
        return f"queues {t.queues}"
    cards = sorted(t.buyer_deck.cards + t.buyer_discard.cards)
    return None if cards == list(range(len(t.box.buyer_cards))) else f"buyer cards {cards}"


def crew(t: Earth) -> str | None:
    """EE-INV-03: 22 cubes of every colour; Zu's are counted only when they are limited."""
    for seat in range(t.seats):
        used = t.gallery[seat].bit_count() + t.cubes.count(seat) + t.aside[COLOURS + 1 + seat]
        used += sum(t.traders[seat :: t.seats]) + sum(t.envoys[seat :: t.seats])
        free = seat == t.zu and not t.setup.options["limited_crew"]
        if t.reserve[seat] < 0 or (not free and t.reserve[seat] + used != t.box.crew):
            return f"seat {seat}: {t.reserve[seat]} cubes in reserve, {used} in use"
    return None


def cards(t: Earth) -> str | None:
    """EE-INV-04: every Action card lies in one place or in the box; packs wait for a decision, picks are decided on."""
    piles = [t.deck, t.discard, t.forecast, *t.hands, *t.packs]
    found = sorted([*t.boxed, *(card for pile in piles for card in pile.cards)])
    if found != list(range(CARDS)):
        return f"cards {found}"
    if t.packs and not any(step.name in ("draft", "close_offer", "keep_rest") for step in t.stack):
        return f"{len(t.packs)} packs that nobody opens"
    for seat, picks in enumerate(t.picks):
        held = t.packs[seat].cards if t.packs else t.hands[seat].cards
        if len(set(picks) & set(held)) < len(picks):
            return f"seat {seat} picked {picks}"
    played = bool(t.stack) and t.stack[-1].name == "replace"
    return None if len(t.forecast) == len(t.cubes) + played else f"cubes {t.cubes}"


def places(t: Earth) -> str | None:
    """EE-INV-06: except on a journey no place holds two explorers of one player; everybody has some once set up."""
    names = [step.name for step in t.stack]
    if "rest_of_setup" in names:
        return None
    for seat in range(t.setup.players):
        stands = t.places(seat)
        if not stands or (len(set(stands)) != len(stands) and names[-1:] != ["journey"]):
            return f"seat {seat}: explorers {stands}"
    return None


def storages(t: Earth) -> str | None:
    """EE-INV-07: storages hold what they can; nobody is in debt."""
    for seat in range(t.seats):
        if t.room(seat, 0) < 0 or t.room(seat, 1) < 0:
            return f"seat {seat}: stores {t.stores[2 * seat : 2 * seat + 2]}"
        if t.credits[seat] < 0 or t.credits[seat] != sum(t.ledger[seat :: t.seats]):
            return f"seat {seat}: {t.credits[seat]} credits"
    return None


def zu(t: Earth) -> str | None:
    """EE-INV-08: Zu never stores two relics of one type."""
    if t.zu == NOBODY:
        return None
    relics = t.owned(t.zu)
    return f"Zu stores {relics}" if len(set(relics)) != len(relics) else None
