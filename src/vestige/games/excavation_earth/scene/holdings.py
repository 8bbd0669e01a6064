"""A faction board as it stands: stored relics, guards with live values, crew, credits, initiative."""

from __future__ import annotations

from functools import cache, lru_cache

from vestige.games.excavation_earth.components import COLOURS, FACTIONS, GLYPHS, STORAGES, Box
from vestige.games.excavation_earth.scene.desk import Desk, Lying
from vestige.games.excavation_earth.scene.faction import ROOMS, store_slots
from vestige.games.excavation_earth.scene.layout import CELL, CREDITS, FACTION, RESERVE, gallery_cell
from vestige.games.excavation_earth.scene.look import DIM, GOLD, PALE, icon
from vestige.games.excavation_earth.scene.sky import initiative
from vestige.games.excavation_earth.scene.words import Phrases
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Shape, group, text
from vestige.scene.states import rect_outline
from vestige.scene.wood import cube


def filled(gallery: int) -> tuple[list[int], list[int]]:
    """Guards in each column and in each row."""
    guarded = [[gallery >> c * GLYPHS + r & 1 for r in range(GLYPHS)] for c in range(COLOURS)]
    return [sum(column) for column in guarded], [sum(row) for row in zip(*guarded, strict=True)]


def gain(box: Box, down: int, across: int) -> int:
    """What one more guard adds in a column and a row with so many (EE-END-01)."""
    return box.column[down + 1] - box.column[down] + box.row[across + 1] - box.row[across]


@lru_cache(256)
def cell_spots(words: Phrases, seat: int, gallery: int, lit: bool) -> tuple[Spot, ...]:
    """A cell tells its relic and what its column and row are worth; galleries change seldom, so they are kept."""
    box, spots = words.box, []
    down, across = filled(gallery)
    for cell, name in enumerate(box.relics):
        column, row = divmod(cell, GLYPHS)
        state = words("guarded" if gallery >> cell & 1 else "free")
        n, m = down[column], across[row]
        worth_now = words("cell-tip", value=box.value[cell], down=n, column=box.column[n], across=m, row=box.row[m])
        tip = worth_now if gallery >> cell & 1 else words.told(worth_now, words("cell-more", credits=gain(box, n, m)))
        title = words("cell", relic=words.relic(cell), state=state)
        outline, target = rect_outline(CELL[0] - 2, CELL[1] - 2, 5), f"relic:{name}" if lit else ""
        spots.append(Spot(f"s{seat}-cell-{name}", outline, *gallery_cell(column, row), title, tip, target))
    return tuple(spots)


def rooms(desk: Desk, seat: int) -> tuple[int, int]:
    """How much the hold and the hidden container of a seat take (EE-STO-01)."""
    hold, hidden = (desk.box.room[storage][desk.t.factions[seat]] for storage in range(len(STORAGES)))
    return hold, hidden


class Holdings:
    """One seat's board, drawn for a reader. `own`: options may name its places."""

    def __init__(self, desk: Desk, seat: int) -> None:
        self.desk, self.seat, self.own = desk, seat, desk.reader == seat
        self.t, self.words, self.colour = desk.t, desk.words, desk.seat(seat)
        self.down, self.across = filled(self.t.gallery[seat])
        self.endless = seat == self.t.zu and not self.t.setup.options["limited_crew"]  # EE-DIF-E5
        self.faction = FACTIONS[self.t.factions[seat]]
        self.rooms = rooms(desk, seat)

    def id(self, name: str) -> str:
        return f"s{self.seat}-{name}"

    # ---- pieces

    def pieces(self) -> list[Piece]:
        return [*self.stored(), *self.gallery(), *self.purse()]

    def stored(self) -> list[Piece]:
        pieces = []
        for storage, name in enumerate(STORAGES):
            places, side = store_slots(storage, self.rooms[storage])
            for number, relic in enumerate(self.t.stores[2 * self.seat + storage]):
                drawing, on = self.desk.relic(relic, side), self.relic_target(relic, "stores")
                pieces.append(Piece(self.id(f"{name}-{number}"), drawing, *places[number], on))
        return pieces

    def relic_target(self, relic: int, lying: Lying) -> str:
        return self.desk.relic_target(relic, lying) if self.own else ""

    def gallery(self) -> list[Piece]:
        box, pieces = self.desk.box, []
        for cell, name in enumerate(box.relics):
            if self.t.sampled(self.seat, cell):
                x, y = gallery_cell(*divmod(cell, GLYPHS))
                on = self.relic_target(cell, "gallery")
                pieces.append(Piece(self.id(f"guard-{name}"), cube(self.colour, 16), x, y + 1, on))
            elif (self.seat, cell) in self.desk.plan.samples:
                x, y = gallery_cell(*divmod(cell, GLYPHS))
                pieces.append(Piece(self.id(f"sample-{name}"), group(cube(self.colour, 16), opacity=0.5), x, y + 1))
        for column in range(COLOURS):
            x, y = gallery_cell(column, GLYPHS - 1)
            value = worth(box.column[self.down[column]])
            pieces.append(Piece(self.id(f"column-{column}"), value, x, y + 23))
        for row in range(GLYPHS):
            x, y = gallery_cell(COLOURS - 1, row)
            pieces.append(Piece(self.id(f"row-{row}"), worth(box.row[self.across[row]]), x + 27, y))
        return pieces

    def purse(self) -> list[Piece]:
        """Crew at hand, credits, and the initiative marker for the next round."""
        t, (x, y) = self.t, RESERVE
        pieces = [
            Piece(self.id("reserve"), cube(self.colour, 18), x - 8, y),
            Piece(self.id("credits"), icon("ee-credit", 0, 0, 22, GOLD), CREDITS[0] - 8, CREDITS[1]),
            Piece(self.id("credits-count"), figure(t.credits[self.seat]), CREDITS[0] + 6, CREDITS[1]),
        ]
        if not self.endless:
            pieces.append(Piece(self.id("reserve-count"), figure(t.reserve[self.seat]), x + 6, y))
        if t.markers[self.seat]:
            pieces.append(Piece(self.id("marker"), initiative(t.markers[self.seat]), FACTION.x + 208, FACTION.y + 18))
        return pieces

    # ---- spots

    def spots(self) -> list[Spot]:
        found = [*self.store_spots(), *self.gallery_spots(), *self.purse_spots()]
        return [*found, *self.storage_spots()] if self.own else found

    def store_spots(self) -> list[Spot]:
        words, spots = self.words, []
        for storage, name in enumerate(STORAGES):
            places, side = store_slots(storage, self.rooms[storage])
            held = self.t.stores[2 * self.seat + storage]
            for number, (x, y) in enumerate(places):
                full = number < len(held)
                content = words.relic(held[number]) if full else words("empty")
                tip = words.relic_tip(held[number]) if full else words(f"{name}-tip")
                target = self.relic_target(held[number], "stores") if full else ""
                outline = rect_outline(side + 4, side + 4, 8)
                title = words(f"slot-{name}", number=number + 1, content=content)
                spots.append(Spot(self.id(f"{name}-slot-{number}"), outline, x, y, title, tip, target))
        return spots

    def gallery_spots(self) -> tuple[Spot, ...]:
        lit = self.own and "gallery" in self.desk.sources
        return cell_spots(self.words.lasting, self.seat, self.t.gallery[self.seat], lit)

    def purse_spots(self) -> list[Spot]:
        words, box = self.words, rect_outline(58, 36, 8)
        power = rect_outline(196, 40, 8)
        middle = FACTION.x + 120, FACTION.y + 28
        marker = self.t.markers[self.seat]
        extra = words("marker", number=marker) if marker else ""
        crew = words("reserve-endless") if self.endless else words("reserve", count=self.t.reserve[self.seat])
        money = words("credits", count=self.t.credits[self.seat])
        return [
            Spot(self.id("crew"), box, RESERVE[0] + 8, RESERVE[1], crew, words("reserve-tip")),
            Spot(self.id("money"), box, CREDITS[0] + 8, CREDITS[1], money, words("credits-tip")),
            Spot(
                self.id("faction"),
                power,
                *middle,
                words.faction(self.seat),
                words.told(words.power(self.seat), extra),
            ),
        ]

    def storage_spots(self) -> list[Spot]:
        """Hold and container as things to choose, over their spaces."""
        spots = []
        for storage, name in enumerate(STORAGES):
            room, free = ROOMS[storage], self.t.room(self.seat, storage)
            title = self.words(f"storage-{name}", free=free)
            middle = room.x + room.width / 2, room.y + room.height / 2
            outline = rect_outline(room.width + 2, room.height - 2, 10)
            tip = self.words(f"{name}-tip")
            spots.append(Spot(self.id(name), outline, *middle, title, tip, f"storage:{name}", cover=True))
        return spots


@cache
def worth(credits: int) -> Shape:
    return text(0, 0, str(credits), 13, GOLD if credits else DIM, font_weight=800)


@cache
def figure(number: int) -> Shape:
    return text(0, 0, str(number), 16, PALE, text_anchor="start", font_weight=800)
