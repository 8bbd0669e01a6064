"""A browser without a screen: HTTP with cookies, a socket that answers what every client must."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

HERE = Path(__file__).parent
PATIENCE = 60.0


class OpenHouse:
    """A server process on a free port; the data folder outlives it."""

    def __init__(self, folder: Path, *editions: Path, **limits: float) -> None:
        self.folder = folder
        self.editions = editions
        self.limits = {"bot_pause": 0.0, "requests_per_second": 1000.0, "messages_per_second": 1000.0, **limits}
        self.open()

    def open(self) -> None:
        path = os.pathsep.join(filter(None, [str(HERE.parent / "sample"), os.environ.get("PYTHONPATH")]))
        command = [sys.executable, str(HERE / "open_house.py"), str(self.folder), json.dumps(self.limits)]
        command += map(str, self.editions)
        environment = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.url = self.said.rpartition(" ")[2].strip().rstrip("/")

    def kill(self) -> None:
        """As the power cut does it."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def close(self) -> int:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def visitor(self, lang: str = "en") -> Visitor:
        return Visitor(self, lang)


class Visitor:
    """One guest, known by a cookie."""

    def __init__(self, house: OpenHouse, lang: str) -> None:
        self.house = house
        self.lang = lang
        self.http = httpx.Client(timeout=PATIENCE)
        self.nonces: dict[int, bytes] = {}
        self.attempt = 0
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        more.setdefault("params", {"lang": self.lang})
        return self.http.request(method, self.house.url + path, **more)

    def json(self, method: str, path: str, **more: Any) -> Any:
        answer = self.ask(method, path, **more)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def new_match(self, *kinds: str, game: str = "tide", **more: Any) -> dict[str, Any]:
        """``new_match("me", "open", "bot")``: bots are random ones."""
        seats = [{"kind": kind, "level": "random" if kind == "bot" else ""} for kind in kinds]
        made: dict[str, Any] = self.json(
            "POST", "/api/matches", json={"game": game, "players": len(kinds), "seats": seats, **more}
        )
        return made

    def follow(self, link: str) -> str:
        """Open a link and press its button; the match it leads to."""
        assert self.ask("GET", link).status_code == 200
        answer = self.ask("POST", link)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2]

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def sit(self, match: str, since: int = 0, lang: str | None = None, **headers: str) -> Socket:
        return Socket(self, match, since, lang or self.lang, headers)


class Socket:
    """The line to one match. ``state`` is what the last messages add up to; nonces are sent as soon as asked for."""

    def __init__(self, visitor: Visitor, match: str, since: int, lang: str, headers: dict[str, str]) -> None:
        self.visitor = visitor
        address = visitor.house.url.replace("http", "ws", 1) + f"/ws/match/{match}?lang={lang}&since={since}"
        cookie = {"Cookie": visitor.cookie()} if visitor.http.cookies else {}
        self.opened = ExitStack()
        line = connect(address, additional_headers={**cookie, **headers}, max_size=1 << 24)
        self.line: ClientConnection = self.opened.enter_context(line)
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.waiting: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.thread = Thread(target=self.listen, daemon=True)
        self.thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.opened.close()
        self.thread.join()

    def send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def listen(self) -> None:
        with suppress(ConnectionClosed):
            for text in self.line:
                message = json.loads(text)
                self.prove(message)
                self.waiting.put(message)
        self.waiting.put({"type": "closed", "code": self.line.close_code, "reason": self.line.close_reason})

    def prove(self, message: dict[str, Any]) -> None:
        """A browser's part in a fair deal."""
        if message["type"] == "need_nonce":
            if message["attempt"] != self.visitor.attempt:
                self.visitor.attempt, self.visitor.nonces = message["attempt"], {}
            for seat in message["seats"]:
                nonce = self.visitor.nonces.setdefault(seat, os.urandom(32))
                self.send(type="commit", seat=seat, hash=hashlib.sha256(nonce).hexdigest())
        if message["type"] == "reveal":
            for seat in message["seats"]:
                self.send(type="nonce", seat=seat, hex=self.visitor.nonces[seat].hex())

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message = self.waiting.get(timeout=timeout)
        self.heard.append(message)
        if message["type"] == "state":
            self.log = [line for line in self.log if line["n"] <= message["log_from"]] + message["log"]
            self.state = {**self.state, **message, **merged(self.state, message)}
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not wanted(message := self.hear()):
            assert message["type"] != "closed", message
        return message

    def until_state(self, wanted: Callable[[dict[str, Any]], bool] = lambda state: True) -> dict[str, Any]:
        """Listen until the state is so."""
        if not (self.state and wanted(self.state)):
            self.until(lambda message: message["type"] == "state" and wanted(self.state))
        return self.state

    def until_asked(self) -> dict[str, Any]:
        return self.until_state(lambda state: state["acting"] is not None or state["status"] == "over")

    def until_count(self, count: int) -> dict[str, Any]:
        return self.until_state(lambda state: bool(state["count"] >= count))

    def answered(self, key: str) -> dict[str, Any]:
        return self.until(lambda message: message.get("key") == key)

    def act(self, action: list[Any] | None = None, **more: Any) -> dict[str, Any]:
        """Answer the open question, with the first option if nothing is said; wait for what the house says to it."""
        state = self.until_asked()
        command = {
            "type": "act",
            "number": state["number"],
            "key": uuid4().hex,
            "seat": state["acting"],
            "action": action or state["options"][0]["action"],
            **more,
        }
        self.send(**command)
        return self.answered(command["key"])

    def undo(self) -> dict[str, Any]:
        state, key = self.until_asked(), uuid4().hex
        self.send(type="undo", number=state["number"], key=key, seat=state["acting"])
        return self.answered(key)

    def ask(self, **question: Any) -> dict[str, Any]:
        name = uuid4().hex
        self.send(id=name, **question)
        return self.until(lambda message: message.get("id") == name)

    def play_on(self) -> dict[str, Any]:
        """Answer whatever is asked until the match is over."""
        while self.until_asked()["status"] != "over":
            answer = self.act()
            assert answer["type"] == "accepted", answer
            self.until_count(answer["number"])
        return self.state


def merged(before: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The drawing, where the message tells only what changed."""
    if not message["delta"] or "panes" not in message:
        return {}
    panes = dict(before["panes"])
    for name, pane in message["panes"].items():
        old = panes.get(name, {})
        groups = {kind: {**old.get(kind, {}), **pane[kind]} for kind in ("pieces", "spots")}
        for kind in ("piece", "spot"):
            order = pane.setdefault(f"{kind}_order", old.get(f"{kind}_order"))
            pane[f"{kind}s"] = {one: groups[f"{kind}s"][one] for one in order}
        panes[name] = pane
    return {"panes": panes}
