"""An owner's components: wrong files are refused with key and reason."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from vestige.games.magnastorm import GAME
from vestige.kernel.errors import BadInput


def changed(*path: Any, to: Any) -> dict[str, Any]:
    data = deepcopy(GAME.components)
    row: Any = data
    for key in path[:-1]:
        row = row[key]
    row[path[-1]] = to
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("limits", "rounds"), 5),
        (("limits", "wings"), 2),
        (("count", 0, "values"), [2, 5]),
        (("colours", "research"), ["green", "red", "blue", "turquoise"]),
        (("board", "side4", "lines", 0, "ends"), ["s1_inner"]),
        (("board", "side4", "lines", 36, "slot"), "t23_main"),
        (("board", "side4", "areas", 0, "colours"), ["red", "red"]),
        (("board", "side23", "slots", 0, "sector"), "s9"),
        (("centre", "start_1"), [["s4", "s5", "s6"]]),
        (("panel", "move_cost"), [[1, 1]]),
        (("panel", "side4", 0), ["none"]),
        (("research", "red"), ["none"] * 11),
        (("objectives", "sector", 0, "removal"), [2, 3]),
        (("commanders", "admin", 0, "loss"), 5),
        (("artefacts", "cards", 0, "metal"), "lead"),
    ],
)
def test_a_wrong_file_is_refused(path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises(BadInput):
        GAME.with_components(changed(*path, to=value))


def test_an_owner_may_correct_numbers() -> None:
    edition = GAME.with_components(changed("player_board", "labs", 2, to=[0, 1]))
    assert edition.custom
    assert edition.box.lab_cost[2] == [0, 1]
    assert edition.fingerprint() != GAME.fingerprint()
