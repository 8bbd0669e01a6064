"""The review of a match: worked out once, in the workers' spare time, kept, and honest about what is better."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.arena.visitor import OpenHouse, Visitor
from vestige.arena import critic, workers
from vestige.arena.course import LEAST, MOST, Moment, Point, candidates, course, thinned, turning_points
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


@pytest.mark.slow
def test_what_no_worker_can_do_is_given_up_and_said(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, review_seconds=0.001)
    ann = house.visitor()
    match = brought(ann, "marajoara")
    while not (told := ann.json("GET", f"/api/matches/{match}/review"))["failed"]:
        assert not told["ready"]
        time.sleep(0.1)
    with ann.sit(ann.new_match("me", "bot", game="marajoara")["match"]) as seat:
        assert seat.act()["type"] == "accepted"
        assert seat.until_asked()["count"] > 0, "bots answer as before"
    assert ann.json("GET", f"/api/matches/{match}/review")["failed"], "it is not tried for ever"
    house.kill()
    house.limits["review_seconds"] = 600.0
    house.open()
    assert reviewed(ann, match)["curve"], "a house that opens anew tries again"
    assert house.close() == 0


@pytest.mark.slow
def test_giving_up_is_nobodys_turning_point(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        seat.until_asked()
        seat.send(type="resign", seat=0, key=uuid4().hex)
        seat.until_state(lambda state: state["status"] == "over")
    told = reviewed(ann, match)
    assert told["points"] == []
    assert told["curve"][-1]["chances"][0] == 0


def test_nothing_is_told_before_the_end(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        seat.until_asked()
        for path in ("review", "moments/0/picture.svg"):
            assert ann.ask("GET", f"/api/matches/{match}/{path}").json()["error"] == "record-early"


# ---- which moments


def moment(
    count: int, seat: int, own: float, hoped: float = 0.0, turn: bool = True, played: float | None = None
) -> Moment:
    both = [own, 1 - own] if seat == 0 else [1 - own, own]
    after = own if played is None else played
    return Moment(count, seat, turn, both, after, ["best"], hoped or after)


def points(*moments: Moment, end: tuple[float, ...] = ()) -> list[tuple[int, int]]:
    entries = [[0, "played"]] * 20
    return [(point.count, point.seat) for point in candidates(moments, end, entries)]


def test_a_match_without_a_decision_has_no_turning_point() -> None:
    assert points(end=(0.0, 1.0)) == []


def test_turns_that_changed_or_seem_to_have_missed_much_are_looked_at_again() -> None:
    quiet = [moment(1, 0, 0.50), moment(3, 1, 0.49)]
    assert points(*quiet) == []
    assert points(*quiet, moment(5, 0, 0.5, played=0.8), moment(7, 1, 0.2), end=(0.8, 0.2)) == [(5, 0)]
    missed = moment(6, 0, 0.5, 0.5 + 2 * LEAST, turn=False)
    assert points(*quiet, moment(5, 0, 0.5), missed, moment(7, 1, 0.5), end=(0.5, 0.5)) == [(6, 0)]


def test_a_beginning_is_judged_from_both_sides_so_that_hope_does_not_draw_a_zigzag() -> None:
    """Whoever acts next believes to be better off by a tenth than the others think: the curve stays where it is."""
    hopeful = [moment(count, count % 2, 0.6) for count in range(6)]
    seen = course(hopeful)
    assert [round(chances[0], 6) for _, chances in seen] == [0.6, *[0.5] * 5]
    alone = [Moment(count, 0, True, [0.1 * count], 0.2, ["best"], 0.2) for count in range(1, 4)]
    assert [chances for _, chances in course(alone)] == [one.chances for one in alone]
    alone[1].forced = True
    assert [place for place, _ in course(alone)] == [0, 2]


def test_what_three_seats_are_said_to_have_adds_up() -> None:
    first = Moment(0, 0, True, [0.5, 0.3, 0.2], 0.7, ["best"], 0.7)
    second = Moment(1, 1, True, [0.6, 0.3, 0.1], 0.3, ["best"], 0.3)
    assert course([first, second])[1].chances == pytest.approx([0.65, 0.24, 0.11])


def test_of_a_long_match_both_sides_of_some_beginnings_are_looked_at() -> None:
    found = [(count, count // 3 % 2, count % 3 == 0) for count in range(3 * MOST)]
    kept = thinned(found)
    assert len(kept) <= MOST
    assert kept[0] == (0, 0, True)
    turns = [place for place, (_, _, turn) in enumerate(kept) if turn]
    assert all(kept[place - 1][0] == kept[place][0] - 1 for place in turns[1:])
    assert thinned(found[:MOST]) == found[:MOST]


def test_what_was_not_missed_after_all_is_no_turning_point_and_there_are_three_in_their_order() -> None:
    def point(count: int, after: float, missed: float = 0.0) -> Point:
        return Point(count, 0, 0.5, after, ["played"], ["best"] if missed else None, missed, 0.5 if missed else 0.0)

    measured = [point(9, 0.8), point(7, 0.5), point(5, 0.7), point(3, 0.5, missed=0.9), point(1, 0.6)]
    assert [one.count for one in turning_points(measured)] == [3, 5, 9]
    assert turning_points([point(7, 0.5)]) == []


# ---- measuring


def test_what_had_to_be_answered_and_what_the_search_would_not_try_have_a_chance_like_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "shelf", Shelf())
    record = json.loads((RECORDS / "marajoara" / "records" / "two_players.json").read_text("utf-8"))
    for count in (4, 5, 6, 7, 8):
        seat, *played = record["entries"][count]
        case = critic.Case("match", {**record, "entries": record["entries"][:count]}, seat, played, [], 40)
        found = critic.judged(case)
        assert found is not None
        assert 0.2 < found.played < 0.8, played
        assert found.played <= found.hoped + 0.1
        assert found.forced == (played == ["end_turn"])


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
