"""A museum as it stands: fragments, vases, stored dice, tokens, dice on their way, and a spot for every place."""

from __future__ import annotations

from functools import cache

from vestige.games.marajoara.box import SECOND
from vestige.games.marajoara.rows import BLUE, COLOURS, SLOTS
from vestige.games.marajoara.scene.ceramic import LABELS, restored_shard, shard, vase_edge
from vestige.games.marajoara.scene.dig import die_piece, seat_of
from vestige.games.marajoara.scene.layout import (
    CERAMIC,
    CERAMIC_SCALE,
    MUSEUM,
    RESERVED_TOKENS,
    RESERVED_VASES,
    SLATE,
    STORE,
    STORED_DIE,
    niche,
    shard_point,
    storage_slot,
)
from vestige.games.marajoara.scene.look import CHALK, DARK_CLAY, icon
from vestige.games.marajoara.scene.tokens import picked_mark, token, vase
from vestige.games.marajoara.scene.waiting import resting_places, waiting_pieces, waiting_spots
from vestige.games.marajoara.scene.words import Words
from vestige.games.marajoara.table import MarajoaraTable, Museum
from vestige.scene.kept import kept
from vestige.scene.lettering import label
from vestige.scene.palette import DICE
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Definition, Point, group, path, text
from vestige.scene.states import outline, path_outline, rect_outline

NICHE = "M-25 2V-73a25 25 0 0 1 50 0V2Z"


class Collection:
    """One museum of a table, drawn for a reader. `own`: options may name its places."""

    def __init__(self, t: MarajoaraTable, number: int, words: Words, own: bool) -> None:
        self.t, self.number, self.words, self.own = t, number, words, own
        self.museum: Museum = t.museums[number]
        self.seat = seat_of(t, number)
        self.first = self.museum.seat == number
        self.acting = t.active == self.museum.seat and self.first
        self.part = (words.language, number, own)

    def stored_values(self) -> list[int]:
        return [self.t.value[die] for die in self.museum.store]

    def id(self, name: str) -> str:
        return f"m{self.number}-{name}"

    def target(self, kind: str, place: str) -> str:
        """Places of the second museum have names of their own (MJ-M6-01)."""
        return f"{kind}:{'' if self.first else SECOND}{place}" if self.own else ""

    def token_left(self, place: str) -> bool:
        return bool(self.museum.marked & self.t.box.token_bit(place))

    # ---- pieces

    def pieces(self) -> list[Piece]:
        drawn = [*self.shards(), *self.vases(), *self.stored(), *self.tokens(), *self.reserves()]
        if self.first:
            drawn += self.notes()
        if self.acting:
            drawn += waiting_pieces(self.t)
        return drawn

    @kept(lambda self: self.part, lambda self: (self.museum.restored,))
    def shards(self) -> list[Piece]:
        pieces = []
        for place, fragment in enumerate(self.t.box.components.fragments):
            if self.museum.restored >> place & 1:
                drawing = group(restored_shard(place), scale=CERAMIC_SCALE)
                on = self.target("fragment", fragment.id)
                pieces.append(Piece(self.id(f"shard-{place}"), drawing, CERAMIC.x, CERAMIC.y, on))
        edge = Piece(self.id("vase-edge"), group(vase_edge(), scale=CERAMIC_SCALE), CERAMIC.x, CERAMIC.y)
        return [*pieces, edge] if pieces else []

    @kept(lambda self: self.part, lambda self: (self.museum.vases,))
    def vases(self) -> list[Piece]:
        return [
            Piece(self.id(f"vase-{slot}"), vase(self.seat, 52), *niche(slot), self.target("showcase", place.id))
            for slot, place in enumerate(self.t.box.components.showcase[: self.museum.vases])
        ]

    def stored(self) -> list[Piece]:
        t, pieces = self.t, []
        for slot, (die, place) in enumerate(zip(self.museum.store, t.box.components.storage, strict=True)):
            if die < 0:
                continue
            x, y = self.slot_at(slot)
            pieces.append(die_piece(t, die, x, y, STORED_DIE, self.target("storage", place.id)))
            if t.active == self.museum.seat and self.storage_number(slot) in t.picked:
                pieces.append(Piece(self.id(f"picked-{slot}"), picked_mark(), x + 15, y - 16))
        return pieces

    def storage_number(self, slot: int) -> int:
        """The second museum's slots follow the first one's."""
        return slot + (0 if self.first else len(self.museum.store))

    def slot_at(self, slot: int) -> Point:
        return storage_slot(COLOURS[slot // SLOTS], slot % SLOTS)

    @kept(lambda self: self.part, lambda self: (self.museum.marked,))
    def tokens(self) -> list[Piece]:
        """Dig tokens that still wait on their museum places (MJ-SETUP-03)."""
        components = self.t.box.components
        places: list[tuple[str, str, Point, float]] = []
        for (x, y), fragment in zip(LABELS, components.fragments, strict=True):
            places.append(("fragment", fragment.id, shard_point(x + 14, y + 13), 9))
        for slot, place in enumerate(components.showcase):
            places.append(("showcase", place.id, (niche(slot)[0], niche(slot)[1] - 24), 17))
        for slot, place in enumerate(components.storage):
            places.append(("storage", place.id, self.slot_at(slot), 15))
        return [
            Piece(self.id(f"token-{id}"), token(self.seat, radius), *at, self.target(kind, id))
            for kind, id, at, radius in places
            if self.token_left(id)
        ]

    @kept(lambda self: self.part, lambda self: (self.museum.reserve, self.museum.lost, self.museum.vases))
    def reserves(self) -> list[Piece]:
        """What lies beside the board, counted."""
        vases = len(self.t.box.components.showcase) - self.museum.vases
        pieces = []
        for name, count, (x, y), drawing in (
            ("tokens", self.museum.reserve + self.museum.lost, RESERVED_TOKENS, token(self.seat, 12)),
            ("vases", vases, RESERVED_VASES, group(vase(self.seat, 28), at=(0, 12))),
        ):
            if count:
                pieces.append(Piece(self.id(f"reserve-{name}"), drawing, x - 7, y))
            number = text(0, 0, str(count), 14, DARK_CLAY, font_weight=800)
            pieces.append(Piece(self.id(f"count-{name}"), number, x + 13, y))
        return pieces

    def notes(self) -> list[Piece]:
        """Money in figures; dice to recycle in words; whether blue dice count double."""
        t, words = self.t, self.words
        money = words("credits", credits=t.money(self.museum.seat))
        x, y = STORE.x + 35, storage_slot("yellow", 0)[1] + 13
        ink = DICE["yellow"].dark
        pieces = [Piece(self.id("money"), label(0, 0, money, 54, 11.5, ink, font_weight=700), x, y)]
        count = len(t.slate) if self.acting else 0
        chalk = label(0, 0, words("to-recycle", dice=count), 150, 12, CHALK, text_anchor="end", opacity=0.75)
        pieces.append(Piece(self.id("slate-note"), chalk, SLATE.x + SLATE.width - 20, 52))
        if t.doubling and self.acting:
            double = text(0, 0, "×2", 15, DICE[COLOURS[BLUE]].dark, font_weight=800)
            pieces.append(Piece(self.id("doubling"), double, STORE.x + 54, storage_slot("blue", 0)[1] - 12))
        if t.first == self.museum.seat and t.seats > 1:
            pieces.append(Piece(self.id("first"), icon("first-player", 0, 0, 20, self.seat.dark), 190, 46))
        return pieces

    # ---- spots

    def spots(self) -> list[Spot]:
        found = [*self.fragment_spots(), *self.showcase_spots(), *self.storage_spots(), *self.reserve_spots()]
        if self.first:
            found += resting_places(self.t, self.words, self.id(""), self.acting)
        if self.acting:
            found += waiting_spots(self.t, self.words, self.own)
        return [*found, self.whole()] if self.own and len(self.t.own_museums(self.museum.seat)) > 1 else found

    @kept(lambda self: self.part, lambda self: (self.museum.restored,))
    def fragment_spots(self) -> list[Spot]:
        words = self.words
        return [
            Spot(
                self.id(fragment.id),
                shard_outline(place),
                CERAMIC.x,
                CERAMIC.y,
                words.fragment_name(fragment, bool(self.museum.restored >> place & 1)),
                words.fragment_tip(fragment),
                self.target("fragment", fragment.id),
                heart=shard_point(*LABELS[place]),
            )
            for place, fragment in enumerate(self.t.box.components.fragments)
        ]

    @kept(lambda self: self.part, lambda self: (self.museum.vases,))
    def showcase_spots(self) -> list[Spot]:
        words, spots = self.words, []
        for slot, place in enumerate(self.t.box.components.showcase):
            full = slot < self.museum.vases
            content = words("vase") if full else words("empty")
            tip = words("takes-token") if place.token else words("showcase-tip", vp=place.vp)
            name = words("showcase-slot", slot=slot + 1, content=content)
            target = self.target("showcase", place.id)
            spots.append(Spot(self.id(place.id), path_outline(NICHE), *niche(slot), name, tip, target))
        return spots

    @kept(lambda self: self.part, lambda self: (self.museum.store, self.stored_values(), self.museum.marked))
    def storage_spots(self) -> list[Spot]:
        words, spots = self.words, []
        for slot, (die, place) in enumerate(zip(self.museum.store, self.t.box.components.storage, strict=True)):
            colour = COLOURS[slot // SLOTS]
            tips = [words(f"store-{colour}", factor=self.t.box.components.exhibit_factor)]
            tips += [words("takes-token")] if self.token_left(place.id) else []
            if colour == "yellow" and not self.first:
                tips = [words("closed")]
            name = words(f"slot-{colour}", slot=slot % SLOTS + 1, content=words.die_or_empty(die))
            target = self.target("storage", place.id)
            outline = rect_outline(42, 42, 8)
            spots.append(Spot(self.id(place.id), outline, *self.slot_at(slot), name, " ".join(tips), target))
        return spots

    @kept(lambda self: self.part, lambda self: (self.museum.reserve, self.museum.vases))
    def reserve_spots(self) -> list[Spot]:
        words, museum = self.words, self.museum
        vases = len(self.t.box.components.showcase) - museum.vases
        box = rect_outline(42, 38, 8)
        return [
            Spot(
                self.id("tokens"),
                box,
                *RESERVED_TOKENS,
                words("reserve-tokens", count=museum.reserve),
                words("reserve-tokens-tip"),
            ),
            Spot(
                self.id("vases"), box, *RESERVED_VASES, words("reserve-vases", count=vases), words("reserve-vases-tip")
            ),
        ]

    def whole(self) -> Spot:
        """The museum as a thing to choose (MJ-M6-02)."""
        middle = MUSEUM.x + MUSEUM.width / 2, 108
        name = self.words("museum", colour=self.words.colour(self.number))
        target = "museum:first" if self.first else "museum:second"
        outline = rect_outline(MUSEUM.width - 12, 168, 12)
        return Spot(self.id("museum"), outline, *middle, name, self.words("museum-tip"), target, cover=True)


@cache
def shard_outline(place: int) -> Definition:
    return outline(group(path(shard(place)), scale=CERAMIC_SCALE))
