"""Kinds of things, actions, events and refusals: the border between the table's ints and the words outside."""

from __future__ import annotations

from typing import Final

from vestige.games.hoyuk.components import Box
from vestige.games.hoyuk.rows import ELEMENTS, SYMBOLS
from vestige.kernel.reason import WRONG_STEP, kernel_reasons
from vestige.kernel.verb import COUNT, Arg, Declarations

PHASES: Final = (
    "p1_window",
    "p1_step1",
    "p1_step2",
    "p2_window",
    "p2_calamity",
    "p3_window",
    "p3_inspect",
    "p4_window",
    "p4_return",
    "p4_marker",
    "finished",
)
"""The states of a turn (HY-TURN-05)."""
P1_WINDOW: Final = 0
P1_STEP1: Final = 1
P1_STEP2: Final = 2
P2_WINDOW: Final = 3
P2_CALAMITY: Final = 4
P3_WINDOW: Final = 5
P3_INSPECT: Final = 6
P4_WINDOW: Final = 7
P4_RETURN: Final = 8
P4_MARKER: Final = 9
FINISHED: Final = 10

SEAT: Final = Arg("seat", "seat")
CELL: Final = Arg("cell", "cell")
BLOCK: Final = Arg("block", "block")
CARD: Final = Arg("card", "symbol")
ELEMENT: Final = Arg("element", "element")
PILE: Final = Arg("pile", "pile")
TILE: Final = Arg("tile", "tile")
CALAMITY: Final = Arg("calamity", "calamity")
VICTIM: Final = Arg("victim", "seat")
VP: Final = Arg("vp", COUNT)


def kinds(box: Box) -> dict[str, tuple[str, ...]]:
    """The ids of every kind of component, in the order of their ints. A block has the name of its founding cell."""
    return {
        "cell": box.grid.cells,
        "block": box.grid.cells,
        "element": ELEMENTS,
        "symbol": SYMBOLS,
        "card": tuple(card.id for card in box.cards),
        "pile": tuple(aspect.id for aspect in box.aspects),
        "tile": tuple(tile.id for tile in box.tiles),
        "calamity": tuple(calamity.id for calamity in box.calamities),
        "clan": tuple(clan.id for clan in box.clans),
        "phase": PHASES,
    }


VERBS: Final[Declarations] = {
    # ---- placing an element, the same for tiles, cards and clan powers
    "house": (CELL,),
    "pen": (CELL, Arg("house", "cell")),
    "oven": (CELL,),
    "totem": (CELL,),
    "cattle": (CELL,),
    "villager": (CELL,),
    "shaman": (CELL,),
    # ---- aspect windows
    "build": (CARD, ELEMENT),
    "score": (CARD, Arg("cards", COUNT), Arg("jokers", COUNT)),
    # ---- phases 2 to 4
    "lose": (CELL,),
    "inspect": (BLOCK,),
    "return": (PILE,),
    "marker": (SEAT,),
    # ---- clan powers
    "raze": (CELL,),
    "rob": (VICTIM,),
    "steal": (CELL, ELEMENT),
}

EVENTS: Final[Declarations] = {
    "turn": (Arg("turn", COUNT),),
    "phase": (Arg("phase", "phase"),),
    "step": (Arg("phase", "phase"),),
    "first": (SEAT,),
    "dealt": (SEAT, TILE),
    "reshuffled": (Arg("tiles", COUNT),),
    "forfeited": (SEAT, ELEMENT),
    "founded": (SEAT, CELL),
    "house_built": (SEAT, CELL, BLOCK),
    "rebuilt": (SEAT, CELL, BLOCK),
    "storey_built": (SEAT, CELL),
    "pen_built": (SEAT, CELL, Arg("house", "cell")),
    "piece_placed": (SEAT, ELEMENT, CELL),
    "returned_to_stock": (ELEMENT, CELL),
    "shaman_gone": (),
    "card_built": (SEAT, CARD, ELEMENT),
    "set_scored": (SEAT, CARD, Arg("cards", COUNT), VP),
    "forecast": (CALAMITY,),
    "calamity": (CALAMITY,),
    "no_effect": (CALAMITY,),
    "block_hit": (BLOCK,),
    "warded_off": (BLOCK,),
    "invaded": (BLOCK,),
    "ruined": (SEAT, CELL),
    "inspected": (SEAT, BLOCK),
    "card_won": (SEAT, PILE, CARD, BLOCK),
    "card_tied": (PILE, BLOCK),
    "pile_empty": (PILE, BLOCK),
    "returned": (SEAT, Arg("cards", COUNT), PILE),
    "end_flagged": (SEAT,),
    "no_room": (SEAT,),
    "marker": (SEAT,),
    "power": (SEAT, Arg("clan", "clan")),
    "razed": (SEAT, VICTIM, CELL),
    "stolen": (SEAT, VICTIM, ELEMENT, CELL),
    "final": (),
}

REASONS: Final[Declarations] = {
    "E_WRONG_PHASE": (),
    "E_OUT_OF_GRID": (),
    "E_CELL_OCCUPIED": (CELL,),
    "E_NO_SUPPLY": (ELEMENT,),
    "E_MERGES_BLOCKS": (CELL,),
    "E_NOT_NEXT_TO_OWN_HOUSE": (CELL,),
    "E_NOT_NEXT_TO_HOUSE": (CELL,),
    "E_CORNER_TOUCH": (CELL,),
    "E_PEN_EXIT": (CELL,),
    "E_NOT_YOUR_HOUSE": (CELL,),
    "E_MAX_FLOORS": (CELL,),
    "E_NO_FREE_SIDE": (CELL,),
    "E_NOT_A_HOUSE": (CELL,),
    "E_ROOF_TAKEN": (CELL,),
    "E_NOT_A_PEN": (CELL,),
    "E_NOT_YOUR_PEN": (CELL,),
    "E_PEN_FULL": (CELL,),
    "E_ALREADY_VILLAGER": (CELL,),
    "E_ELEMENT_NOT_ON_TILE": (ELEMENT,),
    "E_ELEMENT_NOT_ON_CARD": (CARD, ELEMENT),
    "E_ELEMENT_NOT_IN_MODE": (ELEMENT,),
    "E_MUST_BUILD": (),
    "E_NO_SUCH_CARD": (CARD,),
    "E_FAMILY_LIMIT": (Arg("left", COUNT),),
    "E_MIXED_SET": (),
    "E_SET_TOO_LARGE": (),
    "E_BAD_LOSS": (),
    "E_BLOCK_DONE": (BLOCK,),
    "E_BLOCK_NOT_ELIGIBLE": (BLOCK,),
    "E_NO_SUCH_PILE": (),
    "E_MARKER_SELF": (),
    "E_NOT_ADJACENT_TARGET": (CELL,),
    "E_TWO_VICTIMS": (),
    "E_NOT_STEALABLE": (ELEMENT,),
    "E_NO_PLACE": (),
}
"""The dossier's codes but ``E_SPLIT_RETURN``: returning names one pile for all cards, so they cannot be split."""

KERNEL_REASONS: Final = kernel_reasons(
    "HY-END-03", "HY-TURN-02", "HY-TURN-05", "HY-INFO-04", {WRONG_STEP: "E_WRONG_PHASE"}
)

UNKNOWN_IDS: Final = {"cell": ("E_OUT_OF_GRID", "HY-GEO-01"), "pile": ("E_NO_SUCH_PILE", "HY-P4-03")}
