"""A line of the log says why: in public terms before the end, in all of them afterwards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.arena.visitor import OpenHouse, Socket
from vestige.arena import desk
from vestige.kernel.insight import insight_of
from vestige.kernel.shelf import Shelf
from vestige.kernel.view import view

pytestmark = pytest.mark.slow
RECORDS = Path(__file__).parents[1] / "games"


def record(game: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((RECORDS / game / "records" / "two_players.json").read_text("utf-8"))
    return kept


def explained(seat: Socket, count: int) -> dict[str, Any]:
    return seat.ask(type="explain", count=count)


def test_a_bots_answer_is_explained_while_the_game_goes_on(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot", game="marajoara")["match"]) as seat:
        for _ in range(60):
            state = seat.until_asked()
            bots = [line for line in seat.log if line.get("why") and line["seat"] == 1 - state["acting"]]
            if bots:
                break
            seat.act(state["options"][-1]["action"])
        told = explained(seat, bots[-1]["n"])
        assert told["instead"], "nothing is hidden in this game: it is compared with another answer"
        assert all(term["label"] and not term["label"].startswith("term-") for term in told["terms"])


def test_after_the_end_every_answer_has_its_reasons_and_entries_that_are_no_answers_have_none(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.json("POST", "/api/import", json=record("excavation_earth"))["match"]
    with ann.sit(match) as seat:
        seat.until_state(lambda state: state["status"] == "over")
        lines = [line for line in seat.log if line.get("why")]
        told = [explained(seat, line["n"]) for line in lines[::40]]
        assert any(one["terms"] for one in told)
        for count in (0, seat.state["count"] + 1):
            seat.send(type="explain", id="x", count=count)
            assert seat.until(lambda message: message["type"] == "error")["code"] == "no-answer"


def test_in_the_middle_of_a_game_with_hands_nothing_hidden_is_compared() -> None:
    kept = record("excavation_earth")
    entries = kept["entries"][:60]
    head = {key: value for key, value in kept.items() if key not in ("entries", "hash")}
    secret = insight_of(Shelf()["excavation_earth"]).secret
    for count in range(40, 60):
        told = desk.explained(head, entries, count, None, free=True)
        assert told.instead is None
        assert not {one.name for one in told.differences} & secret


def test_an_action_of_several_answers_is_explained_as_a_whole() -> None:
    kept = record("marajoara")
    head = {key: value for key, value in kept.items() if key not in ("entries", "hash")}
    shelf = desk.shelf["marajoara"]
    answers = [count for count in range(1, 40) if not desk.is_aside(kept["entries"][count - 1])]
    for count in answers:
        match = desk.recalled(head, kept["entries"][:0])
        before, action = desk.beginning(match, kept["entries"], count)
        seat = kept["entries"][count - 1][0]
        assert action in view(before, seat).options()
        assert before.current(seat).name in shelf.rests or action[0] == kept["entries"][count - 1][1]  # type: ignore[union-attr, attr-defined]  # the seat is asked; Marajoara has rests
