"""The review of a match: worked out once, in the workers' spare time, kept, and honest about what is better."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.visitor import OpenHouse, Visitor
from vestige.arena.review import LEAST, Moment, Review, turning_points
from vestige.bots.verdict import chances, measured
from vestige.kernel.rng import Quick
from vestige.kernel.shelf import Shelf
from vestige.kernel.view import view

RECORDS = Path(__file__).parents[1] / "games"


def brought(who: Visitor, game: str, name: str = "two_players") -> str:
    record = json.loads((RECORDS / game / "records" / f"{name}.json").read_text("utf-8"))
    match: str = who.json("POST", "/api/import", json=record)["match"]
    return match


def reviewed(who: Visitor, match: str) -> dict[str, Any]:
    """Ask until it is ready; how far it is never goes back."""
    before = 0
    while not (told := who.json("GET", f"/api/matches/{match}/review"))["ready"]:
        assert before <= told["done"] <= max(told["total"], told["done"])
        before = told["done"]
        time.sleep(0.1)
    found: dict[str, Any] = told
    return found


@pytest.mark.slow
def test_a_finished_match_is_reviewed_once_and_the_review_outlives_the_house(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    match = brought(ann, "marajoara")
    told = reviewed(ann, match)
    assert [one["count"] for one in told["curve"]] == sorted({one["count"] for one in told["curve"]})
    assert told["curve"][-1]["seat"] is None
    assert sorted(told["curve"][-1]["chances"]) == [0, 100]
    assert all(99 <= sum(one["chances"]) <= 101 for one in told["curve"])
    assert len(told["points"]) <= 3
    for point in told["points"]:
        assert point["played"]
        assert not point.get("better") or point["missed"] > point["kept"]
        picture = ann.ask("GET", f"/api/matches/{match}/moments/{point['count']}/picture.svg")
        assert picture.text.startswith("<svg")
    house.kill()
    house.open()
    again = ann.json("GET", f"/api/matches/{match}/review")
    assert again == told, "it lies on disk: nothing is worked out again"
    ann.json("DELETE", f"/api/matches/{match}")
    assert house.close() == 0


@pytest.mark.slow
def test_what_a_restart_cut_off_goes_on_where_it_was(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    match = brought(ann, "marajoara")
    while (told := ann.json("GET", f"/api/matches/{match}/review"))["done"] < 20:
        time.sleep(0.05)
    house.kill()
    house.open()
    assert ann.json("GET", f"/api/matches/{match}/review")["done"] >= 16
    assert reviewed(ann, match)["curve"]
    assert told["total"]
    assert house.close() == 0


@pytest.mark.slow
def test_a_table_is_answered_while_a_match_is_reviewed(house: OpenHouse) -> None:
    ann = house.visitor()
    match = brought(ann, "excavation_earth")
    ann.json("GET", f"/api/matches/{match}/review")
    with ann.sit(ann.new_match("me", "bot", game="marajoara")["match"]) as seat:
        state = seat.until_asked()
        assert seat.ask(type="hint", seat=state["acting"])["ideas"]
        assert seat.act()["type"] == "accepted"
    assert reviewed(ann, match)["ready"]


def test_nothing_is_told_before_the_end(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        seat.until_asked()
        for path in ("review", "moments/0/picture.svg"):
            assert ann.ask("GET", f"/api/matches/{match}/{path}").json()["error"] == "record-early"


# ---- which moments


def moment(count: int, seat: int, own: float, hoped: float = 0.0, turn: bool = True) -> Moment:
    both = [own, 1 - own] if seat == 0 else [1 - own, own]
    return Moment(count, seat, turn, both, own, ["best"], hoped or own)


def points(*moments: Moment, end: tuple[float, ...] = ()) -> list[tuple[int, int]]:
    entries = [[0, "played"]] * 20
    found = turning_points(Review([], list(moments), [], list(end)), entries)
    return [(point.count, point.seat) for point in found]


def test_turning_points_are_turns_that_changed_or_missed_most_in_their_order() -> None:
    quiet = [moment(1, 0, 0.50), moment(3, 1, 0.49)]
    assert points(*quiet) == []
    assert points(*quiet, moment(5, 0, 0.5), moment(7, 1, 0.2), end=(0.8, 0.2)) == [(5, 0)]
    missed = moment(6, 0, 0.5, 0.5 + 2 * LEAST, turn=False)
    assert points(*quiet, moment(5, 0, 0.5), missed, moment(7, 1, 0.5), end=(0.5, 0.5)) == [(6, 0)]


def test_there_are_three_at_most() -> None:
    swings = [moment(count, 0, 0.1 if count % 2 else 0.9) for count in range(1, 9)]
    assert len(points(*swings)) == 3


# ---- measuring


def test_an_answer_is_measured_however_unlikely_the_search_finds_it() -> None:
    t = Shelf()["marajoara"].deal(2, seed=b"measured")
    seat = t.asked()[0]
    seen = view(t, seat)
    for action in seen.options()[::7]:
        found = measured(seen, action, 40, Quick(1))
        assert 0 < found.chance < 1
        assert found.error < 0.2
        assert found == measured(seen, action, 40, Quick(1))


def test_everybodys_chances_add_up() -> None:
    t = Shelf()["marajoara"].deal(4, seed=b"four")
    seat = t.asked()[0]
    found = chances(view(t, seat), 0.4)
    assert found[seat] == 0.4
    assert sum(found) == pytest.approx(1.0)
