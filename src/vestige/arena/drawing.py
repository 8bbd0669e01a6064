"""A View as the browser shows it: panes, panels, score sheet; and what changed since an earlier one."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2s
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from vestige.arena import showing
from vestige.arena.kit import Kit
from vestige.arena.metrics import DRAW_SECONDS
from vestige.kernel.score import Row
from vestige.kernel.view import View
from vestige.scene.kept import Memory, remembering
from vestige.scene.scene import Layer, Pane

ORDERS = ("piece_order", "spot_order")
STATICS = 512

PaneCards = dict[str, showing.PaneCard]


class Statics:
    """Static layers under names that follow from their content: sent once, kept by the browser."""

    def __init__(self) -> None:
        self.names: OrderedDict[str, str] = OrderedDict()
        self.markup: dict[str, str] = {}

    def name(self, markup: str) -> str:
        """The name of a layer, which can be fetched by it from now on."""
        name = self.names.get(markup)
        if name is None:
            name = blake2s(markup.encode(), digest_size=8).hexdigest()
            self.names[markup], self.markup[name] = name, markup
            if len(self.names) > STATICS:
                del self.markup[self.names.popitem(last=False)[1]]
        self.names.move_to_end(markup)
        return name


class Drawing:
    """What one seat (or the spectators) may see at one moment, in one language."""

    __slots__ = ("definitions", "headline", "panels", "panes", "sheet", "shown")

    def __init__(self, kit: Kit, view: View[Any], lang: str, statics: Statics, memory: Memory) -> None:
        """``memory``: what was drawn of this match before."""
        with DRAW_SECONDS.time(), remembering(memory):
            scene = kit.scene(view, lang)
            self.definitions: Layer = scene.definitions() if scene else {}
            self.shown = list(scene.shown) if scene else []
            self.panes = {name: pane_card(pane, statics) for name, pane in scene.panes.items()} if scene else {}
            self.sheet = sheet_card(kit, view, lang)
            self.panels = kit.panels(view, lang)
            self.headline = kit.headline(view, lang)

    def since(self, base: Drawing | None) -> dict[str, Any]:
        """The fields of a state: everything, or only what ``base`` did not show already."""
        if base is None:
            return {name: getattr(self, name) for name in self.__slots__}
        fields = {name: differing(getattr(base, name), getattr(self, name)) for name in self.__slots__}
        if fields["definitions"] is not UNSET:
            fields["definitions"] = {
                name: text for name, text in self.definitions.items() if name not in base.definitions
            }
        if fields["panes"] is not UNSET:
            fields["panes"] = pane_changes(base.panes, self.panes)
        return fields


def differing(before: Any, after: Any) -> Any:
    return UNSET if before == after else after


def pane_card(pane: Pane, statics: Statics) -> showing.PaneCard:
    pieces, spots = pane.piece_markup, pane.spot_markup
    close_ups = {name: showing.CloseUp(name, str(box)) for name, box in pane.close_ups.items()}
    head = (pane.name, str(pane.box), str(pane.whole), close_ups, statics.name(pane.static.markup))
    return showing.PaneCard(*head, pieces, spots, list(pieces), list(spots))


def pane_changes(
    before: dict[str, showing.PaneCard], after: dict[str, showing.PaneCard]
) -> dict[str, showing.PaneCard]:
    """The panes that differ, with the groups that differ."""
    changes: PaneCards = {}
    for name, pane in after.items():
        old = before.get(name)
        if old is None:
            changes[name] = pane
        elif old != pane:
            pieces, spots = group_changes(old.pieces, pane.pieces), group_changes(old.spots, pane.spots)
            orders = {order: differing(getattr(old, order), getattr(pane, order)) for order in ORDERS}
            changes[name] = replace(pane, pieces=pieces, spots=spots, **orders)
    return changes


def group_changes(before: Layer, after: Layer) -> Layer:
    return {group: markup for group, markup in after.items() if before.get(group) != markup}


def sheet_card(kit: Kit, view: View[Any], lang: str) -> showing.SheetCard:
    sheet = view.score_sheet()

    def card(row: Row) -> showing.RowCard:
        words = kit.said(lang, f"row-{row.id}")
        return showing.RowCard(row.id, words, list(row.values), list(row.rules), row.provisional)

    rows, notes = [card(row) for row in sheet.rows], [card(row) for row in sheet.notes]
    t = view.table
    progress = kit.progress(t.progress(), lang) if len(kit.game.progress_rows) > 1 else []
    return showing.SheetCard(rows, notes, sheet.totals(), progress, kit.goals(t.goals(), lang))
