"""The setup page, in its order (CS-SETUP-01 to -18, CS-PC-2 to -5, CS-SOLO-01 to -06)."""

from __future__ import annotations

from typing import Final

from vestige.games.council_of_shadows.constants import B_STATIONS, START_CARDS, TECHS_A_LEVEL
from vestige.games.council_of_shadows.flow import NewRound
from vestige.games.council_of_shadows.steps.leaders import ChooseLeader
from vestige.games.council_of_shadows.table import Council
from vestige.games.council_of_shadows.tracks import gain_gems
from vestige.kernel.values import NOBODY

LIGHT_LOT: Final = 0
DARK_LOT: Final = 1


def lay_out(t: Council) -> None:
    """Up to the turn order; leaders are chosen from its end (CS-SETUP-17, CS-LEAD-02)."""
    lay_systems(t)
    open_market(t)
    prepare_council(t)
    deal_bonus_cards(t)
    for seat in range(t.setup.players):
        gain_gems(t, seat, t.box.start_gems)
    deal_tokens(t)
    if t.automa != NOBODY:
        prepare_automa(t)
    t.push(NewRound())
    if t.setup.options["module_2_leaders"]:
        t.push(*(ChooseLeader(seat) for seat in reversed(t.order) if seat != t.automa))


def lay_systems(t: Council) -> None:
    """Three shuffled piles; the first two tiles lie in Parvus Corta (CS-SETUP-03, -04)."""
    for sector, pile in enumerate(t.sectors):
        pile.fill(t.box.sector_tiles[sector], sector)
        pile.shuffle(t)
    for galaxy in t.box.start_tiles:
        space = next(space for space in t.box.galaxy_spaces[galaxy] if t.tiles[space] == NOBODY)
        tile = t.sectors[t.box.sector[galaxy]].turn_up(t)
        t.tiles[space], t.where[tile] = tile, space


def open_market(t: Council) -> None:
    """Eight open AI cards in two rows of four (CS-SETUP-05)."""
    t.ai_deck.fill(range(START_CARDS, len(t.box.cards)))
    t.ai_deck.shuffle(t)
    t.market = [t.ai_deck.turn_up(t) for _ in range(t.box.market)]


def prepare_council(t: Council) -> None:
    """Two cards of each level leave the game unseen (CS-SETUP-06)."""
    for level, pile in enumerate(t.tech_piles):
        pile.fill(range(level * TECHS_A_LEVEL, (level + 1) * TECHS_A_LEVEL), level)
        pile.shuffle(t)
        pile.draw(t, t.tech_box, t.box.techs_removed)


def dark_deck(t: Council) -> list[int]:
    """The dark cards for this number of players and these modules (CS-SETUP-08, CS-STN-02)."""
    stations = bool(t.setup.options["module_1_stations"])
    kept = [card for card in t.box.dark if card not in t.count.dark_removed]
    return [card for card in kept if stations or t.box.bonuses[card].counts != B_STATIONS]


def deal_bonus_cards(t: Council) -> None:
    """The light pile; one dark card for each person, the rest unseen in the box (CS-SETUP-07, -08, CS-SOLO-02)."""
    t.light.fill(t.box.light, LIGHT_LOT)
    t.light.shuffle(t)
    t.dark.fill(dark_deck(t), DARK_LOT)
    t.dark.shuffle(t)
    for seat in range(t.setup.players):
        t.dark.draw(t, t.bonus[seat])


def deal_tokens(t: Council) -> None:
    """Turn order at random; on space 0 of the energy track token k stands in slot k (CS-SETUP-13, -14)."""
    order = list(range(t.seats))
    t.shuffle(order)
    t.order = tuple(order)
    for slot, seat in enumerate(order):
        t.stacked[seat] = slot


def prepare_automa(t: Council) -> None:
    """A shuffled pile for each level, the silver cards by option (CS-SOLO-05)."""
    silver = bool(t.setup.options["advanced_automa"])
    for level, pile in enumerate(t.automa_piles):
        cards = [n for n, card in enumerate(t.box.automa) if card.level == level and (silver or not card.silver)]
        pile.fill(cards, level)
        pile.shuffle(t)
