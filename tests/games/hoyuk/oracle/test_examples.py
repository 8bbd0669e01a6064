"""Worked examples of the dossier, laid before the second reading alone: it must know their numbers too."""

from __future__ import annotations

import pytest

from tests.games.hoyuk.oracle.aspects import award, eligible
from tests.games.hoyuk.oracle.box import calamities_of, symbol
from tests.games.hoyuk.oracle.building import build, deal, end_step
from tests.games.hoyuk.oracle.calamity import calamity, fixed_losses, hit_blocks, spare_the_shaman
from tests.games.hoyuk.oracle.cards import put_back, sets, use
from tests.games.hoyuk.oracle.laid import village
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.pieces import lose, put_down
from tests.games.hoyuk.oracle.places import FINE, pen_refused, refused
from tests.games.hoyuk.oracle.powers import lift, loot, raze
from tests.games.hoyuk.oracle.sheet import largest_families, majorities, places, sheet


def seat(m: Moment, letter: str) -> int:
    return [player.letter for player in m.players].index(letter)


def tries(m: Moment, letter: str, element: str, cell: str, gate: str = "") -> str:
    """Why it is refused; nothing if it is not."""
    blocks = m.village.block_of()
    if element == "pen":
        return pen_refused(m.village, letter, cell, gate, blocks)
    return refused(m, seat(m, letter), element, cell, blocks)


def won(m: Moment) -> dict[str, list[str]]:
    """All eligible blocks are inspected: from which piles each player has cards."""
    while todo := eligible(m):
        award(m, todo[0])
    return {p.letter: sorted(card.split("_")[-1] for card in p.hand) for p in m.players if p.hand}


def hit(m: Moment, card: str) -> dict[str, dict[str, int]]:
    """Losses by player and block when this calamity comes."""
    which, amount, element = calamities_of(m.mode)[card]
    blocks = spare_the_shaman(m, hit_blocks(m, *which))
    losses = fixed_losses(m, blocks, amount, element)
    by_letter = {m.players[number].letter: each for number, each in losses.items()}
    return {letter: {b: n for b, n in each.items() if n} for letter, each in by_letter.items() if any(each.values())}


def test_r03_two_ruins_make_two_families_and_either_reunites_them() -> None:
    m = village("R@d5 R@d6 X@e5 X@e6 R@f5 R@f6 R@g5")
    assert len(m.village.blocks()) == 1
    assert sorted(map(len, m.village.families("R"))) == [2, 3]
    put_down(m, 0, ["house", "e5"])
    assert [len(family) for family in m.village.families("R")] == [6]


def test_r05_a_ruined_side_lets_a_storey_be_built() -> None:
    m = village("G@e5 G@f5 X@e6 B@f6 B@g6 B@f7")
    assert tries(m, "B", "house", "f6") == FINE
    put_down(m, seat(m, "G"), ["house", "e6"])
    assert tries(m, "B", "house", "f6") == "E_NO_FREE_SIDE"


def test_r06_half_of_seven_is_three_and_a_single_house_is_lost() -> None:
    m = village("R@c5 R@d5 R@e5 R@f5 R@c6 R@d6 R@e6 G@g5")
    assert hit(m, "earthquake_2") == {"R": {"c5": 3}, "G": {"c5": 1}}


def test_r07_three_blocks_are_compared() -> None:
    block_a = "R2@b3+o X@c3 R@d3 B@b4+o B@c4+o B@d4 P@a3>b3 P@c5>c4"
    block_b = "B@i3+t B@i4 R@j3+o R@j4 P@k3>j3 P@k4>j4 P@h3>i3"
    m = village(f"{block_a} {block_b} R@f10 R@f11", clans="RB")
    assert won(m) == {"R": ["oven", "pen", "pen"], "B": ["oven", "totem"]}


def test_r14_height_tied_at_three_gives_no_card() -> None:
    m = village("R2@d5 R2@d6 R2@d7 R@d8 G2@e5 G2@e6 G2@e7", "intermediate")
    assert won(m) == {"R": ["houses"]}


@pytest.mark.parametrize(
    ("board", "winner", "pile"),
    [("B2@d4 P@c4>d4+c R@e4 P@f4>e4+c", "B", "cattle"), ("Y2@d4+v R@e4+v", "Y", "villagers")],
)
def test_r15_and_r16_a_storey_decides_a_tie_of_cattle_and_villagers(board: str, winner: str, pile: str) -> None:
    assert pile in won(village(board, "expert"))[winner]


def test_r21_to_r24_where_houses_and_pens_may_stand() -> None:
    m = village("R@d5 R@e5 G@f5")
    assert [tries(m, "R", "house", cell) for cell in ("c5", "e4", "a1")] == [FINE] * 3
    assert tries(m, "R", "house", "g5") == "E_NOT_NEXT_TO_OWN_HOUSE"
    assert tries(m, "V", "house", "g5") == FINE
    assert tries(village("R@d5"), "G", "house", "e6") == "E_CORNER_TOUCH"
    shut = village("R@c3 R@c4 R@c5 R@d5 R@e5 R@e4 P@d4>d5")
    assert [tries(shut, "R", "house", "d3"), tries(shut, "R", "pen", "d3", "c3")] == ["E_PEN_EXIT"] * 2
    apart = village("R@d5 R@f5")
    assert [tries(apart, "R", "house", "e5"), tries(apart, "R", "pen", "e5", "d5")] == ["E_MERGES_BLOCKS"] * 2


def test_ex07_a_rebuilt_ruin_can_shut_a_pen() -> None:
    m = village("R@d5 P@e5>d5 G@d4 G@e4 G@f4 G@f5 X@e6 R@d6")
    assert tries(m, "R", "house", "e6") == "E_PEN_EXIT"


def test_ex14_tiles_of_step_1_stay_out_of_step_2() -> None:
    m = village("", clans="RGB")
    before = [f"tile_{kind}_{number}" for kind in ("totem", "oven") for number in (1, 2, 3)]
    m.discard, m.stack = before[:], ["tile_pen_3"]
    for player, tile in zip(m.players, ["tile_pen_1", "tile_pen_2", "tile_choice_1"], strict=True):
        player.tile = tile
    end_step(m, 1)
    m.luck = ["tile_pen_3", *before]
    deal(m)
    assert [player.tile for player in m.players] == ["tile_pen_3", "tile_totem_1", "tile_totem_2"]
    assert (m.stack, sorted(m.marked)) == (before[2:], ["tile_choice_1", "tile_pen_1", "tile_pen_2"])


def test_ex15_and_ex17_ties_zero_and_nothing_at_all() -> None:
    m = village("R@a1 R@a2 X@a3 G@e5 R@e6 P@f5>e5 P@f6>e6 R@j5 R@j6 R@j7 G@j8 G@j9")
    assert hit(m, "earthquake_1") == {"R": {"a1": 1, "e5": 1}, "G": {"e5": 1}}
    m = village("R@a1 G@a2 R@f5 G@f6 R@k9+t G@k10+t")
    assert hit(m, "bad_season_1") == {"R": {"a1": 1, "f5": 1}, "G": {"a1": 1, "f5": 1}}
    assert hit(m, "fire_1") == {}


def test_ex28_sets_with_jokers() -> None:
    found = sets(["oven"] * 3 + ["pen"] + ["joker"] * 2, 5)
    assert ["score", "oven", 3, 2] in found
    assert ["score", "joker", 0, 2] in found
    assert ["score", "oven", 3, 2] not in sets(["oven"] * 3 + ["joker"] * 2, 4)


def test_ex32_final_score() -> None:
    m = village("R2@d5 R2@d6 R@d7 R@d8 G@e5 G@e6 G@e7 G@j10 G@j11", clans="RG")
    m.players[0].points, m.players[1].points = 20, 22
    m.players[0].hand, m.players[1].hand = ["aspect_oven_01"] * 3, ["aspect_joker_01"]
    assert sheet(m) == {"sets": [20, 22], "hand": [3, 1], "families": [4, 2]}
    assert places(m) == [1, 2]


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("R2@d5 R@d6 R@d7 G@e5 G@e6 G@e7 B@j5 B@j6 R@k5 R@k6", [3, 0, 0]),
        ("R@d5 R@e5 X@f5 R@g5 R@h5 G@f6", [2, 0, 0]),
        ("R@b5 R@c5 R@d5 X@e5 R@f5 R@g5 R@h5 G@e6 G@e7 G@e8", [0, 0, 0]),
        ("R@b5 R@c5 R@d5 X@e5 R@f5 R2@g5 R@h5 G@e6 G@e7 G@e8", [3, 0, 0]),
    ],
)
def test_ex33_ex34_and_ex91_tied_families(board: str, points: list[int]) -> None:
    assert largest_families(village(board, clans="RGB")) == points


def test_ex37_the_shaman_spares_its_block() -> None:
    m = village("R@d5+s R@d6 G@j5 G@j6", "expert")
    assert hit(m, "earthquake_2") == {"G": {"j5": 1}}
    assert m.warded


def test_ex41_eguor_razes_a_storeyed_house_with_all_that_belongs_to_it() -> None:
    m = village("R@d5 G2@e5+o P@e4>e5 G@f5", "expert")
    question = raze(m, 0)
    assert next(question).answers == [["raze", "e5"], ["decline"]]
    with pytest.raises(StopIteration):
        question.send(["raze", "e5"])
    assert m.village.spelled() == ["R@d5", "R@e5", "G@f5"]
    assert (m.stock["oven"], m.stock["pen"], m.players[0].supply) == (21, 41, 9)


def test_ex49_final_points_of_the_expert_game() -> None:
    m = village("R@d5+v R@d6 G2@e5+v P@c5>d5+c P@c6>d6+c P@f5>e5+c B@j10 P@j11>j10+c", "expert", "RGB")
    assert (majorities(m, "cattle"), majorities(m, "villager")) == ([1, 0, 1], [0, 1, 0])


def test_ex57_targets_are_fixed_on_reveal() -> None:
    m = village("R@b2 R@b3 P@a2>b2 P@a3>b3 R@j5 G@j6 P@k5>j5 P@k6>j6", clans="RG")
    m.deck = ["sacrifice_1"]
    flow = calamity(m)
    assert next(flow).answers == [["lose", "b2"], ["lose", "b3"]]
    assert flow.send(["lose", "b2"]).answers == [["done"]]
    with pytest.raises(StopIteration):
        flow.send(["done"])
    assert sorted(m.village.spelled()) == ["P@a3>b3", "R@b3", "X@b2", "X@j5", "X@j6"]


def test_ex61_a_returned_oven_can_be_placed_at_once() -> None:
    m = village("R@d5+o", clans="RG")
    m.stock["oven"], m.players[0].tile = 0, "tile_oven_2"
    flow = build(m, 0)
    assert not [words for words in next(flow).answers if words[0] == "oven"]
    assert ["oven", "d5"] in flow.send(["house", "d5"]).answers
    assert m.stock["oven"] == 1


@pytest.mark.parametrize(("tie", "piles"), [("block", {"R": ["totem"]}), ("piece", {"B": ["oven"]})])
def test_ex71_tie_break_by_block_and_by_piece(tie: str, piles: dict[str, list[str]]) -> None:
    m = village("R@d5+t R2@d6 G@e5+t B2@j5+o G@k5+o G2@k6", aspect_tie_break=tie)
    assert won(m) == piles


def test_ex77_theft_does_not_use_the_stock() -> None:
    m = village("Y@d5 P@c5>d5 G@e5 P@f5>e5+c", "expert")
    m.stock["cattle"], pens = 0, m.stock["pen"]
    yellow, green = seat(m, "Y"), seat(m, "G")
    assert ["steal", "f5", "cattle"] in loot(m, yellow, green)
    lift(m, "f5", "cattle")
    put_down(m, yellow, ["cattle", "c5"])
    lift(m, "f5", "pen")
    put_down(m, yellow, ["pen", "d4", "d5"])
    assert (m.stock["cattle"], m.stock["pen"], m.village.kind("f5")) == (0, pens, "")


def test_ex78_order_inside_a_packet() -> None:
    m = village("", clans="RG")
    m.piles["pen"] = []
    m.players[0].hand = ["aspect_joker_01", "aspect_oven_01", "aspect_oven_02", "aspect_totem_01"]
    m.players[1].spent = ["aspect_pen_01"]
    use(m, 0, ["oven", "oven", "joker"])
    use(m, 0, ["totem"])
    for number in (0, 1):
        flow = put_back(m, number)
        next(flow)
        with pytest.raises(StopIteration):
            flow.send(["return", "pen"])
    assert [symbol(card) for card in m.piles["pen"]] == ["oven", "oven", "joker", "totem", "pen"]


def test_ex58_lost_pens_take_their_cattle_along() -> None:
    m = village("R@d5 P@d4>d5+c P@c5>d5+c P@e5>d5+c P@d6>d5", "expert")
    assert hit(m, "volcano_1") == {"R": {"d5": 2}}
    lose(m, "pen", "d4")
    lose(m, "pen", "c5")
    assert (m.stock["pen"], m.stock["cattle"], m.village.kind("d5")) == (42, 22, "house")
