"""Why a movement is refused (MS-MOVE, MS-POW-02, -06, MS-ERR-01)."""

from __future__ import annotations

from vestige.games.magnastorm.constants import JUSTIN, MIRA, ON_PAD
from vestige.games.magnastorm.cubes import count
from vestige.games.magnastorm.steps.exchange import why_no_exchange
from vestige.games.magnastorm.table import Planet
from vestige.kernel.reason import Reason
from vestige.kernel.values import NOBODY, Action


def why_no_move(t: Planet, seat: int, prefix: Action) -> Reason:
    """What is not on this side, the storm, the toll or the power, and the range last."""
    where = prefix[1] if len(prefix) > 1 else NOBODY
    match prefix[0]:
        case "exchange":
            return why_no_exchange()
        case "stay":
            return Reason("E_STAY_STORM", "MS-MOVE-10")
        case "station" | "toll":
            return why_no_station(t, seat, prefix)
        case "extend":
            return why_no_extension(t, seat, where)
        case "walk":
            there = where == NOBODY or bool(t.side.area_spaces[where])
            sector = NOBODY if where == NOBODY else t.side.area_sector[where]
        case _:
            there = where == NOBODY or t.side.space_colour[where] != NOBODY
            sector = NOBODY if where == NOBODY else t.side.space_sector[where]
    if not there:
        return Reason("E_UNKNOWN", "MS-COMP-05")
    if prefix[0] == "mira" and not t.has(seat, MIRA):
        return Reason("E_POWER", "MS-POW-06")
    if prefix[0] == "stop" and in_storm(t, seat, where):
        return Reason("E_STAY_STORM", "MS-MOVE-10")
    if sector != NOBODY and not t.calm >> sector & 1:
        return Reason("E_DEST_STORM", "MS-MOVE-05")
    return Reason("E_POWER", "MS-POW-06") if prefix[0] == "mira" else Reason("E_DEST_RANGE", "MS-MOVE-06")


def in_storm(t: Planet, seat: int, space: int) -> bool:
    """Whether this space belongs to the runner's area and the storm rages there."""
    place = t.runner[seat]
    if place == ON_PAD or space == NOBODY or t.side.space_area[place] != t.side.space_area[space]:
        return False
    return not t.calm >> t.side.space_sector[place] & 1


def why_no_station(t: Planet, seat: int, prefix: Action) -> Reason:
    slot = prefix[1] if len(prefix) > 1 else NOBODY
    owner = t.stations[slot] if slot != NOBODY else NOBODY
    if owner == NOBODY:
        return Reason("E_STATION_NONE", "MS-MOVE-08")
    if owner == seat or (prefix[0] == "toll" and count(t.hold[seat], prefix[2] if len(prefix) > 2 else 0)):
        return Reason("E_DEST_STORM", "MS-MOVE-09")
    return Reason("E_TOLL", "MS-MOVE-08")


def why_no_extension(t: Planet, seat: int, cube: int) -> Reason:
    if not t.has(seat, JUSTIN) or t.used & JUSTIN or cube == t.tints[seat]:
        return Reason("E_POWER", "MS-POW-02")
    if cube != NOBODY and not count(t.hold[seat], cube):
        return Reason("E_PAY", "MS-CUBE-08")
    return Reason("E_DEST_RANGE", "MS-MOVE-06")
