"""Positions: what they leave out, what they refuse, and that a document is the table."""

from __future__ import annotations

import json

import pytest

from tests.games.council_of_shadows.positions import asked, deal, doc, of, play, position, short, table
from vestige.games.council_of_shadows import GAME
from vestige.kernel.document import document, restore
from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain


def test_left_alone_a_position_begins_with_the_buy_phase() -> None:
    match = position()
    assert asked(match) == "p1 buy"
    t = table(match)
    assert (t.round, len(t.ai_deck), [len(pile) for pile in t.tech_piles], len(t.light)) == (1, 17, [6, 6], 18)
    assert [len(pile) for pile in t.sectors] == [10, 11, 10]


def test_cards_on_areas_leave_the_starting_hand() -> None:
    match = position({"areas": {"area_2": ["start_gems"]}})
    assert "start_gems" not in of(match)["hand"]
    assert len(of(match)["hand"]) == 5


def test_a_pile_given_lies_on_top_and_a_short_one_is_all_there_is() -> None:
    match = position(piles={"pile_1": ["s1_06"], "pile_2": short("s2_01")})
    assert doc(match)["piles"]["pile_1"]["cards"][0] == "s1_06"
    assert len(doc(match)["piles"]["pile_1"]["cards"]) == 10
    assert doc(match)["piles"]["pile_2"]["cards"] == ["s2_01"]


def test_a_short_pile_stays_short_when_the_document_is_read_again() -> None:
    match = position(piles={"pile_2": short("s2_01")}, light=short(), ai_deck=short())
    again = restore(GAME, json.loads(json.dumps(document(match.table))))
    assert document(again) == document(match.table)


@pytest.mark.parametrize(
    ("seat", "rest", "key"),
    [
        ({"energie": 3}, {}, "seat[0].energie"),
        ({"consumption": 19}, {}, "seat[0].consumption"),
        ({"cubes": {"s1_01_1": 1}}, {}, "seat[0].cubes.s1_01_1"),
        ({"cubes": {"s1_01_1": 4}}, {"tiles": {"grey_1": "s1_01"}}, "seat[0].cubes.s1_01_1"),
        ({"hand": ["ai_nothing"]}, {}, "seat[0].hand"),
        ({"areas": {"area_9": []}}, {}, "seat[0].areas.area_9"),
        ({"leader": "nobody_knows"}, {}, "seat[0].leader"),
        ({"stations": {"extraction": "red"}}, {}, "seat[0].stations.extraction"),
        ({}, {"tiles": {"grey_1": "s2_01"}}, "tiles.grey_1"),
        ({}, {"tiles": {"beige_1": "s1_01"}}, "tiles.beige_1"),
        ({}, {"tiles": {"grey_1": "s1_01", "grey_2": "s1_01"}}, "tiles.grey_2"),
        ({}, {"order": ["p1", "p1"]}, "order"),
        ({}, {"market": ["ai_sail"] * 9}, "market"),
        ({}, {"nonsense": 1}, "nonsense"),
    ],
)
def test_a_bad_position_is_refused_with_its_key(seat: dict[str, Plain], rest: dict[str, Plain], key: str) -> None:
    with pytest.raises(BadInput) as caught:
        position(seat, **rest)
    assert caught.value.where["key"] == key


@pytest.mark.parametrize(
    "seat",
    [
        {"leader": "zoe"},
        {"upgrades": ["range_1_3"]},
        {"hand": ["ai_sail"], "areas": {"area_1": ["ai_sail"]}},
        {"areas": {"extra_gate": ["start_gems"]}},
        {"bonus": ["light_flat", "light_flat_2", "light_ai_cards", "light_ai_cards_2", "light_sector_1"]},
    ],
)
def test_pieces_that_do_not_go_together_are_refused(seat: dict[str, Plain]) -> None:
    with pytest.raises(BadInput) as caught:
        position(seat)
    assert caught.value.code == "position-broken"


def test_a_question_that_does_not_fit_the_pieces_is_refused() -> None:
    with pytest.raises(BadInput):
        position(question=[{"step": "automa_turn"}], players=1)


def test_equal_positions_have_equal_documents() -> None:
    one = position({"energy": 4}, {"energy": 9}, order=["p1", "p2"])
    other = position({"energy": 4, "stacked": 0}, {"energy": 9, "stacked": 0}, order=["p1", "p2"])
    assert doc(one) == doc(other)


def test_a_game_continues_from_its_document() -> None:
    match = deal(2, b"x", module_1_stations=True, module_2_leaders=True)
    play(match, "leader ava")
    again = restore(GAME, json.loads(json.dumps(document(match.table))))
    assert document(again) == document(match.table)
    assert again.options(again.asked()[0]) == match.table.options(match.table.asked()[0])
