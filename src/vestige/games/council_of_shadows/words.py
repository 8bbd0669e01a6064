"""The game's words: verbs, events and reasons with their arguments. The texts use the same names."""

from __future__ import annotations

from typing import Final

from vestige.kernel.verb import COUNT, Arg, Declarations

SEAT: Final = Arg("seat", "seat")
CARD: Final = Arg("card", "card")
CARDS: Final = Arg("cards", "card", many=True)
AREA: Final = Arg("area", "area")
PLANET: Final = Arg("planet", "planet")
TILE: Final = Arg("tile", "tile")
SPACE: Final = Arg("space", "space")
GALAXY: Final = Arg("galaxy", "galaxy")
PILE: Final = Arg("pile", "pile")
GEM: Final = Arg("gem", "gem")
UPGRADE: Final = Arg("upgrade", "upgrade")
STATION: Final = Arg("station", "station")
TECH: Final = Arg("tech", "tech")
LEADER: Final = Arg("leader", "leader")
CUBES: Final = Arg("cubes", COUNT)
ENERGY: Final = Arg("energy", COUNT)
NUMBER: Final = Arg("number", COUNT)
TOTAL: Final = Arg("total", COUNT)
GEMS: Final = (Arg("anthracite", COUNT), Arg("gold", COUNT), Arg("transparent", COUNT))

VERBS: Final[Declarations] = {
    "leader": (LEADER,),
    "buy": (CARD, *GEMS),
    "upgrade": (UPGRADE, *GEMS),
    "station": (STATION, GALAXY, *GEMS),
    "put": (CARD, AREA),
    "take_back": (AREA,),
    "settle": (PLANET, CUBES),
    "extract": (TILE,),
    "discover": (PILE,),
    "lay": (TILE, SPACE),
    "gain": (),
    "transform": (GEM,),
    "harvest": (GALAXY, Arg("planet", "planet", many=True)),
    "mine": (TILE,),
    "buteo": (TILE,),
    "give_back": (Arg("bonus", "bonus"),),
    "tech": (TECH,),
    "take": (CARD,),
    "remove": (PLANET,),
}

EVENTS: Final[Declarations] = {
    "leader": (SEAT, LEADER, TOTAL),
    "round_began": (NUMBER,),
    "buys": (SEAT,),
    "bought": (SEAT, CARD, *GEMS),
    "market_filled": (CARD,),
    "upgraded": (SEAT, UPGRADE, ENERGY, *GEMS),
    "built": (SEAT, STATION, GALAXY),
    "planned": (SEAT, CARDS),
    "consumed": (SEAT, NUMBER, TOTAL),
    "turn_order": (Arg("seats", "seat", many=True),),
    "turn": (SEAT,),
    "acts": (SEAT, CARD, AREA),
    "settled": (SEAT, PLANET, CUBES),
    "extracted": (SEAT, TILE, *GEMS, ENERGY),
    "drew_tiles": (SEAT, PILE, Arg("tiles", "tile", many=True, secret=True)),
    "discovered": (SEAT, TILE, SPACE),
    "took_gems": (SEAT, *GEMS),
    "transformed": (SEAT, GEM, Arg("into", "gem")),
    "gained_energy": (SEAT, ENERGY),
    "shifted": (SEAT, CARDS),
    "s3e3": (SEAT, ENERGY),
    "tech_energy": (SEAT, TECH, ENERGY),
    "removed": (SEAT, PLANET),
    "harvested_high": (SEAT, GALAXY, ENERGY),
    "harvested_low": (SEAT, GALAXY, ENERGY),
    "drew_bonus": (SEAT, Arg("bonus", "bonus", secret=True)),
    "returned_bonus": (SEAT, Arg("bonus", "bonus", secret=True)),
    "level": (SEAT, Arg("level", COUNT), ENERGY),
    "compensated": (SEAT, *GEMS),
    "tech": (SEAT, TECH),
    "saved": (SEAT, NUMBER, TOTAL),
    "took_card": (SEAT, CARD),
    "throne": (SEAT,),
    "automa_card": (Arg("card", "automa_card"),),
    "automa_row": (Arg("row", COUNT), Arg("half", COUNT)),
    "wiped": (CARDS,),
    "final_count": (),
    "counted": (SEAT, Arg("gems", COUNT), Arg("cards", COUNT), Arg("bonus", COUNT)),
}

REASONS: Final[Declarations] = {
    "CS_ERR_NOT_YOUR_TURN": (SEAT,),
    "CS_ERR_WRONG_PHASE": (),
    "CS_ERR_PURCHASE_LIMIT": (),
    "CS_ERR_CANNOT_PAY": (),
    "CS_ERR_OVERPAY": (),
    "CS_ERR_NOT_IN_MARKET": (CARD,),
    "CS_ERR_UPGRADE_OWNED": (UPGRADE,),
    "CS_ERR_RANGE_ORDER": (),
    "CS_ERR_CARD_NOT_IN_HAND": (CARD,),
    "CS_ERR_AREA_EMPTY": (),
    "CS_ERR_AREA_TWICE": (),
    "CS_ERR_PLAN_CONFIRMED": (SEAT,),
    "CS_ERR_OUT_OF_RANGE": (Arg("reach", COUNT),),
    "CS_ERR_TERRAFORM": (Arg("planet_type", "planet_type"),),
    "CS_ERR_PLANET_OCCUPIED": (),
    "CS_ERR_STACK_LIMIT": (Arg("height", COUNT),),
    "CS_ERR_NO_COLONY": (),
    "CS_ERR_CUBE_USED": (),
    "CS_ERR_NO_FREE_SPACE": (),
    "CS_ERR_WRONG_SECTOR": (),
    "CS_ERR_GALAXY_COVERED": (),
    "CS_ERR_NO_SUCH_GEM": (),
    "CS_ERR_ALREADY_HARVESTED": (GALAXY,),
    "CS_ERR_BONUS_DARK_FIXED": (),
    "CS_ERR_MODULE_OFF": (),
    "CS_ERR_STATION_SLOT": (),
    "CS_ERR_STATION_PER_GALAXY": (),
    "CS_ERR_STATION_BUILT": (),
    "CS_ERR_CASARES": (),
    "CS_ERR_POWER_USED": (),
    "CS_ERR_NOT_IN_PILE": (),
    "CS_ERR_NO_SUCH_TARGET": (),
}
