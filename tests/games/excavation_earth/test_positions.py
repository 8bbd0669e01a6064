"""Documents: complete both ways, and refused with key and reason where they are wrong."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.commands import asked, doc, play
from tests.games.excavation_earth.positions import begin, deal, of, position, seat
from vestige.games.excavation_earth import GAME
from vestige.games.excavation_earth.components import CARDS
from vestige.kernel.document import document, restore, state_hash
from vestige.kernel.errors import BadInput
from vestige.kernel.match import match_from_position
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.values import Plain


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_saved_table_is_the_same_when_loaded(players: int) -> None:
    t = begin(deal(players, b"saved")).table
    source = Quick(players)
    while t.stack:
        assert state_hash(restore(GAME, document(t))) == state_hash(t)
        playout(t, source, Tally(), 7)


def test_left_alone_a_position_begins_with_the_turn_of_the_active_player() -> None:
    p1, p2 = seat("red_seal_1"), seat("red_seal_2")
    assert asked(match_from_position(GAME, {"seat": [p1, p2], "active": "p2"})) == "p2 act"
    assert asked(match_from_position(GAME, {"seat": [p1, p2], "order": ["p2", "p1"]})) == "p2 act"
    assert asked(match_from_position(GAME, {"seat": [p1, {**p2, "passed": True}], "active": "p2"})) == "p1 act"
    pilot = {**p2, "faction": "dal_harrai"}
    assert asked(match_from_position(GAME, {"seat": [p1, pilot], "active": "p2"})) == "p2 free_move"


def test_explorers_left_out_stand_as_at_the_start() -> None:
    match = match_from_position(GAME, {"players": 2})
    assert of(match)["explorers"] == ["market_1", "market_4"]
    assert asked(match) == "p1 third_explorer"


@pytest.mark.rule("EE-TURN-02")
def test_an_explorer_missing_after_round_1_lies_aside() -> None:
    rows = [seat("red_seal_1", explorers=["red_north"]), seat()]
    assert asked(match_from_position(GAME, {"seat": rows})) == "p1 third_explorer"
    assert asked(match_from_position(GAME, {"seat": rows, "round": 2})) == "p1 act"


def test_relics_named_as_removed_are_in_no_supply() -> None:
    match = match_from_position(GAME, {"players": 2, "removed": {"red_eye": 3, "red_fork": 2}})
    supply = doc(match)["supply"]["red"]["cards"]
    assert len(supply) == 13
    assert not any(tile.startswith("red_eye") for tile in supply)
    assert doc(match)["removed"] == {"red_fork": 2, "red_eye": 3}


SEALS = [f"{colour}_seal_{number}" for colour in ("red", "green", "purple") for number in (1, 2)]


@pytest.mark.parametrize(
    ("position", "code", "key"),
    [
        ({"round": 4}, "position-range", "round"),
        ({"queues": [["pink"]]}, "position-id", "queues"),
        ({"queues": [["red"] * 5]}, "position-pieces", "queues"),
        ({"queues": [["red"] * 4, ["red"] * 4, ["red"] * 4]}, "position-pieces", "queues"),
        ({"queues": "red"}, "position-type", "queues"),
        ({"buyers": {"red": 11}}, "position-range", "buyers.red"),
        ({"sites": {"red_eye": 4}}, "position-pieces", "sites"),
        ({"sites": {"red_ear": 1}}, "position-key", "sites.red_ear"),
        ({"supply": {"red": {"cards": ["red_eye_1", "red_eye_1"]}}}, "position-pieces", "supply"),
        ({"round": 2, "tiles": ["grant"]}, "position-count", "tiles"),
        ({"tiles": ["grant", "press", "fence"]}, "position-count", "tiles"),
        ({"order": ["p2"]}, "position-count", "order"),
        ({"order": ["p2", "p2"]}, "position-count", "order"),
        ({"removed": {"red_eye": 4}}, "position-pieces", "sites"),
        ({"seat": [seat(marker=1), seat(marker=1)]}, "position-pieces", "seat[1].marker"),
        ({"deck": {"cards": SEALS[:1]}, "discard": {"cards": SEALS[:1]}}, "position-pieces", "deck.cards"),
        ({"seat": [seat(reserve=23)]}, "position-range", "seat[0].reserve"),
        ({"seat": [seat(traders={"market_1": 23})]}, "position-pieces", "seat[0].reserve"),
        ({"seat": [seat(hold=["red_fork"] * 6)]}, "position-pieces", "seat[0].hold"),
        ({"seat": [seat(explorers=["market_1"] * 4)]}, "position-pieces", "seat[0].explorers"),
        ({"seat": [seat(explorers=["market_1"] * 2)]}, "position-broken", "/"),
        ({"seat": [seat(explorers=[])]}, "position-broken", "/"),
        ({"seat": [seat(), seat(), seat()]}, "position-count", "seat"),
        ({"seat": [seat(ledger={"start": 5})]}, "position-range", "seat[0].ledger"),
        ({"seat": [seat("red_seal_1", picks=["red_seal_2"])]}, "position-broken", "/"),
        ({"seat": [seat("red_seal_1", picks=["red_seal_1"] * 2)]}, "position-broken", "/"),
        ({"unearthed": {"cards": ["red_eye_1"]}}, "position-broken", "/"),
        ({"forecast": SEALS[:3], "cubes": ["p1", "nobody"]}, "position-broken", "/"),
        ({"packs": [{"cards": SEALS[:2]}, {"cards": SEALS[2:4]}]}, "position-broken", "/"),
        ({"question": [{"step": "draft", "left": 1}]}, "position-question", "question"),
        ({"weather": "fine"}, "position-key", "weather"),
    ],
)
def test_a_wrong_position_is_refused_with_its_key(position: dict[str, Plain], code: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        restore(GAME, {"players": 2, **position})
    assert (caught.value.code, caught.value.where["key"]) == (code, key)


def test_the_example_of_the_manual_can_be_played() -> None:
    page = Path(__file__).parents[3] / "docs" / "positions.md"
    (example,) = re.findall(r"## Excavation Earth\n.*?```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    match = match_from_position(GAME, tomllib.loads(example))
    play(match, "excavate green_hive_1", "dig green_eye")
    assert of(match)["hold"] == ["green_wave", "green_eye", "green_eye"]
    assert match.table.broken() is None


@pytest.mark.parametrize(
    ("zu", "code", "key"),
    [
        ({"left": [9, 0, 0, 0, 0, 0, 0]}, "position-range", "zu.left"),
        ({"left": [0, 0, 0, 0, 0, 0, 1]}, "position-range", "zu.left"),
        ({"left": [1]}, "position-count", "zu.left"),
        ({"past": ["zu_sell_1"], "discard": ["zu_sell_1"]}, "position-pieces", "zu.unseen"),
        ({"deck": ["zu_sell_1"]}, "position-key", "zu.deck"),
    ],
)
def test_cards_zu_cannot_have_are_refused(zu: dict[str, Plain], code: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        restore(GAME, {"players": 1, "zu": zu})
    assert (caught.value.code, caught.value.where["key"]) == (code, key)


@pytest.mark.rule("EE-SOLO-06", "EE-SOLO-08")
@pytest.mark.parametrize(("number", "unseen"), [(1, 24), (2, 14), (3, 7)])
def test_left_out_zus_deck_of_the_round_is_complete(number: int, unseen: int) -> None:
    zu = document(restore(GAME, {"players": 1, "round": number, "active": "p1"}))["zu"]
    assert (sum(zu["left"]), len(zu["unseen"]), zu["discard"]) == (10, unseen, [])
    assert len(set(zu["unseen"] + zu["past"])) == len(zu["unseen"] + zu["past"])


@pytest.mark.rule("EE-SOLO-06")
def test_what_lies_in_zus_discard_is_no_longer_in_its_deck() -> None:
    discard: list[Plain] = ["zu_sell_1", "zu_snipe_2"]
    zu = document(restore(GAME, {"players": 1, "active": "p1", "zu": {"discard": discard}}))["zu"]
    assert zu["left"] == [3, 2, 1, 0, 1, 1, 0]
    assert not set(discard) & set(zu["unseen"])


def test_a_plan_of_too_few_seats_or_without_its_pack_is_refused() -> None:
    plan = document(deal(2, draft_starting_hands=True).table)
    (frame, *rest) = plan["question"]
    alone = {**plan, "question": [{**frame, "lanes": frame["lanes"][:1]}, *rest]}
    empty = {**plan, "packs": [], "deck": {}}
    for wrong, code, key in (
        (alone, "position-count", "question[0].lanes"),
        (empty, "position-question", "question[0].lanes[0].question"),
    ):
        with pytest.raises(BadInput) as caught:
            restore(GAME, wrong)
        assert (caught.value.code, caught.value.where["key"]) == (code, key)


@pytest.mark.parametrize("cards", [[], ["yellow_seal_1", "yellow_hive_2"]])
def test_a_short_deck_holds_the_cards_named_and_no_others(cards: list[str]) -> None:
    match = position(seat("yellow_horns_1"), deck={"cards": cards, "short": True})
    kept = doc(match)["deck"]
    assert (kept["cards"], kept["short"]) == (cards, True)
    again = match_from_position(GAME, doc(match))
    assert again.hash() == match.hash()


def test_a_deck_that_is_not_short_holds_every_other_card() -> None:
    match = position(seat("yellow_horns_1"), deck=["yellow_seal_1"])
    assert len(doc(match)["deck"]["cards"]) == CARDS - 1
    assert "short" not in doc(match)["deck"]
