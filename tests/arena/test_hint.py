"""Hints: the master's answer for whoever asks, where nobody is cheated by it."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.arena.visitor import PATIENCE, OpenHouse
from vestige.arena import workers
from vestige.arena.thinkers import TICKETS, Gone, Thinkers
from vestige.arena.workers import CLOSER, Job, Weighed, closely, worth_showing
from vestige.kernel.match import open_record
from vestige.kernel.shelf import Shelf

pytestmark = pytest.mark.slow
RECORD = Path(__file__).parents[1] / "games" / "marajoara" / "records" / "two_players.json"


def test_a_person_among_bots_is_told_the_masters_choice_with_the_next_best(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        state = seat.until_asked()
        told = seat.ask(type="hint", seat=state["acting"])
        offered = [option["action"] for option in state["options"]]
        assert 1 <= len(told["ideas"]) <= 3
        assert all(idea["action"] in offered for idea in told["ideas"])
        assert all(0 <= idea["chance"] <= 100 for idea in told["ideas"])
        assert told["ideas"][0]["label"]
        assert seat.act(told["ideas"][0]["action"])["type"] == "accepted"


def test_between_people_there_are_none_until_all_have_asked(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    for who, name in ((ann, "Ann"), (bob, "Bob")):
        who.json("PUT", "/api/me", json={"name": name})
    made = ann.new_match("me", "open")
    bob.follow(made["links"]["1"])
    with ann.sit(made["match"]) as first, bob.sit(made["match"]) as second:
        first.until_state(lambda state: state["status"] == "playing")
        second.until_state(lambda state: state["status"] == "playing")
        sockets = {0: first, 1: second}
        asked = first.state["asked"][0]
        told = sockets[asked].ask(type="hint", seat=asked)
        assert told["code"] == "hint-agreement"
        assert ("Ann", "Bob")[1 - asked] in told["text"]
        sockets[1 - asked].ask(type="hint", seat=1 - asked)
        again = sockets[asked].ask(type="hint", seat=asked)
        assert again.get("ideas"), again


def test_who_is_not_asked_gets_none_and_nobody_asks_for_another_seat(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        seat.until_asked()
        seat.send(type="hint", id=5, seat=1)
        assert seat.until(lambda message: message["type"] == "error")["code"] == "not-your-seat"


def test_one_guest_keeps_the_workers_busy_with_one_hint_at_a_time(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as one, ann.sit(match) as two:
        one.until_asked()
        two.until_asked()
        one.send(type="hint", id="first", seat=0)
        one.send(type="ping")
        one.until(lambda message: message["type"] == "pong")
        told = two.ask(type="hint", seat=0)
        assert told["code"] == "hint-thinking"
        assert one.until(lambda message: message.get("id") == "first")["ideas"]
        assert two.ask(type="hint", seat=0)["ideas"]


def test_a_hint_that_is_called_off_tells_nothing_and_another_may_be_asked_for_at_once(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot", game="marajoara")["match"]) as seat:
        acting = seat.until_asked()["acting"]
        seat.send(type="calloff")
        seat.send(type="hint", id="first", seat=acting)
        seat.send(type="calloff")
        assert seat.until(lambda message: message.get("id") == "first")["ideas"] == []
        told = seat.ask(type="hint", seat=acting)
        assert told["ideas"]
        assert 0 < told["now"] < 100


def until_called_off(job: Job) -> None:
    """A thought that goes on for as long as somebody waits for it."""
    Path(job.bot).touch()
    while job.ticket not in workers.unwanted:
        time.sleep(0.01)


def nothing(job: Job) -> str:
    return job.match


def test_a_thought_that_is_called_off_ends_in_the_worker_too(tmp_path: Path) -> None:
    async def called_off() -> str:
        thinkers, begun = Thinkers(1, 0.0), tmp_path / "begun"
        worker, job = thinkers.worker("match"), Job("match", {}, 0, str(begun), next(TICKETS))
        endless = asyncio.create_task(worker.do(until_called_off, job, PATIENCE))
        while not begun.exists():
            await asyncio.sleep(0.01)
        endless.cancel()
        try:
            return await worker.do(nothing, job._replace(ticket=next(TICKETS)), PATIENCE)
        finally:
            thinkers.close()

    assert asyncio.run(called_off()) == "match"


def a_while(job: Job) -> str:
    time.sleep(2.0)
    return job.match


def test_who_queues_behind_others_is_not_taken_for_lost() -> None:
    async def queued() -> list[str]:
        thinkers = Thinkers(1, 0.0)
        worker, job = thinkers.worker("match"), Job("match", {}, 0, "", next(TICKETS))
        await worker.do(nothing, job, PATIENCE)  # its process is there
        try:
            return await asyncio.gather(*(worker.do(a_while, job, 4.0) for _ in range(3)))
        finally:
            thinkers.close()

    assert asyncio.run(queued()) == ["match"] * 3


def test_who_queues_for_a_worker_that_is_lost_asks_another_one() -> None:
    async def lost() -> type[BaseException] | None:
        thinkers = Thinkers(1, 0.0)
        worker, job = thinkers.worker("match"), Job("match", {}, 0, "", next(TICKETS))
        first = asyncio.create_task(worker.do(a_while, job, 0.1))
        second = asyncio.create_task(worker.do(nothing, job, PATIENCE))
        with suppress(TimeoutError):
            await first
        try:
            await second
        except Gone as gone:
            return type(gone)
        finally:
            thinkers.close()
        return None

    assert asyncio.run(lost()) is Gone


def test_the_only_answer_has_the_chance_of_the_position(house: OpenHouse) -> None:
    ann = house.visitor()
    with ann.sit(ann.new_match("me", "bot", game="marajoara")["match"]) as seat:
        while len(seat.until_asked()["options"]) > 1:
            seat.until_count(seat.act()["number"])
        told = seat.ask(type="hint", seat=seat.state["acting"])
        assert [idea["chance"] for idea in told["ideas"]] == [told["now"]]
        assert 0 < told["now"] < 100


def test_moves_are_drawn_where_they_point_and_told_apart_in_named_terms(house: OpenHouse) -> None:
    ann = house.visitor("fr")
    with ann.sit(ann.new_match("me", "bot", game="marajoara")["match"]) as seat:
        state = seat.until_asked()
        told = seat.ask(type="hint", seat=state["acting"])
        best = told["ideas"][0]
        assert any("<g" in markup for markup in best["arrows"].values())
        assert f"{best['chance']}\u00a0%" in next(iter(best["arrows"].values()))
        assert set(best["arrows"]) <= set(state["panes"])
        assert isinstance(best["lead"], float)
        assert all(not term["label"].startswith("term-") for term in told["terms"])


def test_among_people_everybody_sees_who_took_a_hint(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    bob.follow(made["links"]["1"])
    with ann.sit(made["match"]) as first, bob.sit(made["match"]) as second:
        first.until_state(lambda state: state["status"] == "playing")
        second.until_state(lambda state: state["status"] == "playing")
        asked = first.state["asked"][0]
        one, other = (first, second) if asked == 0 else (second, first)
        other.ask(type="hint", seat=1 - asked)
        assert one.ask(type="hint", seat=asked)["ideas"]
        other.until_state(lambda state: any(note["kind"] == "hint" for note in state["notes"]))


def test_an_answer_that_is_shown_has_been_looked_at() -> None:
    record = json.loads(RECORD.read_text("utf-8"))
    match = open_record(Shelf(), {**record, "entries": []})
    seen = match.view(match.table.asked()[0])
    words = match.game.encode(seen.options()[0])
    job = Job("match", record, match.table.asked()[0], "master", next(TICKETS))
    hardly, often = Weighed(words, 1, 0.99, 0.5), Weighed(words, CLOSER, 0.99, 0.5)
    looked_at = closely(job, seen, hardly)
    assert (looked_at.words, looked_at.visits) == (words, CLOSER)
    assert 0.2 < looked_at.chance < 0.8
    assert looked_at.error < 0.05
    assert closely(job, seen, often) is often


def test_the_third_place_is_for_a_move_that_is_really_different() -> None:
    def weighed(name: str, chance: float, visits: int = 100) -> Weighed:
        return Weighed([name], visits, chance, 0.01)

    found = [weighed("a", 0.6), weighed("b", 0.6), weighed("c", 0.59), weighed("d", 0.3, 2), weighed("e", 0.5, 20)]
    shown, also = worth_showing(found)
    assert [one.words for one in shown] == [["a"], ["b"], ["e"]]
    assert [one.words for one in also] == [["c"]]
    assert worth_showing(found[:1]) == (found[:1], [])
    assert worth_showing(found[:3]) == (found[:3], [])
