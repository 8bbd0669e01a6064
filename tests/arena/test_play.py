"""Playing over sockets: answers, refusals, retries, undo, looking ahead and back."""

from __future__ import annotations

from uuid import uuid4

import pytest

from tests.arena.visitor import OpenHouse, Socket, Visitor

pytestmark = pytest.mark.slow


def first_deed(seat: Socket) -> None:
    """Through the secret plan of a match on one device with bots elsewhere, to the first open turn."""
    while seat.until_asked()["prompt"]["step"] != "turn":
        seat.until_count(seat.act()["number"])


def test_a_person_plays_a_whole_match_against_bots(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot", "bot")["match"]
    with ann.sit(match) as seat:
        state = seat.play_on()
    assert state["result"]["kind"] == "ranked"
    assert len(state["result"]["places"]) == 4  # the heron is ranked too
    assert "wins" in state["result"]["text"] or "share" in state["result"]["text"]
    assert [chart["svg"][:4] for chart in state["result"]["charts"]] == ["<svg"]


def test_two_people_play_each_other_by_link_in_two_languages(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor("fr")
    ann.json("PUT", "/api/me", json={"name": "Ann"})
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    with ann.sit(match) as one, bob.sit(match) as two:
        one.until_asked()
        two.until_asked()
        assert (one.state["you"], two.state["you"]) == ([0], [1])
        assert one.state["prompt"]["text"] == "Pick a shell"
        assert two.state["prompt"]["text"] != "Pick a shell"
        assert [seat["name"] for seat in two.state["seats"]][:2] == ["Ann", "Joueur 2"]


def test_seats_that_plan_together_never_make_each_other_stale(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    with ann.sit(match) as one, bob.sit(match) as two:
        one.until_asked()
        number = two.until_asked()["number"]
        for _ in range(3):
            one.until_count(one.act()["number"])
        assert two.act(number=number)["type"] == "accepted"


def test_a_retry_with_the_same_key_is_applied_once(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        state = seat.until_asked()
        key = uuid4().hex
        first = seat.act(key=key)
        again = seat.act(key=key, number=state["number"], action=state["options"][0]["action"])
        assert first == again
        assert seat.until_count(first["number"])["number"] == first["number"]


def test_a_retry_with_an_old_key_makes_nobody_read_or_draw_again(house: OpenHouse) -> None:
    """Neither with the command it named nor with another."""
    ann, eve = house.visitor(), house.visitor()
    match = ann.new_match("me", "here", game="marajoara", public=True)["match"]
    with ann.sit(match) as seat, eve.sit(match) as watcher:
        first = seat.until_asked()
        key, action = uuid4().hex, first["options"][0]["action"]
        number = seat.act(key=key)["number"]
        seat.until_count(number)
        watcher.until_count(number)
        before, watcher.heard = drawings(ann), []
        seat.until_asked()
        for _ in range(10):
            again = seat.act(key=key, number=first["number"], seat=first["acting"], action=action)
            assert (again["type"], again["number"]) == ("accepted", number)
            assert seat.act(key=key)["type"] == "stale"
        watcher.send(type="ping")
        watcher.until(lambda message: message["type"] == "pong")
        heard = [message["type"] for message in watcher.heard]
        assert [kind for kind in heard if kind != "presence"] == ["pong"], "who is here is told apart from states"
        assert drawings(ann) == before


def drawings(ann: Visitor) -> str:
    """How often the house has drawn a table."""
    lines = ann.ask("GET", "/metrics").text.splitlines()
    return next(line for line in lines if line.startswith("vestige_draw_seconds_count"))


def test_a_double_click_with_two_keys_answers_one_question(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        state = seat.until_asked()
        command = {"number": state["number"], "action": state["options"][0]["action"]}
        assert seat.act(**command)["type"] == "accepted"
        stale = seat.act(**command)
        assert stale["type"] == "stale"
        seat.until(lambda message: message["type"] == "state" and not message["delta"])
        assert seat.state["number"] == stale["number"]


def test_two_tabs_of_one_guest_see_the_same(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as left, ann.sit(match) as right:
        right.until_asked()
        count = left.act()["number"]
        seen = (left.until_count(count), right.until_count(count))
        assert seen[0]["options"] == seen[1]["options"]
        assert seen[0]["panes"] == seen[1]["panes"]


def test_a_refusal_names_rule_and_reason_and_changes_nothing(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        state = seat.until_asked()
        hand = {option["action"][1] for option in state["options"]}
        foreign = next(f"shell-{n:02}" for n in range(24) if f"shell-{n:02}" not in hand)
        refused = seat.act(["pick", foreign])
        assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "E_NOT_IN_HAND", "TD-PLAN-03")
        assert refused["text"] == f"shell {foreign} is not in your hand."
        assert seat.act()["type"] == "accepted"


def test_an_unlit_target_says_why(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        state = seat.until_asked()
        mine = state["options"][0]["action"][1]
        foreign = next(f"shell-{n:02}" for n in range(24) if ["pick", f"shell-{n:02}"] not in actions(state))
        assert seat.ask(type="why", seat=0, target=f"shell:{mine}")["code"] is None
        assert seat.ask(type="why", seat=0, target=f"shell:{foreign}")["code"] == "E_NOT_IN_HAND"
        assert seat.ask(type="why", seat=0, target="heron:grey")["code"] is None
        assert seat.ask(type="why", seat=0, action=["throw"])["code"] == "E_WRONG_STEP"
        assert seat.ask(type="why", seat=0, action=["sing"])["code"] == "E_MALFORMED"


def actions(state: dict[str, list[dict[str, list[str]]]]) -> list[list[str]]:
    return [option["action"] for option in state["options"]]


def test_a_preview_tells_what_would_happen_and_whether_it_is_final(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        first_deed(seat)
        thrown = seat.ask(type="preview", seat=0, action=["throw"])
        assert (thrown["type"], thrown["final"]) == ("preview", True)
        refused = seat.ask(type="preview", seat=0, action=["confirm"])
        assert (refused["type"], refused["code"]) == ("why", "E_WRONG_STEP")


def test_undo_goes_back_to_the_horizon_and_no_further(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        before = actions(seat.until_asked())
        assert not seat.state["undo"]
        count = seat.act()["number"]
        assert seat.until_count(count)["undo"]
        seat.until_count(seat.undo()["number"])
        assert actions(seat.state) == before
        assert [line["undoes"] for line in seat.log if line["kind"] == "undo"] == [count]
        refused = seat.undo()
        assert (refused["type"], refused["code"]) == ("refused", "E_NO_UNDO")


def test_an_earlier_moment_is_shown_through_the_same_eyes(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        first = seat.until_asked()["panes"]
        first_deed(seat)
        seat.send(type="at", count=0)
        moment = seat.until(lambda message: message["type"] == "moment")
        assert moment["panes"] == first
        seat.send(type="at", count=9999)
        assert seat.until(lambda message: message["type"] == "error")["code"] == "record-at"


def test_the_language_may_change_at_any_time(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        first_deed(seat)
        english = seat.log
        seat.send(type="lang", lang="fr")
        seat.until(lambda message: message["type"] == "state" and not message["delta"])
        assert len(seat.log) == len(english)
        assert [line["text"] for line in seat.log] != [line["text"] for line in english]
