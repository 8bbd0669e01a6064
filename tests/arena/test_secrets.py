"""What may not be known is never sent."""

from __future__ import annotations

import json
from typing import Any

from tests.arena.visitor import OpenHouse, Socket, Visitor
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
        watcher.send(type="lang", lang="fr")
        watcher.until(lambda message: message["type"] == "state")
        seen = watcher.state
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


def measured(guest: Visitor, line: Socket, match: str, other: str) -> list[Any]:
    """Everything that somebody who is not asked about a plan can find out about it."""
    line.heard.clear()
    line.send(type="at", count=line.state["count"] + 1)
    error = line.until(lambda message: message["type"] == "error")
    line.send(type="ping")
    line.until(lambda message: message["type"] == "pong")
    heard = [message for message in line.heard if message["type"] not in ("pong", "presence")]
    rows = [row for rows in guest.json("GET", "/api/matches").values() for row in rows]
    order = [row["match"] for row in rows if row["match"] in (match, other)]
    (listed,) = (row for row in rows if row["match"] == match)
    picture = guest.ask("GET", listed["thumbnail"]).text
    with guest.sit(match) as again:
        anew = again.until_state()
    return [error, heard, listed, order, picture, anew, again.log]


def test_nobody_can_measure_how_far_a_secret_plan_is(house: OpenHouse) -> None:
    """No push, count, moment, number, lobby order or time differs while a seat plans."""
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    made = ann.new_match("me", "open", public=True)
    match = bob.follow(made["links"]["1"])
    with ann.sit(match) as planner, bob.sit(match) as other, eve.sit(match) as watcher:
        for seat in (planner, other):
            seat.until_asked()
        watcher.until_state(lambda state: state["status"] == "playing")
        later = house.visitor().new_match("bot", "open", public=True)["match"]
        before = [measured(bob, other, match, later), measured(eve, watcher, match, later)]
        first = planner.act()["number"]
        planner.until_count(first)
        planner.until_count(planner.undo()["number"])
        for _ in range(2):
            planner.until_count(planner.act()["number"])
        assert planner.state["count"] == planner.state["number"] == first + 3
        assert [measured(bob, other, match, later), measured(eve, watcher, match, later)] == before
        number = other.act()["number"]
        assert number == first
        assert other.until_count(number)["number"] == number


def test_when_plans_are_shown_everybody_counts_alike_again(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    with ann.sit(match) as one, bob.sit(match) as two:
        one.until_asked()
        while one.state["acting"] is not None:
            one.until_count(one.act()["number"])
        with bob.sit(match) as early:
            half = early.until_count(early.act()["number"])["count"]
            lines = early.log
        two.until_count(half)
        while two.state["acting"] is not None and two.state["prompt"]["step"] != "turn":
            two.until_count(two.act()["number"])
        count = two.state["count"]
        assert count > half
        assert one.until_count(count)["count"] == count
        assert lines == [line for line in lines if line["n"] <= half]
        with bob.sit(match, since=half) as again, bob.sit(match) as anew:
            again.until_count(count)
            anew.until_count(count)
            assert again.log == anew.log == two.log


def explained(seat: Socket, count: int) -> dict[str, Any]:
    """What "why?" tells of an entry, or why it tells nothing."""
    seat.send(type="explain", id="why", count=count)
    told = seat.until(lambda message: message["type"] in ("explained", "error"))
    return {name: told.get(name) for name in ("type", "code", "terms", "instead", "percent")}


def test_why_tells_nothing_of_what_others_plan(house: OpenHouse) -> None:
    """However far and whatever another seat has planned, the reasons that can be asked for are the same."""
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    match = bob.follow(ann.new_match("me", "open", public=True)["links"]["1"])
    with ann.sit(match) as planner, bob.sit(match) as other, eve.sit(match) as watcher:
        planner.until_asked()
        own = other.until_count(other.act()["number"])["count"]
        watcher.until_state(lambda state: state["status"] == "playing")

        def learned() -> list[dict[str, Any]]:
            return [explained(line, own + ahead) for line in (other, watcher) for ahead in range(3)]

        before = learned()
        assert [told["type"] for told in before] == ["explained", *["error"] * 5]
        plans = [option["action"] for option in planner.state["options"]]
        assert len(plans) > 1
        for plan in plans:
            planner.until_count(planner.act(plan)["number"])
            assert explained(planner, planner.state["count"])["type"] == "explained"
            assert learned() == before
            planner.until_count(planner.undo()["number"])
            assert learned() == before
