"""Every game on the shelf conforms, every seat count and option of it. `vestige check` runs the same for longer."""

import pytest

from vestige.conformance import check
from vestige.kernel.shelf import Shelf

SECONDS = 25
"""A sample by time; the nightly run asks for games instead."""


pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", Shelf())
def test_the_game_conforms(game: str) -> None:
    assert list(map(str, check(Shelf()[game], seconds=SECONDS))) == []


@pytest.mark.parametrize("game", Shelf())
def test_every_case_is_playable_for_one_game_with_the_first_seed(game: str) -> None:
    assert list(map(str, check(Shelf()[game], games=1))) == []
