"""An owner's components, whatever the game: no key passes that nobody knows, no number grows beyond its bounds."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest

from vestige.kernel.errors import BadInput
from vestige.kernel.shelf import Shelf
from vestige.kernel.values import Plain

BOXES = [game for game in Shelf() if Shelf()[game].components]

Path = tuple[str | int, ...]


def walk(plain: Plain, path: Path = ()) -> Iterator[tuple[Path, Plain]]:
    """Every value of a file with the way to it."""
    yield path, plain
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inner:
        yield from walk(value, (*path, key))


def changed(data: Plain, path: Path, value: Plain) -> Plain:
    data = deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def refusal(game: str, data: Plain) -> dict[str, str]:
    with pytest.raises(BadInput) as refused:
        Shelf()[game].with_components(data)
    assert (refused.value.code, refused.value.where["game"]) == ("components", game)
    return refused.value.where


@pytest.mark.parametrize("game", BOXES)
def test_a_key_that_nobody_knows_is_refused_in_every_table(game: str) -> None:
    data = Shelf()[game].components
    for path, value in walk(data):
        if isinstance(value, dict):
            where = refusal(game, changed(data, (*path, "nonsense"), {}))
            assert where["key"].endswith("nonsense"), path


@pytest.mark.parametrize("most", [1 << 40, -(1 << 40)])
@pytest.mark.parametrize("game", BOXES)
def test_every_number_has_bounds_that_are_checked_before_anything_is_made_of_it(game: str, most: int) -> None:
    data = Shelf()[game].components
    for path, value in walk(data):
        if type(value) is int:
            where = refusal(game, changed(data, path, most))
            assert where["reason"] == "position-range", path
            assert where["key"].split(".")[0].split("[")[0] == path[0]


@pytest.mark.parametrize("game", BOXES)
def test_a_file_with_a_table_left_out_or_of_another_type_is_refused(game: str) -> None:
    data = Shelf()[game].components
    for name in data:
        refusal(game, {**data, name: 7})
        if name != "sources":
            refusal(game, {key: value for key, value in data.items() if key != name})


@pytest.mark.parametrize("game", BOXES)
def test_a_list_that_is_too_long_is_refused_at_once(game: str) -> None:
    data = Shelf()[game].components
    for path, value in walk(data):
        if isinstance(value, list) and value and isinstance(value[0], dict | int):
            refusal(game, changed(data, path, value * 1000))
