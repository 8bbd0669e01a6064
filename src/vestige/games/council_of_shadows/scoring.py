"""What the final count brings, bonus card by bonus card; the score sheet and the ranking (CS-FIN, CS-BC, CS-WIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.games.council_of_shadows.constants import (
    AVA,
    B_AI_CARDS,
    B_BOARD,
    B_CONSUMPTION,
    B_FLAT,
    B_GALAXY,
    B_GEMS,
    B_LIGHT_CARDS,
    B_PLANETS,
    B_SECTOR,
    COLONIZATION,
    STATIONS,
)
from vestige.games.council_of_shadows.majorities import majority
from vestige.kernel.score import Goal, Result, Row, Sheet, ranked, solo
from vestige.kernel.values import NOBODY, UNKNOWN

if TYPE_CHECKING:
    from vestige.games.council_of_shadows.table import Council


def gem_energy(t: Council, seat: int) -> int:
    """1, 2 and 3 for each gem left (CS-FIN-01)."""
    return sum(value * t.gems[3 * seat + gem] for gem, value in enumerate(t.box.gem_value))


def ai_energy(t: Council, seat: int) -> int:
    """2 for each AI card, wherever it is (CS-FIN-02)."""
    return t.box.ai_card_value * t.ai_cards(seat)


def bonus_energy(t: Council, seat: int) -> int:
    return sum(bonus_value(t, seat, card) for card in t.bonus[seat].cards)


def board_cubes(t: Council, seat: int) -> int:
    """Own cubes on the player board and extra areas: upgrades, and the first cube on Ava's area (CS-BC-04)."""
    return t.upgrades[seat].bit_count() + (t.leaders[seat] == AVA)


def station_cubes(t: Council, seat: int, sector: int) -> int:
    """Cubes on an own colonization station in a sector; NOBODY means in any (CS-STN-10)."""
    galaxy = t.station_of(seat, COLONIZATION)
    if galaxy == NOBODY or sector not in (NOBODY, t.box.sector[galaxy]):
        return 0
    return t.box.station_cubes[COLONIZATION]


def cubes_on_board(t: Council, seat: int) -> int:
    """On planets and on an own colonization station (CS-WIN-03)."""
    return sum(t.colonies[seat :: t.seats]) + station_cubes(t, seat, NOBODY)


def bonus_value(t: Council, seat: int, number: int) -> int:
    """What a bonus card brings its owner now (CS-BC-01 to -10)."""
    card = t.box.bonuses[number]
    what = card.what
    if card.counts == B_FLAT:
        return card.base
    if card.counts == B_CONSUMPTION:
        return card.base + t.consumption[seat] // card.per
    if card.counts == B_GALAXY:
        if majority(t, what, seat):
            return card.base + card.majority
        return card.base + (card.presence if t.colonies[what * t.seats + seat] else 0)
    if card.counts == B_GEMS:
        things = t.gems[3 * seat + what]
    elif card.counts == B_PLANETS:
        planets = [p for p, kind in enumerate(t.box.planet_type) if kind == what]
        things = sum(t.cubes[planet * t.seats + seat] for planet in planets)
    elif card.counts == B_SECTOR:
        here = [g for g, sector in enumerate(t.box.sector) if sector == what]
        things = sum(t.colonies[galaxy * t.seats + seat] for galaxy in here) + station_cubes(t, seat, what)
    elif card.counts == B_BOARD:
        things = board_cubes(t, seat)
    elif card.counts == B_AI_CARDS:
        things = t.ai_cards(seat)
    elif card.counts == B_LIGHT_CARDS:
        things = sum(not t.box.bonuses[other].dark for other in t.bonus[seat].cards)
    else:
        things = sum(t.station_of(seat, kind) != NOBODY for kind in range(len(STATIONS)))
    return card.base + card.per * things


def known_bonus(t: Council, seat: int) -> int | None:
    """On a View the cards of others are hidden."""
    return None if UNKNOWN in t.bonus[seat].cards else bonus_energy(t, seat)


def tie_cubes(t: Council, seat: int) -> int:
    """The third criterion, by option the cubes on the player board (CS-WIN-03)."""
    if t.setup.options["third_tiebreak"] == "player_board":
        return board_cubes(t, seat)
    return cubes_on_board(t, seat)


def progress(t: Council) -> list[tuple[int, ...]]:
    """Level, then energy, then cubes: what the ranking follows from (CS-WIN-01 to -03)."""
    return [(t.level[seat], t.energy[seat], tie_cubes(t, seat)) for seat in range(t.seats)]


def sheet(t: Council) -> Sheet:
    """The level is the score; the notes tell what breaks ties and what the final count brings."""
    seats = range(t.seats)
    notes = [
        Row("energy", t.energy, ("CS-WIN-02",)),
        Row("consumption", t.consumption, ("CS-LVL-01",)),
        Row("cubes", [tie_cubes(t, seat) for seat in seats], ("CS-WIN-03",)),
        Row("gems", [gem_energy(t, seat) for seat in seats], ("CS-FIN-01",)),
        Row("ai_cards", [ai_energy(t, seat) for seat in seats], ("CS-FIN-02",)),
        Row("bonus", [known_bonus(t, seat) for seat in seats], ("CS-FIN-03",)),
    ]
    return Sheet([Row("level", t.level, ("CS-WIN-01",))], notes)


def goals(t: Council) -> list[Goal]:
    """Alone: at least as far as the automa, as a shared victory is one (CS-SOLO-32)."""
    if t.automa == NOBODY:
        return []
    far = progress(t)
    return [Goal("beat_automa", far[0] >= far[t.automa], t.level[0], t.level[t.automa])]


def result(t: Council) -> Result:
    """Level, then energy, then cubes, then a shared victory (CS-WIN-01 to -04)."""
    if t.automa != NOBODY:
        return solo(t.level, goals(t))
    return ranked(t.level, [far[1:] for far in progress(t)])
