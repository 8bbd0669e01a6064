"""Kinds of things, actions, events and refusals: the border between the table's ints and the words outside."""

from __future__ import annotations

from typing import Final

from vestige.games.marajoara.box import SECOND
from vestige.games.marajoara.components import Components
from vestige.games.marajoara.rows import COLOURS, SOURCES, STORE
from vestige.kernel.verb import COUNT, Arg, Declarations

SEAT: Final = Arg("seat", "seat")
SPACE: Final = Arg("space", "space")
FROM: Final = Arg("from", "space")
TO: Final = Arg("to", "space")
DIE: Final = Arg("die", "storage")
FRAGMENT: Final = Arg("fragment", "fragment")
TRACK: Final = Arg("track", "track")
SLOT: Final = Arg("slot", "showcase")
COLOUR: Final = Arg("colour", "colour")
VALUE: Final = Arg("value", COUNT)
VP: Final = Arg("vp", COUNT)
PIPS: Final = Arg("pips", COUNT)
COST: Final = Arg("cost", COUNT)

VERBS: Final[Declarations] = {
    "start_token": (SPACE,),
    "capture": (FROM, TO),
    "raise": (DIE,),
    "assign": (Arg("museum", "museum"),),
    "excavate": (TRACK,),
    "place_token": (SPACE,),
    "exhibit": (DIE,),
    "restore": (FRAGMENT,),
    "fund": (DIE, Arg("turn", "turn")),
    "fieldwork": (FROM, TO),
    "museum_swap": (Arg("blue", "storage"), Arg("red", "storage")),
    "pick": (DIE,),
    "pay": (Arg("first", COUNT), Arg("second", COUNT), Arg("third", COUNT)),
    "spend": (Arg("die", "spent"),),
    "give": (DIE,),
    "take": (Arg("die", "cart"),),
    "score_fragment": (FRAGMENT,),
    "take_back": (SLOT,),
    "end_turn": (),
    "recycle": (Arg("die", "slate"), SPACE),
    "remove": (SPACE,),
}

EVENTS: Final[Declarations] = {
    "round": (Arg("round", COUNT),),
    "turn": (SEAT,),
    "start_token": (SEAT, SPACE),
    "captured": (SEAT, COLOUR, VALUE, FROM, TO),
    "jumper_raised": (COLOUR, VALUE, PIPS),
    "raised": (SEAT, COLOUR, VALUE, PIPS),
    "overflowed": (SEAT, COLOUR, VP),
    "bonus_other": (SEAT, Arg("owner", "seat")),
    "stored": (SEAT, COLOUR, VALUE, DIE),
    "excavated": (SEAT, TRACK, Arg("step", COUNT)),
    "track_end": (SEAT, TRACK, Arg("place", COUNT)),
    "step_scored": (SEAT, TRACK, Arg("step", COUNT), VP),
    "doubling": (SEAT,),
    "token_placed": (SEAT, SPACE),
    "token_lost": (SEAT,),
    "paid": (SEAT, COST),
    "exhibited": (SEAT, VALUE, VP),
    "showcase": (SEAT, SLOT, VP),
    "restored": (SEAT, FRAGMENT, VP),
    "neighbours": (SEAT, FRAGMENT, VP),
    "funded": (SEAT, DIE, VALUE),
    "fieldwork": (SEAT, COLOUR, FROM, TO),
    "museum_swapped": (SEAT, Arg("blue", COUNT), Arg("red", COUNT)),
    "gave": (SEAT, COLOUR, VALUE),
    "took": (SEAT, COLOUR, VALUE),
    "fragment_scored": (SEAT, FRAGMENT, VP),
    "tokens_scored": (SEAT, Arg("tokens", COUNT), VP),
    "taken_back": (SEAT, SLOT, VP),
    "spent": (SEAT, COLOUR, VALUE, Arg("slot", "cart")),
    "pushed_out": (SEAT, COLOUR, VALUE),
    "recycled": (SEAT, COLOUR, VALUE, SPACE),
    "removed": (SEAT, COLOUR, VALUE, SPACE, Arg("count", COUNT)),
    "goal": (SEAT, Arg("goal", "goal")),
    "final": (),
    "final_row": (SEAT, Arg("row", "row"), VP),
}

REASONS: Final[Declarations] = {
    "E_NO_DIE": (),
    "E_NOT_ADJACENT": (),
    "E_NOT_STRAIGHT": (),
    "E_OFF_BOARD": (),
    "E_LANDING_OCCUPIED": (SPACE,),
    "E_STORAGE_FULL": (COLOUR,),
    "E_MAIN_ALREADY_DONE": (),
    "E_MAIN_REQUIRED": (),
    "E_NOT_ENOUGH_MONEY": (COST, Arg("money", COUNT)),
    "E_PAYMENT_MISMATCH": (COST,),
    "E_SHOWCASE_FULL": (),
    "E_REQUIREMENT": (FRAGMENT,),
    "E_ALREADY_RESTORED": (FRAGMENT,),
    "E_VALUE_LIMIT": (),
    "E_TOKEN_FORBIDDEN": (SPACE,),
    "E_UNKNOWN_SPACE": (),
    "E_SPACE_NOT_FREE": (SPACE,),
    "E_TRACK_FINISHED": (TRACK,),
    "E_TRACK_BLOCKED": (TRACK,),
    "E_RECYCLE_PRIORITY": (),
    "E_RECYCLE_PENDING": (),
    "E_ILLEGAL_SWAP": (),
    "E_ALLOCATION": (),
    "E_NOT_AVAILABLE": (),
}

ROWS: Final = ("vases", "fragments", "blue_end", "yellow_end", "red_end", "penalty")
"""Rows of the score sheet that only final scoring pays."""


def kinds(box: Components) -> dict[str, tuple[str, ...]]:
    """Component ids by kind, in the order of their ints."""
    storage = tuple(place.id for place in box.storage)
    fragments = tuple(fragment.id for fragment in box.fragments)
    showcase = tuple(place.id for place in box.showcase)
    return {
        "space": tuple(space.id for space in box.spaces),
        "storage": (*storage, *(SECOND + place for place in storage), "captured"),
        "fragment": (*fragments, *(SECOND + place for place in fragments)),
        "showcase": (*showcase, *(SECOND + place for place in showcase)),
        "track": tuple(track.id for track in box.tracks),
        "cart": tuple(f"cart_{number + 1}" for number in range(box.cart_slots)),
        "slate": tuple(f"slate_{number + 1}" for number in range(2 * STORE)),
        "spent": tuple(f"spent_{number + 1}" for number in range(2 * STORE)),
        "museum": ("first", "second"),
        "turn": ("up", "down"),
        "colour": COLOURS,
        "goal": tuple(dict.fromkeys(goal.id for mission in box.missions for goal in mission.goals)),
        "row": ROWS,
        "source": SOURCES,
    }
