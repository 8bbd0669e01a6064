"""The box, the options and the set-up."""

from collections import Counter

import pytest

from tests.commands import doc
from tests.games.hoyuk.positions import symbols
from vestige.games.hoyuk import GAME
from vestige.games.hoyuk.components import own_box
from vestige.kernel.errors import BadInput
from vestige.kernel.match import Match, new_match
from vestige.kernel.values import Plain

BOX = own_box()
PILES = ("oven", "totem", "pen", "houses", "height", "cattle", "villagers")


def deal(players: int, seed: bytes = b"", seats: list[dict[str, Plain]] | None = None, **options: Plain) -> Match:
    return new_match(GAME, players, options, seats, seed=seed)


def counted(match: Match, *piles: str) -> dict[str, int]:
    """Cards by symbol on these piles together."""
    found: Counter[str] = Counter()
    for name in piles:
        found.update(symbols(doc(match)["piles"][name]["cards"]).split())
    return dict(found)


@pytest.mark.rule("HY-COMP-01", "HY-SETUP-04")
def test_the_pieces_of_the_box() -> None:
    assert BOX.pieces == (25, 40, 20, 20, 20, 20, 1)
    assert (len(BOX.clans), len(BOX.calamities), len(BOX.cards), len(BOX.tiles)) == (5, 24, 70, 15)


@pytest.mark.rule("HY-COMP-02", "HY-GEO-01", "HY-SETUP-07")
def test_the_building_area_has_13_by_13_cells_and_is_empty_at_first() -> None:
    assert (BOX.grid.cells[0], BOX.grid.cells[-1], len(BOX.grid.cells)) == ("a1", "m13", 169)
    assert doc(deal(2))["village"] == []


@pytest.mark.rule("HY-COMP-05")
def test_ten_basic_tiles_and_five_of_the_expert_game() -> None:
    assert Counter(tile.id.split("_")[1] for tile in BOX.tiles if tile.mode == 0) == {
        "totem": 3,
        "oven": 3,
        "pen": 3,
        "choice": 1,
    }
    assert Counter(tile.id.split("_")[1] for tile in BOX.tiles if tile.mode == 2) == {
        "cattle": 2,
        "villager": 2,
        "shaman": 1,
    }


@pytest.mark.rule("HY-COMP-06", "HY-MODE-07", "HY-SETUP-05")
def test_53_a_pooled_deal_mixes_all_seventy_cards() -> None:
    match = deal(2, mode="expert", aspect_deal="pooled")
    assert [len(doc(match)["piles"][name]["cards"]) for name in PILES] == [10] * 7
    assert counted(match, *PILES) == {
        "totem": 11,
        "oven": 11,
        "pen": 11,
        "joker": 9,
        "house": 8,
        "cattle": 10,
        "villager": 10,
    }
    assert any(
        {"cattle", "villager"} & set(counted(deal(2, bytes([s]), mode="expert", aspect_deal="pooled"), "oven"))
        for s in range(5)
    )


@pytest.mark.rule(
    "HY-SETUP-01", "HY-SETUP-03", "HY-SETUP-05", "HY-SETUP-06", "HY-SETUP-08", "HY-SETUP-09", "HY-MODE-02"
)
def test_r25_set_up_of_a_classic_game() -> None:
    match = deal(3, b"seed")
    assert list(doc(match)["piles"]) == ["oven", "totem", "pen"]
    assert counted(match, "oven", "totem", "pen") == {"totem": 7, "oven": 7, "pen": 7, "joker": 3, "house": 6}
    calamities = doc(match)["deck"]["cards"]
    assert len(calamities) == 12
    assert {name.rsplit("_", 1)[0] for name in calamities} == {
        "earthquake",
        "tornado",
        "bad_season",
        "sacrifice",
        "locusts",
        "fire",
    }
    dealt = [row["tile"] for row in doc(match)["seat"]]
    tiles = [*doc(match)["tile_stack"]["cards"], *dealt]
    assert len(tiles) == 10
    assert not [name for name in tiles if name.split("_")[1] in ("cattle", "villager", "shaman")]
    assert doc(match)["stock"] == {"pen": 40, "oven": 20, "totem": 20, "cattle": 0, "villager": 0}
    assert [(row["points"], row["hand"], row["supply"]) for row in doc(match)["seat"]] == [(0, [], 25)] * 3
    assert match.hash() == deal(3, b"seed").hash()


@pytest.mark.rule("HY-SETUP-08")
def test_every_player_can_be_drawn_as_first_player() -> None:
    assert {doc(deal(3, bytes([seed])))["first"] for seed in range(20)} == {"p1", "p2", "p3"}


@pytest.mark.rule("HY-MODE-03", "HY-INT-01", "HY-INT-02", "HY-SETUP-05")
def test_51_set_up_of_an_intermediate_game() -> None:
    match = deal(4, mode="intermediate")
    assert list(doc(match)["piles"]) == list(PILES[:5])
    assert counted(match, *PILES[:3]) == {"totem": 7, "oven": 7, "pen": 7, "joker": 3, "house": 6}
    assert counted(match, *PILES[3:5]) == {"totem": 4, "oven": 4, "pen": 4, "joker": 6, "house": 2}
    assert len(doc(match)["deck"]["cards"]) == 12
    assert doc(match)["stock"]["cattle"] == doc(match)["stock"]["villager"] == 0


@pytest.mark.rule("HY-MODE-04", "HY-EXP-01", "HY-EXP-02", "HY-SETUP-04", "HY-SETUP-05")
def test_52_set_up_of_an_expert_game() -> None:
    match = deal(2, mode="expert")
    assert [len(doc(match)["piles"][name]["cards"]) for name in PILES] == [10] * 7
    assert counted(match, "cattle", "villagers") == {"cattle": 10, "villager": 10}
    assert len(doc(match)["deck"]["cards"]) == 24
    assert len(doc(match)["tile_stack"]["cards"]) + 2 == 15
    assert doc(match)["stock"] == {"pen": 40, "oven": 20, "totem": 20, "cattle": 20, "villager": 20}
    assert "+s" not in " ".join(doc(match)["village"])


@pytest.mark.rule("HY-MODE-05", "HY-MODE-06", "HY-END-01")
def test_54_five_players_have_20_houses_unless_they_choose_and_short_games_15() -> None:
    assert [row["supply"] for row in doc(deal(5))["seat"]] == [20] * 5
    assert [row["supply"] for row in doc(deal(5, houses_per_player=25))["seat"]] == [25] * 5
    assert [row["supply"] for row in doc(deal(3, houses_per_player=15))["seat"]] == [15] * 3


@pytest.mark.rule("HY-MODE-01")
def test_one_of_three_modes_is_chosen() -> None:
    assert [option.values for option in GAME.options if option.id == "mode"] == [("classic", "intermediate", "expert")]
    with pytest.raises(BadInput):
        deal(2, mode="master")


@pytest.mark.rule("HY-SETUP-02")
def test_clans_are_chosen_drawn_or_given_and_never_twice() -> None:
    match = deal(3, seats=[{"clan": "uelb"}, {}, {"clan": "random"}])
    clans = [row["clan"] for row in doc(match)["seat"]]
    assert clans[0] == "uelb"
    assert len(set(clans)) == 3
    left_open = [doc(deal(2, bytes([seed]), [{}, {"clan": "random"}]))["seat"] for seed in range(30)]
    for seat in (0, 1):
        assert len({row[seat]["clan"] for row in left_open}) == 5
    with pytest.raises(BadInput):
        deal(2, seats=[{"clan": "uelb"}, {"clan": "uelb"}])


@pytest.mark.rule("HY-SETUP-02")
def test_a_clans_colour_is_the_seats_colour() -> None:
    setup = GAME.check_setup(3, None, [{"clan": "uelb"}, {"clan": "teoiv"}, {"clan": "enuaj"}])
    assert [GAME.colour(setup, seat) for seat in range(3)] == ["blue", "purple", "yellow"]


@pytest.mark.rule("HY-COMP-04", "HY-COMP-07", "HY-COMP-08")
def test_cards_differ_by_their_symbol_alone_and_calamities_have_a_criterion_and_an_effect() -> None:
    assert {card.id.split("_")[1] for card in BOX.cards} == set(GAME.ids("symbol"))
    for calamity in BOX.calamities:
        flood = calamity.id.startswith("flood")
        assert (calamity.pick == 2) == flood
        assert (calamity.lose < 0) == (flood or calamity.id.startswith("locusts"))


@pytest.mark.rule("HY-INFO-06")
def test_the_same_seed_and_the_same_decisions_give_the_same_game() -> None:
    one, other = deal(4, b"x", mode="expert"), deal(4, b"x", mode="expert")
    for _ in range(60):
        seat = one.table.asked()[0]
        words = GAME.encode(one.table.options(seat)[-1])
        one.play(seat, words)
        other.play(seat, words)
    assert one.hash() == other.hash()
