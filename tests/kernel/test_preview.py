"""A preview shows what an action will do, as far as the seat may know, from the code that does it."""

from tide import GAME

from vestige.kernel.document import restore
from vestige.kernel.table import Table
from vestige.kernel.view import preview


def on_turn() -> Table:
    return restore(GAME, {"players": 2, "seat": [{"pebbles": 4}, {}], "beach": {"cards": ["shell-07"]},
                          "question": [{"step": "turn", "seat": "p1"}]})  # fmt: skip


def test_a_trade_can_be_taken_back_and_tells_what_it_gives() -> None:
    t = on_turn()
    t.play(0, ("trade",))
    told = preview(t, 0, ("take", 7))
    assert [event.key for event in told.events] == ["traded"]
    assert not told.final


def test_a_dive_is_final_and_tells_nothing_beforehand() -> None:
    told = preview(on_turn(), 0, ("dive",))
    assert told.events == []
    assert told.final


def test_chance_is_not_foretold() -> None:
    told = preview(on_turn(), 0, ("throw",))
    assert told.events == []
    assert told.final


def test_giving_the_turn_away_is_final() -> None:
    t = restore(GAME, {"players": 2, "question": [{"step": "after", "seat": "p1"}, {"step": "turn", "seat": "p2"}]})
    assert preview(t, 0, ("done",)).final


def test_events_are_built_only_for_listeners() -> None:
    t = on_turn()
    t.play(0, ("trade",))
    assert t.ears is None
    t.play(0, ("take", 7))
    assert t.ears is None
