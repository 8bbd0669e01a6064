"""Nobody sees or plays what is not theirs."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner

from tests.arena.visitor import OpenHouse
from vestige.arena.identity import Doorkeeper, plain_name

pytestmark = pytest.mark.slow


def test_a_socket_that_once_sat_somewhere_does_not_see_through_the_next_person_s_eyes(house: OpenHouse) -> None:
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    match = ann.new_match("me", "open", public=True)["match"]
    bob.json("POST", f"/api/matches/{match}/join", json={"seat": 1})
    with bob.sit(match) as old, ann.sit(match):
        old.until_state(lambda state: state["status"] == "playing")
        old.send(type="seat", seat=1)
        old.until_state(lambda state: state["acting"] == 1)
        link = ann.json("POST", f"/api/matches/{match}/seats/1/link")["link"]
        eve.follow(link)
        old.until_state(lambda state: state["you"] == [])
        with eve.sit(match) as new:
            hers = new.until_state(lambda state: state["acting"] == 1)
            state = old.until_state(lambda state: state["acting"] is None)
            assert (state["options"], state["you"]) == ([], [])
            assert state["panes"] != hers["panes"]


def test_a_short_key_is_refused(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"")
    refused = OpenHouse(tmp_path)
    assert refused.said.startswith("key-short: ")
    assert refused.process.wait() == 2


def test_the_data_are_for_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    house = OpenHouse(folder)
    house.visitor().new_match("me", "bot")
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
    house.close()
    assert {name: mode & 0o077 for name, mode in modes.items()} == dict.fromkeys(modes, 0)


def test_a_cookie_from_the_future_keeps_its_guest() -> None:
    """A clock that was set back makes nobody a stranger."""
    key = os.urandom(32)

    class Ahead(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() + 3600

    assert Doorkeeper(key).guest(Ahead(key, salt="guest").sign("ann").decode()) == "ann"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("  Ann\u200b\u202e  Lee\n", "Ann Lee"), ("\u0007\ufeff", ""), ("Zoë 王", "Zoë 王"), ("\u3164", "")],
)
def test_names_have_no_invisible_or_turning_characters(typed: str, shown: str) -> None:
    assert plain_name(typed) == shown


def test_a_key_that_named_another_command_is_no_retry(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        state = seat.until_asked()
        first, second = (option["action"] for option in state["options"][:2])
        command = {"type": "act", "number": state["number"], "key": "one", "seat": 0}
        seat.send(**command, action=first)
        assert seat.answered("one")["type"] == "accepted"
        seat.send(**command, action=first)
        assert seat.answered("one")["type"] == "accepted"
        seat.send(**command, action=second)
        assert seat.answered("one")["type"] == "stale"


def test_nobody_stops_a_bot_by_guessing_its_keys(house: OpenHouse) -> None:
    """The keys of bots were their seats and questions: whoever sent one first froze the bot for good."""
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        for _ in range(4):
            state = seat.until_asked()
            seat.until_count(seat.act(key=f"bot-1-{state['count'] + 1}")["number"])
        assert seat.play_on()["result"]


@pytest.mark.parametrize("since", ["9" * 5000, "-1", "٣", "x"])
def test_a_strange_count_means_from_the_beginning(house: OpenHouse, since: str) -> None:
    ann = house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match, since=since) as seat:  # type: ignore[arg-type]  # what a browser could send
        assert seat.until_asked()["status"] == "playing"
