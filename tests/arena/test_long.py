"""Long records: opened from a hint, looked back at elsewhere, bounded in what may be taken back."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.arena.visitor import OpenHouse, Socket, Visitor
from vestige.arena.live import Live
from vestige.kernel.match import Match, new_match
from vestige.kernel.shelf import Shelf

SHELF = Shelf()
GAMES = ["marajoara", "excavation_earth", "council_of_shadows", "hoyuk", "tide"]


def played(game: str, entries: int, undos: float = 0.2) -> Match:
    """A random match with undos in it."""
    source = random.Random(entries)
    match = new_match(SHELF[game], 2, seed=b"long")
    while len(match.entries) < entries and not match.table.over():
        seat = source.choice(match.table.asked())
        if match.undoable(seat) is not None and source.random() < undos:
            match.undo(seat)
        else:
            match.play(seat, match.game.encode(source.choice(match.table.options(seat))))
    return match


def told(live: Live) -> list[Any]:
    """Everything a Live knows beside the table."""
    events = [[(event.key, event.values, event.readers) for event in told] for told in live.told]
    facts = (live.moved, live.answered, live.undone, live.undos, live.veil, live.veils, live.progress)
    return [live.match.hash(), live.match.entries, live.match.number, events, *facts]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_resumed_from_a_hint_is_the_match_replayed(game: str) -> None:
    match = played(game, 160)
    record = match.record()
    entries = record.pop("entries")
    whole = Live.replay(SHELF, record, entries)
    hint = whole.hint()
    assert hint is not None
    again = Live.resume(SHELF, record, entries, json.loads(json.dumps(hint)))
    assert again is not None
    assert again.match.skipped > 0
    assert told(again) == told(whole)
    half = hint["snapshot"]["entries"]
    assert told(Live.replay(SHELF, record, entries[:half]))[0] == hint["snapshot"]["hash"]


def test_a_hint_of_other_code_or_another_deal_is_worth_nothing() -> None:
    match = played("tide", 40)
    record = match.record()
    entries = record.pop("entries")
    hint = Live.replay(SHELF, record, entries).hint()
    assert hint is not None
    for key in ("code", "head", "hash"):
        assert Live.resume(SHELF, record, entries, {**hint, "snapshot": {**hint["snapshot"], key: "0"}}) is None
    assert Live.resume(SHELF, record, entries, {}) is None


def imported(ann: Visitor, match: Match) -> str:
    return str(ann.json("POST", "/api/import", json=match.record())["match"])


@pytest.mark.slow
def test_a_long_record_opens_after_a_restart_with_and_without_its_hint(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    name = imported(ann, played("marajoara", 400))
    with ann.sit(name) as seat:
        before, lines = seat.until_state(), seat.log
    for forget in ("", "DELETE FROM snapshot", "UPDATE snapshot SET words = json_set(words, '$.snapshot.code', 'x')"):
        house.close()
        with sqlite3.connect(tmp_path / "vestige.sqlite") as store:
            store.execute(forget)
        house.open()
        with ann.sit(name) as seat:
            after = seat.until_state()
            assert (after["count"], after["panes"], seat.log) == (before["count"], before["panes"], lines)
        with sqlite3.connect(tmp_path / "vestige.sqlite") as store:
            assert store.execute("SELECT count(*) FROM snapshot").fetchone() == (1,)
    house.close()


@pytest.mark.slow
def test_every_moment_of_a_long_match_is_what_a_replay_shows(house: OpenHouse) -> None:
    ann = house.visitor()
    match = played("tide", 200)
    with ann.sit(imported(ann, match)) as seat:
        total = seat.until_state()["count"]
        seen = {count: moment(seat, count) for count in (total, 0, total // 2, total // 2 + 1, 3, total // 2)}
        assert len({json.dumps(shown["panes"]) for shown in seen.values()}) > 2
        cut = Match(match.game, match.start, match.head)
        for entry in match.entries[: total // 2]:
            cut.enter(entry)
        with ann.sit(imported(ann, cut)) as half:
            half.until_state()
            assert moment(half, total // 2)["panes"] == seen[total // 2]["panes"]


def moment(seat: Socket, count: int) -> dict[str, Any]:
    seat.send(type="at", count=count)
    shown = seat.until(lambda message: message["type"] == "moment")
    assert shown["count"] == count
    return shown


@pytest.mark.slow
def test_rearranging_a_plan_has_a_bound_and_the_refusal_says_so(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot", game="council_of_shadows")["match"]) as seat:
        while seat.until_asked()["prompt"]["step"] != "plan":
            seat.until_count(seat.act()["number"])
        put = next(option["action"] for option in seat.state["options"] if option["action"][0] == "put")
        back = ["take_back", put[2]]
        for _ in range(30):
            seat.until_count(seat.act(put)["number"])
            seat.until_count(seat.act(back)["number"])
        seat.until_count(seat.act(put)["number"])
        assert {option["action"][0] for option in seat.state["options"]} == {"put"}
        refused = seat.act(back)
        assert (refused["type"], refused["code"]) == ("refused", "E_NO_REARRANGING")
        assert refused["text"].startswith("You have rearranged this plan often enough (60 answers)")
        while seat.until_asked()["prompt"]["step"] == "plan":
            seat.until_count(seat.act()["number"])
    house.close()


@pytest.mark.slow
def test_undos_have_a_bound_and_the_refusal_says_so(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, undos_per_seat=3)
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        for _ in range(3):
            seat.until_count(seat.act()["number"])
            seat.until_count(seat.undo()["number"])
        seat.until_count(seat.act()["number"])
        assert not seat.state["undo"]
        refused = seat.undo()
        assert (refused["type"], refused["code"]) == ("refused", "undo-limit")
        assert refused["text"] == "You have taken back 3 answers in this match; no more can be taken back."
        assert seat.act()["type"] == "accepted"
    house.close()
