"""The advanced start and artefacts to take home."""

from __future__ import annotations

import pytest

from tests.games.magnastorm.positions import asked, doc, hold, levels, play, position, reputation, seat_of, table
from vestige.games.magnastorm import GAME
from vestige.games.magnastorm.components import ARTEFACTS
from vestige.games.magnastorm.setup import order_by_artefacts
from vestige.kernel.errors import BadInput
from vestige.kernel.match import Match, new_match
from vestige.kernel.values import Plain

ADVANCED = {"advanced": True}
GOLD = [card for card in ARTEFACTS if card.startswith("a3")]


def advanced(*collections: list[str], seed: bytes = b"x") -> Match:
    seats: list[dict[str, Plain]] = [{"artefacts": cards} for cards in collections]
    return new_match(GAME, len(collections), ADVANCED, seats, seed=seed)


@pytest.mark.rule("MS-ART-02", "MS-ART-04", "MS-ART-05", "MS-ART-06", "MS-ART-07", "MS-AMB-05", "MS-AMB-32")
def test_example_24_the_advanced_start() -> None:
    match = advanced(["a206", "a207"], ["a212", "a104"], ["a115", "a101"])
    assert table(match).order == (0, 1, 2)
    assert asked(match) == "p1 setup_column"
    play(match, "column c1", "column c2", "column c3", "track red", "track blue")
    assert asked(match) == "p1 turn"
    assert levels(match, "p1") == {"red": 1, "green": 2}, "green was left; its second level gives a cube"
    assert hold(match, "p1") == "ggg"
    assert (hold(match, "p2"), hold(match, "p3")) == ("uuu", "kk"), "no cube for position 3"
    assert reputation(match) == [0, 1, 1]
    assert levels(match, "p3") == {"red": 1, "green": 1}


@pytest.mark.rule("MS-ART-07", "MS-DEC-21")
def test_a_level_of_the_advanced_start_may_ask_for_a_cube() -> None:
    match = advanced(["a307", "a308"], ["a101", "a102"])
    play(match, "column c1", "column c2", "track green", "track red")
    assert asked(match) == "p1 any"
    assert levels(match, "p1") == {"red": 2}
    play(match, "cube purple")
    assert levels(match, "p1") == {"red": 3}
    assert hold(match, "p1") == "ggu"


@pytest.mark.rule("MS-ART-06")
def test_of_equal_cards_lots_decide() -> None:
    orders = {table(advanced(["a101", "a102"], ["a101", "a102"], seed=bytes([n]))).order for n in range(20)}
    assert orders == {(0, 1), (1, 0)}
    match = position(players=3, options={"advanced": True})
    t = table(match)
    t.artefacts = [(0, 32), (10, 32), (0, 34)]
    order_by_artefacts(t)
    assert t.order == (2, 1, 0)


@pytest.mark.rule("MS-ART-04", "MS-AMB-39")
def test_example_73_the_advanced_start_is_refused_to_who_owns_one() -> None:
    seats: list[dict[str, Plain]] = [{"artefacts": ["a101"]}, {"artefacts": ["a102", "a103"]}]
    with pytest.raises(BadInput) as refusal:
        GAME.check_setup(2, ADVANCED, seats)
    assert refusal.value.where["rule"] == "MS-ART-04"
    GAME.check_setup(2, {}, seats)


@pytest.mark.rule("MS-AMB-39", "MS-ART-05", "MS-ART-08")
def test_who_brings_none_is_lent_two_of_silver() -> None:
    match = advanced([], ["a301", "a302", "a303"], seed=b"lent")
    lent, own = (doc(match)["seat"][n] for n in (0, 1))
    assert [card[1] for card in lent["drawn"]] == ["2", "2"]
    assert len(own["drawn"]) == 2
    assert set(own["drawn"]) < {"a301", "a302", "a303"}
    assert own["artefacts"] == ["a301", "a302", "a303"], "they stay in the collection"


@pytest.mark.rule("MS-ART-03", "MS-AMB-31", "MS-ART-01")
def test_nobody_draws_an_artefact_twice() -> None:
    def gold(owned: list[str], seed: str) -> list[str]:
        match = position(
            players=2,
            seed=seed,
            p1={**seat_of("", 5), "artefacts": owned},
            question=[{"step": "final"}],
        )
        found: list[str] = doc(match)["seat"][0]["keepsake"]
        return found

    assert gold(GOLD[:-1], "01") == GOLD[-1:]
    assert gold(GOLD, "02") == []
    assert len({gold([], f"{n:02x}")[0] for n in range(30)}) > 10
