"""One match of the house: who sits where, who watches, and what they are shown."""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import TYPE_CHECKING, Any

from vestige.arena import wire
from vestige.arena.drawing import Drawing
from vestige.arena.kit import Kit, kit_of
from vestige.arena.live import Live
from vestige.arena.outlook import Log, Viewer, seat_names, state, viewer
from vestige.arena.result import result_card
from vestige.arena.store import MatchRow, Places, SeatRow
from vestige.kernel.fair import commitment
from vestige.kernel.values import NOBODY
from vestige.kernel.view import view
from vestige.texts.texts import Texts

if TYPE_CHECKING:
    from vestige.arena.connection import Connection
    from vestige.arena.house import House


class Room:
    """Whatever changes a match does so here, under ``lock``: first on disk, then in memory, then on the screens."""

    def __init__(self, house: House, row: MatchRow, seats: list[SeatRow], places: Places, live: Live | None) -> None:
        self.house = house
        self.row = row
        self.seats = seats
        self.places = places
        self.guest_names: dict[str, str] = {}
        self.live = live
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.version = 0
        self.drawings: dict[tuple[int | None, str], Drawing] = {}
        self.written: dict[tuple[Viewer, Drawing | None, int], tuple[bytes, Drawing | None]] = {}
        self.results: dict[str, wire.ResultCard] = {}
        self.logs: dict[tuple[int | None, str], Log] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @cached_property
    def kit(self) -> Kit:
        return kit_of(self.house.shelf[self.row.game] if self.live is None else self.live.match.game)

    def texts(self, lang: str) -> Texts:
        return self.kit.texts(lang)

    # ---- people

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats this guest has the token of."""
        return tuple(seat for seat in sorted(self.places) if seat != NOBODY and guest in self.places[seat])

    def admits(self, guest: str) -> bool:
        """Who may look: anybody at a public table, else those with a link, and the host."""
        return self.row.public or guest == self.row.host or any(guest in guests for guests in self.places.values())

    def holder(self, seat: int) -> str | None:
        """The guest who came first to this seat."""
        guests = self.places.get(seat)
        return guests[0] if guests else None

    def names(self, lang: str) -> list[str]:
        """What the seats are called, automata included."""
        texts = self.texts(lang)
        names = [self.seat_name(seat, texts) for seat in self.seats]
        automata = 0 if self.live is None else self.live.match.table.seats - len(names)
        return names + [texts.say("name-automaton")] * automata

    def seat_name(self, seat: SeatRow, texts: Texts) -> str:
        if seat.level:
            return texts.say(f"name-bot-{seat.level}", number=seat.seat + 1)
        guest = self.holder(seat.seat)
        called = seat.name or (self.guest_names.get(guest, "") if guest else "")
        return called or texts.name("seat", f"p{seat.seat + 1}")

    def present(self) -> set[int]:
        """The seats whose people are here."""
        return {seat for connection in self.connections for seat in connection.seats}

    def seat_cards(self, who: Viewer) -> list[wire.SeatCard]:
        names, here = self.names(who.lang), self.present()
        asked = () if self.live is None else self.live.match.table.asked()
        levels = [seat.level for seat in self.seats] + [""] * (len(names) - len(self.seats))
        return [
            wire.SeatCard(
                *(seat, name, self.kind(seat, seat in who.seats), self.colour(seat)),
                *(seat in here, seat in asked, seat in who.seats, level),
            )
            for seat, (name, level) in enumerate(zip(names, levels, strict=True))
        ]

    def kind(self, seat: int, mine: bool) -> str:
        """How a seat is taken."""
        if seat >= len(self.seats):
            return "automaton"
        if self.seats[seat].level:
            return "bot"
        if mine:
            return "here" if self.seats[seat].name else "me"
        return "person" if self.places.get(seat) else "open"

    def links(self) -> dict[str, Any]:
        """What the host hands out: a link for each open seat, and one to watch."""
        open_seats = [seat.seat for seat in self.seats if not seat.level and not self.places.get(seat.seat)]
        link = self.house.doorkeeper.link
        return {"links": {seat: link(self.id, seat) for seat in open_seats}, "watch": link(self.id, NOBODY)}

    def colour(self, seat: int) -> str:
        chosen = self.row.head.get("seats") or []
        return self.kit.colour(chosen[seat] if seat < len(chosen) else {}, seat)

    # ---- what is shown, drawn once for all who see the same

    def changed(self) -> None:
        """After every change: old pictures go, every screen wakes up, bots that are asked begin to think."""
        self.version += 1
        self.drawings.clear()
        self.written.clear()
        for connection in self.connections:
            connection.wake.set()
        self.house.thinkers.attend(self)

    def renamed(self) -> None:
        """People came, went or changed their names: the log speaks of them too."""
        self.logs.clear()
        self.results.clear()
        self.changed()

    def drawing(self, eyes: int | None, lang: str) -> Drawing:
        key = (eyes, lang)
        if key not in self.drawings:
            assert self.live is not None
            seen = view(self.live.match.table, eyes)
            self.drawings[key] = Drawing(self.kit, seen, lang, self.house.statics)
        return self.drawings[key]

    def log(self, eyes: int | None, lang: str) -> Log:
        """Everything that happened, in words."""
        assert self.live is not None
        log = self.logs.setdefault((eyes, lang), Log())
        if log.count < len(self.live.told):
            log.read_on(self.live, self.kit, eyes, seat_names(self.names(lang), self.live), lang)
        return log

    def viewer(self, connection: Connection) -> Viewer:
        host = connection.guest == self.row.host
        return viewer(self.live, connection.seats, connection.sitting, host, connection.lang)

    def message(self, who: Viewer, base: Drawing | None, since: int) -> tuple[bytes, Drawing | None]:
        """The state in bytes for all browsers that look alike, and the drawing they have afterwards."""
        key = (who, base, since)
        if key not in self.written:
            drawn = None if self.live is None else self.drawing(who.eyes, who.lang)
            self.written[key] = (wire.write_message(state(self, who, base, since)), drawn)
        return self.written[key]

    def fair_card(self) -> wire.FairCard | None:
        """Commitments at once, nonces once all are in, the seed when the match is over."""
        if self.live is None:
            pledged = [wire.NonceCard(s.seat, s.commitment) for s in self.seats if s.commitment]
            return wire.FairCard(commitment(bytes.fromhex(self.row.secret)), pledged)
        fair = self.live.match.fair
        if fair is None:
            return None
        nonces = [wire.NonceCard(one["seat"], one["commitment"], one["nonce"]) for one in fair["nonces"]]
        seed = self.live.match.head["seed"] if self.row.status == "over" else None
        return wire.FairCard(fair["commitment"], nonces, seed)

    def result_card(self, lang: str) -> wire.ResultCard | None:
        if self.live is None or self.row.status != "over":
            return None
        if lang not in self.results:
            names = seat_names(self.names(lang), self.live)
            colours = [self.colour(seat) for seat in range(self.live.match.table.seats)]
            self.results[lang] = result_card(self.live.match, self.kit, names, colours, lang)
        return self.results[lang]

    # ---- those who look

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.tell_presence()
        if not self.connections:
            self.drawings.clear()
            self.written.clear()
            self.logs.clear()
            self.results.clear()

    def close(self) -> None:
        """The match is gone."""
        for task in self.thinking.values():
            task.cancel()
        for connection in self.connections:
            connection.end()

    def tell_presence(self) -> None:
        note = wire.write_message(wire.Presence(sorted(self.present())))
        for connection in self.connections:
            connection.answer(note)
