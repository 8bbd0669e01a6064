"""Random combinations of options."""

from collections import Counter

import pytest

from vestige.conformance.case import cases, combinations
from vestige.kernel.choices import any_choices
from vestige.kernel.option import RANDOM
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf

GAMES = [(name, seats) for name, game in Shelf().items() for seats in game.players]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whatever_is_drawn_can_be_played(game: str, seats: int) -> None:
    box, rng = Shelf()[game], Quick(seats)
    for _ in range(200):
        chosen = any_choices(box, seats, rng)
        box.check_setup(seats, chosen.options, chosen.seats)


def test_the_same_seed_draws_the_same() -> None:
    box = Shelf()["excavation_earth"]
    assert any_choices(box, 3, Quick(5)) == any_choices(box, 3, Quick(5))


def test_sooner_or_later_every_value_of_every_option_is_drawn_and_several_at_once() -> None:
    box, rng = Shelf()["excavation_earth"], Quick(1)
    drawn = [any_choices(box, 1, rng) for _ in range(400)]
    seen = Counter((name, value) for chosen in drawn for name, value in chosen.options.items())
    assert {(o.id, v) for o in box.options for v in o.allowed(1)} <= set(seen)
    assert sum(len(chosen.options) > 3 for chosen in drawn) > 100
    wished = {seat.get("faction") for chosen in drawn for seat in chosen.seats}
    assert wished == {None, RANDOM, *box.seat_options[0].values}


def test_what_is_given_stands() -> None:
    box, rng = Shelf()["marajoara"], Quick(2)
    assert all(any_choices(box, 1, rng, {"mission": 6}).options["mission"] == 6 for _ in range(50))


def test_where_nothing_goes_with_what_is_given_that_alone_stands() -> None:
    box = Shelf()["excavation_earth"]
    never = {"no_failure_credits": True, "failure_15": True}
    assert any_choices(box, 1, Quick(0), never) == (never, [])


def test_cases_vary_options_seat_options_and_rules_and_each_can_be_played() -> None:
    box = Shelf()["excavation_earth"]
    found = list(map(str, cases(box, 2)))
    assert len(set(found)) == len(found)
    assert "excavation_earth, 2 seats rules 1" in found
    assert "excavation_earth, 2 seats p1.faction=random p2.faction=random" in found
    assert "excavation_earth, 2 seats optional_promotion=True" in found
    mixed = combinations(box)
    assert {next(mixed).players for _ in range(8)} == {1, 2, 3, 4}
    assert {next(mixed).rules for _ in range(60)} == {None, 1}
