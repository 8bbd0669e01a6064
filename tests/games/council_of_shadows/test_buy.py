"""Phase 1: purchases, payment, upgrades."""

import pytest

from tests.games.council_of_shadows.positions import (
    RICH,
    asked,
    doc,
    gems,
    of,
    offers,
    play,
    position,
    purse,
    refused,
    ruled,
    short,
    told,
    track,
)
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

MARKET = [
    "ai_expedition_1",
    "ai_settler",
    "ai_saver_2",
    "ai_saver_3",
    "ai_probe_2",
    "ai_drill_2",
    "ai_ark_1",
    "ai_sail",
]


def shop(letters: str, **rest: Plain) -> Match:
    """p1 may buy with these gems."""
    return position({"gems": purse(letters), **rest}, market=MARKET)


@pytest.mark.rule("CS-PAY-01", "CS-PAY-02", "CS-PAY-03", "CS-PAY-05")
@pytest.mark.parametrize(("paid", "left"), [("1 1 0", "AGTT"), ("0 2 0", "AATT"), ("1 0 1", "AGGT"), ("0 1 1", "AAGT")])
def test_ex_01_each_payment_is_taken_without_change(paid: str, left: str) -> None:
    match = shop("AAGGTT")
    play(match, f"buy ai_expedition_1 {paid}")
    assert gems(match) == left


@pytest.mark.rule("CS-PAY-01", "CS-PAY-03")
def test_ex_01_two_transparent_gems_pay_too_and_wrong_payments_are_refused() -> None:
    match = shop("AAGGTT")
    assert ruled(match, "buy ai_expedition_1 2 0 0") == "CS_ERR_CANNOT_PAY CS-PAY-03"
    assert refused(match, "buy ai_expedition_1 0 0 1") == "CS_ERR_CANNOT_PAY"
    assert ruled(match, "buy ai_expedition_1 2 1 0") == "CS_ERR_OVERPAY CS-PAY-03"
    play(match, "buy ai_expedition_1 0 0 2")
    assert gems(match) == "AAGG"


@pytest.mark.rule("CS-BUY-01", "CS-BUY-02")
def test_ex_02_two_cards_and_an_upgrade_then_no_fourth_purchase() -> None:
    options = {"module_2_leaders": True}
    tiles = {"grey_1": "s1_01"}
    zoe = {"gems": RICH, "leader": "zoe"}
    match = position(zoe, market=MARKET, options=options, tiles=tiles, question=[_buy(), *_rest()])
    play(match, "buy ai_settler 1 0 0", "buy ai_saver_2 1 0 0", "upgrade range_1_2 0 1 0")
    assert asked(match) == "p1 buy"
    assert offers(match) == ["settle s1_01_1 1", "settle s1_01_2 1", "done"]
    for fourth in ("buy ai_sail 1 0 1", "upgrade energy_1 2 0 0"):
        assert ruled(match, fourth) == "CS_ERR_PURCHASE_LIMIT CS-BUY-02"


def _buy() -> dict[str, Plain]:
    return {"step": "buy", "seat": "p1", "bought": 0, "zoe": 0}


def _rest() -> list[dict[str, Plain]]:
    return [{"step": "level_check", "seat": "p1"}, {"step": "buy_phase", "turn": 1}]


@pytest.mark.rule("CS-BUY-02", "CS-BUY-07", "CS-FLOW-02")
def test_purchases_are_optional_and_the_third_ends_the_turn_by_itself() -> None:
    match = shop("AAAAA")
    play(match, "done")
    assert asked(match) == "p2 buy"
    match = shop("AAAAA")
    play(match, "buy ai_settler 1 0 0", "buy ai_saver_2 1 0 0", "buy ai_saver_3 2 0 0")
    assert asked(match) == "p2 buy"
    assert refused(match, "buy ai_sail 1 0 1", by=0) == "CS_ERR_NOT_YOUR_TURN"


@pytest.mark.rule("CS-BUY-02")
def test_without_gems_nobody_is_asked() -> None:
    match = shop("")
    assert asked(match) == "p2 buy"


@pytest.mark.rule("CS-BUY-03", "CS-BUY-04", "CS-BUY-06", "CS-UPG-06", "CS-PAY-05")
def test_ex_08_buying_in_the_two_player_round() -> None:
    deck = ["ai_reactor", "ai_foundry"]
    match = position(market=MARKET, ai_deck=short(*deck))
    events = play(match, "buy ai_settler 1 0 0", "upgrade range_1_2 0 1 0")
    assert told(events, "market_filled") != []
    assert (gems(match), len(of(match)["hand"]), of(match)["energy"]) == ("", 7, 1)
    assert match.table.reach(0, 0) == 2  # type: ignore[attr-defined]  # a Council
    assert asked(match) == "p2 buy"
    play(match, "buy ai_saver_2 1 0 0", "done")
    assert (gems(match, 2), len(of(match, 2)["hand"])) == ("G", 7)
    assert doc(match)["market"][1:3] == deck


@pytest.mark.rule("CS-BUY-04")
def test_a_card_that_came_into_the_market_may_be_bought_at_once() -> None:
    match = position({"gems": purse("AA")}, market=MARKET, ai_deck=short("ai_outpost_1"))
    play(match, "buy ai_settler 1 0 0", "buy ai_outpost_1 1 0 0")
    assert {"ai_settler", "ai_outpost_1"} <= set(of(match)["hand"])


@pytest.mark.rule("CS-BUY-03", "CS-BUY-05")
def test_ex_79_an_empty_deck_leaves_the_slot_empty() -> None:
    match = position({"gems": purse("AA")}, market=["ai_settler", *MARKET[2:], "ai_probe_1"], ai_deck=short())
    play(match, "buy ai_settler 1 0 0")
    assert doc(match)["market"][0] == "none"
    assert ruled(match, "buy ai_settler 1 0 0") == "CS_ERR_NOT_IN_MARKET CS-BUY-03"


@pytest.mark.rule("CS-PAY-02", "CS-PAY-04", "CS-PAY-05")
def test_ex_80_a_higher_gem_by_choice() -> None:
    match = shop("AT")
    assert offers(match, "buy")[:2] != []
    assert [line for line in offers(match, "buy") if "settler" in line] == [
        "buy ai_settler 1 0 0",
        "buy ai_settler 0 0 1",
    ]
    play(match, "buy ai_settler 0 0 1")
    assert gems(match) == "A"
    assert len(of(match)["hand"]) == 7


@pytest.mark.rule("CS-PAY-04")
def test_the_default_comes_first_and_keeps_the_highest_gems() -> None:
    match = shop("AAGGTT")
    ways = [line.split(" ", 2)[2] for line in offers(match, "buy") if "expedition" in line]
    assert ways == ["1 1 0", "0 2 0", "1 0 1", "0 1 1", "0 0 2"]


@pytest.mark.rule("CS-PAY-03")
def test_ex_74_one_gem_pays_for_one_gem() -> None:
    match = shop("T")
    assert refused(match, "buy ai_saver_3 0 0 1") == "CS_ERR_CANNOT_PAY"
    match = shop("AT")
    play(match, "buy ai_saver_3 1 0 1")
    assert gems(match) == ""


@pytest.mark.rule("CS-UPG-01", "CS-UPG-02", "CS-UPG-06")
def test_ex_65_an_upgrade_is_bought_once() -> None:
    match = shop("GTT", upgrades=["range_1_2"])
    assert ruled(match, "upgrade range_1_2 0 1 0") == "CS_ERR_UPGRADE_OWNED CS-UPG-02"
    play(match, "upgrade range_1_3 0 0 1")
    assert of(match)["energy"] == 1
    assert of(match)["upgrades"] == ["range_1_2", "range_1_3"]


@pytest.mark.rule("CS-UPG-06", "CS-UPG-07")
def test_ex_43_range_3_needs_range_2() -> None:
    match = shop("GTT")
    assert ruled(match, "upgrade range_2_3 0 0 1") == "CS_ERR_RANGE_ORDER CS-UPG-06"
    play(match, "upgrade range_2_2 0 1 0", "upgrade range_2_3 0 0 1")
    assert of(match)["energy"] == 2
    assert [match.table.reach(0, area) for area in range(3)] == [1, 3, 1]  # type: ignore[attr-defined]  # a Council


@pytest.mark.rule("CS-UPG-01", "CS-UPG-05")
@pytest.mark.parametrize(("place", "paid", "energy"), [("1", "2 0 0", 3), ("2", "0 2 0", 6), ("3", "0 0 2", 9)])
def test_extra_energy_comes_at_once_and_only_once(place: str, paid: str, energy: int) -> None:
    match = shop("AAAGGGTTT")
    play(match, f"upgrade energy_{place} {paid}")
    assert of(match)["energy"] == energy
    assert refused(match, f"upgrade energy_{place} {paid}") == "CS_ERR_UPGRADE_OWNED"


@pytest.mark.rule("CS-UPG-01", "CS-UPG-03", "CS-UPG-08", "CS-LEAD-11")
def test_ex_78_terraforming_in_any_order_and_at_once() -> None:
    zoe = {"gems": purse("AT"), "leader": "zoe"}
    tiles = {"pink_1": "s3_04", "grey_1": "s1_01"}
    match = position(zoe, options={"module_2_leaders": True}, tiles=tiles, market=MARKET)
    assert ruled(match, "settle s3_04_2 1") == "CS_ERR_TERRAFORM CS-PLACE-02"
    play(match, "upgrade terraform_red 1 0 1")
    assert gems(match) == ""
    assert "settle s3_04_2 1" in offers(match)
    assert refused(match, "settle s3_04_1 1") == "CS_ERR_TERRAFORM"
    play(match, "settle s3_04_2 1")
    assert of(match)["cubes"] == {"s3_04_2": 1}


@pytest.mark.rule("CS-BUY-07", "CS-FLOW-06", "CS-LVL-03", "CS-LVL-08")
def test_ex_37_a_level_in_the_buy_phase_comes_with_done() -> None:
    match = position({"energy": 38, "consumption": 40, "gems": purse("AAAA")}, {"gems": {}}, market=MARKET)
    play(match, "upgrade energy_1 2 0 0")
    assert track(match) == (0, 41, 40)
    play(match, "done")
    assert track(match) == (1, 1, 40)
    assert asked(match) == "p1 dark_tech"
    assert gems(match, 2) == "G"
    play(match, offers(match)[-1])
    while asked(match) != "p2 buy":
        play(match, offers(match)[-1])
    assert "upgrade range_1_2 0 1 0" in offers(match)


@pytest.mark.rule("CS-ERR-02")
def test_the_number_of_purchases_comes_before_the_thing_and_the_payment_last() -> None:
    zoe = {"gems": purse("AG"), "leader": "zoe", "upgrades": ["range_1_2"]}
    question = [{"step": "buy", "seat": "p1", "bought": 3, "zoe": 0}, *_rest()]
    tiles = {"grey_1": "s1_01"}
    match = position(zoe, options={"module_2_leaders": True}, tiles=tiles, market=MARKET, question=question)
    assert refused(match, "buy ai_reactor 0 1 0") == "CS_ERR_PURCHASE_LIMIT"
    assert refused(match, "upgrade range_1_2 0 1 0") == "CS_ERR_PURCHASE_LIMIT"
    match = shop("AG", upgrades=["range_1_2"])
    assert refused(match, "buy ai_reactor 9 9 9") == "CS_ERR_NOT_IN_MARKET"
    assert refused(match, "upgrade range_1_2 9 9 9") == "CS_ERR_UPGRADE_OWNED"
    assert refused(match, "upgrade range_2_3 9 9 9") == "CS_ERR_RANGE_ORDER"
    assert refused(match, "buy ai_sail 9 9 9") == "CS_ERR_OVERPAY"
    assert refused(match, "buy ai_sail 1 1 0") == "CS_ERR_CANNOT_PAY"


@pytest.mark.rule("CS-ERR-04")
def test_powers_of_modules_and_leaders_that_are_not_there() -> None:
    match = position({"gems": RICH}, tiles={"grey_1": "s1_01"}, market=MARKET)
    assert ruled(match, "station extraction grey 1 1 0") == "CS_ERR_MODULE_OFF CS-STN-01"
    assert ruled(match, "upgrade range_ava_2 0 1 0") == "CS_ERR_MODULE_OFF CS-LEAD-12"
    assert ruled(match, "settle s1_01_1 1") == "CS_ERR_MODULE_OFF CS-LEAD-11"
