"""Playing over sockets."""

from __future__ import annotations

from tests.arena.visitor import OpenHouse


def test_a_person_plays_a_whole_match_against_bots(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot", "bot")["match"]
    with ann.sit(match) as seat:
        state = seat.play_on()
    assert state["result"]["kind"] == "ranked"
    assert len(state["result"]["places"]) == 4  # the heron is ranked too


def test_two_people_play_each_other_by_link(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor("fr")
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    with ann.sit(match) as one, bob.sit(match) as two:
        one.until_asked()
        two.until_asked()
        assert one.state["you"] == [0]
        assert two.state["you"] == [1]
