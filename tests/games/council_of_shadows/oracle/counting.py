"""The final count, the score sheet and the places (CS-FIN, CS-BC, CS-WIN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.council_of_shadows.oracle.board import colonies, cubes_on, majority
from tests.games.council_of_shadows.oracle.box import (
    BONUS,
    GALAXIES,
    PLANET_TYPE,
    STATIONS,
    SYSTEM_OF,
    SYSTEMS,
    is_ai,
    is_light,
)
from tests.games.council_of_shadows.oracle.goods import gain
from tests.games.council_of_shadows.oracle.levels import rise
from tests.games.council_of_shadows.oracle.moment import EVERYBODY, Moment, Person

WORTH = {"anthracite": 1, "gold": 2, "transparent": 3}


def final_count(m: Moment) -> None:
    """From the throne on (CS-END-03); no card, no compensation, no throne (CS-FIN-04)."""
    first = int(m.throne[1:]) - 1
    for seat in sorted(m.order, key=lambda seat: seat != first):
        me = m.people[seat]
        m.counted[seat] = worth(m, me)
        gain(m, me, sum(m.counted[seat].values()))
        while me.energy >= me.consumption:
            rise(m, me)
        for card in me.bonus:
            m.known[card] = EVERYBODY


def worth(m: Moment, me: Person) -> dict[str, int]:
    """What the seat would get if the game ended now."""
    return {
        "gems": sum(WORTH[gem] * count for gem, count in me.gems.items()),
        "ai_cards": 2 * ai_cards(me),
        "bonus": sum(bonus(m, me, card) for card in me.bonus),
    }


def ai_cards(me: Person) -> int:
    """Wherever they are (CS-FIN-02)."""
    return sum(is_ai(card) for cards in [me.hand, *me.areas.values()] for card in cards)


# ---- bonus cards (CS-BC)


def bonus(m: Moment, me: Person, card: str) -> int:
    row = BONUS[card]
    return COUNTS[row["counts"]](m, me, row)


def board_cubes(me: Person) -> int:
    """Upgrades and the cube on Ava's area (CS-BC-04)."""
    return len(me.upgrades) + (me.leader == "ava")


def cubes_on_type(me: Person, kind: str) -> int:
    return sum(count for planet, count in me.cubes.items() if PLANET_TYPE[planet] == kind)


def cubes_in_sector(me: Person, sector: int) -> int:
    """On planets and on an own colonization station (CS-BC-05)."""
    on_planets = cubes_on(me, [planet for planet in me.cubes if SYSTEMS[SYSTEM_OF[planet]].sector == sector])
    built = [kind for kind, galaxy in me.stations.items() if GALAXIES[galaxy].sector == sector]
    return on_planets + sum(int(STATIONS[kind]["cubes"]) for kind in built)


def dark_galaxy(m: Moment, me: Person, row: dict[str, Any]) -> int:
    """9, 6 or 3 (CS-BC-09)."""
    if majority(m, me, row["galaxy"]):
        return 9
    return 6 if colonies(m, me, row["galaxy"]) else 3


COUNTS: dict[str, Callable[[Moment, Person, dict[str, Any]], int]] = {
    "gems": lambda _, me, row: 3 + me.gems[row["gem"]],
    "planets": lambda _, me, row: 3 + cubes_on_type(me, row["planet"]),
    "sector": lambda _, me, row: 4 + cubes_in_sector(me, row["sector"]),
    "consumption": lambda _, me, __: me.consumption // 10,
    "player_board": lambda _, me, __: 1 + board_cubes(me),
    "ai_cards": lambda _, me, __: 1 + 2 * ai_cards(me),
    "light_cards": lambda _, me, __: 1 + 2 * sum(map(is_light, me.bonus)),
    "flat": lambda *_: 5,
    "stations": lambda _, me, __: 2 + 4 * len(me.stations),
    "galaxy": dark_galaxy,
}


# ---- the end


def tie_cubes(m: Moment, me: Person) -> int:
    """All own cubes on the game board, or by option those on the player board (CS-WIN-03)."""
    if m.options["third_tiebreak"] == "player_board":
        return board_cubes(me)
    return sum(me.cubes.values()) + sum(int(STATIONS[kind]["cubes"]) for kind in me.stations)


def standing(m: Moment, me: Person) -> tuple[int, int, int]:
    return (me.level, me.energy, tie_cubes(m, me))


def ranks(m: Moment) -> list[int]:
    keys = [standing(m, me) for me in m.people]
    return [1 + sum(other > key for other in keys) for key in keys]
