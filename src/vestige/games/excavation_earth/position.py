"""The table as a readable document by component id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.excavation_earth.components import FACTIONS
from vestige.games.excavation_earth.ledger import SOURCES
from vestige.kernel.document import pile_document
from vestige.kernel.lists import named, named_bits, named_counts
from vestige.kernel.values import NOBODY, Plain
from vestige.kernel.verb import spell_one

if TYPE_CHECKING:
    from vestige.games.excavation_earth.table import Earth


def body(t: Earth) -> dict[str, Plain]:
    """The game's own part of the document."""
    seats = t.game.ids("seat")
    plain: dict[str, Plain] = {
        "round": t.round,
        "order": named(seats, t.order),
        "active": seats[t.active] if t.active != NOBODY else "nobody",
        **({} if t.at_once() else {"owed": t.owed}),
        **board(t),
        **decks(t),
        "seat": [seat_document(t, seat) for seat in range(t.seats)],
    }
    if t.zu != NOBODY:
        plain["zu"] = zu_document(t)
    return plain


def board(t: Earth) -> dict[str, Plain]:
    ids = t.game.ids
    return {
        "queues": [named(ids("buyer"), queue) for queue in t.queues],
        "buyers": dict(zip(ids("buyer"), t.buyers, strict=True)),
        "mothership": named_counts(ids("buyer"), t.mothership),
        "sites": named_counts(ids("relic"), t.sites),
        "black_market": {
            colour: named(ids("relic"), pile) for colour, pile in zip(ids("colour"), t.black_market, strict=True)
        },
        "removed": named_counts(ids("relic"), t.removed),
        "tiles": named(ids("tile"), t.tiles),
    }


def decks(t: Earth) -> dict[str, Plain]:
    seats = (*t.game.ids("seat")[: t.seats], "nobody")
    supplies = zip(t.game.ids("colour"), t.supplies, strict=True)
    return {
        "forecast": named(t.game.ids("card"), t.forecast.cards),
        "cubes": named(seats, t.cubes),
        "deck": pile_document(t.game, t.deck, short=bool(t.boxed)),
        "discard": pile_document(t.game, t.discard),
        "supply": {colour: pile_document(t.game, pile) for colour, pile in supplies},
        "unearthed": pile_document(t.game, t.drawn),
        "buyer_deck": pile_document(t.game, t.buyer_deck),
        "buyer_discard": pile_document(t.game, t.buyer_discard),
        "packs": [pile_document(t.game, pack) for pack in t.packs],
    }


def seat_document(t: Earth, seat: int) -> dict[str, Plain]:
    ids, seats = t.game.ids, t.seats
    plain: dict[str, Plain] = {
        "credits": t.credits[seat],
        "ledger": named_counts(SOURCES, t.ledger[seat::seats]),
        "reserve": t.reserve[seat],
        "gallery": named_bits(ids("relic"), t.gallery[seat]),
        "columns": named_bits(ids("colour"), t.columns[seat]),
        "hold": named(ids("relic"), t.stores[2 * seat]),
        "container": named(ids("relic"), t.stores[2 * seat + 1]),
        "traders": named_counts(ids("market"), t.traders[seat::seats]),
        "envoys": named_counts(ids("centre"), t.envoys[seat::seats]),
        "passed": bool(t.passed >> seat & 1),
    }
    if seat == t.zu:
        return plain
    return {
        **plain,
        "faction": FACTIONS[t.factions[seat]],
        "marker": t.markers[seat],
        "explorers": named(ids("place"), t.places(seat)),
        "travel": [fuel for number, fuel in enumerate(t.box.travel) if t.travel[seat] >> number & 1],
        "hand": pile_document(t.game, t.hands[seat]),
        "picks": [spell_one(ids, "card", card) for card in t.picks[seat]],
    }


def zu_document(t: Earth) -> dict[str, Plain]:
    ids = t.box.zu_cards
    return {
        "left": list(t.zu_left),
        "unseen": named(ids, t.zu_unseen),
        "past": named(ids, t.zu_past),
        "discard": named(ids, t.zu_discard),
    }
