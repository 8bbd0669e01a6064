"""Höyük in words: the village as a grid, its blocks, the piles, and everybody's cards and tile."""

from __future__ import annotations

from collections import Counter

from vestige.games.hoyuk.rows import BUILT, EMPTY, FENCED, NONE, RUINED, STOREY, SYMBOLS
from vestige.games.hoyuk.scene.words import BORNE, Words
from vestige.games.hoyuk.table import Village
from vestige.kernel.view import View
from vestige.scene.plain import Block, Board, Cell, Items, Plain, names, spots, tinted
from vestige.scene.scene import Scene
from vestige.scene.words import Say


def plain(view: View[Village], say: Say, drawn: Scene) -> Plain:
    t = view.table
    words = Words(t, say)
    shared = (
        village(t, words, say),
        Items(say("plain-blocks"), blocks(t, words), apart=True),
        Items(say("plain-calamity"), tuple(spot.tip for spot in spots(drawn, "board", "calamities") if spot.tip)),
        Items("", names(drawn, "board", "pile-spot-")),
        Items("", names(drawn, "board", "stock-spot-")),
    )
    seats = tuple(own(t, seat, words, say) for seat in range(t.seats))
    clans = {words.seat(seat): t.game.colour(t.setup, seat) for seat in range(t.seats)}
    return Plain(shared, seats, tinted(clans))


def village(t: Village, words: Words, say: Say) -> Board:
    """A house is the first letter of its clan, a capital with a storey; what stands on it follows in small letters."""
    cells = t.box.grid.cells
    columns = list(dict.fromkeys(cell[0] for cell in cells))
    rows = list(dict.fromkeys(cell[1:] for cell in cells))
    place = {id: number for number, id in enumerate(cells)}
    lines = tuple(
        (row, tuple(cell(t, place[column + row], words, say) for column in columns if column + row in place))
        for row in rows
    )
    clans = words.listed(f"{letter(words.seat(seat))} {words.seat(seat)}" for seat in range(t.seats))
    return Board(say("plain-village"), tuple(columns), lines, say("plain-legend", clans=clans))


def letter(name: str) -> str:
    return name[0].lower()


def cell(t: Village, number: int, words: Words, say: Say) -> Cell:
    what = t.held[number]
    signs = "".join(say("plain-signs", thing=name) for bit, name in BORNE if t.bears[number] & bit)
    signs += say("plain-signs", thing="shaman") if t.shaman == number else ""
    if what == EMPTY:
        return Cell("·" + signs)
    if what == RUINED:
        return Cell("#" + signs)
    seat = (t.held[t.gate[number]] if what == FENCED else what) - BUILT
    colour = t.game.colour(t.setup, seat)
    if what == FENCED:
        return Cell("=" + letter(words.seat(seat)) + signs, colour)
    clan = letter(words.seat(seat))
    return Cell((clan.upper() if t.bears[number] & STOREY else clan) + signs, colour)


def blocks(t: Village, words: Words) -> tuple[str, ...]:
    """Those that several clans share: who would win what there now."""
    shared = [number for number, who in enumerate(t.residents) if who & (who - 1)]
    return tuple(words.block_tip(number) for number in shared)


def own(t: Village, seat: int, words: Words, say: Say) -> tuple[Block, ...]:
    cards = Counter(SYMBOLS[t.box.cards[card].symbol] for card in t.hands[seat])
    hand = tuple(f"{words.name('symbol', symbol)} × {number}" for symbol, number in cards.items())
    tile = () if t.tiles[seat] == NONE else (words.name("tile", t.box.tiles[t.tiles[seat]].id),)
    return (Items(say("plain-hand"), hand), Items(say("plain-tile"), tile))
