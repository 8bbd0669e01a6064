"""Clan powers after a set of five (HY-EXP-40 … -48)."""

from __future__ import annotations

from copy import deepcopy

from tests.games.hoyuk.oracle.grid import CELLS, SIDES
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.pieces import put_down, put_house, put_shaman, ruin, take_off
from tests.games.hoyuk.oracle.places import places
from tests.games.hoyuk.oracle.village import HOUSE, PEN
from tests.oracle import Play, Words, ask, choose

DECLINE: Words = ["decline"]
NOTHING_ASIDE = "none"


def power(m: Moment, seat: int) -> Play:
    clan = m.players[seat].clan
    if clan == "eguor":
        yield from raze(m, seat)
    elif clan == "trev":
        yield from gift(m, seat, "cattle")
    elif clan == "uelb":
        yield from gift(m, seat, "villager")
    elif clan == "teoiv":
        yield from bless(m, seat)
    else:
        yield from rob(m, seat)


def raze(m: Moment, seat: int) -> Play:
    """Eguor: a foreign house beside an own one gives way to a bare own house (HY-EXP-43)."""
    clan = m.players[seat].letter
    targets = [
        cell
        for cell in CELLS
        if m.village.kind(cell) == HOUSE
        and not m.village.is_house_of(clan, cell)
        and any(m.village.is_house_of(clan, side) for side in SIDES[cell])
    ]
    if not targets or not m.players[seat].supply:
        return
    words = yield from ask("raze", seat, [*(["raze", cell] for cell in targets), DECLINE])
    if words != DECLINE:
        ruin(m, words[1])
        put_house(m, seat, words[1])


def gift(m: Moment, seat: int, piece: str) -> Play:
    """Trev, Uelb: a pen and a piece, in either order, or a part of it (HY-EXP-42, -44, -45)."""
    open_parts = [PEN, piece]
    while answers := [words for part in open_parts for words in places(m, seat, part)]:
        pen, pieces = open_parts.count(PEN), open_parts.count(piece)
        words = yield from ask("gift", seat, [*answers, DECLINE], pen=pen, piece=piece, pieces=pieces)
        if words == DECLINE:
            return
        put_down(m, seat, words)
        open_parts.remove(words[0])


def bless(m: Moment, seat: int) -> Play:
    """Teoiv: a house by the normal rules and the shaman on it, fresh (HY-EXP-32, -47)."""
    answers = places(m, seat, HOUSE)
    if not answers:
        return
    words = yield from ask("bless", seat, [*answers, DECLINE])
    if words != DECLINE:
        put_house(m, seat, words[1])
        put_shaman(m, words[1])
        m.warded = False


def rob(m: Moment, seat: int) -> Play:
    """Enuaj: two pieces of one player, one after the other (HY-EXP-46)."""
    victims = [["rob", player.name] for other, player in enumerate(m.players) if other != seat and loot(m, seat, other)]
    if not victims:
        return
    words = yield from ask("rob", seat, [*victims, DECLINE])
    if words == DECLINE:
        return
    victim = int(words[1][1:]) - 1
    for number in (1, 2):
        answers = loot(m, seat, victim)
        if not answers:
            break
        stop = [DECLINE] if number == 2 else []
        words = yield from choose("steal", seat, [*answers, *stop], victim=f"p{victim + 1}", number=number)
        if words == DECLINE:
            break
        lift(m, words[1], words[2])
        put = yield from choose("place", seat, places(m, seat, words[2], stock=False), element=words[2])
        put_down(m, seat, put)
    free_aside(m)


def free_aside(m: Moment) -> None:
    """Cattle that was not stolen goes to the stock."""
    if m.aside != NOTHING_ASIDE:
        m.stock["cattle"] += 1
        m.aside = NOTHING_ASIDE


def loot(m: Moment, seat: int, victim: int) -> list[Words]:
    """Pieces of the victim for which there is a place once they are lifted."""
    found: list[Words] = []
    for cell, element in belongings(m, m.players[victim].letter):
        after = deepcopy(m)
        lift(after, cell, element)
        if places(after, seat, element, stock=False):
            found.append(["steal", cell, element])
    return found


def belongings(m: Moment, clan: str) -> list[tuple[str, str]]:
    """Pens, ovens, totems, cattle and villagers; also the cattle of a pen stolen just before."""
    found: list[tuple[str, str]] = []
    for cell in CELLS:
        if m.village.kind(cell) in (HOUSE, PEN) and m.village.owner(cell) == clan:
            tile = m.village.tiles[cell]
            has = {PEN: tile.kind == PEN, "cattle": tile.cattle, "villager": tile.villager, tile.roof: bool(tile.roof)}
            found += [(cell, element) for element in has if has[element]]
    if m.aside != NOTHING_ASIDE:
        found.append((m.aside, "cattle"))
    return found


def lift(m: Moment, cell: str, element: str) -> None:
    """Off its place and for a moment beside the board; the cattle of a pen is set aside."""
    if element == "cattle" and cell == m.aside:
        free_aside(m)
    elif element == PEN:
        if m.village.tiles[cell].cattle:
            free_aside(m)
            m.aside = cell
        m.stock[PEN] += 1
        del m.village.tiles[cell]
    else:
        take_off(m, element, cell)
