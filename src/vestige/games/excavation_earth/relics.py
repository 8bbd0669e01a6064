"""Relics: dig sites, storages, gallery and black market piles (EE-GAL, EE-STO, EE-DECK-04, -05)."""

from __future__ import annotations

from typing import Final

from vestige.games.excavation_earth.cards import draw_column_card
from vestige.games.excavation_earth.components import GLYPHS
from vestige.games.excavation_earth.ledger import BOUGHT, OFFLOADED, gain
from vestige.games.excavation_earth.table import Earth

FULL_COLUMN: Final = (1 << GLYPHS) - 1


def store(t: Earth, seat: int, relic: int, storage: int) -> None:
    """Face up in a free space (EE-STO-01)."""
    t.stores[2 * seat + storage] += (relic,)


def take_out(t: Earth, seat: int, relic: int, storage: int) -> None:
    held = list(t.stores[2 * seat + storage])
    held.remove(relic)
    t.stores[2 * seat + storage] = tuple(held)


def discover(t: Earth, seat: int, relic: int, storage: int) -> None:
    """From its dig site into a storage (EE-EXC-04)."""
    t.sites[relic] -= 1
    store(t, seat, relic, storage)
    if t.ears is not None:
        t.tell("discovered", seat, relic, t.box.site[relic], storage)


def lay_on_site(t: Earth, relic: int) -> None:
    """A tile lies on the one site that shows its colour and glyph (EE-INV-05)."""
    t.sites[relic] += 1
    if t.ears is not None:
        t.tell("laid", relic, t.box.site[relic])


def guard(t: Earth, seat: int, relic: int) -> None:
    """A cube in the cell of this type. A full column earns a card, once per column and game (EE-GAL-02, -04)."""
    t.gallery[seat] |= 1 << relic
    column = relic // GLYPHS
    if t.ears is not None:
        t.tell("sampled", seat, relic)
    if t.gallery[seat] >> column * GLYPHS & FULL_COLUMN == FULL_COLUMN and not t.columns[seat] >> column & 1:
        t.columns[seat] |= 1 << column
        if t.ears is not None:
            t.tell("column_filled", seat, column)
        if seat != t.zu:
            draw_column_card(t, seat)


def visible(t: Earth) -> list[int]:
    """The top tiles of the black market piles (EE-DECK-05)."""
    return [pile[0] for pile in t.black_market if pile]


def buy(t: Earth, seat: int, relic: int, storage: int, price: int) -> None:
    """The visible tile of its colour for so many credits."""
    uncover(t, relic // GLYPHS)
    pay_for(t, seat, relic, storage, price)


def seize(t: Earth, seat: int, relic: int, storage: int) -> None:
    """The visible tile of its colour without paying (EE-TILE-08)."""
    uncover(t, relic // GLYPHS)
    store(t, seat, relic, storage)
    if t.ears is not None:
        t.tell("seized", seat, relic, storage)


def uncover(t: Earth, colour: int) -> None:
    """The visible tile is gone, the next one becomes visible."""
    t.black_market[colour] = t.black_market[colour][1:]


def pay_for(t: Earth, seat: int, relic: int, storage: int, price: int) -> None:
    gain(t, seat, BOUGHT, -price)
    store(t, seat, relic, storage)
    if t.ears is not None:
        t.tell("bought", seat, relic, price, storage)


def offload(t: Earth, seat: int, relic: int, storage: int, bonus: int = 0) -> None:
    """Gain the value; the tile goes face up under the pile of its colour (EE-SMG-03)."""
    take_out(t, seat, relic, storage)
    t.black_market[relic // GLYPHS] += (relic,)
    gain(t, seat, OFFLOADED, t.box.value[relic] + bonus)
    if t.ears is not None:
        t.tell("offloaded", seat, relic, t.box.value[relic] + bonus)


def sell(t: Earth, seat: int, relic: int, storage: int) -> None:
    """A sold relic leaves the game (EE-SEL-09); the sample stays (EE-GAL-05)."""
    take_out(t, seat, relic, storage)
    t.removed[relic] += 1
    if t.ears is not None:
        t.tell("sold", seat, relic)


def draw_relics(t: Earth, colour: int, count: int) -> int:
    """From the supply, shown to all; an exhausted supply gives what it has (EE-DECK-04)."""
    drawn = t.supplies[colour].draw(t, t.drawn, count)
    if drawn and t.ears is not None:
        t.tell("unearthed", *drawn_relics(t))
    return drawn


def drawn_relics(t: Earth) -> list[int]:
    """The types of the drawn tiles."""
    return [t.box.tile_type[tile] for tile in t.drawn.cards]


def take_drawn(t: Earth, relic: int) -> None:
    """A drawn tile of this type leaves the row."""
    t.drawn.remove(t.drawn.cards[drawn_relics(t).index(relic)])


def place_drawn(t: Earth, relic: int) -> None:
    """A drawn tile goes to its dig site."""
    take_drawn(t, relic)
    lay_on_site(t, relic)


def return_drawn(t: Earth) -> None:
    """What is left goes back into its supply, which is shuffled (EE-SUR-04)."""
    left = drawn_relics(t)
    if left:
        if t.ears is not None:
            t.tell("returned", *left)
        supply = t.supplies[left[0] // GLYPHS]
        t.drawn.draw(t, supply, len(left))
        supply.shuffle(t)
