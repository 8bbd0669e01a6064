"""Phase 3: the cards from left to right, then the shift (CS-ACT … CS-SHIFT, CS-CARD)."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.council_of_shadows.oracle.board import cubes_in_system, free_spaces, places, put_cubes, settle_refused
from tests.games.council_of_shadows.oracle.box import CARDS, GEMS, RANK, SYSTEM_OF, SYSTEMS, TOWER, UPGRADES
from tests.games.council_of_shadows.oracle.goods import extract, gain, take_gems
from tests.games.council_of_shadows.oracle.moment import Moment, Person
from tests.oracle import Asking, Plain, Play, Words, ask, choose

DECLINE: Words = ["decline"]
DONE: Words = ["done"]
FARTHEST = 3


def act(m: Moment, me: Person) -> Play:
    for area in me.chain():
        if me.areas.get(area):
            card = CARDS[me.areas[area][-1]]
            reach = FARTHEST if card.get("anywhere") else reach_of(me, area)
            yield from ACTIONS[card["action"]](m, me, card, reach)
    shift(me)


def reach_of(me: Person, area: str) -> int:
    """How far an area reaches now (CS-UPG-06, CS-DT1-01)."""
    if area == "extra_gate":
        return FARTHEST
    ranges: list[int] = [UPGRADES[name]["range"] for name in me.upgrades if UPGRADES[name].get("area") == area]
    return max([1, *ranges])


def shift(me: Person) -> None:
    """Every stack one area to the right (CS-SHIFT-01 … -03)."""
    chain = me.chain()
    me.hand += me.areas.get(chain[-1], [])
    stacks = [[], *(me.areas.get(area, []) for area in chain[:-1])]
    me.areas = dict(zip(chain, stacks, strict=True))


def ask_or_skip(step: str, me: Person, answers: list[Words], way_out: Words, **fields: object) -> Asking:
    """A question with nothing but the way out is skipped (28)."""
    return (yield from choose(step, me.number, [*answers, way_out], **fields))


# ---- settle


def settle(m: Moment, me: Person, cubes: int, reach: int, anywhere: bool) -> Asking:
    """The planet settled, in a list; nothing if declined or impossible."""
    answers: list[Words] = [["settle", planet, cubes] for planet in places(m, me, cubes, reach, anywhere)]
    words = yield from ask_or_skip("settle", me, answers, DECLINE, cubes=cubes, reach=reach, anywhere=anywhere)
    if words == DECLINE:
        return []
    put_cubes(me, words[1], cubes)
    return [words[1]]


def do_place(m: Moment, me: Person, card: Plain, reach: int) -> Play:
    yield from settle(m, me, card["cubes"], reach, bool(card.get("anywhere")))


def do_outpost(m: Moment, me: Person, card: Plain, reach: int) -> Play:
    """CS-CARD-01."""
    for planet in (yield from settle(m, me, card["cubes"], reach, False)):
        tile = SYSTEM_OF[planet]
        yield from extract_there(m, me, tile, card["extract"])


# ---- extract


def do_extract(m: Moment, me: Person, card: Plain, reach: int) -> Play:
    """Up to so many times, each cube once for this card (CS-EXT-02 … -04)."""
    left, used = card["times"], list[str]()
    while left:
        tiles = [tile for tile in m.tiles.values() if not extract_refused(m, me, tile, reach, used)]
        answers: list[Words] = [["extract", tile] for tile in tiles]
        words = yield from ask_or_skip("extract", me, answers, DONE, left=left, reach=reach, used=sorted(used))
        if words == DONE:
            return
        extract(m, me, words[1])
        used.append(words[1])
        left -= 1


def extract_refused(m: Moment, me: Person, tile: str, reach: int, used: list[str]) -> str:
    if tile not in m.tiles.values():
        return "CS_ERR_NO_SUCH_TARGET"
    if SYSTEMS[tile].sector > reach:
        return "CS_ERR_OUT_OF_RANGE"
    usable = usable_cubes(m, me, tile)
    if not usable:
        return "CS_ERR_NO_COLONY"
    return "CS_ERR_CUBE_USED" if used.count(tile) >= usable else ""


def usable_cubes(m: Moment, me: Person, tile: str) -> int:
    """Own cubes; with Shared Extraction, where there is none, those of the opponents (CS-DT1-08)."""
    own = cubes_in_system(me, tile)
    if own or "dt1_shared_extraction" not in me.techs:
        return own
    return sum(cubes_in_system(other, tile) for other in m.others(me))


# ---- discover


def do_discover(m: Moment, me: Person, card: Plain, reach: int) -> Play:
    anywhere = bool(card.get("anywhere"))
    words = yield from ask_or_skip(
        "discover", me, pile_answers(m, reach, anywhere), DECLINE, reach=reach, anywhere=anywhere
    )
    if words != DECLINE:
        yield from discover(m, me, words[1], card, anywhere)


def do_adaptive(m: Moment, me: Person, card: Plain, reach: int) -> Play:
    """CS-CARD-07."""
    answers: list[Words] = [["settle", planet, card["cubes"]] for planet in places(m, me, card["cubes"], reach, False)]
    words = yield from ask_or_skip(
        "adaptive", me, answers + pile_answers(m, reach, False), DECLINE, reach=reach, anywhere=False
    )
    if words[0] == "settle":
        put_cubes(me, words[1], card["cubes"])
    elif words[0] == "discover":
        yield from discover(m, me, words[1], card, False)


def pile_answers(m: Moment, reach: int, anywhere: bool) -> list[Words]:
    return [["discover", pile] for pile in open_piles(m, reach, anywhere)]


def open_piles(m: Moment, reach: int, anywhere: bool) -> list[str]:
    return [pile for pile in m.piles if not pile_refused(m, pile, reach, anywhere)]


def pile_refused(m: Moment, pile: str, reach: int, anywhere: bool) -> str:
    """CS-DISC-01."""
    sector = int(pile[-1])
    if not anywhere and sector > reach:
        return "CS_ERR_OUT_OF_RANGE"
    return "" if m.piles[pile] and free_spaces(m, sector) else "CS_ERR_NO_FREE_SPACE"


def draw(m: Moment, pile: str, eyes: int) -> list[str]:
    """The first two tiles lie there to be looked at (CS-DISC-02)."""
    drawn = m.piles[pile][:2]
    m.show(drawn, eyes)
    return drawn


def lay(m: Moment, pile: str, drawn: list[str], tile: str, space: str) -> None:
    """One on the board, the other under the pile."""
    m.piles[pile] = m.piles[pile][len(drawn) :] + [other for other in drawn if other != tile]
    m.tiles[space] = tile


def discover(m: Moment, me: Person, pile: str, card: Plain, anywhere: bool) -> Play:
    drawn = draw(m, pile, me.eye)
    spaces = free_spaces(m, int(pile[-1]))
    words = yield from choose("lay", me.number, [["lay", tile, space] for tile in drawn for space in spaces])
    lay(m, pile, drawn, words[1], words[2])
    if card.get("action") == "survey":
        yield from settle_there(m, me, words[1], card["cubes"], anywhere)
        yield from extract_there(m, me, words[1], card["extract"])
    else:
        yield from settle_or_extract(m, me, words[1], card, anywhere)


def towers(m: Moment, me: Person, tile: str, cubes: int, anywhere: bool) -> list[Words]:
    """On the new system; with the Explorers also one higher (CS-DT1-03)."""
    heights = [cubes, cubes + 1] if "dt1_explorers" in me.techs and cubes < TOWER else [cubes]
    return [
        ["settle", planet, high]
        for planet in SYSTEMS[tile].planets
        for high in heights
        if not settle_refused(m, me, planet, high, FARTHEST, anywhere)
    ]


def settle_there(m: Moment, me: Person, tile: str, cubes: int, anywhere: bool) -> Play:
    words = yield from ask_or_skip(
        "there", me, towers(m, me, tile, cubes, anywhere), DECLINE, tile=tile, anywhere=anywhere
    )
    if words != DECLINE:
        put_cubes(me, words[1], words[2])


def extract_there(m: Moment, me: Person, tile: str, times: int) -> Play:
    words = yield from ask("there", me.number, [["extract", tile], DECLINE], tile=tile)
    if words != DECLINE:
        extract(m, me, tile, times)


def settle_or_extract(m: Moment, me: Person, tile: str, card: Plain, anywhere: bool) -> Play:
    answers = [*towers(m, me, tile, card["cubes"], anywhere), ["extract", tile], DECLINE]
    words = yield from ask("there", me.number, answers, tile=tile, anywhere=anywhere)
    if words[0] == "settle":
        put_cubes(me, words[1], words[2])
    elif words[0] == "extract":
        extract(m, me, tile, card["extract"])


# ---- gems and energy


def do_gems(_: Moment, me: Person, card: Plain, __: int) -> Play:
    """Taken without a question: nobody is better off without them."""
    take_gems(me, card["gems"])
    yield from ()


def do_transform(_: Moment, me: Person, __: object, ___: int) -> Play:
    answers: list[Words] = [["transform", gem] for gem in GEMS[:-1] if me.gems[gem]]
    words = yield from ask_or_skip("transform", me, answers, DECLINE)
    if words != DECLINE:
        me.gems[words[1]] -= 1
        me.gems[GEMS[RANK[words[1]] + 1]] += 1


def do_energy(m: Moment, me: Person, card: Plain, _: int) -> Play:
    words = yield from ask("energy", me.number, [["gain"], DECLINE], energy=card["energy"])
    if words != DECLINE:
        gain(m, me, card["energy"])


def do_nothing(*_: object) -> Play:
    yield from ()


ACTIONS: dict[str, Callable[..., Play]] = {
    "place": do_place,
    "outpost": do_outpost,
    "extract": do_extract,
    "discover": do_discover,
    "survey": do_discover,
    "adaptive": do_adaptive,
    "gems": do_gems,
    "transform": do_transform,
    "energy": do_energy,
    "none": do_nothing,
}
