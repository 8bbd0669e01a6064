"""Faults planted in the rules of a running game, from outside: in the numbers it plays with, in what it believes was
agreed at the table, and in what lies on the table after an answer."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.council_of_shadows.oracle.moment import EVERYBODY
from tests.oracle import Fault, Plain

# ---- in the numbers


def four_purchases(components: Plain) -> None:
    components["limits"]["purchases"] = 4


def three_colonies_do_not_spare(components: Plain) -> None:
    components["leaders"]["spared"]["casares"] = 4


def five_bonus_cards(components: Plain) -> None:
    components["limits"]["bonus_cards"] = 5


def three_tiles_drawn(components: Plain) -> None:
    components["limits"]["drawn_tiles"] = 3


def the_last_are_not_compensated_fully(components: Plain) -> None:
    components["compensation"]["level_2"]["level_0"] = ["transparent"]


def an_empire_of_two(components: Plain) -> None:
    next(card for card in components["techs"]["cards"] if card["id"] == "dt1_empire")["amount"] = 2


def ai_cards_count_three(components: Plain) -> None:
    components["final"]["ai_card"] = 3


# ---- in what was agreed


def upgrades_break_the_last_tie(options: Plain) -> None:
    options["third_tiebreak"] = "player_board"


def plans_without_screens(options: Plain) -> None:
    options["screens"] = False


# ---- on the table


def a_harvested_cube_stays(before: Plain, now: Plain) -> bool:
    if before["question"][0]["step"] != "harvest":
        return False
    seats = zip(before["seat"], now["seat"], strict=True)
    for was, seat in seats:
        if "gems" in was and sum(seat["cubes"].values()) < sum(was["cubes"].values()):
            seat["cubes"] = dict(was["cubes"])
            return True
    return False


def a_level_takes_all_the_energy(before: Plain, now: Plain) -> bool:
    """Nothing is carried over."""
    for was, seat in zip(before["seat"], now["seat"], strict=True):
        if seat["level"] > was["level"] and seat["energy"]:
            seat["stacked"] = sum(not other["energy"] for other in now["seat"])
            seat["energy"] = 0
            return True
    return False


def piles_that_lost_a_tile(before: Plain, now: Plain) -> Iterator[Plain]:
    if before["question"][0]["step"] == "lay":
        for was, pile in zip(before["piles"].values(), now["piles"].values(), strict=True):
            if 1 < len(pile["cards"]) < len(was["cards"]):
                yield pile


def the_other_tile_lies_on_top(before: Plain, now: Plain) -> bool:
    for pile in piles_that_lost_a_tile(before, now):
        for row in ("cards", "known", "lots"):
            if row in pile:
                pile[row].insert(0, pile[row].pop())
        return True
    return False


def everybody_sees_the_other_tile(before: Plain, now: Plain) -> bool:
    for pile in piles_that_lost_a_tile(before, now):
        pile.setdefault("known", [0] * len(pile["cards"]))[-1] = EVERYBODY
        return True
    return False


def the_automa_compensates(before: Plain, now: Plain) -> bool:
    """A gold gem for the human when the automa gains a level."""
    risen = now["seat"][1]["level"] > before["seat"][1]["level"]
    if risen:
        gems = now["seat"][0]["gems"]
        gems["gold"] = gems.get("gold", 0) + 1
    return bool(risen)


FAULTS = [
    Fault("four purchases in a buy phase", "bought", "plain", numbers=four_purchases),
    Fault("Casares needs four colonies", "harvest", "leaders", numbers=three_colonies_do_not_spare),
    Fault("five bonus cards may be kept", "return_bonus", "both", numbers=five_bonus_cards),
    Fault("three tiles are drawn in a discovery", "drew_tiles", "plain", numbers=three_tiles_drawn),
    Fault("level 0 gets one gem for a level II", "gems.gold", "both", numbers=the_last_are_not_compensated_fully),
    Fault("Empire gives two per galaxy", "energy", "stations", numbers=an_empire_of_two),
    Fault("AI cards count three at the end", "ai_cards", "plain", numbers=ai_cards_count_three),
    Fault("upgrades break the last tie, not cubes", "cubes", "both", agreed=upgrades_break_the_last_tie),
    Fault("plans are seen by everybody", "plan", "plain", agreed=plans_without_screens),
    Fault("a harvested cube stays", "cubes", "leaders", after=a_harvested_cube_stays),
    Fault("a level takes all the energy", "energy", "plain", after=a_level_takes_all_the_energy),
    Fault("the tile not chosen lies on top of its pile", "piles", "plain", after=the_other_tile_lies_on_top),
    Fault("everybody sees the tile not chosen", "piles", "plain", after=everybody_sees_the_other_tile),
    Fault("the automa's level brings the human a gem", "gems", "plain", 1, after=the_automa_compensates),
]
