"""The box: what lies in it, and the main board."""

import pytest

from tests.commands import doc, offers, play
from tests.games.marajoara.positions import board, deal, position, score, solo
from vestige.games.marajoara import GAME
from vestige.games.marajoara.components import read_components

BOX = read_components(GAME.components)
SPACES = {space.id: space for space in BOX.spaces}


def spaces(**wanted: object) -> list[str]:
    """Ids of the spaces with these properties."""
    return sorted(name for name, space in SPACES.items() if wanted.items() <= space._asdict().items())


@pytest.mark.rule("MJ-COMP-01", "MJ-AMB-41")
def test_there_are_52_dice_14_yellow_13_red_13_blue_12_grey() -> None:
    assert BOX.dice == (14, 13, 13, 12)
    assert sum(BOX.dice) == 52


@pytest.mark.rule("MJ-COMP-02")
def test_every_colour_has_7_dig_tokens_6_fragments_and_5_vases() -> None:
    assert BOX.colours == ("turquoise", "purple", "black", "orange")
    assert (BOX.tokens, len(BOX.fragments), len(BOX.showcase)) == (7, 6, 5)


@pytest.mark.rule("MJ-COMP-03")
def test_the_cart_has_five_slots() -> None:
    assert GAME.ids("cart") == ("cart_1", "cart_2", "cart_3", "cart_4", "cart_5")


@pytest.mark.rule("MJ-COMP-04", "MJ-AMB-02")
def test_the_main_board_has_64_spaces_in_8_columns_and_8_rows() -> None:
    assert [(space.id, space.column, space.row) for space in BOX.spaces] == [
        (f"{letter}{row}", column, row) for row in range(1, 9) for column, letter in enumerate("abcdefgh", 1)
    ]


@pytest.mark.rule("MJ-COMP-05")
def test_a_rope_zone_of_four_spaces_lies_in_each_corner() -> None:
    zones = [" ".join(spaces(zone=zone)) for zone in range(4)]
    assert zones == ["a1 a2 b1 b2", "g1 g2 h1 h2", "a7 a8 b7 b8", "g7 g8 h7 h8"]


@pytest.mark.rule("MJ-COMP-06")
def test_four_shaded_and_eight_magnifier_spaces_hold_no_die_at_setup() -> None:
    assert spaces(start="shaded") == ["a1", "a8", "h1", "h8"]
    assert spaces(start="magnifier") == ["c4", "c5", "d3", "d6", "e3", "e6", "f4", "f5"]
    assert len(spaces(start="die")) == 52


@pytest.mark.rule("MJ-COMP-07")
def test_eight_spaces_are_plus_1_and_the_four_in_the_middle_plus_2() -> None:
    assert spaces(bonus=1) == ["b4", "b5", "d2", "d7", "e2", "e7", "g4", "g5"]
    assert spaces(bonus=2, start="die") == ["d4", "d5", "e4", "e5"] == spaces(bonus=2)


@pytest.mark.rule("MJ-COMP-08", "MJ-AMB-01")
def test_spaces_are_adjacent_when_they_share_a_side() -> None:
    match = position("R1 d4", {"storage": {"yellow": [2]}})
    assert sorted(offers(match, "fieldwork")) == [f"fieldwork d4 {to}" for to in ("c4", "d3", "d5", "e4")]


@pytest.mark.rule("MJ-COMP-08")
def test_diagonal_neighbours_count_for_the_solo_removal() -> None:
    match = solo(1, "Y1 c3, R1 d3, G1 f2, B1 e4")
    play(match, "capture c3 e3")
    assert sorted(offers(match)) == ["remove e4", "remove f2"]


@pytest.mark.rule("MJ-COMP-09")
def test_a_museum_stores_three_dice_of_each_of_three_colours() -> None:
    names = [place.id for place in BOX.storage]
    assert names == [f"{colour}_{slot}" for colour in ("yellow", "red", "blue") for slot in (1, 2, 3)]


@pytest.mark.rule("MJ-COMP-10")
def test_the_showcase_pays_a_dig_token_then_2_3_4_and_5() -> None:
    assert [place.vp for place in BOX.showcase] == [0, 2, 3, 4, 5]
    assert [place.id for place in BOX.showcase if place.token] == ["showcase_1"]


@pytest.mark.rule("MJ-COMP-11")
def test_the_workshop_is_a_vase_of_2_columns_and_3_rows_with_7_pairs_of_neighbours() -> None:
    names = [fragment.id for fragment in BOX.fragments]
    pairs = {frozenset((fragment.id, names[other])) for fragment in BOX.fragments for other in fragment.beside}
    rows = [("frag_single_3", "frag_sum_5"), ("frag_diff_9", "frag_single_6"), ("frag_sum_4", "frag_pair_6")]
    columns = [pair for left in (0, 1) for pair in ((rows[0][left], rows[1][left]), (rows[1][left], rows[2][left]))]
    assert pairs == {frozenset(pair) for pair in (*rows, *columns)}
    assert len(pairs) == 7


@pytest.mark.rule("MJ-COMP-12")
def test_three_tracks_have_nine_steps_and_two_places_on_the_last() -> None:
    assert [(track.id, len(track.steps)) for track in BOX.tracks] == [("blue", 9), ("yellow", 9), ("red", 9)]
    assert BOX.last_step_places == 2


@pytest.mark.rule("MJ-COMP-13")
def test_the_round_track_has_14_spaces() -> None:
    assert (BOX.rounds, BOX.removed) == (14, 14)


@pytest.mark.rule("MJ-COMP-14", "MJ-AMB-40")
def test_a_score_has_no_upper_limit() -> None:
    match = position("Y1 c3, G4 d3", {"points": {"steps": 88}})
    play(match, "capture c3 e3", "excavate red")
    assert score(match) == 91


@pytest.mark.rule("MJ-OV-02")
def test_every_die_shows_1_until_an_effect_turns_it() -> None:
    match = deal()
    assert {die[1] for die in board(match).values()} == {"1"}


@pytest.mark.rule("MJ-OV-03")
def test_every_seat_and_every_spectator_sees_the_same_table() -> None:
    match = deal(3, seed=b"public")
    hidden = {key: value for key, value in doc(match).items() if key not in ("seed", "drawn")}
    assert all(match.view(seat).document() == hidden for seat in (None, 0, 1, 2))
