"""What can be chosen before a game."""

from __future__ import annotations

from collections import Counter

import pytest
from tide import GAME

from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.kernel.match import load, new_match
from vestige.kernel.option import BOOL, CHOICE, Choice, Option
from vestige.kernel.rng import Rng
from vestige.kernel.setup import Setup
from vestige.kernel.values import Plain


def test_default_and_values_follow_the_number_of_players() -> None:
    assert [GAME.check_setup(players).options["rounds"] for players in (2, 3)] == [3, 2]
    assert GAME.check_setup(3, {"rounds": 1}).options["rounds"] == 1
    with pytest.raises(BadInput, match="option-value"):
        GAME.check_setup(2, {"rounds": 1})


@pytest.mark.parametrize("given", [["shell-03", "shell-00"], "shell-03,shell-00"])
def test_a_list_of_ids_is_kept_in_its_order(given: Plain) -> None:
    assert GAME.check_setup(2, {"stranded": given}).options["stranded"] == ["shell-03", "shell-00"]


@pytest.mark.parametrize("given", [["shell-23"], ["shell-00", "shell-00"], 3, [["shell-00"]], "shell", {"a": 1}])
def test_a_wrong_list_of_ids_is_refused(given: Plain) -> None:
    with pytest.raises(BadInput, match="option-value"):
        GAME.check_setup(2, {"stranded": given})


def test_a_list_of_ids_lays_its_shells_on_the_beach() -> None:
    match = new_match(GAME, 2, {"stranded": ["shell-05"]})
    assert match.view(None).document()["beach"]["cards"] == ["shell-05"]


# ---- wishes


def pails(seed: int, *wishes: dict[str, Plain]) -> tuple[Plain, ...]:
    match = new_match(GAME, 2, seat_options=wishes, seed=bytes([seed]))
    return tuple(seat["pail"] for seat in match.table.setup.seats)


def test_a_wish_is_settled_among_the_values_nobody_has() -> None:
    found = Counter(pails(seed, {"pail": "random"}, {"pail": "blue"}) for seed in range(60))
    assert set(found) == {("red", "blue"), ("green", "blue"), ("white", "blue")}


def test_two_wishes_never_meet() -> None:
    assert all(len(set(pails(seed, {"pail": "random"}, {"pail": "random"}))) == 2 for seed in range(60))


def test_the_record_keeps_the_wish_and_the_table_shows_what_came_of_it() -> None:
    match = new_match(GAME, 2, seat_options=[{"pail": "random"}], seed=b"wish")
    record = match.record()
    assert [seat["pail"] for seat in record["seats"]] == ["random", "red"]
    shown = match.view(None).document()["seat"][0]["pail"]
    assert shown in ("blue", "green", "white")
    assert load({"tide": GAME}, record).hash() == match.hash()


def test_the_first_draws_of_the_deal_settle_wishes_and_no_wish_draws_nothing() -> None:
    wished = new_match(GAME, 2, seat_options=[{"pail": "random"}, {"pail": "random"}], seed=b"wish").chance()
    plain = new_match(GAME, 2, seed=b"wish").chance()
    assert [n for n, _ in wished[:2]] == [4, 3]
    assert [n for n, _ in wished[2:]] == [n for n, _ in plain]


class Picky(Game):
    """A game in which a red pail goes with a low stool only."""

    def __init__(self) -> None:
        seat = (Option("pail", CHOICE, "red", ("red", "blue"), distinct=True), Option("stool", CHOICE, "low", STOOLS))
        super().__init__("picky", (2,), 10, {}, {}, {}, (), {}, seat_options=seat)

    def check_together(self, setup: Setup) -> None:
        if any(seat["pail"] == "red" and seat["stool"] == "high" for seat in setup.seats):
            raise BadInput("option-conflict", first="pail", second="stool", rule="")


STOOLS = ("low", "high")


def test_a_wish_gets_only_what_goes_together_with_the_rest() -> None:
    game = Picky()
    setup = game.check_setup(2, None, [{"pail": "random", "stool": "high"}, {"pail": "random"}])
    for seed in range(20):
        settled = game.settle_wishes(setup, Rng(bytes([seed])))
        assert [seat["pail"] for seat in settled.seats] == ["blue", "red"]
    with pytest.raises(BadInput, match="option-conflict"):
        game.check_setup(2, None, [{"pail": "random", "stool": "high"}, {"pail": "random", "stool": "high"}])


# ---- options that came later


def later() -> Game:
    options = (Option("old", BOOL, False), Option("new", BOOL, False, since=2))
    return Game("later", (2,), 10, {}, {}, {}, (), {}, options=options, rules=2)


def test_an_option_is_neither_written_nor_accepted_below_the_rules_it_came_with() -> None:
    setup = later().check_setup(2, {"old": True}, rules=1)
    assert setup.written() == {"old": True}
    assert setup.options["new"] is False
    assert later().check_setup(2).written() == {"old": False, "new": False}
    with pytest.raises(BadInput, match="option-unknown"):
        later().check_setup(2, {"new": True}, rules=1)


def test_a_number_of_players_may_have_values_of_its_own() -> None:
    option = Option("houses", CHOICE, 25, (25, 20), by_players={5: Choice(20, (25, 20, 15))})
    assert (option.preset(4), option.preset(5), option.allowed(5)) == (25, 20, (25, 20, 15))
