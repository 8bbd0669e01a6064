"""Every guided first game can be played to its end; one that a change of the rules has broken is found out."""

from __future__ import annotations

import pytest
import tide
from msgspec.structs import replace

from vestige.arena.guide import faults, guide_of
from vestige.kernel.game import Game
from vestige.kernel.shelf import Shelf

GUIDED = [game for game in Shelf().values() if game.id != "tide" and guide_of(game) is not None]
LEAST = 9


@pytest.mark.parametrize("game", [*GUIDED, tide.GAME], ids=lambda game: game.id)
def test_a_guide_is_played_to_the_scoring_and_speaks_both_languages(game: Game) -> None:
    guide = guide_of(game)
    assert guide is not None
    assert list(faults(game, guide)) == []


@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
def test_a_guide_has_at_least_nine_steps(game: Game) -> None:
    guide = guide_of(game)
    assert guide is not None
    assert len(guide.step) >= LEAST


@pytest.mark.parametrize("game", [*GUIDED, tide.GAME], ids=lambda game: game.id)
def test_a_guide_that_the_rules_no_longer_allow_is_found_out(game: Game) -> None:
    """An answer left out stands for a rule that changed: what follows no longer fits."""
    guide = guide_of(game)
    assert guide is not None
    place = next(number for number, step in enumerate(guide.step) if step.answers)
    spoilt = [replace(step, answers=step.answers[1:]) if n == place else step for n, step in enumerate(guide.step)]
    assert list(faults(game, replace(guide, step=spoilt)))


def test_a_text_that_is_missing_is_found_out() -> None:
    guide = guide_of(tide.GAME)
    assert guide is not None
    spoilt = replace(guide, step=[*guide.step, replace(guide.step[-1], text="nowhere")])
    assert len(list(faults(tide.GAME, spoilt))) == 4
