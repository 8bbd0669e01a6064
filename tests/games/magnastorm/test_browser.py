"""A match by clicks, from the deal to the result, and what a person sees on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import browser_type_launch_args, house, person
from tests.browser.person import Person
from vestige.games.magnastorm import GAME
from vestige.games.magnastorm.constants import SOURCES
from vestige.texts.texts import for_game

__all__ = ["browser_type_launch_args", "house", "person"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Arrive = Callable[..., Person]


def test_a_match_is_played_by_clicks_from_the_deal_to_the_result(person: Arrive) -> None:
    ada = person(reduced_motion="reduce").open_table("magnastorm", "me", "bot").play_to_the_end(eagerly=True)
    rows = ada.page.locator("dialog.result .sheet tbody tr").all()
    shown = {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}
    words = for_game(GAME, "en")
    expected = [words.say(f"row-{source}") for source in SOURCES if source != "artefacts"]
    assert list(shown)[: len(expected)] == expected
    totals = [sum(int(shown[row][seat].replace("−", "-")) for row in expected) for seat in range(2)]
    assert [int(total) for total in shown["Total"]] == totals
