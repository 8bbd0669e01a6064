"""Any document can be read on a screen."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from vestige.cli.terminal.board import drawn, line, things
from vestige.cli.terminal.voice import Voice
from vestige.kernel.shelf import Shelf
from vestige.kernel.values import Plain
from vestige.texts.texts import for_game

TIDE = Shelf()["tide"]
VOICE = Voice(TIDE, for_game(TIDE, "fr"), {})


def shown(what: RenderableType) -> list[str]:
    screen = Console(width=60)
    with screen.capture() as page:
        screen.print(what)
    return [row.rstrip() for row in page.get().splitlines()]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (True, "oui"),
        (7, "7"),
        ([], "–"),
        (["?", "?", "?", "a", "?"], "?×3 a ?"),
        ({"red": 1, "dark_blue": [2, 2]}, "red 1, dark blue 2×2"),
        (["B3.7", "", "", "B3.9"], "B3 ·×2 B3"),
    ],
)
def test_a_value_in_one_line(value: Plain, said: str) -> None:
    assert line(VOICE, value) == said


def test_a_board_is_drawn_by_columns_and_rows() -> None:
    board = {"a1": "B6.2", "b1": "R1", "c1": "R3", "d1": "R2", "a3": "G2", "d3": "G1.11"}
    assert shown(drawn(VOICE, board)) == [
        "    a   b   c   d",
        " 1  B6  R1  R3  R2",
        " 2  ·   ·   ·   ·",
        " 3  G2  ·   ·   G1",
    ]


def test_a_few_spaces_are_listed() -> None:
    assert shown(drawn(VOICE, {"c4": "purple", "f5": "black", "a1": "black"})) == ["c4 purple, f5 black, a1 black"]


def test_what_is_empty_is_left_out_and_tables_nest() -> None:
    rows = shown(things(VOICE, {"hand": {"cards": ["x", "x"]}, "none": [], "store": {"red": [1], "blue": [2]}}))
    assert rows == ["hand  x×2", "store red  1", "      blue 2"]


def test_a_list_of_tables_is_drawn_one_below_the_other() -> None:
    assert shown(drawn(VOICE, [{"id": "a", "n": 1}, {"id": "b", "n": 2}])) == ["id a, n 1", "id b, n 2"]
