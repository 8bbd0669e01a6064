"""From options to lit targets, argument by argument: the client's own module, in the browser that runs it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.arena.visitor import OpenHouse
from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]

VERBS = {
    "jump": [{"name": "from", "kind": "space"}, {"name": "to", "kind": "space"}],
    "slide": [{"name": "from", "kind": "space"}, {"name": "to", "kind": "space"}],
    "mend": [{"name": "shard", "kind": "shard"}, {"name": "dice", "kind": "die", "many": True}],
    "pay": [{"name": "coins", "kind": "count"}],
    "done": [],
}
OPTIONS = [
    ["jump", "a1", "a3"],
    ["jump", "a1", "c1"],
    ["slide", "a1", "a2"],
    ["mend", "rim", "d1"],
    ["mend", "rim", "d1", "d2"],
    ["pay", 2],
    ["done"],
]
WALK = """async ([options, verbs, chosen, verb]) => {
    const { Walk } = await import("/static/js/table/options.js");
    const visible = (target) => !target.startsWith("count");
    const walk = new Walk(options.map((action) => ({ action, label: action.join(" ") })), verbs, visible, chosen, verb);
    const labels = (some) => some.map((option) => option.label);
    return { lit: [...walk.lit.keys()].sort(), loose: labels(walk.loose), open: labels(walk.open), forks: walk.forks };
}"""


Walk = Callable[..., dict[str, list[str]]]


@pytest.fixture(scope="module")
def walk(browser: Browser, house: OpenHouse) -> Walk:
    page = Person(browser.new_page(), house, "en").visit().page

    def after(*chosen: str, verb: str | None = None) -> dict[str, list[str]]:
        found: dict[str, list[str]] = page.evaluate(WALK, [OPTIONS, VERBS, list(chosen), verb])
        return found

    return after


def test_at_first_every_first_target_is_lit_and_the_rest_are_buttons(walk: Walk) -> None:
    start = walk()
    assert start["lit"] == ["shard:rim", "space:a1"]
    assert start["loose"] == ["pay 2", "done"]
    assert start["forks"] == ["jump", "slide", "mend"]


def test_a_target_keeps_the_options_that_begin_with_it(walk: Walk) -> None:
    assert walk("space:a1")["lit"] == ["space:a2", "space:a3", "space:c1"]
    assert walk("space:a1", "space:a3")["open"] == ["jump a1 a3"]
    assert walk("space:b1")["open"] == []


def test_one_verb_alone_can_be_lit(walk: Walk) -> None:
    assert walk("space:a1", verb="slide")["lit"] == ["space:a2"]


def test_values_of_an_argument_that_takes_many_are_pointed_at_in_any_order(walk: Walk) -> None:
    assert walk("shard:rim")["lit"] == ["die:d1", "die:d2"]
    assert walk("shard:rim", "die:d2")["lit"] == ["die:d1"]
    assert walk("shard:rim", "die:d2", "die:d1")["open"] == ["mend rim d1 d2"]


def test_what_is_complete_while_more_could_follow_is_a_button(walk: Walk) -> None:
    after = walk("shard:rim", "die:d1")
    assert after["loose"] == ["mend rim d1"]
    assert after["lit"] == ["die:d2"]
