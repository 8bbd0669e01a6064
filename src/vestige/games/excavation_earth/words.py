"""The game's words: verbs, events and reasons with their arguments. The texts use the same names."""

from __future__ import annotations

from typing import Final

from vestige.kernel.verb import COUNT, Arg, Declarations

SEAT: Final = Arg("seat", "seat")
CARD: Final = Arg("card", "card")
COLOUR: Final = Arg("colour", "colour")
RELIC: Final = Arg("relic", "relic")
RELICS: Final = Arg("relics", "relic", many=True)
PLACE: Final = Arg("place", "place")
FROM: Final = Arg("from", "place")
TO: Final = Arg("to", "place")
MARKET: Final = Arg("market", "market")
MARKETS: Final = Arg("markets", "market", many=True)
CENTRE: Final = Arg("centre", "centre")
BUYER: Final = Arg("buyer", "buyer")
STORAGE: Final = Arg("storage", "storage")
CREDITS: Final = Arg("credits", COUNT)
NUMBER: Final = Arg("number", COUNT)
ZU_CARD: Final = Arg("card", "zu_card")
GUARD: Final = Arg("guard", "relic", many=True)
"""Named only when the reserve is empty: the cell whose guard is used instead."""

SECRET_CARDS: Final = Arg("cards", "card", many=True, secret=True)

VERBS: Final[Declarations] = {
    "travel": (CARD,),
    "excavate": (CARD,),
    "market": (CARD,),
    "sell": (CARD,),
    "command": (CARD,),
    "smuggle": (CARD,),
    "survey": (CARD,),
    "place": (PLACE,),
    "step": (FROM, TO),
    "dig": (RELIC,),
    "sample": (GUARD,),
    "trader": (GUARD,),
    "white": (),
    "buyer": (BUYER,),
    "colour": (COLOUR,),
    "at": (MARKET,),
    "part": (RELIC, STORAGE),
    "promote": (),
    "envoy": (GUARD,),
    "recall": (),
    "teleport": (FROM, TO),
    "add": (BUYER, MARKET),
    "post": (MARKET, GUARD),
    "offload": (RELIC, STORAGE),
    "take": (RELIC, STORAGE),
    "buy": (RELIC, STORAGE),
    "replace": (CARD,),
    "cube": (Arg("guard", "relic"),),
    "store": (RELIC,),
    "lay": (RELIC,),
    "pick": (CARD,),
}

EVENTS: Final[Declarations] = {
    "round_began": (NUMBER,),
    "command_tiles": (Arg("tiles", "tile", many=True),),
    "forecast": (Arg("cards", "card", many=True),),
    "turn_order": (Arg("seats", "seat", many=True),),
    "black_market_renewed": (),
    "turn": (SEAT,),
    "exchanged": (SEAT, Arg("cards", "card", many=True)),
    "drew": (SEAT, SECRET_CARDS),
    "handed_on": (SEAT, Arg("to", "seat"), SECRET_CARDS),
    "discarded": (SEAT, Arg("cards", "card", many=True)),
    "lost_card": (SEAT, CARD),
    "placed": (SEAT, PLACE),
    "moved": (SEAT, FROM, TO),
    "played": (SEAT, CARD, Arg("action", "action")),
    "passed": (SEAT, NUMBER),
    "discovered": (SEAT, RELIC, PLACE, STORAGE),
    "stored": (SEAT, RELIC),
    "sampled": (SEAT, RELIC),
    "guard_left": (SEAT, RELIC),
    "column_filled": (SEAT, COLOUR),
    "trader_sent": (SEAT, MARKET),
    "envoy_sent": (SEAT, CENTRE),
    "envoy_recalled": (SEAT, CENTRE, Arg("tile", "tile")),
    "promoted": (SEAT, MARKET, CENTRE),
    "granted": (SEAT, CREDITS),
    "buyer_joined": (BUYER, MARKET),
    "buyer_ejected": (BUYER, MARKET),
    "buyers_left": (Arg("buyers", "buyer", many=True),),
    "buyers_boarded": (MARKET, Arg("buyers", "buyer", many=True)),
    "sale": (SEAT, COLOUR, MARKETS),
    "income_popularity": (SEAT, COLOUR, Arg("rank", COUNT), CREDITS),
    "income_buyers": (SEAT, NUMBER, CREDITS),
    "income_markets": (SEAT, NUMBER, CREDITS),
    "sold": (SEAT, RELIC),
    "bought": (SEAT, RELIC, CREDITS, STORAGE),
    "seized": (SEAT, RELIC, STORAGE),
    "offloaded": (SEAT, RELIC, CREDITS),
    "forecast_changed": (Arg("old", "card"), Arg("new", "card")),
    "cube_placed": (SEAT, CARD),
    "marker_taken": (SEAT, NUMBER),
    "unearthed": (RELICS,),
    "laid": (RELIC, PLACE),
    "put_under": (RELIC,),
    "returned": (RELICS,),
    "majority": (SEAT, CENTRE, NUMBER, CREDITS),
    "gallery": (SEAT, Arg("columns", COUNT), Arg("rows", COUNT)),
    "stored_relics": (SEAT, CREDITS),
    "zu_deck": (NUMBER, Arg("carried", COUNT)),
    "zu_card": (ZU_CARD,),
    "zu_rule": (ZU_CARD, Arg("rule", "rule")),
    "zu_colour": (COLOUR,),
    "zu_chance": (NUMBER,),
    "zu_no_buyer": (BUYER, MARKET),
    "zu_discarded": (ZU_CARD,),
    "zu_failed": (CREDITS,),
    "zu_passed": (),
}

REASONS: Final[Declarations] = {
    "not_active": (SEAT,),
    "already_passed": (SEAT,),
    "card_not_in_hand": (CARD,),
    "card_not_in_forecast": (),
    "card_kind": (),
    "colour_mismatch": (),
    "symbol_mismatch": (),
    "no_explorer": (PLACE,),
    "not_adjacent": (FROM, TO),
    "own_explorer_collision": (),
    "hold_full": (),
    "storage_full": (),
    "same_site": (),
    "relic_not_there": (),
    "no_trader": (),
    "no_buyer": (),
    "duplicate_market": (),
    "too_many": (),
    "colour_mix": (),
    "same_colour": (),
    "not_enough_credits": (CREDITS,),
    "no_crew": (),
    "crew_available": (NUMBER,),
    "no_envoy": (),
    "no_tile": (),
    "forecast_taken": (),
    "supply_empty": (),
    "wrong_order": (),
    "mixed_options": (),
    "not_allowed": (),
    "no_effect": (),
}

ZU_RULES: Final = (
    "EE-ZU-EXC-01",
    "EE-ZU-EXC-02",
    "EE-ZU-EXC-03",
    "EE-ZU-EXC-05",
    "EE-ZU-EXC-06",
    "EE-ZU-EXC-08",
    "EE-ZU-SMG-02",
    "EE-ZU-SMG-03",
    "EE-ZU-SMG-04",
    "EE-ZU-SMG-06",
    "EE-ZU-PRI-01",
    "EE-ZU-MKT-01",
    "EE-ZU-MKT-02",
    "EE-ZU-MKT-03",
    "EE-ZU-MKT-04",
    "EE-ZU-CMD-01",
    "EE-ZU-SEL-01",
    "EE-ZU-SEL-02",
    "EE-ZU-SEL-03",
    "EE-ZU-SEL-04",
    "EE-ZU-SEL-05",
    "EE-ZU-SNI-01",
    "EE-ZU-SNI-02",
    "EE-ZU-SNI-03",
    "EE-ZU-SNI-04",
    "EE-ZU-SUR-01",
    "EE-ZU-SUR-02",
    "EE-ZU-SUR-03",
    "EE-ZU-SUR-04",
    "EE-ZU-SUR-06",
    "EE-ZU-FAIL-01",
    "EE-AMB-33",
    "EE-DIF-E2",
    "EE-DIF-E3",
    "EE-DIF-E4",
    "EE-DIF-E5",
    "EE-DIF-H1",
    "EE-DIF-H2",
    "EE-DIF-H3",
    "EE-DIF-H5",
)
"""The rules Zu names while it follows them."""
