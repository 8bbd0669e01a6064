"""What people take home from a match."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.arena.visitor import OpenHouse, Visitor

pytestmark = pytest.mark.slow


def kept(ann: Visitor) -> list[tuple[str, int, str]]:
    return [(row["match"], row["seat"], row["thing"][:6]) for row in ann.json("GET", "/api/me/keepsakes")]


def finished(ann: Visitor, match: str) -> str:
    with ann.sit(match) as seat:
        seat.play_on()
    return match


def test_a_person_takes_a_keepsake_home_once_and_bots_take_none(house: OpenHouse) -> None:
    ann = house.visitor()
    match = finished(ann, ann.new_match("me", "bot")["match"])
    assert kept(ann) == [(match, 0, "ribbon")]
    with sqlite3.connect(house.folder / "vestige.sqlite") as store:
        assert store.execute("SELECT count(*) FROM keepsake WHERE match = ?", (match,)).fetchone() == (1,)
    assert kept(house.visitor()) == []
    ann.json("DELETE", f"/api/matches/{match}")
    assert kept(ann) == [(match, 0, "ribbon")]


def test_the_keepsake_is_in_the_transaction_of_the_last_entry(tmp_path: Path) -> None:
    """A disk that takes the last entry but not the keepsake takes neither."""
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    match = ann.new_match("here", "here")["match"]
    with sqlite3.connect(tmp_path / "vestige.sqlite") as store:
        store.execute("CREATE TRIGGER full BEFORE INSERT ON keepsake BEGIN SELECT RAISE(ABORT, 'no room'); END")
    with ann.sit(match) as seat:
        answer: dict[str, Any] = {"type": "accepted", "number": 0}
        while answer["type"] == "accepted":
            state = seat.until_state(lambda state: state["pass_to"] is not None or state["acting"] is not None)
            if state["acting"] is None:
                seat.send(type="seat", seat=state["pass_to"])
            answer = seat.act()
            if answer["type"] == "accepted":
                seat.until_count(answer["number"])
    house.close()
    with sqlite3.connect(tmp_path / "vestige.sqlite") as store:
        assert store.execute("SELECT status FROM match").fetchone() == ("playing",)
        assert store.execute("SELECT count(*) FROM keepsake").fetchone() == (0,)


def test_nothing_is_taken_home_from_imports_positions_and_guided_games(house: OpenHouse) -> None:
    ann = house.visitor()
    match = finished(ann, ann.new_match("me", "bot")["match"])
    record = ann.json("GET", f"/api/matches/{match}/record")
    cut = {**record, "entries": record["entries"][:-1]}
    del cut["hash"]
    brought = ann.json("POST", "/api/import", json=cut)["match"]
    with ann.sit(brought) as seat:
        state = seat.until_state(lambda state: state["pass_to"] is not None)
        seat.send(type="seat", seat=state["pass_to"])
        seat.play_on()
    guided = ann.json("POST", "/api/guides/tide")["match"]
    with ann.sit(guided) as seat:
        while seat.until_asked()["status"] != "over":
            seat.until_count(seat.act(seat.state["guide"]["cards"][-1].get("wanted"))["number"])
    assert kept(ann) == [(match, 0, "ribbon")]


def give(house: OpenHouse, ann: Visitor, *things: str) -> None:
    """As if Ann had brought these home from matches of Magnastorm."""
    match = ann.new_match("me", "open")["match"]
    with sqlite3.connect(house.folder / "vestige.sqlite") as store:
        (guest,) = store.execute("SELECT host FROM match WHERE id = ?", (match,)).fetchone()
        for number, thing in enumerate(things):
            row = (f"old-{number}", 0, thing, "magnastorm", guest, 0.0)
            store.execute("INSERT INTO keepsake (match, seat, thing, game, guest, at) VALUES (?, ?, ?, ?, ?, ?)", row)


def brought(house: OpenHouse, ann: Visitor, **options: Any) -> list[Any]:
    match = ann.new_match("me", "bot", game="magnastorm", options=options)["match"]
    with ann.sit(match) as seat:
        seat.until_asked()
    with sqlite3.connect(house.folder / "vestige.sqlite") as store:
        (head,) = store.execute("SELECT head FROM match WHERE id = ?", (match,)).fetchone()
    return [chosen["artefacts"] for chosen in json.loads(head)["seats"]]


def test_what_somebody_owns_is_brought_to_the_next_deal(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    give(house, ann, "a212", "a115")
    give(house, bob, "a101")
    assert brought(house, ann, advanced=True) == [["a115", "a212"], []]
    assert brought(house, bob) == [["a101"], []]
    assert brought(house, bob, advanced=True) == [[], []]  # one card alone is not let in: two are lent


def test_what_others_own_is_not_said_for_them(house: OpenHouse) -> None:
    ann = house.visitor()
    made = {"game": "magnastorm", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = ann.ask("POST", "/api/matches", json={**made, "seat_options": [{}, {"artefacts": ["a101", "a102"]}]})
    assert answer.json()["error"] == "option-by-hand"
