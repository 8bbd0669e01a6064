"""Table options."""

import pytest

from tests.commands import doc, play
from tests.games.marajoara.positions import board, cart, deal, excavation, museum, position, storage
from vestige.games.marajoara import GAME
from vestige.kernel.errors import BadInput

EIGHT = {"adjacency": "all_eight"}


@pytest.mark.rule("MJ-SPD-09", "MJ-TRK-Y7")
def test_ex_53_exchange_with_a_queue_that_is_not_full() -> None:
    owner = museum("R[1,–,–] B[2,–,–]", discs={"yellow": 5})
    match = excavation(2, owner, cart="–, G4, Y6, R5, B1", options={"cart_order": "queue"})
    play(match, "excavate yellow", "give red_1", "take cart_3", "take cart_4")
    assert storage(match) == "Y[6,–,–] R[5,–,–]"
    assert cart(match) == "G2, R1, B2, G4, B1"


@pytest.mark.rule("MJ-COMP-08", "MJ-CAP-04", "MJ-INC-02", "MJ-AMB-01")
def test_ex_54_diagonal_jump() -> None:
    match = position("R1 c3, B1 d4", options=EIGHT)
    play(match, "capture c3 e5")
    assert (board(match), storage(match)) == ({"e5": "R4"}, "B[1,–,–]")


@pytest.mark.rule("MJ-COMP-08", "MJ-FLD-02")
def test_ex_54_diagonal_fieldwork() -> None:
    match = position("R4 d4", museum("Y[2,–,–]"), options=EIGHT)
    play(match, "fieldwork d4 c3")
    assert board(match) == {"c3": "R4"}


@pytest.mark.rule("MJ-OPT-01")
def test_the_options_chosen_stay_with_the_game() -> None:
    match = deal(3, cart_order="queue", adjacency="all_eight", first_player="p2")
    play(match, "start_token d3", "start_token e3", "start_token d6")
    chosen = {"cart_order": "queue", "adjacency": "all_eight", "first_player": "p2"}
    assert chosen.items() <= doc(match)["options"].items()
    assert chosen.items() <= match.record()["options"].items()


@pytest.mark.parametrize(
    ("players", "option"),
    [(2, {"mission": 3}), (2, {"challenge": True}), (4, {"solo_end": "finish_turn"}), (1, {"first_player": "p1"})],
)
@pytest.mark.rule("MJ-OPT-02")
def test_an_option_not_meant_for_the_number_of_players_is_refused(players: int, option: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="option-value"):
        GAME.check_setup(players, option)


@pytest.mark.rule("MJ-OPT-02")
def test_its_default_value_is_accepted() -> None:
    defaults = {"mission": 1, "challenge": False, "solo_end": "at_once", "first_player": "random"}
    assert defaults.items() <= GAME.check_setup(3, defaults).options.items()


@pytest.mark.rule("MJ-OPT-01")
def test_every_option_has_the_printed_rules_as_default() -> None:
    assert {option.id: option.default for option in GAME.options} == {
        "first_player": "random",
        "cart_order": "topmost_free",
        "adjacency": "orthogonal",
        "mission": 1,
        "challenge": False,
        "solo_end": "at_once",
    }


@pytest.mark.parametrize(
    ("players", "options", "seats"),
    [
        (2, {}, [{"second_colour": "black"}]),
        (1, {"mission": 1}, [{"second_colour": "black"}]),
        (1, {"mission": 6}, [{"colour": "black", "second_colour": "black"}]),
    ],
)
@pytest.mark.rule("MJ-M6-03")
def test_a_second_colour_is_for_mission_6_alone_and_another(
    players: int, options: dict[str, object], seats: list[dict[str, str]]
) -> None:
    with pytest.raises(BadInput, match="second_colour"):
        GAME.check_setup(players, options, seats)
