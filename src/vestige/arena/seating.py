"""Who sits where, and what they are called."""

from __future__ import annotations

from vestige.arena import showing
from vestige.arena.kit import Kit
from vestige.arena.store import MatchRow, PlaceRow, SeatRow, Store
from vestige.kernel.match import chosen_setup
from vestige.kernel.option import SEATS
from vestige.kernel.setup import Setup
from vestige.kernel.values import NOBODY, Plain
from vestige.texts.texts import Texts


class Seating:
    """The seats of a match, the guests who have shown their tokens, and those guests' names."""

    def __init__(self, row: MatchRow, seats: list[SeatRow], places: list[PlaceRow], guests: dict[str, str]) -> None:
        self.row = row
        self.seats = seats
        self.places = places
        self.guests = guests
        self.read: tuple[dict[str, Plain], Setup] | None = None

    # ---- rights

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats this guest has the token of."""
        return tuple(seat.seat for seat in self.seats if guest in self.at(seat.seat))

    def admits(self, guest: str) -> bool:
        """Who may look: anybody at a public table, else those with a link, and the host."""
        if self.row.public or guest == self.row.host:
            return True
        return any(place.guest == guest and not place.gone for place in self.places)

    def knows(self, guest: str) -> bool:
        """Who may know that there is such a match: who may look, and who left."""
        return self.admits(guest) or any(place.guest == guest for place in self.places)

    def sat_there(self, guest: str) -> bool:
        """Whether this guest holds a seat, or left one in play."""
        return any(place.guest == guest and place.seat != NOBODY for place in self.places)

    def at(self, seat: int) -> list[str]:
        """The guests at a seat, who came first first; at NOBODY, those who watch."""
        return [place.guest for place in self.places if place.seat == seat and not place.gone]

    def gone(self, seat: int) -> list[str]:
        """Who left this seat in play and may come back."""
        return [place.guest for place in self.places if place.seat == seat and place.gone]

    def free(self) -> list[int]:
        """The seats that wait for a person; in play there are none."""
        if self.row.status != "waiting":
            return []
        return [seat.seat for seat in self.seats if seat.kind != "bot" and not self.at(seat.seat)]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers, for good or for a while."""
        return self.seats[seat].kind == "bot" or bool(self.seats[seat].stand_in)

    def level(self, seat: int) -> str:
        return self.seats[seat].stand_in or self.seats[seat].level

    def others_than(self, guest: str) -> bool:
        """Whether somebody else holds a seat."""
        return any(place.guest != guest and place.seat != NOBODY and not place.gone for place in self.places)

    # ---- as they are shown

    def names(self, kit: Kit, lang: str, seats: int) -> dict[str, str]:
        """What each seat is called; those beyond the people's are automata."""
        texts = kit.texts(lang)
        called = [self.name(seat, texts) for seat in self.seats]
        called += [kit.said(lang, "name-automaton")] * (seats - len(called))
        return dict(zip(SEATS, called, strict=False))

    def name(self, seat: SeatRow, texts: Texts) -> str:
        if seat.kind == "bot":
            level, _, title = seat.level.partition(":")
            return texts.say(f"name-bot-{level}", number=seat.seat + 1, title=title)
        people = self.at(seat.seat) or self.gone(seat.seat)
        held = [self.guests.get(guest, "") for guest in people] if seat.kind == "person" else [seat.name]
        called = next(filter(None, held), "")
        return called or texts.name("seat", SEATS[seat.seat])

    def kind(self, seat: int, mine: bool) -> str:
        """How a seat is taken."""
        if seat >= len(self.seats):
            return "automaton"
        kind = self.seats[seat].kind
        if kind == "bot":
            return kind
        if mine:
            return "here" if kind == "here" else "me"
        if self.at(seat):
            return "person"
        return "open" if self.row.status == "waiting" else "left"

    def setup(self, kit: Kit) -> Setup:
        """What was chosen, and once it is dealt what came of wishes."""
        if self.read is None or self.read[0] is not self.row.head:
            self.read = (self.row.head, chosen_setup(kit.game, self.row.head))
        return self.read[1]

    def colour(self, kit: Kit, seat: int) -> str:
        return kit.colour(self.setup(kit), seat)

    def card(self, kit: Kit, seat: int, name: str, mine: bool) -> showing.SeatCard:
        """What is the same whether the match is played or listed."""
        level = self.seats[seat].level if seat < len(self.seats) else ""
        devices = len(self.at(seat)) if level == "" else 0
        return showing.SeatCard(seat, name, self.kind(seat, mine), self.colour(kit, seat), mine, level, devices)


async def seatings(store: Store, rows: list[MatchRow]) -> list[Seating]:
    """Who sits where in these matches."""
    ids = [row.id for row in rows]
    seats, places = await store.seats(ids), await store.places(ids)
    guests = await store.names({place.guest for taken in places.values() for place in taken})
    return [Seating(row, seats[row.id], places[row.id], guests) for row in rows]
