"""Things heaped in a room stay in it and apart from each other."""

from __future__ import annotations

from itertools import combinations

import pytest

from vestige.scene.heap import heap
from vestige.scene.scene import Box

ROOM = Box(10, 20, 138, 92)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 6, 7, 23])
def test_all_lie_inside_and_none_on_another(count: int) -> None:
    places, side = heap(count, ROOM, 40)
    assert len(places) == count
    assert side <= 40
    for x, y in places:
        assert ROOM.x <= x - side / 2
        assert x + side / 2 <= ROOM.x + ROOM.width
        assert ROOM.y <= y - side / 2
        assert y + side / 2 <= ROOM.y + ROOM.height
    assert all(max(abs(a - c), abs(b - d)) >= side for (a, b), (c, d) in combinations(places, 2))


def test_they_are_as_large_as_the_room_allows_and_fill_rows_first() -> None:
    places, side = heap(5, ROOM, 40)
    assert side > 38
    assert len({y for _, y in places[:3]}) == 1
