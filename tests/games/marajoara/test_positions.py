"""Positions written by hand, and an owner's corrected components: what is wrong is refused with key and reason."""

import re
import tomllib
from copy import deepcopy
from pathlib import Path

import pytest

from tests.commands import play
from tests.games.marajoara.positions import A, museum, position, score
from vestige.games.marajoara import GAME
from vestige.kernel.components import printed
from vestige.kernel.document import restore
from vestige.kernel.errors import BadInput
from vestige.kernel.match import match_from_position
from vestige.kernel.values import Plain

TOO_MANY = {"board": {f"{letter}{row}": "G1" for letter in "abcdefgh" for row in (1, 2)}}


@pytest.mark.parametrize(
    ("wrong", "code", "key"),
    [
        ({"board": {"z9": "Y1"}}, "position-key", "board.z9"),
        ({"board": {"a1": "Y7"}}, "position-id", "board.a1"),
        (TOO_MANY, "position-pieces", "board.g1"),
        ({"board": {"a1": "Y1.3", "a2": "Y1.3"}}, "position-pieces", "board.a2"),
        ({"cart": ["Y1"] * 6}, "position-count", "cart"),
        ({"cart": "Y1"}, "position-type", "cart"),
        ({"tokens": {"a1": A}}, "position-key", "tokens.a1"),
        ({"tokens": {"c4": "orange"}}, "position-id", "tokens.c4"),
        ({"active": "p3"}, "position-id", "active"),
        ({"wind": 3}, "position-key", "wind"),
        ({"round": 15}, "position-range", "round"),
        ({"players": 1, "round": 61}, "position-range", "round"),
        ({"jumper": "c4"}, "position-id", "jumper"),
        ({"captured": "Y1"}, "position-key", "captured"),
        ({"picked": ["red_1"]}, "position-key", "picked"),
        ({"removed": ["Y1"]}, "position-count", "removed"),
        ({"seat": [{"vases": 1, "museum_tokens": ["showcase_1"]}, {}]}, "position-id", "seat[0].museum_tokens"),
        ({"seat": [{"storage": {"grey": [1]}}, {}]}, "position-key", "seat[0].storage.grey"),
        ({"seat": [{"storage": {"blue": ["R1"]}}, {}]}, "position-id", "seat[0].storage.blue[0]"),
        ({"seat": [{"storage": {"blue": [1, 1, 1, 1]}}, {}]}, "position-count", "seat[0].storage.blue"),
        ({"seat": [{"vases": 6}, {}]}, "position-range", "seat[0].vases"),
        ({"seat": [{"discs": {"red": 10}}, {}]}, "position-range", "seat[0].discs.red"),
        ({"seat": [{"lost_tokens": 5}, {}]}, "position-pieces", "seat[0].museum_tokens"),
        ({"seat": [{"discs": {"red": 9}}, {}], "ends": {"red": ["p2"]}}, "position-count", "ends.red"),
    ],
)
def test_a_wrong_position_is_refused_with_key_and_reason(wrong: dict[str, Plain], code: str, key: str) -> None:
    with pytest.raises(BadInput) as refusal:
        restore(GAME, {"players": 2, **wrong})
    assert (refusal.value.code, refusal.value.where["key"]) == (code, key)


@pytest.mark.rule("MJ-DIG-04")
def test_three_discs_cannot_stand_on_a_last_step() -> None:
    with pytest.raises(BadInput, match="ends"):
        position("", *[museum(discs={"red": 9})] * 3, players=3)


def test_a_place_with_a_piece_on_it_has_lost_its_dig_token() -> None:
    match = position("", museum("Y[1,1,1]", vases=1, restored="frag_sum_4"))
    found = restore(GAME, match.record()["start"]).body()["seat"][0]
    assert found["museum_tokens"] == []


def corrected(*path: Plain, value: Plain) -> dict[str, Plain]:
    """The printed components with one datum changed."""
    data = deepcopy(printed("vestige.games.marajoara"))
    inner: Plain = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("dice", "highest"), 8, "dice.highest"),
        (("dice", "colours", 0, "count"), 15, "dice.colours"),
        (("board", "ropes", 0, "spaces"), ["z9"], "board.ropes"),
        (("workshop", "fragments", 0, "beside"), ["frag_lost"], "workshop.fragments[0].beside"),
        (("costs", "fund"), "two", "costs.fund"),
        (("costs", "bribe"), 1, "costs.bribe"),
    ],
)
def test_wrong_components_are_refused_with_their_key(path: tuple[Plain, ...], value: Plain, key: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.with_components(corrected(*path, value=value))
    assert (refusal.value.code, refusal.value.where["key"]) == ("components", key)


@pytest.mark.rule("MJ-COMP-10")
def test_an_owners_correction_is_played_by() -> None:
    game = GAME.with_components(corrected("museum", "showcase", 2, "vp", value=4))
    match = match_from_position(game, {"seat": [museum("Y[2,–,–] R[1,–,–]", vases=2), {}]})
    play(match, "exhibit red_1")
    assert score(match) == 2 + 4


def test_the_example_of_the_manual_can_be_played() -> None:
    page = Path(__file__).parents[3] / "docs" / "positions.md"
    (example,) = re.findall(r"## Marajoara\n.*?```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    match = match_from_position(GAME, tomllib.loads(example))
    play(match, "capture c2 c4", "raise captured")
    assert match.table.broken() is None
