"""Positions: what may be left out, what is refused, and the way through a document."""

import json

import pytest

from tests.commands import doc, offers, play
from tests.games.hoyuk.positions import asked, blocks, hand, village
from vestige.games.hoyuk import GAME
from vestige.kernel.document import document, restore
from vestige.kernel.errors import BadInput
from vestige.kernel.match import match_from_position


def bad(**position: object) -> str:
    """What is wrong with a position, and where."""
    with pytest.raises(BadInput) as caught:
        match_from_position(GAME, {"players": 2, "seat": [{"clan": "eguor"}, {"clan": "trev"}], **position})
    return f"{caught.value.code} {caught.value.where.get('key')}"


def test_an_empty_position_is_the_first_construction_of_an_empty_village() -> None:
    match = match_from_position(GAME, {"seat": [{"clan": "eguor"}, {}]})
    assert doc(match)["phase"] == "p1_step1"
    assert asked(match) == "R build"
    assert [len(pile["cards"]) for pile in doc(match)["piles"].values()] == [10, 10, 10]


def test_cards_may_be_named_by_symbol_and_piles_by_what_they_hold() -> None:
    match = village("R@d5 G@e5", piles={"oven": ["joker", "pen"]}, R={"hand": ["totem", "totem"]})
    assert hand(match, "R") == "totem totem"
    assert doc(match)["seat"][0]["hand"] == ["aspect_totem_01", "aspect_totem_02"]
    assert doc(match)["piles"]["oven"]["cards"] == ["aspect_joker_01", "aspect_pen_01"]


def test_a_document_of_a_position_gives_the_same_table() -> None:
    match = village("R2@d5+o+v P@c5>d5+c G@e5+s X@e6", mode="expert", R={"hand": ["joker"]}, phase="p1_window")
    again = restore(GAME, json.loads(json.dumps(document(match.table))))
    assert document(again) == document(match.table)


def test_a_position_goes_on_with_the_go_of_the_active_player() -> None:
    match = village("R@d5 G@e5 B@f5", phase="p1_step2", active="B", first="R", B={"tile": "tile_oven_1"})
    assert asked(match) == "B build"
    play(match, *[offers(match, "house")[0]], "oven f5", offers(match, "house")[0])
    play(match, "done")
    assert doc(match)["phase"] != "p1_step2"


def test_blocks_are_numbered_as_founded_or_as_they_are_read() -> None:
    assert blocks(village("R@j9 G@d5")) == ["d5", "j9"]
    assert blocks(village("R@j9 G@d5", blocks=["j9"])) == ["j9", "d5"]


@pytest.mark.parametrize(
    ("village", "wrong"),
    [
        (["Q@d5"], "position-id village"),
        (["R@z5"], "position-id village"),
        (["R@d5", "G@d5"], "position-id village"),
        (["P@d5>e5"], "position-id village"),
        (["P@d5"], "position-id village"),
        (["X2@d5"], "position-id village"),
        (["R@d5+q"], "position-id village"),
        (["R@d5+o+t"], "position-broken /"),
        (["R@d5+c"], "position-broken /"),
        (["R@d5+s", "R@d6+s"], "position-pieces village"),
        ("R@d5", "position-type village"),
        (["V@d5"], "position-id village"),
    ],
)
def test_a_wrong_village_is_refused(village: object, wrong: str) -> None:
    assert bad(village=village, options={"mode": "expert"}) == wrong


def test_other_wrong_things_are_refused_with_their_key() -> None:
    assert bad(nonsense=1) == "position-key nonsense"
    assert bad(phase="p5") == "position-id phase"
    assert bad(stock={"pen": 41}) == "position-range stock.pen"
    assert bad(piles={"cattle": []}) == "position-key piles.cattle"
    assert bad(seat=[{"hand": ["joker"] * 4}]) == "position-pieces seat[0].hand"
    assert bad(seat=[{"supply": 26}]) == "position-range seat[0].supply"
    assert bad(seat=[{"tile": "tile_shaman_1"}]) == "position-id seat[0].tile"
    assert bad(seat=[{"hand": ["aspect_cattle_01"]}]) == "position-id seat[0].hand"
    assert bad(deck=["flood_1"]) == "position-pieces deck.cards"
    assert bad(village=["R@d5+v"]) == "position-pieces stock.villager"
    assert bad(invaded=["a1"]) == "position-id invaded"
    assert bad(discard=["tile_oven_1", "tile_oven_1"]) == "position-broken /"


def test_an_impossible_block_is_refused() -> None:
    assert bad(village=["R@a1", "P@a2>a1", "G@a3"]) == "position-broken /"
    assert bad(village=["R@d5", "R@e4", "R@f5", "R@e6", "P@e5>d5"]) == "position-broken /"
