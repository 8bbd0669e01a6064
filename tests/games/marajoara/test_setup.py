"""Setup: museums, dice, first player, start tokens."""

from collections import Counter

import pytest

from tests.commands import asked, doc, offers, play, refused
from tests.games.marajoara.positions import board, cart, deal, discs, reserve, score, seat_of, slate, tokens
from vestige.games.marajoara import GAME
from vestige.kernel.match import new_match

START = ("start_token e6", "start_token d6", "start_token e3", "start_token d3")


def colours(dice: dict[str, str]) -> Counter[str]:
    return Counter(die[0] for die in dice.values())


@pytest.mark.rule("MJ-SETUP-10", "MJ-SETUP-11", "MJ-DEC-04")
def test_ex_r1_start_tokens_are_placed_from_the_last_player_to_the_first() -> None:
    match = deal(4)
    order: list[str] = []
    for command in START:
        order.append(asked(match))
        play(match, command)
    assert order == [f"{seat} start_token" for seat in ("p4", "p3", "p2", "p1")]
    assert tokens(match) == {"e6": "orange", "d6": "black", "e3": "purple", "d3": "turquoise"}


@pytest.mark.rule("MJ-SETUP-10")
def test_start_tokens_go_anticlockwise_from_whoever_is_last() -> None:
    match = deal(3, first_player="p2")
    play(match, "start_token c4")
    assert refused(match, "start_token c4") == "E_SPACE_NOT_FREE"
    play(match, "start_token c5", "start_token d3")
    assert tokens(match) == {"c4": "turquoise", "c5": "black", "d3": "purple"}
    assert asked(match) == "p2 turn"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("MJ-SETUP-01", "MJ-SETUP-08", "MJ-COMP-01")
def test_ex_62_all_52_dice_lie_on_the_start_spaces_and_show_1(players: int) -> None:
    dice = board(deal(players, seed=b"ex-62"))
    empty = {"a1", "h1", "a8", "h8", "c4", "c5", "d3", "d6", "e3", "e6", "f4", "f5"}
    assert colours(dice) == {"Y": 14, "R": 13, "B": 13, "G": 12}
    assert set(dice) == set(GAME.ids("space")) - empty
    assert {die[1] for die in dice.values()} == {"1"}


@pytest.mark.rule("MJ-SETUP-03", "MJ-SETUP-04", "MJ-SETUP-07", "MJ-SETUP-11", "MJ-COMP-02")
def test_ex_62_every_museum_starts_alike() -> None:
    match = deal(4)
    play(match, *START)
    for seat in ("p1", "p2", "p3", "p4"):
        found = seat_of(match, seat)
        assert sorted(found["museum_tokens"]) == ["frag_sum_4", "showcase_1", "yellow_3"]
        assert (found["vases"], found["restored"], found["storage"]) == (0, [], {})
        assert (score(match, seat), discs(match, seat)) == (0, {"blue": 0, "yellow": 0, "red": 0})
        assert reserve(match, seat) == 3


@pytest.mark.rule("MJ-SETUP-05", "MJ-SETUP-06")
def test_ex_62_cart_and_slates_are_empty_and_the_marker_is_on_round_1() -> None:
    match = deal(4)
    assert (cart(match), slate(match), doc(match)["round"]) == ("", "", 1)


@pytest.mark.rule("MJ-SETUP-08", "MJ-DEC-03")
def test_the_dice_are_shuffled_by_the_seed() -> None:
    assert board(deal(seed=b"one")) == board(deal(seed=b"one")) != board(deal(seed=b"two"))


@pytest.mark.rule("MJ-SETUP-02", "MJ-DEC-01")
def test_every_player_has_a_colour_of_their_own() -> None:
    match = new_match(GAME, 3, seat_options=[{"colour": "orange"}, {}, {"colour": "turquoise"}])
    assert [seat_of(match, seat)["colour"] for seat in ("p1", "p2", "p3")] == ["orange", "purple", "turquoise"]


@pytest.mark.rule("MJ-SETUP-09", "MJ-AMB-24", "MJ-DEC-02")
def test_the_first_player_is_chosen_or_drawn() -> None:
    for players in (2, 3, 4):
        drawn = {doc(deal(players, seed=bytes([seed]), first_player="random"))["first"] for seed in range(40)}
        assert drawn == {f"p{number}" for number in range(1, players + 1)}
    assert doc(deal(4, first_player="p3"))["first"] == "p3"


@pytest.mark.rule("MJ-SETUP-11", "MJ-AMB-25")
def test_ex_58_a_start_token_needs_a_magnifier_space_without_a_token() -> None:
    match = deal(4)
    play(match, "start_token d3")
    assert refused(match, "start_token d3") == "E_SPACE_NOT_FREE"
    assert refused(match, "start_token c3") == "E_TOKEN_FORBIDDEN"
    assert refused(match, "decline") == "E_NOT_AVAILABLE"
    assert len(offers(match)) == 7
    play(match, "start_token c4")


@pytest.mark.rule("MJ-SETUP-12", "MJ-DEC-03")
def test_then_the_first_player_begins_and_no_undo_reaches_behind_the_deal() -> None:
    match = deal()
    assert match.undoable(1) is None
    play(match, "start_token d3", "start_token e3")
    assert (asked(match), doc(match)["round"]) == ("p1 turn", 1)
