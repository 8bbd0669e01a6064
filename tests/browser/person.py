"""Somebody who plays with mouse, finger or keyboard, and reads what the page says."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Locator, Page

from tests.arena.visitor import OpenHouse

PATIENCE = 60_000
READY = """() => document.querySelector("dialog.result[open], .pass") || (document.querySelector(".prompt:not(.busy)")
    && document.querySelector(".spot.lit, .prompt .button:is(.lit, .go)"))"""
REMOVE = {"en": "Remove this seat", "fr": "Retirer cette place"}
OPEN_TABLE = {"en": "Open the table", "fr": "Ouvrir la table"}


class Person:
    def __init__(self, page: Page, house: OpenHouse, lang: str) -> None:
        self.page = page
        self.house = house
        self.lang = lang
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        """A lost connection is part of some tests; everything else is a fault."""
        lost = "WebSocket" in message.text or "ERR_CONNECTION" in message.text
        if message.type == "error" and not lost:
            self.complaints.append(message.text)

    # ---- lobby

    def visit(self, path: str = "/") -> Person:
        self.page.goto(self.house.url + path)
        if path.startswith("/join/"):
            self.page.locator(".joining .button").click()
        self.page.locator("#app > *").first.wait_for()
        return self

    def choose(self, game: str, *chairs: str) -> Person:
        """Pick a box; ``chairs`` are the kinds of the seats. Bots are novices, who are quick."""
        self.visit().page.locator(f".box[data-game={game}]").click()
        for seat, kind in enumerate(chairs):
            if seat >= self.page.locator("label.tile").count():
                self.page.locator("[data-add]").click()
            self.set_chair(seat, kind)
        while chairs and self.page.locator("label.tile").count() > len(chairs):
            self.page.locator("label.tile").last.click()
            self.page.get_by_role("button", name=REMOVE[self.lang]).click()
        return self

    def set_chair(self, seat: int, kind: str) -> None:
        self.page.locator("label.tile").nth(seat).click()
        self.page.locator(f".seatform input[name=kind][value={kind}]").check(force=True)
        if kind == "bot":
            self.page.locator(".seatform input[name=level][value=novice]").check(force=True)

    def open_table(self, game: str, *chairs: str) -> Person:
        self.choose(game, *chairs)
        self.page.get_by_role("button", name=OPEN_TABLE[self.lang]).click()
        self.page.wait_for_url("**/match/*")
        return self

    @property
    def match(self) -> str:
        return self.page.url.rpartition("/")[2]

    def start(self) -> Person:
        """Everybody has sat down: begin the deal."""
        self.page.locator(".waiting .button.go").click()
        return self

    # ---- table

    def wait(self) -> None:
        """Until there is something to do, or the match is over."""
        self.page.wait_for_function(READY)

    def ready(self) -> bool:
        return bool(self.page.evaluate(f"Boolean(({READY})())"))

    def over(self) -> bool:
        return self.page.locator("dialog.result[open]").count() > 0

    @property
    def question(self) -> str:
        return self.page.locator(".question strong").inner_text()

    @property
    def buttons(self) -> Locator:
        return self.page.locator(".prompt .button:is(.lit, .go):not(.fork)")

    @property
    def spots(self) -> Locator:
        return self.page.locator(".spot.lit")

    def answer(self) -> None:
        """Wait for the next thing to do, and do it."""
        self.wait()
        self.act()

    def act(self) -> None:
        """By the shortest way: a button if there is one, else the first lit spot."""
        if self.begins():
            if self.buttons.count():
                self.buttons.last.click()
            else:
                self.point(self.spots.first)

    def act_eagerly(self) -> None:
        """By the long way: whatever lies on the board is tried before a button ends something."""
        if self.begins():
            if self.spots.count():
                self.point(self.spots.last)
            else:
                self.buttons.first.click()

    def begins(self) -> bool:
        """Whether there is a question to answer; a device that is passed is taken first."""
        if self.over():
            return False
        if self.page.locator(".pass").count():
            self.page.locator(".pass .button").click()
            self.page.locator(".pass").wait_for(state="detached")
            return False
        return True

    def point(self, spot: Locator, words: str = "") -> None:
        """At something on the board; where that may mean several things, the last one that says these words."""
        spot.click()
        if self.page.locator(".menu:popover-open").count():
            self.page.locator(".menu [role=menuitem]:not(.off)", has_text=words).last.click()

    def answers(self, count: int) -> Person:
        for _ in range(count):
            self.answer()
        return self

    def play_to_the_end(self, bound: int = 600, eagerly: bool = False) -> Person:
        for _ in range(bound):
            self.wait()
            if self.over():
                return self
            (self.act_eagerly if eagerly else self.act)()
        raise AssertionError(f"still playing after {bound} answers: {self.question}")

    def log(self) -> list[str]:
        return self.page.locator(".log .entry").all_inner_texts()
