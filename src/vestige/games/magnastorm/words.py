"""The game's words: verbs, events and reasons with their arguments. The texts use the same names."""

from __future__ import annotations

from typing import Final

from vestige.games.magnastorm.board import AREAS, SLOTS, SPACES
from vestige.games.magnastorm.components import ACTION_SPACES, ARTEFACTS
from vestige.games.magnastorm.constants import (
    BAGGED,
    COLUMNS,
    COMMANDERS,
    CREW,
    CUBES,
    OBJECTIVES,
    PAYMENTS,
    SECTORS,
    TRACKS,
)
from vestige.kernel.reason import NOT_ASKED, WRONG_STEP, kernel_reasons
from vestige.kernel.verb import COUNT, Arg, Declarations

SEAT: Final = Arg("seat", "seat")
COLUMN: Final = Arg("column", "column")
CREWMAN: Final = Arg("crew", "crew")
ACTION: Final = Arg("action_space", "action_space")
CUBE: Final = Arg("cube", "cube")
SPACE: Final = Arg("space", "space")
AREA: Final = Arg("area", "area")
SLOT: Final = Arg("slot", "slot")
SECTOR: Final = Arg("sector", "sector")
TRACK: Final = Arg("track", "track")
COMMANDER: Final = Arg("commander", "commander")
OBJECTIVE: Final = Arg("objective", "objective")
ARTEFACT: Final = Arg("artefact", "artefact")
NUMBER: Final = Arg("number", COUNT)
TOTAL: Final = Arg("total", COUNT)
HEAP: Final = tuple(Arg(colour, COUNT) for colour in CUBES)
"""A number of cubes of each colour."""

KINDS: Final = {
    "column": COLUMNS,
    "crew": CREW,
    "action_space": ACTION_SPACES,
    "cube": CUBES,
    "space": SPACES,
    "area": AREAS,
    "slot": SLOTS,
    "sector": SECTORS,
    "track": TRACKS,
    "commander": COMMANDERS,
    "objective": OBJECTIVES,
    "payment": PAYMENTS,
    "artefact": ARTEFACTS,
    "bagged": BAGGED,
}
"""The ids of every kind of component, in the order of their ints."""

VERBS: Final[Declarations] = {
    # ---- set-up, and wherever a track is chosen
    "column": (COLUMN,),
    "track": (TRACK,),
    # ---- the turn
    "take": (COLUMN,),
    "use": (COLUMN, CREWMAN),
    "exchange": (),
    "give": (Arg("first", "cube"), Arg("second", "cube"), Arg("third", "cube")),
    "receive": (CUBE,),
    "pay": (Arg("payment", "payment"),),
    "put": (CREWMAN, ACTION),
    "spend": (NUMBER,),
    "place": (ACTION,),
    "move": (),
    "gain": (),
    # ---- option A
    "stay": (),
    "stop": (SPACE,),
    "walk": (AREA,),
    "station": (SLOT,),
    "toll": (SLOT, CUBE),
    "extend": (CUBE,),
    "mira": (SPACE,),
    "relocate": (SPACE,),
    "build": (SLOT,),
    "build_free": (SLOT,),
    "install": (),
    "install_free": (),
    # ---- what bonuses and powers ask
    "power": (COMMANDER,),
    "cube": (CUBE,),
    "draw": (NUMBER,),
    "crew_upper": (COLUMN,),
    "crew_lower": (ACTION,),
    # ---- objectives
    "markers": (OBJECTIVE, Arg("tracks", "track", many=True)),
    "labs": (OBJECTIVE, Arg("sectors", "sector", many=True)),
    "lab": (SPACE,),
}

EVENTS: Final[Declarations] = {
    "start_column": (SEAT, COLUMN),
    "start_cube": (SEAT,),
    "artefact_bonus": (SEAT, ARTEFACT),
    "round": (NUMBER,),
    "turn": (SEAT,),
    "paid": (SEAT, *HEAP),
    "gained": (SEAT, *HEAP),
    "exchanged": (SEAT, *HEAP, CUBE),
    "took": (SEAT, COLUMN),
    "crew_moved": (SEAT, CREWMAN, ACTION),
    "controls": (SEAT, COMMANDER, NUMBER),
    "loses": (SEAT, COMMANDER, NUMBER),
    "token": (SEAT,),
    "dain": (SEAT, NUMBER),
    "placed": (SEAT, CREWMAN, ACTION),
    "moved": (SEAT, SPACE),
    "stayed": (SEAT,),
    "station_used": (SEAT, SLOT),
    "toll": (SEAT, Arg("owner", "seat"), CUBE),
    "extended": (SEAT, CUBE),
    "relocated": (SEAT, SPACE),
    "station_built": (SEAT, SLOT, NUMBER),
    "lab_installed": (SEAT, SPACE),
    "free": (SEAT,),
    "advanced": (SEAT, TRACK, NUMBER),
    "drew": (SEAT, Arg("cubes", "bagged", many=True)),
    "swapped": (SEAT, Arg("other", "seat")),
    "crew_upper": (SEAT, COLUMN),
    "crew_lower": (SEAT, ACTION),
    "objective": (SEAT, OBJECTIVE, NUMBER),
    "moved_back": (SEAT, TRACK, NUMBER),
    "lab_back": (SEAT, SPACE),
    "ellen": (SEAT,),
    "threshold": (SEAT, NUMBER),
    "administration": (NUMBER,),
    "income": (SEAT, *HEAP),
    "majority": (SEAT, SECTOR, NUMBER),
    "cedric": (SEAT,),
    "first_again": (SEAT,),
    "panels": (),
    "storm": (Arg("sectors", "sector", many=True),),
    "final": (),
    "keepsake": (SEAT, ARTEFACT),
}

REASONS: Final[Declarations] = {
    "E_TURN": (SEAT,),
    "E_PHASE": (),
    "E_PAY": (),
    "E_COLUMN_EMPTY": (),
    "E_OWN_COMMANDER": (),
    "E_CREW_CHOICE": (),
    "E_SPACE_TAKEN": (),
    "E_DEST_STORM": (),
    "E_DEST_RANGE": (),
    "E_STAY_STORM": (),
    "E_STATION_NONE": (),
    "E_TOLL": (),
    "E_SLOT_PATH": (),
    "E_SLOT_TAKEN": (),
    "E_SLOT_STORM": (),
    "E_CREW_COLUMN": (),
    "E_COLOR": (),
    "E_EXCHANGE": (),
    "E_TRACK_MAX": (),
    "E_OBJ_COND": (),
    "E_OBJ_DONE": (),
    "E_POWER": (),
    "E_SETUP_COLUMN": (),
    "E_SETUP_TRACK": (),
    "E_UNKNOWN": (),
}
"""The codes of the rules, and ``E_UNKNOWN`` for what is not on this side of the boards. Some cannot arise, because the
question is not put: no lab or no second one may be installed (``E_LAB_PRESENT``, ``E_LAB_NONE``, ``E_LAB_COUNT``), no
station or no crew is left (``E_STATION_EMPTY``, ``E_CREW_NONE``), a bonus does not belong to the option
(``E_BONUS_MODE``), a second objective (``E_OBJ_LIMIT``): there it is ``E_PHASE`` or ``E_TURN``. ``E_START_ADV`` is
a refusal of the options."""

KERNEL_REASONS: Final = kernel_reasons(
    "MS-END-02", "MS-FLOW-04", "MS-FLOW-04", "MS-INFO-02", {NOT_ASKED: "E_TURN", WRONG_STEP: "E_PHASE"}
)
