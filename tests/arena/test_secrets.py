"""What may not be known is never sent."""

from __future__ import annotations

import json
from typing import Any

from tests.arena.visitor import OpenHouse, Socket
from vestige.arena.story import ISOLATED

ANN = ISOLATED.format("Player 1")


def shells(state: dict[str, Any]) -> set[str]:
    """The shells that a drawing shows face up."""
    return {piece for piece in state["panes"]["shore"]["pieces"] if piece.startswith("shell-")}


def hand(state: dict[str, Any]) -> set[str]:
    return {option["action"][1] for option in state["options"] if option["action"][0] == "pick"}


def test_a_spectator_sees_no_hand_no_options_and_no_actions(house: OpenHouse) -> None:
    ann, eve = house.visitor(), house.visitor()
    match = ann.new_match("me", "bot", public=True)["match"]
    with ann.sit(match) as seat, eve.sit(match) as watcher:
        mine = hand(seat.until_asked())
        assert mine == shells(seat.state)
        seen = watcher.until_state(lambda state: state["status"] == "playing")
        assert shells(seen) == set()
        seat.until_count(seat.act()["number"])
        seen = watcher.until_count(seat.state["count"])
        assert (seen["options"], seen["acting"], seen["askable"]) == ([], None, [])
        told = json.dumps(watcher.heard)
        assert not any(shell in told for shell in mine)


def test_the_others_read_a_secret_event_without_its_secret(house: OpenHouse) -> None:
    ann, eve = house.visitor(), house.visitor()
    match = ann.new_match("me", "bot", public=True)["match"]
    with ann.sit(match) as seat, eve.sit(match) as watcher:
        while not any(option["action"] == ["dive"] for option in seat.until_asked()["options"]):
            seat.until_count(seat.act()["number"])
        count = seat.act(["dive"])["number"]
        seat.until_count(count)
        watcher.until_count(count)
        assert own_dive(seat).startswith(f"{ANN} dives for shell shell-")
        assert own_dive(watcher) == f"{ANN} dives for something hidden"


def own_dive(seat: Socket) -> str:
    return str(next(line["text"] for line in seat.log if line["kind"] == "dived" and line["seat"] == 0))


def test_nobody_gets_record_or_seed_before_the_end(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        seat.until_asked()
        refused = ann.ask("GET", f"/api/matches/{match}/record")
        assert (refused.status_code, refused.json()["error"]) == (403, "record-early")
        assert "seed" not in seat.state["fair"]
        assert "seed" in seat.play_on()["fair"]
    assert ann.json("GET", f"/api/matches/{match}/record")["seed"]


def test_a_shared_device_shows_a_hand_only_to_who_sat_down(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "here")["match"]) as seat:
        state = seat.until_state(lambda state: state["status"] == "playing")
        assert (state["pass_to"], state["acting"], state["options"], shells(state)) == (0, None, [], set())
        seat.send(type="seat", seat=0)
        state = seat.until_asked()
        assert (state["pass_to"], state["acting"], shells(state)) == (None, 0, hand(state))
        first = hand(state)
        while seat.state["acting"] == 0:
            seat.until_count(seat.act()["number"])
        assert (seat.state["pass_to"], seat.state["acting"]) == (1, None)
        assert not shells(seat.state) & first
        seat.send(type="seat", seat=1)
        assert not hand(seat.until_asked()) & first
