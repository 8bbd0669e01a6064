"""The table as a readable document by component id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.council_of_shadows.constants import AREAS, GEMS, STATIONS
from vestige.kernel.document import pile_document
from vestige.kernel.lists import named, named_bits, named_counts
from vestige.kernel.pile import Pile
from vestige.kernel.values import NOBODY, Plain

if TYPE_CHECKING:
    from vestige.games.council_of_shadows.table import Council

LEVELS = ("level_1", "level_2", "level_3")
"""How piles by level are named."""


def body(t: Council) -> dict[str, Plain]:
    """The game's own part of the document."""
    seats = t.game.ids("seat")
    plain: dict[str, Plain] = {
        "round": t.round,
        "order": [seats[seat] for seat in t.order],
        "throne": seats[t.throne] if t.throne != NOBODY else "nobody",
        "tiles": {t.box.spaces[space]: t.box.tiles[tile] for space, tile in enumerate(t.tiles) if tile != NOBODY},
        "market": [t.box.card_ids[card] if card != NOBODY else "none" for card in t.market],
        **decks(t),
        "seat": [seat_document(t, seat) for seat in range(t.seats)],
    }
    if t.automa != NOBODY:
        plain["automa"] = automa_document(t)
    return plain


def decks(t: Council) -> dict[str, Plain]:
    return {
        "ai_deck": deck(t, t.ai_deck),
        "ai_discard": named(t.box.card_ids, t.ai_discard),
        "piles": {name: deck(t, pile) for name, pile in zip(t.game.ids("pile"), t.sectors, strict=True)},
        "tech_piles": {LEVELS[level]: deck(t, pile) for level, pile in enumerate(t.tech_piles)},
        "tech_box": pile_document(t.game, t.tech_box),
        "light": deck(t, t.light),
        "dark": deck(t, t.dark),
    }


def deck(t: Council, pile: Pile) -> dict[str, Plain]:
    """Exactly these cards: nothing is added when a full document is read."""
    return {**pile_document(t.game, pile), "short": True}


def seat_document(t: Council, seat: int) -> dict[str, Plain]:
    ids = t.game.ids
    areas = t.areas[seat * len(AREAS) : (seat + 1) * len(AREAS)]
    plain: dict[str, Plain] = {
        "energy": t.energy[seat],
        "stacked": t.stacked[seat],
        "consumption": t.consumption[seat],
        "level": t.level[seat],
        "moved": t.moved[seat],
        "cubes": named_counts(t.box.planets, t.cubes[seat :: t.seats]),
        "bonus": pile_document(t.game, t.bonus[seat]),
    }
    if seat == t.automa:
        return plain
    built = {kind: t.station_of(seat, number) for number, kind in enumerate(STATIONS)}
    return {
        **plain,
        "gems": named_counts(GEMS, t.gems[3 * seat : 3 * seat + 3]),
        "hand": named_bits(ids("card"), t.hands[seat]),
        "areas": {AREAS[area]: named(ids("card"), cards) for area, cards in enumerate(areas) if cards},
        **plan_document(t, seat),
        "upgrades": named_bits(ids("upgrade"), t.upgrades[seat]),
        "techs": named_bits(ids("tech"), t.techs[seat]),
        "leader": ids("leader")[t.leaders[seat]] if t.leaders[seat] != NOBODY else "nobody",
        "stations": {kind: t.box.galaxies[galaxy] for kind, galaxy in built.items() if galaxy != NOBODY},
    }


def plan_document(t: Council, seat: int) -> dict[str, Plain]:
    """What the seat has planned so far, while it is planning."""
    plan = t.plans[seat]
    if not plan:
        return {}
    return {"plan": {AREAS[area]: t.box.card_ids[card] for area, card in enumerate(plan) if card != NOBODY}}


def automa_document(t: Council) -> dict[str, Plain]:
    cards = t.box.automa_ids
    return {
        "card": cards[t.automa_card] if t.automa_card != NOBODY else "none",
        "piles": {LEVELS[level]: deck(t, pile) for level, pile in enumerate(t.automa_piles)},
        "used": {LEVELS[level]: named(cards, used) for level, used in enumerate(t.automa_used)},
    }
