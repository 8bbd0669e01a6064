"""Every game on the shelf conforms, with every number of seats, every option and random combinations of options.

`pytest tests/games/test_conformance.py --conformance 600 -s` plays for longer and says what it has seen, as
`vestige check` does.
"""

from itertools import islice

import pytest

from vestige.conformance import Coverage, check
from vestige.conformance.case import cases, combinations
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf

pytestmark = pytest.mark.slow

SEATED = [(name, seats) for name, game in Shelf().items() for seats in game.players]
MIXED = 40


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_the_game_conforms(game: str, seats: int, request: pytest.FixtureRequest) -> None:
    """As many games as the time allows, at least one."""
    coverage = Coverage(Shelf()[game], seats)
    seconds = request.config.getoption("--conformance")
    failures = check(Shelf()[game], seats, seconds=seconds, coverage=coverage)
    print(game, seats, coverage.figures())
    assert list(map(str, failures)) == []
    assert coverage.games


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_every_option_and_many_combinations_can_be_played_to_the_end(game: str, seats: int) -> None:
    """Whatever the time: without the checks on the way."""
    box = Shelf()[game]
    for seed, case in enumerate([*cases(box, seats), *islice(combinations(box, seats), MIXED)]):
        t = case.start(seed).table
        playout(t, Quick(seed), Tally())
        assert t.result() is not None, case
        assert t.broken() is None, case
