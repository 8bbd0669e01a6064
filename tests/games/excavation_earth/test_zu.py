"""Alone against Zu: setup, rounds, turns, result."""

import pytest

from tests.commands import asked, doc, offers, play, told
from tests.games.excavation_earth.positions import asking, begin, deal, hand, of, seat, table, zu
from vestige.games.excavation_earth import GAME
from vestige.kernel.match import Match, match_from_position
from vestige.kernel.values import Plain

TILES = ["grant", "press", "fence"]


def alone(step: str, you: dict[str, Plain] | None = None, own: dict[str, Plain] | None = None, **rest: Plain) -> Match:
    """A solo table before this step."""
    return asking(step, you or seat("red_seal_1"), own or {}, players=1, **rest)


@pytest.mark.rule("EE-SOLO-01", "EE-SOLO-02", "EE-SOLO-04", "EE-SOLO-03")
def test_c24_setup_as_for_two() -> None:
    match = begin(deal(1, factions=("aquilla",)))
    t = table(match)
    assert (len(t.deck), len(t.forecast)) == (60 - 6 - 3, 3)
    assert [len(pile) for pile in t.black_market] == [2] * 5
    assert sum(t.sites) == 15
    assert (t.credits, len(t.hands), len(t.travel)) == ([8, 8], 1, 1)
    assert "explorers" not in of(match, 2)


@pytest.mark.rule("EE-SOLO-05", "EE-SETUP-05")
def test_c24_zu_has_an_initiative_of_its_own() -> None:
    assert table(deal(1, factions=("aquilla",))).order == (0, 1)
    assert table(deal(1, factions=("kutu_kuti",))).order == (1, 0)


@pytest.mark.rule("EE-SOLO-06", "EE-SOLO-08", "EE-SOLO-10")
def test_b61_zu_plays_ten_cards_in_every_round() -> None:
    match = begin(deal(1, seed=b"zu", factions=("aquilla",)))
    revealed: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while match.table.stack:
        round_of = table(match).round
        line = "pass" if "pass" in offers(match) else offers(match)[0]
        for key, *values in told(play(match, line), "zu_card", "round_began"):
            if key == "round_began":
                round_of = values[0]
            else:
                revealed[round_of].append(values[0])
    assert [len(cards) for cards in revealed.values()] == [10, 10, 10]
    kinds = [sorted(table(match).box.zu_kind[card] for card in cards) for cards in revealed.values()]
    assert kinds[0] == [0, 0, 0, 1, 1, 2, 3, 4, 4, 5]
    assert len(set(revealed[2]) & set(revealed[1])) == 3
    assert len(set(revealed[3]) & set(revealed[2])) == 3


@pytest.mark.rule("EE-SOLO-09")
def test_b69_your_draft_alone() -> None:
    match = alone("preparation", seat("red_seal_1"))
    assert (asked(match), len(offers(match))) == ("p1 keep", 9)
    play(match, offers(match)[0], offers(match)[1])
    assert len(offers(match)) == 5
    play(match, offers(match)[0], offers(match)[1])
    assert len(hand(match)) == 1 + 6, "the last two stay without a question"
    assert asked(match) != "p1 keep"
    assert len(doc(match)["discard"]["cards"]) == 3


@pytest.mark.rule("EE-SOLO-10")
def test_c37_zu_goes_on_when_you_have_passed() -> None:
    left = [0, 0, 4, 0, 0, 0, 0]
    match = alone("next_turn", seat("red_seal_1", passed=True), zu={"left": left}, order=["p1", "p2"])
    assert sum(of(match, 2)["envoys"].values()) == 4
    assert doc(match)["round"] == 2


@pytest.mark.rule("EE-SOLO-10")
def test_zu_stops_between_two_actions_when_its_deck_is_empty() -> None:
    match = alone("next_turn", zu={"left": [0, 0, 1, 0, 0, 0, 0]}, active="p1", order=["p1", "p2"])
    assert sum(of(match, 2)["envoys"].values()) == 1
    assert of(match, 2)["passed"]
    assert asked(match) == "p1 act"


@pytest.mark.rule("EE-SOLO-11", "EE-SCO-01")
def test_centres_are_scored_between_you_and_zu() -> None:
    match = alone("scoring", seat("red_seal_1", envoys={"left": 1}), {"envoys": {"left": 2, "right": 1}})
    assert (of(match)["ledger"].get("majorities", 0), of(match, 2)["ledger"]["majorities"]) == (0, 10)


@pytest.mark.rule("EE-SOLO-12", "EE-PREP-09", "EE-AMB-19")
def test_d14_a_marker_puts_you_first() -> None:
    with_marker = alone("preparation", seat("red_seal_1", marker=1), order=["p2", "p1"])
    assert doc(with_marker)["order"] == ["p1", "p2"]
    without = alone("preparation", seat("red_seal_1"), order=["p2", "p1"])
    assert doc(without)["order"] == ["p2", "p1"]


@pytest.mark.rule("EE-SOLO-13", "EE-SOLO-14")
@pytest.mark.parametrize(("yours", "won"), [(190, False), (191, True)])
def test_b70_only_more_than_zu_is_a_victory(yours: int, won: bool) -> None:
    spirals, forks = ["yellow_spiral", "green_spiral", "red_spiral"], ["yellow_fork", "green_fork", "purple_fork"]
    own = {"credits": 160, "gallery": [*spirals, *forks, "orange_eye"], "hold": ["green_fork", "red_eye"]}
    match = alone("scoring", seat("red_seal_1", credits=yours), own, round=3, tiles=TILES)
    result = match.table.result()
    assert result is not None
    assert result.scores == (yours, 160 + 20 + 10)
    assert (result.kind == "won") is won


@pytest.mark.rule("EE-SOLO-07", "EE-GAL-04")
def test_c36_zu_gains_no_card_for_a_column() -> None:
    own = {"gallery": ["green_spiral", "green_fork", "green_wave"]}
    match = zu("zu_excavate_orange_green", own=own, sites={"green_eye": 1}, buyers={"green": 1})
    assert of(match, 2)["columns"] == ["green"]
    assert len(table(match).deck) == 59


@pytest.mark.rule("EE-SOLO-04", "EE-SOLO-07", "EE-INV-03")
def test_zus_crew_is_unlimited_and_its_guards_stay() -> None:
    own = {"traders": {"market_1": 30}, "gallery": ["red_eye"]}
    match = zu("zu_command_hive", own=own)
    assert of(match, 2)["envoys"] == {"right": 1}
    assert of(match, 2)["gallery"] == ["red_eye"]
    assert match.table.broken() is None


@pytest.mark.rule("EE-ZU-FAIL-01", "EE-ZU-SEL-01", "EE-DIF-E2", "EE-DIF-H2")
@pytest.mark.parametrize(("option", "credits"), [("", 10), ("failure_15", 15), ("no_failure_credits", 0)])
def test_b68_failures(option: str, credits: int) -> None:
    match = zu("zu_sell_1", options={option: True} if option else {})
    assert of(match, 2)["ledger"].get("failures", 0) == credits


@pytest.mark.rule("EE-DIF-E1")
def test_zu_may_start_without_credits() -> None:
    assert table(deal(1, no_start_credits=True)).credits == [8, 0]


@pytest.mark.rule("EE-DIF-E4")
@pytest.mark.parametrize(("card", "lost"), [("snipe_1", 1), ("survey_1", 1), ("excavate_popular_1", 1), ("sell_1", 0)])
def test_some_cards_cost_zu_the_next_one(card: str, lost: int) -> None:
    match = zu(f"zu_{card}", options={"discard_extra_card": True}, zu={"left": [0, 0, 3, 0, 0, 0, 0]})
    assert sum(doc(match)["zu"]["left"]) == 3 - lost
    assert len(doc(match)["zu"]["discard"]) == 1 + lost


@pytest.mark.rule("EE-DIF-H4")
@pytest.mark.parametrize(("credits", "score"), [(20, 10), (6, 0)])
def test_leftovers_cost_you_their_value_but_not_more_than_you_have(credits: int, score: int) -> None:
    you = seat("red_seal_1", credits=credits, hold=["red_eye"], container=["green_fork"])
    match = alone("scoring", you, options={"lose_leftovers": True}, round=3, tiles=TILES)
    result = match.table.result()
    assert result is not None
    assert result.scores[0] == score


@pytest.mark.rule("EE-SOLO-10")
def test_a_revealed_card_lies_in_zus_discard_and_nowhere_else() -> None:
    cards = doc(zu("zu_snipe_1"))["zu"]
    assert cards["discard"] == ["zu_snipe_1"]
    assert "zu_snipe_1" not in cards["unseen"]
    assert cards["left"][4] == 1, "one of the two Snipe cards of round 1 is left"
    assert doc(match_from_position(GAME, doc(zu("zu_snipe_1"))))["zu"] == cards
    carried = doc(zu("zu_sell_1", zu={"past": ["zu_sell_1"]}))["zu"]
    assert (carried["discard"], carried["past"], carried["left"][6]) == (["zu_sell_1"], [], 0)
