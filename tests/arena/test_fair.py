"""Deals that nobody chooses alone."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import vestige
from tests.arena.visitor import OpenHouse, Socket, Visitor

pytestmark = pytest.mark.slow

VERIFY = Path(vestige.__file__).parent / "verify.py"


class Deaf(Socket):
    """A browser that sends no nonce by itself."""

    def prove(self, message: dict[str, object]) -> None:
        pass


def deaf(visitor: Visitor, match: str) -> Deaf:
    return Deaf(visitor, match, 0, "en", {})


def test_a_finished_match_proves_its_shuffle(house: OpenHouse, tmp_path: Path) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        shown = seat.until_asked()["fair"]
        assert shown["nonces"][0]["commitment"] == hashlib.sha256(ann.nonces[0]).hexdigest()
        assert seat.play_on()["fair"]["commitment"] == shown["commitment"]
    (tmp_path / "record.json").write_bytes(ann.ask("GET", f"/api/matches/{match}/record").content)
    (tmp_path / "verify.py").write_bytes(ann.ask("GET", "/api/verify.py").content)
    command = [sys.executable, "-I", "verify.py", "record.json"]
    verdict = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert verdict.returncode == 0, verdict.stdout
    assert verdict.stdout.startswith("OK")


def test_nonces_are_opened_only_when_all_have_committed(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    with deaf(ann, match) as one, deaf(bob, match) as two:
        nonces = [os.urandom(32), os.urandom(32)]
        hashes = [hashlib.sha256(nonce).hexdigest() for nonce in nonces]
        one.until(lambda message: message["type"] == "need_nonce")
        one.send(type="nonce", seat=0, hex=nonces[0].hex())
        assert one.until(lambda message: message["type"] == "error")["code"] == "no-nonce-now"
        one.send(type="commit", seat=0, hash=hashes[0])
        two.until_state(lambda state: len(state["fair"]["nonces"]) == 1)
        two.send(type="commit", seat=1, hash=hashes[1])
        assert one.until(lambda message: message["type"] == "reveal")["seats"] == [0]
        one.send(type="nonce", seat=0, hex=nonces[1].hex())
        assert one.until(lambda message: message["type"] == "error")["code"] == "nonce"
        one.send(type="nonce", seat=0, hex=nonces[0].hex())
        two.until(lambda message: message["type"] == "reveal")
        two.send(type="nonce", seat=1, hex=nonces[1].hex())
        assert one.until_state(lambda state: state["status"] == "playing")


def test_a_browser_that_lost_its_nonce_commits_anew_and_so_do_all(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    with deaf(ann, match) as one:
        first = one.until_state()["fair"]["commitment"]
        one.send(type="commit", seat=0, hash="0" * 64)
        with deaf(bob, match) as two:
            two.send(type="commit", seat=1, hash="1" * 64)
            one.until(lambda message: message["type"] == "reveal")
            one.send(type="commit", seat=0, hash="2" * 64)
            anew = [{"seat": 0, "commitment": "2" * 64}]
            state = two.until_state(lambda state: bool(state["fair"]["nonces"] == anew))
            assert state["fair"]["commitment"] == first


def test_the_verifier_finds_a_shuffle_that_was_touched(house: OpenHouse, tmp_path: Path) -> None:
    ann = house.visitor()
    match = ann.new_match("bot", "bot")["match"]
    with ann.sit(match) as watcher:
        watcher.until_state(lambda state: state["status"] == "over")
    record = ann.ask("GET", f"/api/matches/{match}/record").text
    n, value = ann.json("GET", f"/api/matches/{match}/record")["chance"][0]
    touched = record.replace(f"[{n},{value}]", f"[{n},{(value + 1) % n}]", 1)
    (tmp_path / "record.json").write_text(touched)
    verdict = subprocess.run([sys.executable, "-I", str(VERIFY), str(tmp_path / "record.json")], check=False)
    assert touched != record
    assert verdict.returncode == 1


def test_who_sits_down_chooses_for_the_seat_until_somebody_has_committed(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open", seat_options=[{"pail": "blue"}])
    match = bob.follow(made["links"]["1"])
    with deaf(ann, match) as one, deaf(bob, match) as two:
        offered = two.until_state(lambda state: bool(state.get("choices")))["choices"]["1"][0]
        assert [value["value"] for value in offered["values"]] == ["red", "green", "white", "random"]
        two.send(type="choose", seat=1, option="pail", value="blue")
        assert two.until(lambda message: message["type"] == "error")["code"] == "seat-option-twice"
        two.send(type="choose", seat=1, option="pail", value="random")
        two.until_state(lambda state: state["choices"]["1"][0]["value"] == "random")
        two.send(type="choose", seat=0, option="pail", value="green")
        assert two.until(lambda message: message["type"] == "error")["code"] == "not-your-seat"
        one.send(type="commit", seat=0, hash="0" * 64)
        assert two.until_state(lambda state: not state["choices"])
        two.send(type="choose", seat=1, option="pail", value="red")
        assert two.until(lambda message: message["type"] == "error")["code"] == "choices-frozen"


def test_who_comes_or_leaves_voids_what_was_committed_and_the_record_shows_it(house: OpenHouse) -> None:
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    with deaf(ann, match) as one:
        one.until(lambda message: message["type"] == "need_nonce")
        one.send(type="commit", seat=0, hash="0" * 64)
        one.until_state(lambda state: len(state["fair"]["nonces"]) == 1)
        bob.json("POST", f"/api/matches/{match}/leave")
        fresh = one.until_state(lambda state: not state["fair"]["nonces"] and bool(state["links"]))["links"]
    eve.follow(fresh["1"])
    with ann.sit(match) as one, eve.sit(match):
        one.until_state(lambda state: state["status"] == "playing")
    with sqlite3.connect(house.folder / "vestige.sqlite") as store:
        (head,) = store.execute("SELECT head FROM match WHERE id = ?", (match,)).fetchone()
    fair = json.loads(head)["fair"]
    assert fair["earlier"] == [[{"seat": 0, "commitment": "0" * 64}]]


def test_a_number_sent_twice_is_no_mistake(house: OpenHouse) -> None:
    """A browser that answers two requests for the same number has done nothing wrong, also when the deal is done."""
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        seat.until_asked()
        seat.send(type="commit", seat=0, hash=hashlib.sha256(ann.nonces[0]).hexdigest())
        seat.send(type="nonce", seat=0, hex=ann.nonces[0].hex())
        seat.send(type="ping")
        seat.until(lambda message: message["type"] == "pong")
        assert not [message for message in seat.heard if message["type"] == "error"]


def test_a_clan_left_to_the_deal_has_no_colour_until_then(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open", game="hoyuk", seat_options=[{"clan": "random"}])
    with ann.sit(made["match"]) as seat:
        assert seat.until_state()["seats"][0]["colour"] == "gray"
    bob.follow(made["links"]["1"])
    with ann.sit(made["match"]) as one, bob.sit(made["match"]):
        dealt = one.until_state(lambda state: state["status"] == "playing")
        assert "gray" not in {seat["colour"] for seat in dealt["seats"]}
    listed = next(row for row in ann.json("GET", "/api/matches")["mine"] if row["match"] == made["match"])
    assert [seat["colour"] for seat in listed["seats"]] == [seat["colour"] for seat in dealt["seats"]]


def test_who_never_sends_a_number_is_left_out_after_a_while_and_the_record_shows_it(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, deal_seconds=0.2)
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    first = os.urandom(32)
    with deaf(ann, match) as one, deaf(bob, match) as two:
        one.send(type="commit", seat=0, hash=hashlib.sha256(first).hexdigest())
        two.send(type="commit", seat=1, hash="1" * 64)
        one.until(lambda message: message["type"] == "reveal")
        one.send(type="nonce", seat=0, hex=first.hex())
        secret = one.until_state(lambda state: state.get("stalled") == [1])["fair"]["commitment"]
        two.send(type="without", seat=1)
        assert two.until(lambda message: message["type"] == "error")["code"] == "not-stalled"
        one.send(type="without", seat=0)
        assert one.until(lambda message: message["type"] == "need_nonce") == {
            "type": "need_nonce",
            "seats": [0],
            "attempt": 1,
        }
        one.send(type="commit", seat=0, hash=hashlib.sha256(first).hexdigest())
        assert one.until(lambda message: message["type"] == "error")["code"] == "nonce-used"
        fresh = os.urandom(32)
        one.send(type="commit", seat=0, hash=hashlib.sha256(fresh).hexdigest())
        one.until(lambda message: message["type"] == "reveal")
        one.send(type="nonce", seat=0, hex=fresh.hex())
        shown = one.until_state(lambda state: state["status"] == "playing")["fair"]
        assert (shown["commitment"], shown["missing"]) == (secret, [1])
        assert two.until_asked()["you"] == [1]
    house.close()
    with sqlite3.connect(tmp_path / "vestige.sqlite") as store:
        (head,) = store.execute("SELECT head FROM match WHERE id = ?", (match,)).fetchone()
    fair = json.loads(head)["fair"]
    assert fair["missing"] == [1]
    assert [one["seat"] for one in fair["nonces"]] == [0]
    pledged = [{"seat": 0, "commitment": hashlib.sha256(first).hexdigest(), "nonce": first.hex()}]
    assert fair["earlier"] == [[*pledged, {"seat": 1, "commitment": "1" * 64}]]
    (tmp_path / "record.json").write_text(json.dumps({**json.loads(head), "entries": []}))
    assert (
        subprocess.run([sys.executable, "-I", str(VERIFY), str(tmp_path / "record.json")], check=False).returncode == 0
    )


def test_nobody_is_left_out_before_the_time(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    with ann.sit(match) as one, deaf(bob, match):
        one.until_state(lambda state: len(state["fair"]["nonces"]) == 1)
        one.send(type="without", seat=0)
        assert one.until(lambda message: message["type"] == "error")["code"] == "not-stalled"
