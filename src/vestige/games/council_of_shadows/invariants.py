"""What must hold after every answer, whatever happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.council_of_shadows.constants import AREAS, START_CARDS, STATIONS
from vestige.kernel.invariants import first
from vestige.kernel.values import NOBODY

if TYPE_CHECKING:
    from vestige.games.council_of_shadows.table import Council


def broken(t: Council) -> str | None:
    """The first invariant that does not hold, in the developers' words."""
    return first(t, (tracks, tiles, cubes, stations, action_cards, boards, bonus_cards, techs, automa))


def twice(items: list[int]) -> bool:
    return len(set(items)) < len(items)


def tracks(t: Council) -> str | None:
    """Counters on their tracks, every energy space with a stack from the bottom (CS-CONS-02, CS-ORD-04)."""
    for seat in range(t.seats):
        if t.energy[seat] < 0 or not t.box.least <= t.consumption[seat] <= t.box.most:
            return f"seat {seat}: energy {t.energy[seat]}, consumption {t.consumption[seat]}"
        here = sorted(t.stacked[other] for other in range(t.seats) if t.energy[other] == t.energy[seat])
        if here != list(range(len(here))):
            return f"stack on energy {t.energy[seat]}: {here}"
    if min(t.gems) < 0:
        return f"gems {t.gems}"
    return None if sorted(t.order) == list(range(t.seats)) else f"order {t.order}"


def tiles(t: Council) -> str | None:
    """Every tile lies in one place, of its sector; covered and absent galaxies are empty (CS-DISC-02, CS-PC-3)."""
    found = [tile for pile in t.sectors for tile in pile.cards]
    for space, tile in enumerate(t.tiles):
        if tile == NOBODY:
            continue
        found.append(tile)
        galaxy = t.box.space_galaxy[space]
        if t.where[tile] != space or galaxy not in t.count.open or t.box.sector[galaxy] != t.box.tile_sector[tile]:
            return f"{t.box.tiles[tile]} on {t.box.spaces[space]}"
    for sector, pile in enumerate(t.sectors):
        if any(t.box.tile_sector[tile] != sector for tile in pile.cards):
            return f"pile {sector + 1}: {pile.cards}"
    return f"tiles {sorted(found)}" if twice(found) else None


def cubes(t: Council) -> str | None:
    """No tower above three, sums that fit (CS-PLACE-04)."""
    settled, colonies = [0] * len(t.settled), [0] * len(t.colonies)
    for planet, tile in enumerate(t.box.planet_tile):
        tower = t.cubes[planet * t.seats : (planet + 1) * t.seats]
        if sum(tower) > t.box.tower or min(tower) < 0 or (any(tower) and t.where[tile] == NOBODY):
            return f"{t.box.planets[planet]}: {tower}"
        for seat, count in enumerate(tower):
            if count:
                settled[tile * t.seats + seat] += count
                colonies[t.tile_galaxy(tile) * t.seats + seat] += count
    return None if settled == t.settled and colonies == t.colonies else "sums of cubes"


def stations(t: Council) -> str | None:
    """On slots of their kind, one of each kind a seat and one a galaxy (CS-STN-01, -04, -06)."""
    kinds = len(STATIONS)
    for galaxy in range(len(t.box.galaxies)):
        built = [seat for seat in t.stations[galaxy * kinds : (galaxy + 1) * kinds] if seat != NOBODY]
        if twice(built) or (built and galaxy not in t.count.open):
            return f"stations in {t.box.galaxies[galaxy]}: {built}"
    for kind in range(kinds):
        built = [seat for seat in t.stations[kind::kinds] if seat != NOBODY]
        if twice(built) or (built and not t.setup.options["module_1_stations"]):
            return f"{STATIONS[kind]} stations: {built}"
    return None


def action_cards(t: Council) -> str | None:
    """Every AI card in one place, every starting card at most once a seat."""
    found = [card for card in (*t.market, *t.ai_deck.cards, *t.ai_discard) if card != NOBODY]
    for seat in range(t.seats):
        own = [card for card in range(len(t.box.cards)) if t.hands[seat] >> card & 1]
        own += [card for cards in t.areas[seat * len(AREAS) : (seat + 1) * len(AREAS)] for card in cards]
        if twice(own):
            return f"seat {seat}: cards {own}"
        found += [card for card in own if card >= START_CARDS]
    return f"AI cards {sorted(found)}" if twice(found) or any(card < START_CARDS for card in found) else None


def boards(t: Council) -> str | None:
    """Cards on own areas only, ranges in their order, plans of cards in hand (CS-UPG-06, CS-PLAN-11)."""
    for seat in range(t.seats):
        for area in range(len(AREAS)):
            if t.areas[seat * len(AREAS) + area] and not t.owns_area(seat, area):
                return f"seat {seat}: cards on {AREAS[area]}"
        for area in range(4):
            if t.upgrades[seat] >> 7 + 2 * area & 3 == 2:
                return f"seat {seat}: range 3 without range 2"
        planned = [card for card in t.plans[seat] if card != NOBODY]
        if twice(planned) or any(not t.hands[seat] >> card & 1 for card in planned):
            return f"seat {seat}: plan {t.plans[seat]}"
    leaders = [leader for leader in t.leaders if leader != NOBODY]
    if twice(leaders) or (leaders and not t.setup.options["module_2_leaders"]):
        return f"leaders {t.leaders}"
    return None


def bonus_cards(t: Council) -> str | None:
    """Every card in one place, at most four a person except while one is given back (CS-BON-02)."""
    found = [card for pile in (t.light, t.dark, *t.bonus) for card in pile.cards]
    if twice(found) or any(t.box.bonuses[card].dark for card in t.light.cards):
        return f"bonus cards {sorted(found)}"
    giving = {step.held()[0] for step in t.stack if step.name == "return_bonus"}
    for seat in range(t.setup.players):
        if len(t.bonus[seat]) > t.box.bonus_limit + (seat in giving):
            return f"seat {seat}: {len(t.bonus[seat])} bonus cards"
    return None


def techs(t: Council) -> str | None:
    """Every Dark Tech card in one place, piles by level."""
    found = [card for pile in (*t.tech_piles, t.tech_box) for card in pile.cards]
    for mask in t.techs:
        found += [tech for tech in range(16) if mask >> tech & 1]
    mixed = any(card // 8 != level for level, pile in enumerate(t.tech_piles) for card in pile.cards)
    return f"Dark Tech {sorted(found)}" if twice(found) or mixed else None


def automa(t: Council) -> str | None:
    """Its cards lie in the pile of their level or were used; it owns nothing (CS-SOLO-02)."""
    found: list[int] = []
    for level, pile in enumerate(t.automa_piles):
        here = [*pile.cards, *t.automa_used[level]]
        if any(t.box.automa[card].level != level for card in here):
            return f"automa pile {level + 1}: {here}"
        found += here
    seat = t.automa
    if seat != NOBODY and (t.hands[seat] or t.upgrades[seat] or t.techs[seat] or any(t.gems[3 * seat :])):
        return "the automa owns something"
    return f"automa cards {found}" if twice(found) else None
