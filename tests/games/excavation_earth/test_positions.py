"""Documents: complete both ways, and refused with key and reason where they are wrong."""

from random import Random

import pytest

from tests.games.excavation_earth.positions import begin, deal, seat
from vestige.games.excavation_earth import GAME
from vestige.kernel.document import document, restore, state_hash
from vestige.kernel.errors import BadInput
from vestige.kernel.playout import Tally, playout
from vestige.kernel.values import Plain


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_saved_table_is_the_same_when_loaded(players: int) -> None:
    t = begin(deal(players, b"saved")).table
    source = Random(players)
    while t.stack:
        assert state_hash(restore(GAME, document(t))) == state_hash(t)
        playout(t, source, Tally(), 7)


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
        ({"tiles": ["grant"]}, "position-count", "tiles"),
        ({"deck": {"cards": SEALS[:1]}, "discard": {"cards": SEALS[:1]}}, "position-pieces", "deck.cards"),
        ({"seat": [seat(reserve=23)]}, "position-range", "seat[0].reserve"),
        ({"seat": [seat(traders={"market_1": 23})]}, "position-pieces", "seat[0].reserve"),
        ({"seat": [seat(hold=["red_fork"] * 6)]}, "position-pieces", "seat[0].hold"),
        ({"seat": [seat(explorers=["market_1"] * 4)]}, "position-pieces", "seat[0].explorers"),
        ({"seat": [seat(ledger={"start": 5})]}, "position-range", "seat[0].ledger"),
        ({"weather": "fine"}, "position-key", "weather"),
    ],
)
def test_a_wrong_position_is_refused_with_its_key(position: dict[str, Plain], code: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        restore(GAME, {"players": 2, **position})
    assert (caught.value.code, caught.value.where["key"]) == (code, key)
