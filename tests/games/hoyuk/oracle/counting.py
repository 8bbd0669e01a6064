"""Counting what somebody has in a block."""

from __future__ import annotations

from tests.games.hoyuk.oracle.village import HOUSE, PEN, Village

NOT_TIED = "nothing"


def pieces(village: Village, block: set[str], element: str, clan: str = "") -> list[str]:
    """The cells of a block that hold such a piece, of one clan or of all. A storeyed house is one house."""
    found: list[str] = []
    for cell in sorted(block):
        tile = village.tiles[cell]
        if tile.kind not in (HOUSE, PEN) or (clan and village.owner(cell) != clan):
            continue
        has = {
            "house": tile.kind == HOUSE,
            "storey": tile.kind == HOUSE and tile.storeys == 2,
            "pen": tile.kind == PEN,
            "oven": tile.roof == "oven",
            "totem": tile.roof == "totem",
            "cattle": tile.cattle,
            "villager": tile.villager,
        }
        if has[element]:
            found.append(cell)
    return found


def on_storeyed(village: Village, block: set[str], element: str, clan: str) -> int:
    """Of these pieces those on a storeyed house, or in or as a pen attached to one."""
    cells = pieces(village, block, element, clan)
    return sum(village.storeyed(village.tiles[cell].gate or cell) for cell in cells)


def most(village: Village, block: set[str], element: str, tie: str) -> str:
    """The clan with most pieces in the block; among equals the one with most of ``tie``: storeyed houses of the block
    (``storey``), the same pieces at storeyed houses (``piece``), or nothing. Nobody if that is equal too."""
    counts = {clan: len(pieces(village, block, element, clan)) for clan in village.inhabitants(block)}
    top = max(counts.values(), default=0)
    leaders = [clan for clan in counts if counts[clan] == top]
    if top == 0:
        return ""
    if len(leaders) > 1:
        leaders = broken_tie(village, block, element, tie, leaders)
    return leaders[0] if len(leaders) == 1 else ""


def broken_tie(village: Village, block: set[str], element: str, tie: str, leaders: list[str]) -> list[str]:
    if tie == NOT_TIED:
        return leaders
    if tie == "storey":
        second = {clan: len(pieces(village, block, "storey", clan)) for clan in leaders}
    else:
        second = {clan: on_storeyed(village, block, element, clan) for clan in leaders}
    return [clan for clan in leaders if second[clan] == max(second.values())]


def half(number: int) -> int:
    """Rounded down, but a single one is lost (HY-P2-08)."""
    return 1 if number == 1 else number // 2


def in_play(village: Village, stock: dict[str, int], aside: str) -> dict[str, int]:
    """All pieces that are not houses: on the board, beside it, and cattle set aside. None is ever lost."""
    cells = set(village.tiles)
    counts = {element: number + len(pieces(village, cells, element)) for element, number in stock.items()}
    counts["cattle"] += aside != "none"
    return counts
