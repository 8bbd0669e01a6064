"""A document back on the table. What it leaves out lies as at the start; what does not fit is refused with its key."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.games.council_of_shadows.constants import (
    AREAS,
    AUTOMA_LEVELS,
    GEMS,
    START_CARDS,
    START_HAND,
    STATIONS,
    TECHS_A_LEVEL,
)
from vestige.games.council_of_shadows.galaxies import add_cubes
from vestige.games.council_of_shadows.position import LEVELS
from vestige.games.council_of_shadows.setup import DARK_LOT, LIGHT_LOT, dark_deck
from vestige.games.council_of_shadows.steps.planning import BLANK
from vestige.games.council_of_shadows.table import Council
from vestige.kernel.document import read_pile
from vestige.kernel.lists import read_bits
from vestige.kernel.pile import Pile
from vestige.kernel.reader import Reader
from vestige.kernel.values import NOBODY


def lay(t: Council, top: Reader) -> None:
    """The board, the seats, then the piles, which take what is nowhere else unless they are given."""
    seats = t.game.ids("seat")[: t.seats]
    t.round = top.number("round", 1, 0)
    t.order = tuple(top.choices("order", seats)) or t.order
    if sorted(t.order) != list(range(t.seats)):
        raise top.refuse("position-count", "order", value=len(set(t.order)), expected=t.seats)
    t.throne = named_or_none(top, "throne", seats, "nobody")
    lay_tiles(t, top)
    if len(top.seats) > t.seats:
        raise top.refuse("position-count", "seat", value=len(top.seats), expected=t.seats)
    rows = [*top.seats, *(Reader({}, f"seat[{n}]") for n in range(len(top.seats), t.seats))]
    for seat, row in enumerate(rows):
        lay_seat(t, row, seat)
    lay_stacks(t, rows)
    lay_market(t, top)
    lay_piles(t, top)
    if t.automa != NOBODY:
        lay_automa(t, top.table("automa"))


def named_or_none(row: Reader, name: str, ids: Sequence[str], none: str) -> int:
    """A component, or a word for none."""
    found = row.choice(name, (*ids, none), len(ids))
    return NOBODY if found == len(ids) else found


def lay_tiles(t: Council, top: Reader) -> None:
    board = top.table("tiles")
    for space, name in enumerate(t.box.spaces):
        if board.has(name):
            tile = board.choice(name, t.box.tiles)
            galaxy = t.box.space_galaxy[space]
            if t.where[tile] != NOBODY:
                raise board.refuse("position-pieces", name, value=t.box.tiles[tile], count=1)
            if galaxy not in t.count.open or t.box.sector[galaxy] != t.box.tile_sector[tile]:
                raise board.refuse("position-id", name, value=t.box.tiles[tile], known=t.box.galaxies[galaxy])
            t.tiles[space], t.where[tile] = tile, space
    board.done()


# ---- seats


def lay_seat(t: Council, row: Reader, seat: int) -> None:
    t.energy[seat] = row.number("energy", 0, 0)
    t.consumption[seat] = row.number("consumption", t.box.start_consumption, t.box.least, t.box.most)
    t.level[seat] = row.number("level", 0, 0)
    t.moved[seat] = row.number("moved", 0, -t.box.most, t.box.most)
    cubes = row.table("cubes")
    for planet, name in enumerate(t.box.planets):
        if cubes.has(name):
            if t.where[t.box.planet_tile[planet]] == NOBODY:
                raise cubes.refuse("position-id", name, value=name, known="tiles")
            add_cubes(t, seat, planet, cubes.number(name, 0, 0, t.box.tower))
    cubes.done()
    lay_bonus(t, row, seat)
    if seat != t.automa:
        lay_person(t, row, seat)


def lay_bonus(t: Council, row: Reader, seat: int) -> None:
    read_pile(t, row.pile("bonus"), t.bonus[seat])
    pile = t.bonus[seat]
    lots = [DARK_LOT if t.box.bonuses[card].dark else LIGHT_LOT for card in pile.cards]
    pile.lots = [lot or usual for lot, usual in zip(pile.lots, lots, strict=True)]


def lay_person(t: Council, row: Reader, seat: int) -> None:
    ids = t.game.ids
    gems = row.table("gems")
    given = row.has("gems")
    for gem, name in enumerate(GEMS):
        t.gems[3 * seat + gem] = gems.number(name, 0 if given else t.box.start_gems[gem], 0)
    gems.done()
    t.upgrades[seat] = read_bits(row, "upgrades", ids("upgrade"))
    t.techs[seat] = read_bits(row, "techs", ids("tech"))
    t.leaders[seat] = named_or_none(row, "leader", ids("leader"), "nobody")
    areas = row.table("areas")
    for area, name in enumerate(AREAS):
        t.areas[seat * len(AREAS) + area] = tuple(areas.choices(name, ids("card")))
    areas.done()
    placed = [card for cards in t.areas[seat * len(AREAS) : (seat + 1) * len(AREAS)] for card in cards]
    start = START_HAND & ~sum({1 << card for card in placed})
    t.hands[seat] = read_bits(row, "hand", ids("card")) if row.has("hand") else start
    lay_plan(t, row, seat)
    stations = row.table("stations")
    for kind, name in enumerate(STATIONS):
        if stations.has(name):
            galaxy = stations.choice(name, t.box.galaxies)
            if kind not in t.box.slots[galaxy] or t.stations[galaxy * len(STATIONS) + kind] != NOBODY:
                raise stations.refuse("position-pieces", name, value=t.box.galaxies[galaxy], count=0)
            t.stations[galaxy * len(STATIONS) + kind] = seat
    stations.done()


def lay_plan(t: Council, row: Reader, seat: int) -> None:
    if not row.has("plan"):
        return
    plan, cards = row.table("plan"), list(BLANK)
    for area, name in enumerate(AREAS):
        cards[area] = plan.choice(name, t.game.ids("card"), NOBODY)
    plan.done()
    t.plans[seat] = tuple(cards)


def lay_stacks(t: Council, rows: Sequence[Reader]) -> None:
    """Who was on an energy space first; left out, the turn order decides (CS-SETUP-14)."""
    for place, seat in enumerate(t.order):
        before = sum(t.energy[other] == t.energy[seat] for other in t.order[:place])
        t.stacked[seat] = rows[seat].number("stacked", before, 0, t.seats - 1)


# ---- cards and tiles


def lay_deck(t: Council, above: Reader, name: str, pile: Pile, everything: Sequence[int], lot: int) -> None:
    """The cards named on top, all that lies nowhere else shuffled under them, unless the pile is marked ``short``."""
    read_pile(t, above.pile(name), pile, everything)
    pile.lots = [old if old or known else lot for old, known in zip(pile.lots, pile.known, strict=True)]


def lay_market(t: Council, top: Reader) -> None:
    """AI cards that nobody owns; without a market the deck fills it."""
    owned = [card for cards in t.areas for card in cards]
    for hand in t.hands:
        owned += [card for card in range(len(t.box.cards)) if hand >> card & 1]
    t.ai_discard = tuple(sorted(top.choices("ai_discard", t.box.card_ids)))
    market = top.choices("market", (*t.box.card_ids, "none"))
    if len(market) > t.box.market:
        raise top.refuse("position-count", "market", value=len(market), expected=t.box.market)
    for slot, card in enumerate(market):
        t.market[slot] = NOBODY if card == len(t.box.card_ids) else card
    gone = {*owned, *market, *t.ai_discard}
    left = [card for card in range(START_CARDS, len(t.box.cards)) if card not in gone]
    lay_deck(t, top, "ai_deck", t.ai_deck, left, 0)
    if not top.has("market"):
        t.market = [t.ai_deck.turn_up(t) if len(t.ai_deck) else NOBODY for _ in t.market]


def lay_piles(t: Council, top: Reader) -> None:
    piles = top.table("piles")
    for sector, name in enumerate(t.game.ids("pile")):
        left = [tile for tile in t.box.sector_tiles[sector] if t.where[tile] == NOBODY]
        lay_deck(t, piles, name, t.sectors[sector], left, sector)
    piles.done()
    lay_techs(t, top)
    owned = [card for pile in t.bonus for card in pile.cards]
    lay_deck(t, top, "light", t.light, [card for card in t.box.light if card not in owned], LIGHT_LOT)
    lay_deck(t, top, "dark", t.dark, [card for card in dark_deck(t) if card not in owned], DARK_LOT)


def lay_techs(t: Council, top: Reader) -> None:
    """What is taken out unseen: as given, else what a short pile lacks, else the bottom cards (CS-SETUP-06)."""
    techs, box, given = top.table("tech_piles"), t.tech_box, top.has("tech_box")
    read_pile(t, top.pile("tech_box"), box)
    taken = 0
    for mask in t.techs:
        taken |= mask
    for level, pile in enumerate(t.tech_piles):
        cards = range(level * TECHS_A_LEVEL, (level + 1) * TECHS_A_LEVEL)
        left = [card for card in cards if not taken >> card & 1 and card not in box.cards]
        lay_deck(t, techs, LEVELS[level], pile, left, level)
        if not given:
            out = [card for card in left if card not in pile.cards]
            out = out or pile.cards[: min(t.box.techs_removed, len(pile) - 1)]
            box.fill([*box.cards, *out])
            pile.fill([card for card in pile.cards if card not in out], level)
    techs.done()
    box.lots = [card // TECHS_A_LEVEL for card in box.cards]


def lay_automa(t: Council, row: Reader) -> None:
    t.automa_card = named_or_none(row, "card", t.box.automa_ids, "none")
    piles, used = row.table("piles"), row.table("used")
    silver = bool(t.setup.options["advanced_automa"])
    for level in range(AUTOMA_LEVELS):
        t.automa_used[level] = tuple(sorted(used.choices(LEVELS[level], t.box.automa_ids)))
        cards = [n for n, card in enumerate(t.box.automa) if card.level == level and (silver or not card.silver)]
        left = [card for card in cards if card not in t.automa_used[level] and card != t.automa_card]
        lay_deck(t, piles, LEVELS[level], t.automa_piles[level], left, level)
        if not used.has(LEVELS[level]) and t.automa_card in cards:
            t.automa_used[level] = (t.automa_card,)
    piles.done()
    used.done()
    row.done()
