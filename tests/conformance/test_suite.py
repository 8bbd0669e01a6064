"""The suite passes on the sample game, and notices when a game goes wrong."""

from collections.abc import Callable

import pytest
import tide.table
import tide.turn
from tide import GAME

from vestige.conformance import check
from vestige.kernel.table import Table
from vestige.kernel.values import Action

pytestmark = pytest.mark.slow


def test_the_sample_game_conforms() -> None:
    assert list(map(str, check(GAME, games=3))) == []


def leaking(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tide.table.Tide, "hide", lambda self, seat: None)


def sharing_a_list(patch: pytest.MonkeyPatch) -> None:
    right = tide.table.Tide.copy

    def copy(self: tide.table.Tide) -> tide.table.Tide:
        twin = right(self)
        twin.purses = self.purses
        return twin

    patch.setattr(tide.table.Tide, "copy", copy)


def offering_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tide.turn.Sink, "options", lambda self, t: [("sink",), ("sink",)])


def losing_pebbles(patch: pytest.MonkeyPatch) -> None:
    def take(self: tide.turn.Back, t: tide.table.Tide, action: Action) -> None:
        t.purses[self.seat] -= action[1]

    patch.setattr(tide.turn.Back, "take", take)


def forgetting_in_documents(patch: pytest.MonkeyPatch) -> None:
    right = tide.table.Tide.body
    patch.setattr(tide.table.Tide, "body", lambda self: {**right(self), "round": 1})


def a_reason_without_a_rule(patch: pytest.MonkeyPatch) -> None:
    from vestige.kernel.reason import Reason

    patch.setattr(tide.turn.Deed, "why_not", lambda self, t, prefix: Reason("E_NOTHING_THERE", ""))


def a_hidden_dead_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tide.turn.Trade, "options", lambda self, t: [])


def options_that_tell_a_secret(patch: pytest.MonkeyPatch) -> None:

    def offers(self: tide.turn.Deed, t: tide.table.Tide) -> list[Action]:
        return [("trade",)] if t.hands[1 - min(self.seat, 1)].cards[:1] > [11] else []

    patch.setattr(tide.turn.Deed, "offers", offers)


def saying_there_are_no_secrets(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(GAME), "private", lambda self, setup: False)


def a_field_with_a_name_of_the_kernel(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tide.table.Tide, "goals", property(lambda self: []), raising=False)


def winning_from_behind(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tide.table.Tide, "progress", lambda self: [(-total,) for total in self.score_sheet().totals()])


@pytest.mark.parametrize(
    "spoil",
    [
        saying_there_are_no_secrets,
        a_field_with_a_name_of_the_kernel,
        winning_from_behind,
        leaking,
        sharing_a_list,
        offering_twice,
        losing_pebbles,
        forgetting_in_documents,
        a_reason_without_a_rule,
        a_hidden_dead_end,
        options_that_tell_a_secret,
    ],
)
def test_a_spoiled_game_is_found_out(
    spoil: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(monkeypatch)
    assert check(GAME, games=2)


def test_an_undo_that_forgets_what_was_learned_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "learn", lambda self, readers: None)
    assert check(GAME, games=1)
