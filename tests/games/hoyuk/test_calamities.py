"""Phase 2: which blocks are hit, what is lost, and by whom."""

import pytest

from tests.commands import doc, offers, play, refused, ruled
from tests.games.hoyuk.positions import asked, at, blocks, calamity, seat, stock, symbols, table, tiles, village
from vestige.games.hoyuk import GAME
from vestige.games.hoyuk.steps.calamity import half, hit_blocks
from vestige.kernel.values import Plain

SEVEN = "R@c5 R@d5 R@e5 R@f5 R@c6 R@d6 R@e6"


def hit(board: str, card: str, **rest: Plain) -> list[str]:
    """The founding cells of the blocks that a calamity would hit."""
    t = table(village(board, phase="p1_step1", **rest))
    number = GAME.ids("calamity").index(card)
    return [t.box.grid.cells[t.founded[block]] for block in hit_blocks(t, t.box.calamities[number])]


@pytest.mark.rule("HY-P2-08", "HY-P2-09", "HY-P2-19")
def test_r06_half_of_seven_houses_is_three_and_a_single_house_is_lost() -> None:
    match = calamity(SEVEN + " G@g5", "earthquake_2")
    assert asked(match) == "R lose"
    play(match, "lose c5", "lose f5", "lose e6", "done")
    assert tiles(match) == "X@c5 R@d5 R@e5 X@f5 X@g5 R@c6 R@d6 X@e6"
    assert blocks(match) == ["c5"]


@pytest.mark.rule("HY-RUIN-01", "HY-RUIN-02")
def test_r17_an_oven_returns_to_the_stock_when_its_house_falls() -> None:
    match = calamity("R@d4+o R@d5 G@j9", "fire_1", stock={"oven": 12})
    play(match, "lose d4", "done")
    assert (at(match, "d4"), stock(match, "oven")) == ("X", 13)


@pytest.mark.rule("HY-TURN-03", "HY-P2-01")
def test_01_turn_1_has_no_calamity() -> None:
    match = village("R@d5 G@e5", phase="p1_step2", turn=1)
    deck = doc(match)["deck"]
    phases = set()
    while doc(match)["turn"] == 1:
        phases.add(doc(match)["phase"])
        play(match, "done" if asked(match).endswith("spend") else offers(match)[0])
    assert not phases & {"p2_window", "p2_calamity"}
    assert doc(match)["deck"] == deck


@pytest.mark.rule("HY-P2-04", "HY-P2-05", "HY-P2-06", "HY-RUIN-02")
def test_15_ruins_and_pens_do_not_count_for_size_and_all_that_tie_are_hit() -> None:
    board = "R@a1 R@a2 X@a3 G@e5 R@e6 P@f5>e5 P@f6>e6 R@j5 R@j6 R@j7 G@j8 G@j9"
    assert hit(board, "earthquake_1") == ["a1", "e5"]
    match = calamity(board, "earthquake_1", stock={"pen": 3})
    assert offers(match) == ["lose a1", "lose a2"]
    play(match, "lose a1")
    assert at(match, "e6") == "X"
    play(match, "done")
    assert (at(match, "e5"), at(match, "f5"), stock(match, "pen")) == ("X", "", 5)


@pytest.mark.rule("HY-P2-05", "HY-P2-07")
def test_16_a_single_block_is_hit_whatever_the_criterion() -> None:
    board = "R@d5 G@e5"
    for card in GAME.box.calamities:
        needs = GAME.ids("calamity")[GAME.box.calamities.index(card)]
        if needs.startswith("flood"):
            continue
        most_of_pieces = card.pick == 1 and card.measure != 0
        assert hit(board, needs, mode="expert") == ([] if most_of_pieces else ["d5"])


@pytest.mark.rule("HY-P2-05", "HY-P2-07", "HY-P2-10", "HY-HELP-04")
def test_17_fewest_may_be_none_and_most_needs_at_least_one() -> None:
    board = "R@a1 G@a2 R@f5 G@f6 R@k9+t G@k10+t"
    assert hit(board, "bad_season_1") == ["a1", "f5"]
    assert hit(board, "fire_1") == []
    match = calamity(board, "bad_season_1")
    assert tiles(match) == "X@a1 X@a2 X@f5 X@f6 R@k9+t G@k10+t"
    match = calamity(board, "fire_1")
    assert tiles(match) == board


@pytest.mark.rule("HY-P2-08", "HY-RUIN-01", "HY-GEO-05")
def test_18_a_two_storey_house_is_one_house_and_both_its_tiles_are_gone() -> None:
    match = calamity("R2@d5+o R@d6 G@j1", "earthquake_2", R={"supply": 10})
    play(match, "lose d5", "done")
    assert (at(match, "d5"), at(match, "d6")) == ("X", "R")
    assert (seat(match, "R")["supply"], stock(match, "oven")) == (10, 20)


@pytest.mark.rule("HY-P2-12", "HY-P3-03")
def test_19_locusts_keep_a_block_from_being_inspected() -> None:
    board = "R@d5+o R@d6 G@e5 R@j9+t G@k9 R@b11 G@b12+o"
    match = calamity(board, "locusts_2")
    assert doc(match)["invaded"] == ["d5"]
    assert asked(match) == "R inspect"
    assert offers(match) == ["inspect j9", "inspect b11"]
    assert ruled(match, "inspect d5") == "E_BLOCK_NOT_ELIGIBLE HY-P3-03"


@pytest.mark.rule("HY-P2-12")
def test_next_turn_the_invaded_block_is_compared_again() -> None:
    match = calamity("R@d5+o R@d6 G@e5", "locusts_2")
    while doc(match)["turn"] == 2:
        play(match, "done" if asked(match).endswith("spend") else offers(match)[0])
    assert doc(match)["invaded"] == []


@pytest.mark.rule("HY-P2-11", "HY-P2-08")
def test_56_each_player_chooses_the_own_losses_in_turn_order() -> None:
    board = "R@c5 R@d5 R@c6 R@d6 G@e5 G@f5 G@e6 G@f6 G@g6"
    match = calamity(board, "earthquake_2", active="G")
    assert ruled(match, "lose c5", by=0) == "E_NOT_YOUR_TURN HY-TURN-02"
    assert ruled(match, "lose c5") == "E_BAD_LOSS HY-P2-11"
    play(match, "lose e5", "lose f5")
    assert refused(match, "lose e6") == "E_BAD_LOSS"
    play(match, "done")
    assert asked(match) == "R lose"
    play(match, "lose c5")
    assert refused(match, "done") == "E_BAD_LOSS"
    assert refused(match, "lose c5") == "E_BAD_LOSS"
    play(match, "lose d5", "done")
    assert tiles(match) == "X@c5 X@d5 X@e5 X@f5 R@c6 R@d6 G@e6 G@f6 G@g6"


@pytest.mark.rule("HY-INFO-05")
def test_a_choice_of_losses_can_be_undone_until_it_is_confirmed() -> None:
    match = calamity("R@c5 R@d5 R@c6 R@d6 G@e5", "earthquake_2")
    play(match, "lose c5", "lose d5")
    match.undo(0)
    match.undo(0)
    assert at(match, "c5") == "R"
    play(match, "lose c6", "lose d6", "done")
    assert at(match, "c6") == "X"


@pytest.mark.rule("HY-P2-14", "HY-P2-05", "HY-P2-10")
def test_57_blocks_and_losses_are_fixed_when_the_card_is_revealed() -> None:
    board = "R@b2 R@b3 P@a2>b2 P@a3>b3 R@j5 G@j6 P@k5>j5 P@k6>j6"
    match = calamity(board, "sacrifice_1")
    play(match, "lose b2")
    assert at(match, "a2") == ""
    play(match, "done")
    assert tiles(match) == "X@b2 P@a3>b3 R@b3 X@j5 X@j6"


@pytest.mark.rule("HY-P2-08")
@pytest.mark.parametrize(("own", "lost"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (13, 6)])
def test_85_half_is_rounded_down_but_a_single_one_is_lost(own: int, lost: int) -> None:
    assert half(own) == lost


@pytest.mark.rule("HY-P2-08")
def test_85_thirteen_houses_lose_six_and_two_lose_one() -> None:
    red = " ".join(f"R@{column}5" for column in "abcdefghijklm")
    match = calamity(red + " G@a6 G@b6", "earthquake_2")
    assert match.table.stack[-1].held()[3] == 6
    nine = "R@b2 R@d2 R@f2 R@h2 R@j2 R@c2 R@e2 R@g2 R@i2"
    pens = " ".join(f"P@{column}1>{column}2" for column in "bcdefghij")
    match = calamity(f"{nine} {pens} G@b12", "volcano_2", mode="expert")
    assert match.table.stack[-1].held()[3] == 4


@pytest.mark.rule("HY-P2-08", "HY-P2-15")
def test_36_half_of_the_cattle_is_lost_and_the_pens_stay() -> None:
    red = "R@b2 R@c2 R@d2 R@e2 R@f2 P@b1>b2+c P@c1>c2+c P@d1>d2+c P@e1>e2+c P@f1>f2+c"
    board = f"{red} G@g2 P@g1>g2+c B@h2 B@j9"
    match = calamity(board, "drought_2", mode="expert", stock={"cattle": 0})
    assert match.table.stack[-1].held()[3] == 2
    play(match, "lose b1", "lose d1")
    assert asked(match) == "R lost"
    play(match, "done")
    assert stock(match, "cattle") == 3
    assert (at(match, "b1"), at(match, "g1"), at(match, "c1")) == ("P>b2", "P>g2", "P>c2+c")


EXPERT_BLOCK = "R@c4+o+v R@d4+o+v R@e4+o R@f4 P@c3>c4+c P@d3>d4+c P@e3>e4+c P@f3>f4 G@j9 G@j10 G@j11 G@j12 G@i9"


@pytest.mark.rule("HY-P2-15", "HY-EXP-12", "HY-P2-08")
def test_58_volcano_wolves_and_epidemic_take_pieces_and_leave_houses() -> None:
    match = calamity(EXPERT_BLOCK, "volcano_1", mode="expert", stock={"pen": 0, "cattle": 0})
    play(match, "lose c3", "lose d3", "done")
    assert (stock(match, "pen"), stock(match, "cattle"), at(match, "c4")) == (2, 2, "R+o+v")
    match = calamity(EXPERT_BLOCK, "wolves_2", mode="expert", stock={"oven": 0})
    play(match, "lose c4", "done")
    assert (stock(match, "oven"), at(match, "c4")) == (1, "R+v")
    match = calamity(EXPERT_BLOCK, "epidemic_2", mode="expert", stock={"villager": 0})
    play(match, "lose d4", "done")
    assert (stock(match, "villager"), at(match, "d4")) == (1, "R+o")


@pytest.mark.rule("HY-GEO-12", "HY-GEO-13", "HY-P2-04")
def test_68_the_size_of_a_block_counts_houses_not_storeys_nor_pens() -> None:
    board = "R2@c3 G2@c4 P@b3>c3 P@b4>c4 P@d3>c3 R@j5 R@j6 G@j7"
    assert hit(board, "drought_1", mode="expert") == ["c3"]
    assert hit(board, "drought_2", mode="expert") == ["j5"]


@pytest.mark.rule("HY-P2-06", "HY-GEO-12")
def test_47_uninhabited_ruins_are_neither_hit_nor_compared() -> None:
    assert hit("X@a1 R@d5 R@d6 G@j5 G@j6 G@j7", "earthquake_1") == ["d5"]


@pytest.mark.rule("HY-P2-12", "HY-P2-18", "HY-P3-03")
def test_81_locusts_stay_with_the_block_whatever_is_built_there() -> None:
    match = village(
        "R@d5 G@e5 R@j9 G@j10 G@j11",
        phase="p3_window",
        turn=2,
        invaded=["d5"],
        R={"hand": ["house", "oven"]},
    )
    play(match, "build house house", "house d6", "build oven oven", "oven d5", "done")
    assert asked(match) == "R return"
    assert doc(match)["inspected"] == ["j9"]
    assert seat(match, "R")["hand"] == []


@pytest.mark.rule("HY-P2-03", "HY-P2-17", "HY-EXH-04")
def test_93_a_used_calamity_lies_under_the_deck_for_all_to_know() -> None:
    match = calamity("R@d5 R@d6 G@e5", "tornado_2", R={"hand": ["oven", "pen"]})
    play(match, "lose d5", "done")
    deck = doc(match)["deck"]
    assert len(deck["cards"]) == 12
    assert (deck["cards"][-1], deck["known"][-1]) == ("tornado_2", 65535)
    assert symbols(seat(match, "R")["hand"]) == "oven pen"


@pytest.mark.rule("HY-MODE-08", "HY-P2-02")
def test_55_the_forecast_shows_the_calamity_from_the_start_of_the_turn_but_not_in_turn_1() -> None:
    match = village("R@d5 G@e5", phase="p4_marker", turn=1, deck=["fire_2"], options={"calamity_forecast": True})
    assert doc(match)["turn"] == 2
    assert doc(match)["deck"]["known"][0] == 65535
    match = village("R@d5 G@e5", phase="p4_marker", turn=1, deck=["fire_2"])
    assert doc(match)["turn"] == 2
    assert "known" not in doc(match)["deck"]
    match = village("R@d5 G@e5", phase="p1_step1", turn=1, deck=["fire_2"], options={"calamity_forecast": True})
    assert "known" not in doc(match)["deck"]


@pytest.mark.rule("HY-P2-19")
def test_with_no_inhabited_block_nothing_happens() -> None:
    match = calamity("X@a1 X@d5", "earthquake_1", players="RG")
    assert tiles(match) == "X@a1 X@d5"
    assert doc(match)["turn"] > 2 or doc(match)["phase"] != "p2_calamity"


@pytest.mark.rule("HY-P2-11")
def test_a_player_in_several_hit_blocks_settles_them_in_the_order_of_their_founding() -> None:
    board = "R@a1 R@a2 R@f5 R@f6 G@k9 G@k10"
    match = calamity(board, "earthquake_1", blocks=["f5", "a1", "k9"])
    assert offers(match) == ["lose f5", "lose f6"]
    play(match, "lose f5")
    assert offers(match) == ["lose a1", "lose a2"]
    play(match, "lose a1", "done")
    assert asked(match) == "G lose"


CRITERIA = "R@a1+t G@a2 R@a4+o G@a5 R@a7 G@a8 P@b7>a7 R@f1 R@f2 G@f3 R2@f5 R@f6 G@f7"
"""Blocks of two houses with a totem (a1), an oven (a4), a pen (a7); of three, plain (f1) and storeyed (f5)."""


@pytest.mark.rule("HY-COMP-07", "HY-P2-04")
@pytest.mark.parametrize(
    ("cards", "struck"),
    [
        ("bad_season_2", "a1"),
        ("fire_1", "a4"),
        ("sacrifice_1", "a7"),
        ("tornado_1", "f5"),
        ("bad_season_1", "a4 f1 f5 a7"),
        ("fire_2", "a1 f1 f5 a7"),
        ("sacrifice_2", "a1 f1 a4 f5"),
        ("tornado_2", "a1 f1 a4 a7"),
        ("earthquake_1 drought_1 epidemic_2 locusts_1 raiders_2 volcano_1 wolves_2", "a1 a4 a7"),
        ("earthquake_2 drought_2 epidemic_1 locusts_2 raiders_1 volcano_2 wolves_1", "f1 f5"),
    ],
)
def test_every_criterion_finds_its_blocks(cards: str, struck: str) -> None:
    for card in cards.split():
        assert sorted(hit(CRITERIA, card, mode="expert")) == sorted(struck.split())
