"""Excavate (Fouille), storages, samples and crew, Kutu Kuti."""

import pytest

from tests.commands import asked, doc, offers, play, refused, told
from tests.games.excavation_earth.positions import hand, of, position, seat, table
from vestige.games.excavation_earth import GAME
from vestige.kernel.match import Match
from vestige.kernel.values import Plain

YELLOW = ["yellow_west", "yellow_north", "red_south"]
CARD = "yellow_horns_1"
FIVE = ["red_fork", "red_fork", "red_eye", "red_wave", "purple_eye"]


def digger(sites: dict[str, int], *hand: str, **rest: Plain) -> Match:
    """p1 with explorers on two yellow sites and one red one."""
    cards = hand or (CARD,)
    return position(seat(*cards, **{"explorers": YELLOW, **rest}), sites=sites)


@pytest.mark.rule("EE-EXC-01", "EE-EXC-02", "EE-EXC-03", "EE-EXC-04", "EE-MAP-04", "EE-STO-02")
def test_b7_two_relics_come_from_two_sites() -> None:
    match = digger({"yellow_eye": 2, "yellow_wave": 1})
    play(match, f"excavate {CARD}", "dig yellow_eye", "decline")
    assert refused(match, "dig yellow_eye") == "same_site"
    play(match, "dig yellow_wave", "decline")
    assert of(match)["hold"] == ["yellow_eye", "yellow_wave"]
    assert of(match)["container"] == []
    assert doc(match)["sites"] == {"yellow_eye": 1}


@pytest.mark.rule("EE-EXC-01")
def test_b8_the_card_must_have_the_colour_of_the_site() -> None:
    match = digger({"yellow_eye": 1}, "green_horns_1")
    assert refused(match, "excavate green_horns_1") == "colour_mismatch"


@pytest.mark.rule("EE-EXC-02")
def test_without_an_explorer_on_any_site_nothing_is_dug() -> None:
    match = position(seat(CARD, explorers=["market_1", "market_3", "market_4"]), sites={"yellow_eye": 1})
    assert refused(match, f"excavate {CARD}") == "no_explorer"


@pytest.mark.rule("EE-EXC-05")
def test_relics_never_come_from_supply_or_black_market_and_symbols_do_not_matter() -> None:
    match = digger({}, "yellow_seal_1", "yellow_comet_1")
    assert refused(match, "excavate yellow_seal_1") == "relic_not_there"
    match = digger({"yellow_eye": 1}, "yellow_seal_1", "yellow_comet_1")
    assert offers(match, "excavate") == ["excavate yellow_comet_1", "excavate yellow_seal_1"]


@pytest.mark.rule("EE-STO-02", "EE-STO-06", "EE-STO-01")
def test_b9_a_full_hold_stops_digging_even_with_a_free_container() -> None:
    match = digger({"yellow_eye": 1}, hold=FIVE)
    assert refused(match, f"excavate {CARD}") == "hold_full"


@pytest.mark.rule("EE-EXC-02")
def test_b10_one_free_space_takes_one_relic() -> None:
    match = digger({"yellow_eye": 1, "yellow_wave": 1}, hold=FIVE[:4])
    play(match, f"excavate {CARD}", "dig yellow_eye", "decline")
    assert asked(match) != "p1 dig"
    assert doc(match)["sites"] == {"yellow_wave": 1}


@pytest.mark.rule("EE-EXC-02", "EE-TURN-11")
def test_one_relic_is_enough_and_none_is_not() -> None:
    match = digger({"yellow_eye": 1, "yellow_wave": 1}, CARD, "red_horns_1")
    play(match, f"excavate {CARD}")
    assert refused(match, "done") == "no_effect"
    play(match, "dig yellow_eye", "sample", "done")
    assert of(match)["hold"] == ["yellow_eye"]


@pytest.mark.rule("EE-GAL-02", "EE-AMB-38")
def test_b11_a_declined_sample_is_gone_for_this_tile() -> None:
    match = digger({"yellow_eye": 2}, CARD, "yellow_comet_1")
    play(match, f"excavate {CARD}", "decline")
    assert refused(match, "sample") == "E_WRONG_STEP"
    play(match, "excavate yellow_comet_1", "sample")
    assert of(match)["gallery"] == ["yellow_eye"]


@pytest.mark.rule("EE-GAL-02", "EE-GAL-01")
def test_b12_a_guarded_cell_is_not_sampled_again() -> None:
    match = digger({"yellow_eye": 1}, CARD, "red_horns_1", gallery=["yellow_eye"])
    play(match, f"excavate {CARD}")
    assert asked(match) == "p1 act"
    assert of(match)["hold"] == ["yellow_eye"]


@pytest.mark.rule("EE-GAL-04", "EE-GAL-06")
def test_b13_a_full_column_brings_a_card_at_once() -> None:
    three = ["yellow_spiral", "yellow_fork", "yellow_eye"]
    match = position(
        seat(CARD, "red_horns_1", explorers=YELLOW, gallery=three),
        sites={"yellow_wave": 1, "yellow_eye": 1},
        deck={"cards": ["green_seal_1"]},
    )
    play(match, f"excavate {CARD}", "dig yellow_wave")
    assert hand(match) == ["red_horns_1"]
    events = play(match, "sample")
    assert told(events, "drew") == [("drew", 0, GAME.ids("card").index("green_seal_1"))]
    assert (asked(match), hand(match)) == ("p1 dig", ["green_seal_1", "red_horns_1"])
    assert of(match)["columns"] == ["yellow"]


@pytest.mark.rule("EE-GAL-04", "EE-HID-02", "EE-TURN-12")
def test_undo_stops_where_the_card_of_a_column_was_drawn() -> None:
    three = ["yellow_spiral", "yellow_fork", "yellow_eye"]
    match = digger({"yellow_wave": 1, "yellow_eye": 1}, CARD, "red_horns_1", gallery=three)
    play(match, f"excavate {CARD}", "dig yellow_wave")
    assert match.undoable(0) is not None
    play(match, "sample")
    assert match.undoable(0) is None
    play(match, "dig yellow_eye")
    match.undo(0)
    assert asked(match) == "p1 dig"
    assert match.undoable(0) is None


@pytest.mark.rule("EE-GAL-04", "EE-CREW-04", "EE-GAL-03")
def test_b13_a_refilled_column_brings_no_second_card() -> None:
    column = ["yellow_spiral", "yellow_fork", "yellow_eye"]
    rest = {"gallery": [*column, "red_fork"], "columns": ["yellow"], "reserve": 0}
    match = digger({"yellow_wave": 1}, CARD, "red_horns_1", **rest)
    play(match, f"excavate {CARD}", "sample red_fork")
    assert of(match)["gallery"] == [*column, "yellow_wave"]
    assert hand(match) == ["red_horns_1"]


@pytest.mark.rule("EE-CREW-01", "EE-CREW-02", "EE-CREW-03", "EE-GAL-03")
def test_b14_a_guard_moves_only_when_the_reserve_is_empty() -> None:
    guards = ["green_eye", "red_fork"]
    match = digger({"yellow_wave": 1}, CARD, "red_horns_1", gallery=guards, reserve=0)
    play(match, f"excavate {CARD}")
    assert offers(match) == ["sample green_eye", "sample red_fork", "decline"]
    play(match, "sample red_fork")
    assert of(match)["gallery"] == ["yellow_wave", "green_eye"]
    match = digger({"yellow_wave": 1}, CARD, "red_horns_1", gallery=guards, reserve=1)
    play(match, f"excavate {CARD}")
    assert refused(match, "sample red_fork") == "crew_available"
    play(match, "sample")
    assert of(match)["reserve"] == 0


@pytest.mark.rule("EE-GAL-02", "EE-COMP-09")
def test_without_any_cube_no_sample_is_asked_for() -> None:
    match = digger({"yellow_wave": 1}, CARD, "red_horns_1", reserve=0)
    play(match, f"excavate {CARD}")
    assert asked(match) == "p1 act"
    assert of(match)["hold"] == ["yellow_wave"]


@pytest.mark.rule("EE-MAP-05", "EE-MAP-01")
def test_b16_a_double_place_is_dig_site_and_market() -> None:
    stands = ["market_6", "market_1", "red_south"]
    match = position(seat("orange_horns_1", "red_seal_1", explorers=stands), sites={"orange_fork": 1})
    assert {"excavate orange_horns_1", "market red_seal_1"} <= set(offers(match))
    play(match, "excavate orange_horns_1", "decline")
    assert of(match)["hold"] == ["orange_fork"]


def kutu(faction: str, sites: dict[str, int]) -> Match:
    stands = ["red_north", "market_1", "market_4"]
    return position(seat("red_horns_1", "green_horns_1", faction=faction, explorers=stands), sites=sites)


@pytest.mark.rule("EE-FAC-03", "EE-AMB-13")
def test_a10_kutu_kuti_digs_an_adjacent_site_without_an_explorer() -> None:
    match = kutu("kutu_kuti", {"red_fork": 1, "red_spiral": 1, "red_eye": 1})
    play(match, "excavate red_horns_1", "decline")
    assert refused(match, "dig red_eye") == "no_explorer"
    play(match, "dig red_spiral", "decline")
    assert of(match)["hold"] == ["red_fork", "red_spiral"]


@pytest.mark.rule("EE-FAC-03")
def test_a10_kutu_kuti_digs_one_site_twice() -> None:
    match = kutu("kutu_kuti", {"red_fork": 2})
    play(match, "excavate red_horns_1", "decline", "dig red_fork", "decline")
    assert of(match)["hold"] == ["red_fork", "red_fork"]


@pytest.mark.rule("EE-FAC-06", "EE-EXC-03")
def test_b60_the_power_of_another_faction_is_not_yours() -> None:
    stands = ["red_north", "red_south", "market_4"]
    cards = ("red_horns_1", "green_horns_1")
    match = position(
        seat(*cards, faction="gul", explorers=stands), sites={"red_fork": 2, "red_spiral": 1, "red_eye": 1}
    )
    play(match, "excavate red_horns_1", "dig red_fork", "decline")
    assert refused(match, "dig red_fork") == "same_site"
    assert refused(match, "dig red_spiral") == "no_explorer"


@pytest.mark.rule("EE-HID-02", "EE-TURN-12")
def test_every_answer_of_an_action_can_be_taken_back_until_a_card_is_drawn() -> None:
    match = digger({"yellow_eye": 1, "yellow_wave": 1}, CARD, "red_horns_1")
    before = match.hash()
    play(match, f"excavate {CARD}", "dig yellow_eye", "sample", "dig yellow_wave")
    for _ in range(4):
        match.undo(0)
    assert match.hash() == before
    assert table(match).broken() is None
