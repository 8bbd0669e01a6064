"""After the turn has ended: asking the others whether it may be taken back."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from tests.arena.test_absence import table
from tests.arena.visitor import OpenHouse, Socket

pytestmark = pytest.mark.slow


def ends_turn(seat: Socket) -> int:
    """Answers until somebody else is asked; how many entries there are then."""
    acting = seat.until_asked()["acting"]
    while acting in seat.state["asked"]:
        seat.until_count(seat.act()["number"])
    return int(seat.state["count"])


def in_turn(*seats: Socket) -> list[Socket]:
    """Who is asked first, then the others: the deal decides who begins."""
    first = seats[0].until_state(lambda state: state["status"] == "playing")["asked"][0]
    return sorted(seats, key=lambda seat: seat.until_state(lambda state: bool(state["you"]))["you"][0] != first)


def own(seat: Socket) -> int:
    return int(seat.state["you"][0])


def asks(seat: Socket, **more: Any) -> dict[str, Any]:
    """To take back what the table offers to take back."""
    back = seat.until_state(lambda state: state.get("take_back") is not None)["take_back"]
    said = {"seat": back["seat"], "entry": back["entry"], "number": seat.state["count"], "key": uuid4().hex, **more}
    seat.send(type="takeback", **said)
    return seat.answered(said["key"])


def says(seat: Socket, yes: bool, **more: Any) -> dict[str, Any]:
    state = seat.until_state(lambda state: bool(state.get("take_back") and state["take_back"]["asked"]))
    back = state["take_back"]
    said = {"asker": back["seat"], "entry": back["entry"], "number": state["count"], "yes": yes, "key": uuid4().hex}
    seat.send(type="consent", **{"seat": state["you"][0], **said, **more})
    return seat.answered({**said, **more}["key"])


def gone(seat: Socket) -> None:
    seat.until_state(lambda state: state.get("take_back") is None or not state["take_back"]["asked"])


def test_what_all_others_agree_to_is_taken_back(house: OpenHouse) -> None:
    (ann, bob, cat), match = table(house, 3, game="marajoara")
    with ann.sit(match) as a, bob.sit(match) as b, cat.sit(match) as c:
        one, two, three = in_turn(a, b, c)
        count = ends_turn(one)
        entry = one.state["take_back"]["entry"]
        card = {"seat": own(one), "entry": entry, "waits": sorted([own(two), own(three)])}
        assert one.state["take_back"] == {**card, "asked": False, "declined": []}
        assert two.until_count(count)["take_back"] is None
        assert asks(one)["type"] == "accepted"
        assert says(two, True)["type"] == "accepted"
        assert one.until_state(lambda state: state["take_back"]["waits"] == [own(three)])["count"] == count
        key = uuid4().hex
        first = says(three, True, key=key)
        assert first == {"type": "accepted", "key": key, "number": count + 1}
        three.send(type="consent", seat=own(three), asker=own(one), entry=entry, number=count, yes=True, key=key)
        assert three.answered(key) == first
        state = one.until_count(count + 1)
        assert (state["acting"], state["asked"]) == (own(one), [own(one)])
        line = one.log[-1]
        assert (line["kind"], line["undoes"]) == ("takeback", entry)
        assert "takes the turn back" in line["text"]


def test_somebody_who_would_rather_not_is_not_asked_again(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2, game="marajoara")
    with ann.sit(match) as a, bob.sit(match) as b:
        one, two = in_turn(a, b)
        count = ends_turn(one)
        asks(one)
        assert says(two, False)["type"] == "accepted"
        assert one.until_state(lambda state: bool(state["take_back"]["declined"]))["count"] == count
        assert asks(one)["code"] == "declined"
        two.until_asked()
        two.until_count(two.act()["number"])
        gone(one)


def test_the_next_entry_lapses_it_and_an_answer_of_another_person_ends_it(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2, game="marajoara")
    with ann.sit(match) as a, bob.sit(match) as b:
        one, two = in_turn(a, b)
        count = ends_turn(one)
        asks(one)
        back = two.until_state(lambda state: bool(state.get("take_back")))["take_back"]
        two.until_count(two.act()["number"])
        said = {"asker": own(one), "entry": back["entry"], "number": count, "yes": True, "key": uuid4().hex}
        two.send(type="consent", seat=own(two), **said)
        assert two.answered(said["key"])["type"] == "stale"
        gone(one)
        late = {"entry": back["entry"], "number": one.until_count(count + 1)["count"], "key": uuid4().hex}
        one.send(type="takeback", seat=own(one), **late)
        assert one.answered(late["key"])["code"] == "E_NO_TAKEBACK"


def test_bots_agree_and_their_answers_go_with_it(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot", game="marajoara")["match"]
    with ann.sit(match) as one:
        ends_turn(one)
        state = one.until_state(lambda state: state["asked"] == [0])
        entry, count = state["take_back"]["entry"], state["count"]
        assert entry < count
        assert state["take_back"]["waits"] == []
        key = uuid4().hex
        first = asks(one, key=key)
        assert (first["type"], first["number"]) == ("accepted", count + 1)
        one.send(type="takeback", seat=0, entry=entry, number=count, key=key)
        assert one.answered(key) == first
        assert one.until_count(count + 1)["asked"] == [0]
        assert one.log[-1]["undoes"] == entry


def test_what_was_asked_outlives_a_power_cut(tmp_path: Any) -> None:
    house = OpenHouse(tmp_path)
    (ann, bob), match = table(house, 2, game="marajoara")
    with ann.sit(match) as a, bob.sit(match) as b:
        one, _ = in_turn(a, b)
        count = ends_turn(one)
        assert asks(one)["type"] == "accepted"
        house.kill()
    house.open()
    with ann.sit(match) as a, bob.sit(match) as b:
        two, one = in_turn(a, b)
        assert one.until_state()["take_back"]["asked"]
        assert says(two, True)["type"] == "accepted"
        assert one.until_count(count + 1)["asked"] == [own(one)]
    house.close()


def test_who_asked_may_withdraw_it_and_nobody_speaks_for_another(house: OpenHouse) -> None:
    (ann, bob), match = table(house, 2, game="marajoara")
    with ann.sit(match) as a, bob.sit(match) as b:
        one, two = in_turn(a, b)
        ends_turn(one)
        asks(one)
        two.until_state(lambda state: bool(state.get("take_back")))
        two.send(type="takeback", seat=own(one), entry=1, number=1, key=uuid4().hex)
        assert two.until(lambda message: message["type"] == "error")["code"] == "not-your-seat"
        assert says(one, False)["type"] == "accepted"
        gone(two)
        assert asks(one)["type"] == "accepted"


def test_what_brought_something_to_light_is_not_offered(house: OpenHouse) -> None:
    """The plans of the sample game are secret until all have planned."""
    (ann, bob), match = table(house, 2)
    with ann.sit(match) as one, bob.sit(match) as two:
        one.until_asked()
        two.until_asked()
        for seat in (one, two):
            while seat.state["acting"] is not None and seat.state["prompt"]["step"] != "turn":
                seat.until_count(seat.act()["number"])
        assert one.until_state(lambda state: state["prompt"]["step"] == "turn")["take_back"] is None
