"""One match of the house: who sits there, who looks, and the moment when something changes."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cached_property
from time import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Executable

from vestige.arena import showing
from vestige.arena.gallery import Gallery
from vestige.arena.guide import Guide, guide_of
from vestige.arena.kit import Kit, kit_of
from vestige.arena.live import Live
from vestige.arena.outlook import Viewer, viewer
from vestige.arena.presence import Presence
from vestige.arena.proposal import Proposal
from vestige.arena.seating import Seating
from vestige.arena.store import HAPPENINGS, HappeningRow, happen, keep_hint
from vestige.arena.talk import Talk
from vestige.kernel.errors import BadInput
from vestige.kernel.fair import commitment
from vestige.kernel.option import SEATS
from vestige.kernel.together import Together
from vestige.kernel.values import NOBODY

if TYPE_CHECKING:
    from vestige.arena.connection import Connection
    from vestige.arena.house import House


HINT_EVERY: Final = 60
"""Entries between two snapshots."""

REPLACED: Final = ("resigned", "new-holder")
REPLACED_BOT: Final = "replaced-bot"

Version = tuple[int, tuple[int, ...]]


class Room:
    """Whatever changes a match does so here, under ``lock``: first on disk, then in memory, then on the screens."""

    def __init__(self, house: House, seating: Seating, live: Live | None, happenings: list[HappeningRow]) -> None:
        self.house = house
        self.seating = seating
        self.row = seating.row
        self.live = live
        self.lock = asyncio.Lock()
        self.gallery = Gallery(self)
        self.connections: set[Connection] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.failures: dict[int, int] = {}
        """How often in a row the bot of a seat has failed."""
        self.replaced = {one.seat for one in happenings if one.kind == REPLACED_BOT}
        """Seats whose bot, the host's own, failed: a house bot plays on."""
        self.happenings = happenings
        self.wants_again: str | None = None
        """The name of who made the table of a rematch."""
        self.proposed: dict[tuple[str, int], list[int]] = {}
        """What waits for the others to agree, and the seats that have."""
        self.back: Proposal | None = None
        """What somebody asks to take back."""
        self.by_bots: set[int] = set()
        """The entries that bots made."""
        self.stood_in: Counter[int] = Counter()
        """How many answers of a seat bots gave."""
        self.hinted = 0 if live is None else live.match.skipped
        self.keeping: asyncio.Task[None] | None = None
        self.presence = Presence(self)
        self.rung: set[int] = set() if live is None else set(live.match.table.asked())
        """The seats that were asked when the bell last looked."""
        self.talk = Talk(self)
        self.silent: list[int] = []
        """The seats that are waited for before the deal."""
        self.waited = False
        """Whether they have been for long enough."""
        self.version = 0
        self.lanes: Counter[int] = Counter()
        """How often a seat has answered where nobody else may notice."""

    @property
    def id(self) -> str:
        return self.row.id

    @cached_property
    def kit(self) -> Kit:
        return kit_of(self.house.shelf.find(self.row.game) if self.live is None else self.live.match.game)

    def playing(self) -> Live:
        """The match, once it is dealt."""
        if self.live is None:
            raise BadInput("not-started", match=self.id)
        return self.live

    def guide(self) -> Guide | None:
        """The script of a guided game."""
        return guide_of(self.kit.game) if self.row.head.get("guide") else None

    # ---- changes

    def changed(self, lane: int | None = None) -> None:
        """After every change: old pictures go, every screen wakes up, bots that are asked begin to think. What a seat
        answers in secret wakes its own screens only."""
        if lane is None:
            self.version += 1
        else:
            self.lanes[lane] += 1
        self.gallery.take_down()
        for connection in self.connections:
            if lane is None or lane in self.seating.held_by(connection.guest):
                connection.wake.set()
        self.house.thinkers.attend(self)
        self.house.bell.attend(self)

    def version_for(self, guest: str) -> Version:
        """Differs when something has changed that this guest may know of."""
        return self.version, tuple(self.lanes[seat] for seat in self.seating.held_by(guest))

    def renamed(self) -> None:
        """People came, went or changed their names: the log speaks of them too."""
        self.gallery.clear()
        self.changed()

    def become(self, fresh: Room) -> None:
        """What another writer left on disk."""
        self.seating, self.row, self.live, self.happenings = fresh.seating, fresh.row, fresh.live, fresh.happenings
        self.talk.lines = fresh.talk.lines
        self.proposed, self.back = fresh.proposed, fresh.back
        self.by_bots, self.stood_in = fresh.by_bots, fresh.stood_in
        self.renamed()

    async def write(self, *statements: Executable) -> None:
        """What memory shows already; if the disk does not take it, memory follows the disk."""
        try:
            await self.house.store.write(*statements)
        except Exception:
            await self.house.cabinet.reload(self)
            raise

    def happens(self, kind: str, seat: int) -> Executable:
        """Something that the table should know and the record does not tell; to be written with what causes it."""
        count = 0 if self.live is None else self.live.shown(())
        row = HappeningRow(self.id, count, time(), kind, seat)
        self.happenings = [*self.happenings, row][-HAPPENINGS:]
        return happen(row)

    def keep_hint(self) -> None:
        """From time to time a snapshot is put beside the record; nobody waits for it, and a lost one is no loss."""
        live = self.playing()
        if live.match.base_entries - self.hinted < HINT_EVERY or self.row.kind == "guide":
            return
        hint = live.hint()
        if hint is not None:
            self.hinted = live.match.base_entries
            self.keeping = asyncio.create_task(self.house.store.write(keep_hint(self.id, hint)))

    def close(self) -> None:
        """The match is gone."""
        for task in self.thinking.values():
            task.cancel()
        for connection in self.connections:
            connection.end()

    # ---- those who look

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.presence.changed()
        if self.row.game in self.house.shelf:
            self.house.office.warm(self.row.game)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.presence.note_seen(connection.guest)
        self.presence.changed()
        if not self.connections:
            self.gallery.clear()

    def viewer(self, connection: Connection) -> Viewer:
        """What a browser may see and do follows from the seats its guest holds now, never from what it once said."""
        held = self.seating.held_by(connection.guest)
        sitting = connection.sitting if connection.sitting in held else None
        return viewer(self.live, held, sitting, connection.guest == self.row.host, connection.lang)

    # ---- parts of the state

    def names(self, lang: str) -> dict[str, str]:
        seats = len(self.seating.seats) if self.live is None else self.live.match.table.seats
        called = self.gallery.called
        if (lang, seats) not in called:
            called[lang, seats] = self.seating.names(self.kit, lang, seats)
        return called[lang, seats]

    def seat_cards(self, who: Viewer) -> list[showing.SeatCard]:
        step: Any = self.live.match.table.stack[-1:] if self.live else []
        asked = self.live.match.table.asked() if self.live else ()
        planning = [lane.seat for lane in step[0].lanes] if step and isinstance(step[0], Together) else []
        cards = []
        for seat, name in enumerate(self.names(who.lang).values()):
            card = self.seating.card(self.kit, seat, name, seat in who.seats)
            card.asked = seat in asked
            card.confirmed = seat not in asked if seat in planning else None
            card.stuck = self.failures.get(seat, 0) > 1
            card.stood_in = 0 if card.kind == "bot" else self.stood_in[seat]
            card.proposed = self.proposed.get(("stand-in", seat), [])
            card.stand_in = self.seating.seats[seat].stand_in if seat < len(self.seating.seats) else ""
            cards.append(card)
        return cards

    def links(self) -> dict[str, Any]:
        """What the host hands out: a link for each open seat, and one to watch."""
        link = self.house.doorkeeper.link
        links = {seat: link(self.id, seat, self.seating.seats[seat].links) for seat in self.seating.free()}
        return {"links": links, "watch": link(self.id, NOBODY)}

    def in_place_of_people(self) -> set[int]:
        """The entries that bots made for seats of people; those of a seat that was always a bot's are no news."""
        if not self.by_bots:
            return set()
        entries = self.playing().match.entries
        people = {seat.seat for seat in self.seating.seats if seat.kind != "bot"}
        people |= {entry[0] for count, entry in enumerate(entries, 1) if count not in self.by_bots}
        return {count for count in self.by_bots if entries[count - 1][0] in people}

    def notes(self, lang: str) -> list[showing.Note]:
        """Who has left a seat for good is named by the seat: it is called otherwise now."""
        texts, names = self.kit.texts(lang), list(self.names(lang).values())
        notes = []
        for one in self.happenings:
            name = texts.name("seat", SEATS[one.seat]) if one.kind in REPLACED else names[one.seat]
            notes.append(showing.Note(one.count, one.seat, one.kind, texts.say(f"note-{one.kind}", seat=name)))
        return notes

    def fair_card(self) -> showing.FairCard | None:
        """Commitments at once, nonces once all are in, the seed when the match is over."""
        if self.live is None:
            pledged = [showing.NonceCard(seat.seat, seat.commitment) for seat in self.seating.seats if seat.commitment]
            return showing.FairCard(commitment(bytes.fromhex(self.row.secret)), pledged)
        fair = self.live.match.fair
        if fair is None:
            return None
        nonces = [showing.NonceCard(one["seat"], one["commitment"], one["nonce"]) for one in fair["nonces"]]
        seed = self.live.match.head["seed"] if self.row.status == "over" else None
        return showing.FairCard(fair["commitment"], nonces, seed, fair.get("missing", []))
