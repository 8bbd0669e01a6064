"""Setup for every number of players, options, civilizations."""

import pytest

from tests.games.council_of_shadows.positions import START, asked, deal, doc, gems, of, offers, play, position, table
from vestige.games.council_of_shadows import GAME
from vestige.kernel.errors import BadInput
from vestige.kernel.view import view

DARK = {1: 4, 2: 4, 3: 6, 4: 8}


@pytest.mark.rule("CS-SETUP-02", "CS-SETUP-03", "CS-SETUP-04", "CS-SETUP-05", "CS-SETUP-06", "CS-SETUP-07")
@pytest.mark.rule("CS-COMP-05", "CS-COMP-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ex_77_setup_in_numbers(players: int) -> None:
    t = table(deal(players))
    assert [len(pile) for pile in t.sectors] == [8, 11, 10]
    assert set(doc(deal(players))["tiles"]) == {"grey_1", "grey_2"}
    assert len(t.market) == 8
    assert min(t.market) >= len(START)
    assert len(t.ai_deck) == 17
    assert [len(pile) for pile in t.tech_piles] == [6, 6]
    assert len(t.tech_box) == 4
    assert len(t.light) == 18


@pytest.mark.rule("CS-SETUP-08", "CS-PC-2", "CS-PC-3", "CS-PC-4", "CS-STN-02", "CS-SOLO-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("stations", [False, True])
def test_ex_77_one_dark_card_for_every_person_the_rest_unseen(players: int, stations: bool) -> None:
    t = table(deal(players, module_1_stations=stations))
    assert len(t.dark) == DARK[players] + stations - players
    assert [len(pile) for pile in t.bonus] == [1] * players + [0] * (t.seats - players)
    names = {GAME.ids("bonus")[card] for pile in (t.dark, *t.bonus) for card in pile.cards}
    assert ("dark_stations" in names) == stations
    assert ("dark_galaxy_brown" in names) == (players > 2)
    assert ("dark_galaxy_yellow" in names) == (players > 3)


@pytest.mark.rule("CS-SETUP-10", "CS-SETUP-11", "CS-SETUP-12", "CS-SETUP-14", "CS-SETUP-15", "CS-COMP-07", "CS-PC-5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ex_77_everybody_starts_alike(players: int) -> None:
    match = deal(players)
    for number in range(1, players + 1):
        row = of(match, number)
        assert row["hand"] == list(START)
        assert gems(match, number) == "AG"
        assert (row["consumption"], row["energy"], row["level"]) == (20, 0, 0)
        assert row["upgrades"] == []
        assert [table(match).reach(number - 1, area) for area in range(3)] == [1, 1, 1]
        assert table(match).own_areas(number - 1) == [0, 1, 2]


@pytest.mark.rule("CS-SETUP-13", "CS-SETUP-14", "CS-ORD-04")
def test_start_slots_follow_the_tokens() -> None:
    orders = set()
    for seed in range(12):
        t = table(deal(3, bytes([seed])))
        orders.add(t.order)
        assert [t.stacked[seat] for seat in t.order] == [0, 1, 2]
    assert len(orders) > 3


@pytest.mark.rule("CS-SETUP-01", "CS-COMP-01", "CS-COMP-02", "CS-COMP-03", "CS-PC-2", "CS-PC-3", "CS-PC-4")
def test_the_board_has_six_eight_or_ten_galaxies() -> None:
    names = {n: {GAME.ids("galaxy")[g] for g in table(deal(n)).count.open} for n in (1, 2, 3, 4)}
    assert names[1] == names[2] == {"grey", "orange", "blue", "red", "green", "pink"}
    assert names[3] == names[2] | {"beige", "brown"}
    assert names[4] == names[3] | {"turquoise", "yellow"}
    assert len(GAME.ids("space")) == 31
    assert GAME.box.sizes == [2, 5, 3, 2, 3, 3, 3, 3, 3, 4]
    assert list(zip(GAME.box.high, GAME.box.low, strict=True))[5] == (9, 4)


@pytest.mark.rule("CS-SETUP-16", "CS-SETUP-17", "CS-LEAD-01", "CS-STN-01")
def test_modules_are_used_only_when_chosen() -> None:
    assert asked(deal()).endswith("buy")
    assert asked(deal(module_2_leaders=True)).endswith("choose_leader")
    assert asked(deal(module_2_leaders=True, module_1_stations=True)).endswith("choose_leader")
    assert "leader" in of(deal())
    assert of(deal())["leader"] == "nobody"


@pytest.mark.rule("CS-SETUP-18", "CS-PLAN-10")
def test_screens_are_an_option_of_the_table() -> None:
    assert deal().table.setup.options["screens"] is True
    assert deal(screens=False).table.setup.options["screens"] is False


@pytest.mark.rule("CS-SETUP-09", "CS-INFO-01", "CS-BON-01")
def test_everybody_sees_the_own_dark_card_and_no_other() -> None:
    match = deal(3)
    for seat in range(3):
        seen = view(match.table, seat).document()["seat"]
        assert [row["bonus"]["cards"] == ["?"] for row in seen] == [other != seat for other in range(3)]


@pytest.mark.rule("CS-OV-05", "CS-COMP-10")
def test_a_civilization_is_a_colour_and_the_level_has_no_end() -> None:
    match = deal(3, seats=[{"civilization": "takrill"}, {}, {}])
    colours = [GAME.colour(match.table.setup, seat) for seat in range(3)]
    assert colours == ["purple", "red", "green"]
    with pytest.raises(BadInput):
        deal(2, seats=[{"civilization": "avry"}, {"civilization": "avry"}])
    high = position({"level": 5, "energy": 30, "consumption": 20}, question=[{"step": "level_check", "seat": "p1"}])
    assert of(high)["level"] == 6


@pytest.mark.rule("CS-SOLO-03")
def test_the_automa_is_blue_and_blue_is_not_offered() -> None:
    match = deal(1)
    assert [GAME.colour(match.table.setup, seat) for seat in (0, 1)] == ["red", "blue"]
    with pytest.raises(BadInput):
        deal(1, seats=[{"civilization": "automatos"}])


@pytest.mark.rule("CS-COMP-08")
def test_gems_and_cubes_never_run_out() -> None:
    many = {"anthracite": 40, "gold": 30, "transparent": 30}
    match = position({"gems": many, "areas": {"area_1": ["start_gems"]}}, question=[_act()])
    assert of(match)["gems"] == {"anthracite": 42, "gold": 31, "transparent": 30}


def _act() -> dict[str, str]:
    return {"step": "act", "seat": "p1", "area": "area_1"}


@pytest.mark.rule("CS-COMP-09")
def test_only_ai_cards_have_a_cost() -> None:
    cards = GAME.box.cards
    assert [sum(card.cost) for card in cards[:6]] == [0] * 6
    assert all(1 <= sum(card.cost) <= 2 for card in cards[6:])
    assert [card.consumption for card in cards[:6]] == [3, 6, 3, 3, 3, 0]


@pytest.mark.rule("CS-INFO-02")
def test_everything_but_bonus_cards_and_piles_is_public() -> None:
    match = deal(2)
    play(match, offers(match)[0])
    seen = view(match.table, None).document()
    for number, row in enumerate(seen["seat"], 1):
        own = of(match, number)
        for key in ("gems", "hand", "areas", "upgrades", "techs", "energy", "consumption", "level"):
            assert row[key] == own[key]
    assert len(seen["piles"]["pile_2"]["cards"]) == 11
    assert set(seen["piles"]["pile_2"]["cards"]) == {"?"}
