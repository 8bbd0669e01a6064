"""Play on from here: a table of one's own from any moment of a finished match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.arena.test_review import brought
from tests.arena.visitor import OpenHouse, Visitor

pytestmark = pytest.mark.slow


def wanted(count: int = 30, seats: tuple[str, ...] = ("", "novice"), key: str = "first") -> dict[str, Any]:
    return {"count": count, "seats": list(seats), "key": key}


def play_on(who: Visitor, match: str, **more: Any) -> str:
    made: str = who.json("POST", f"/api/matches/{match}/play-on", json=wanted(**more))["match"]
    return made


@pytest.mark.parametrize("game", ["marajoara", "excavation_earth"])
def test_the_table_stands_as_it_stood_then_and_goes_on(house: OpenHouse, game: str) -> None:
    ann = house.visitor()
    old = brought(ann, game)
    with ann.sit(old) as looked, ann.sit(play_on(ann, old)) as seat:
        state = seat.until_asked()
        assert state["origin"] == {"match": old, "count": 30}
        assert state["fair"] is None
        assert [one["kind"] for one in state["seats"]][:2] == ["me", "bot"]
        assert seat.act()["type"] == "accepted"
        assert seat.until_count(1)["origin"]["count"] == 30
        assert looked.until_state()["status"] == "over", "the old match stays as it was"


@pytest.mark.parametrize("game", ["marajoara", "excavation_earth"])
@pytest.mark.parametrize("count", [30, 61])
def test_boards_and_scores_are_those_of_that_moment(house: OpenHouse, game: str, count: int) -> None:
    """By hand on all seats nobody answers before it was looked at."""
    ann = house.visitor()
    old = brought(ann, game)
    with ann.sit(old) as looked, ann.sit(play_on(ann, old, count=count, seats=("", ""))) as seat:
        state = seat.until_state(lambda state: state["status"] == "playing")
        looked.until_state()
        looked.send(type="at", count=count)
        then = looked.until(lambda message: message["type"] == "moment")
        assert state["count"] == 0
        assert state["sheet"] == then["sheet"]
        assert state["prompt"]["step"] == then["prompt"]["step"]


def test_several_seats_can_be_played_by_hand(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(play_on(ann, brought(ann, "marajoara"), seats=("", ""))) as seat:
        assert seat.until_asked()["you"] == [0, 1]
        for _ in range(5):
            assert seat.act()["type"] == "accepted"


def test_a_key_makes_one_table_and_it_is_on_disk_when_it_is_answered(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    old = brought(ann, "marajoara")
    first = play_on(ann, old)
    house.kill()
    house.open()
    assert play_on(ann, old) == first
    assert play_on(ann, old, key="second") != first
    with ann.sit(first) as seat:
        assert seat.until_asked()["origin"]["match"] == old
        assert seat.act()["type"] == "accepted"
    assert house.close() == 0


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"count": 10_000}, "record-at"),
        ({"seats": ("novice", "novice")}, "nobody-plays"),
        ({"seats": ("",)}, "seat-count"),
        ({"seats": ("", "genius")}, "bot"),
    ],
)
def test_what_cannot_be_is_refused_and_makes_no_table(house: OpenHouse, more: dict[str, Any], code: str) -> None:
    ann = house.visitor()
    old = brought(ann, "marajoara")
    before = len(ann.json("GET", "/api/matches")["mine"])
    answer = ann.ask("POST", f"/api/matches/{old}/play-on", json=wanted(**more))
    assert answer.json()["error"] == code
    assert len(ann.json("GET", "/api/matches")["mine"]) == before


def test_a_match_in_play_is_not_opened_and_a_stranger_finds_nothing(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        seat.until_asked()
        answer = ann.ask("POST", f"/api/matches/{match}/play-on", json=wanted(count=0))
        assert answer.json()["error"] == "record-early"
    assert bob.ask("POST", f"/api/matches/{match}/play-on", json=wanted(count=0)).json()["error"] == "match"
