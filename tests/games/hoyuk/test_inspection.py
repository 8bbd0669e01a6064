"""Phase 3: who takes which aspect card. Phase 4: cards go back, the marker is passed."""

import pytest

from tests.commands import doc, offers, play, refused, ruled
from tests.games.hoyuk.positions import asked, hand, inspecting, letter, pile, seat, symbols, village
from vestige.games.hoyuk import GAME
from vestige.kernel.match import Match

PILES = ("oven", "totem", "pen", "houses", "height", "cattle", "villagers")


def taken(board: str, **rest: object) -> list[str]:
    """Who takes a card of which pile when the only shared block is inspected: each pile has one card, a joker's."""
    mode = str(rest.get("mode", "classic"))
    names = PILES[: {"classic": 3, "intermediate": 5, "expert": 7}[mode]]
    card = {"classic": "oven", "intermediate": "joker", "expert": "villager"}[mode]
    match = inspecting(board, piles={name: [card] for name in names}, **rest)
    empty = [name for name in names if not doc(match)["piles"][name]["cards"]]
    holders = [letter(match, n) for n, row in enumerate(doc(match)["seat"]) for _ in row["hand"]]
    return sorted([*holders, *empty])


@pytest.mark.rule("HY-P3-04", "HY-P3-05", "HY-P3-06", "HY-P3-08", "HY-P3-09", "HY-GEO-07")
def test_r07_the_worked_example_of_three_blocks() -> None:
    board = (
        "R2@b3+o X@c3 R@d3 B@b4+o B@c4+o B@d4 P@a3>b3 P@c5>c4 "
        "B@i3+t B@i4 R@j3+o R@j4 P@k3>j3 P@k4>j4 P@h3>i3 R@f10 R@f11"
    )
    piles = {"oven": ["oven", "joker"], "totem": ["totem"], "pen": ["pen", "house"]}
    match = inspecting(board, piles=piles)
    assert offers(match) == ["inspect b3", "inspect i3"]
    assert refused(match, "inspect f10") == "E_BLOCK_NOT_ELIGIBLE"
    play(match, "inspect b3")
    assert (hand(match, "R"), hand(match, "B")) == ("pen joker house", "oven totem")
    assert doc(match)["inspected"] == ["b3", "i3"]


@pytest.mark.rule("HY-INT-03", "HY-INT-04", "HY-INT-02")
def test_r14_height_tied_gives_no_card_and_most_houses_gives_one() -> None:
    board = "R2@d5 R2@d6 R2@d7 R@d8 G2@e5 G2@e6 G2@e7"
    assert taken(board, mode="intermediate") == ["R", "houses"]
    assert taken(board, mode="classic") == []


@pytest.mark.rule("HY-INT-03", "HY-INT-04")
def test_equal_numbers_of_houses_are_decided_by_storeys() -> None:
    assert taken("R2@d5 R@d6 G@e5 G@e6", mode="intermediate") == ["R", "R", "height", "houses"]
    assert taken("R@d5 R@d6 G@e5 G@e6", mode="intermediate") == []


@pytest.mark.rule("HY-EXP-04", "HY-EXP-05")
def test_r15_cattle_tied_is_decided_by_pens_of_storeyed_houses() -> None:
    board = "B2@d4 P@c4>d4+c R@e4 P@f4>e4+c"
    match = inspecting(board, mode="expert", piles={name: ["cattle"] for name in PILES})
    assert doc(match)["piles"]["cattle"]["cards"] == []
    assert len(seat(match, "R")["hand"]) == 0


@pytest.mark.rule("HY-EXP-06", "HY-EXP-07")
def test_r16_villagers_tied_are_decided_by_those_on_storeyed_houses() -> None:
    match = inspecting("Y2@d4+v R@e4+v", mode="expert", piles={name: ["cattle"] for name in PILES})
    assert doc(match)["piles"]["villagers"]["cards"] == []
    assert len(seat(match, "R")["hand"]) == 0


@pytest.mark.rule("HY-EXP-05", "HY-EXP-07")
def test_cattle_and_villagers_still_tied_give_no_card() -> None:
    board = "R2@d4+v P@c4>d4+c G2@e4+v P@f4>e4+c"
    assert taken(board, mode="expert") == []
    """Storeyed houses elsewhere in the block play no part."""
    board = "R@d4+v P@c4>d4+c R2@d5 G@e4+v P@f4>e4+c"
    match = inspecting(board, mode="expert", piles={name: ["cattle"] for name in PILES})
    left = {name for name in PILES if doc(match)["piles"][name]["cards"]}
    assert left >= {"cattle", "villagers"}


@pytest.mark.rule("HY-P3-06")
def test_20_the_tie_break_looks_at_the_whole_block() -> None:
    assert taken("R@d5+t R2@d6 G@e5+t") == ["R", "totem"]


@pytest.mark.rule("HY-P3-06")
def test_21_a_tie_of_three_that_storeys_do_not_break_gives_no_card() -> None:
    assert taken("R2@d5+o G2@e5+o B@f5+o") == []


@pytest.mark.rule("HY-P3-06")
def test_72_only_tied_players_take_part_in_the_tie_break() -> None:
    assert taken("R@d5+o R@d6+o G@e5+o G2@e6+o B2@f5+o B2@f6 B2@f7") == ["G", "oven"]


@pytest.mark.rule("HY-MODE-10", "HY-P3-06")
def test_71_the_option_decides_ties_by_pieces_at_storeyed_houses() -> None:
    board = "R@d5+t R2@d6 G@e5+t B2@j5+o G@k5+o G2@k6"
    piles = {"oven": ["joker"], "totem": ["joker"], "pen": ["joker"]}
    match = inspecting(board, piles=piles)
    play(match, "inspect d5")
    assert [hand(match, who) for who in "RGB"] == ["joker", "", ""]
    assert (pile(match, "totem"), pile(match, "oven")) == ("", "joker")
    match = inspecting(board, piles=piles, options={"aspect_tie_break": "piece"})
    play(match, "inspect d5")
    assert [hand(match, who) for who in "RGB"] == ["", "", "joker"]
    assert (pile(match, "totem"), pile(match, "oven")) == ("joker", "")


@pytest.mark.rule("HY-MODE-10")
def test_the_option_looks_at_pens_of_storeyed_houses() -> None:
    board = "R@d5 R2@d6 P@c5>d5 G2@e5 G2@e6 P@f5>e5"
    assert taken(board) == ["G", "pen"]
    assert taken(board, options={"aspect_tie_break": "piece"}) == ["G", "pen"]
    board = "R@d5 R2@d6 R2@d7 P@c5>d5 G2@e5 P@f5>e5"
    assert taken(board) == ["R", "pen"]
    assert taken(board, options={"aspect_tie_break": "piece"}) == ["G", "pen"]


@pytest.mark.rule("HY-P3-07", "HY-P4-03")
def test_22_an_empty_pile_gives_nothing_until_it_is_refilled() -> None:
    match = inspecting("R@d5+t G@e5", piles={"totem": []})
    assert hand(match, "R") == ""
    match = village("R@d5+t G@e5", phase="p4_return", piles={"totem": []}, G={"spent": ["oven", "pen"]})
    play(match, "return totem")
    assert pile(match, "totem") == "oven pen"
    match = inspecting("R@d5+t G@e5", piles={"totem": ["oven", "pen"]})
    assert hand(match, "R") == "oven"


@pytest.mark.rule("HY-P3-01", "HY-P3-02", "HY-P3-05")
def test_23_the_order_of_inspection_decides_who_gets_which_card() -> None:
    board = "R@d5+o G@e5 R@j9 G@k9+o"
    for first, cards in (("d5", ("joker", "pen")), ("j9", ("pen", "joker"))):
        match = inspecting(board, piles={"oven": ["joker", "pen"]})
        assert asked(match) == "R inspect"
        play(match, f"inspect {first}")
        assert (hand(match, "R"), hand(match, "G")) == cards


@pytest.mark.rule("HY-P3-02", "HY-P3-03")
def test_74_a_block_is_inspected_once_and_the_last_one_without_a_question() -> None:
    match = inspecting("R@b2 G@b3 R@f5 G@f6 R@j9 G@j10", players="RG")
    play(match, "inspect b2")
    assert asked(match) == "G inspect"
    assert ruled(match, "inspect b2") == "E_BLOCK_DONE HY-P3-02"
    play(match, "inspect f5")
    assert doc(match)["phase"] != "p3_inspect"


@pytest.mark.rule("HY-P3-01", "HY-P3-03")
def test_players_choose_in_turn_from_the_first_player_also_where_they_do_not_live() -> None:
    board = "R@b2 G@b3 R@f5 G@f6 R@j9 G@j10 R@b9 G@b10"
    match = inspecting(board, players="RGB", active="G")
    order = []
    while asked(match).endswith("inspect"):
        order.append(asked(match)[0])
        play(match, offers(match)[0])
    assert order == ["G", "B", "R"]


@pytest.mark.rule("HY-P3-10")
def test_the_aspects_of_a_block_are_settled_in_the_order_of_the_piles() -> None:
    board = "R2@d5+o R@d6+t R@d7+v P@c5>d5+c G@e5 R@j9+o G@j10"
    match = inspecting(board, mode="expert", players="RG")
    events = play(match, "inspect d5")
    order = [GAME.ids("pile")[event.values[1]] for event in events if event.key == "card_won"]
    assert order[:7] == list(PILES)


# ---- phase 4


@pytest.mark.rule("HY-P4-02", "HY-P4-03", "HY-P4-04")
def test_24_all_spent_cards_go_under_one_pile_of_the_mode() -> None:
    match = village("R@d5 G@e5", phase="p4_return", R={"spent": ["oven", "pen", "totem"]})
    assert offers(match) == ["return oven", "return totem", "return pen"]
    assert ruled(match, "return cattle") == "E_NO_SUCH_PILE HY-P4-03"
    before = len(doc(match)["piles"]["oven"]["cards"])
    play(match, "return oven")
    assert len(doc(match)["piles"]["oven"]["cards"]) == before + 3
    assert seat(match, "R")["spent"] == []
    assert not asked(match).endswith("return")


@pytest.mark.rule("HY-P4-06", "HY-P4-07")
def test_25_the_marker_goes_to_another_player() -> None:
    match = village("R@d5 G@e5 B@f5", phase="p4_marker")
    assert offers(match) == ["marker p2", "marker p3"]
    assert ruled(match, "marker p1") == "E_MARKER_SELF HY-P4-06"
    play(match, "marker p3")
    assert (doc(match)["first"], doc(match)["turn"]) == ("p3", 2)
    match = village("R@d5 G@e5", phase="p4_marker")
    assert (doc(match)["first"], doc(match)["turn"]) == ("p2", 2)


@pytest.mark.rule("HY-P4-05", "HY-P3-07", "HY-HELP-05")
def test_94_all_cards_may_lie_in_one_pile() -> None:
    every = ["oven"] * 7 + ["totem"] * 7 + ["pen"] * 7 + ["joker"] * 3 + ["house"] * 6
    match = inspecting("R@d5+o G@e5+t R@d6 P@c5>d5", piles={"oven": every, "totem": [], "pen": []})
    assert (hand(match, "R"), hand(match, "G")) == ("oven", "")
    assert len(doc(match)["piles"]["oven"]["cards"]) == 29


@pytest.mark.rule("HY-P4-01", "HY-P4-02")
def test_the_window_of_phase_4_comes_before_cards_go_back() -> None:
    match = village("R@d5 G@e5", phase="p4_window", R={"hand": ["oven"]}, G={"spent": ["pen"]})
    assert asked(match) == "R spend"
    play(match, "score oven 1 0", "done")
    assert asked(match) == "R return"
    play(match, "return pen")
    assert asked(match) == "G return"


@pytest.mark.rule("HY-P4-04")
def test_packets_of_later_players_go_below() -> None:
    match = village(
        "R@d5 G@e5", phase="p4_return", active="G", R={"spent": ["oven"]}, G={"spent": ["pen"]}, piles={"oven": []}
    )
    play(match, "return oven", "return oven")
    assert pile(match, "oven") == "pen oven"


def cards_of(match: Match, who: str) -> str:
    return symbols(seat(match, who)["hand"])


@pytest.mark.rule("HY-P3-08", "HY-HELP-02")
def test_alone_in_a_block_nobody_wins_cards() -> None:
    match = inspecting("R2@d5+o R@d6+t G@j9+o")
    assert cards_of(match, "R") == cards_of(match, "G") == ""
