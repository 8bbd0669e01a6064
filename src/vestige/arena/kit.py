"""What the house needs of a game beyond its rules: its words and its drawing, found in the game's own package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from vestige.arena import showing
from vestige.kernel.game import Game
from vestige.kernel.option import RANDOM
from vestige.kernel.reason import Reason
from vestige.kernel.score import Goal
from vestige.kernel.setup import Setup
from vestige.kernel.table import Table
from vestige.kernel.values import Action
from vestige.kernel.verb import Arg, spell
from vestige.kernel.view import View, view
from vestige.scene.icons import SHARED, Sheet
from vestige.scene.package import drawing_of, package_of
from vestige.scene.palette import SEATS, Look
from vestige.scene.panel import Panel
from vestige.scene.scene import Scene
from vestige.scene.shapes import Shape, gathered
from vestige.texts.texts import Texts, texts_for

LABELS = 20_000
UNDECIDED = "gray"
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

Names = Mapping[str, str]
"""What the people at a table are called, by seat id."""


class Kit:
    """A game's words and drawing."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.package = package_of(type(game).__module__)
        self.drawing = drawing_of(type(game).__module__)
        self.kept_label = lru_cache(LABELS)(self.new_label)
        self.said = lru_cache(LABELS)(self.new_words)

    def texts(self, lang: str) -> Texts:
        return texts_for(lang, "vestige.arena", self.package)

    def scene(self, view: View[Any], lang: str) -> Scene | None:
        if self.drawing is None:
            return None
        drawn: Scene = self.drawing.scene(view, self.texts(lang).say)
        return drawn

    def thumbnail(self, view: View[Any], lang: str, width: int) -> str:
        scene = self.scene(view, lang)
        return EMPTY if scene is None else scene.thumbnail(width)

    def cover(self) -> Scene | None:
        """The box front, where the game draws one."""
        draw = getattr(self.drawing, "cover", None)
        front: Scene | None = draw() if draw else None
        return front

    def pictured(self, option: str, value: object) -> Scene | None:
        """The picture of an option's value, where the game draws one."""
        draw = getattr(self.drawing, "PICTURED", {}).get(option)
        drawn: Scene | None = draw(self.game, value) if draw else None
        return drawn

    def moment(self, t: Table, seat: int, begun: Action, lang: str) -> str:
        """The open question as it stands now, after the beginning of an action, where the game's drawing words it."""
        tell = getattr(self.drawing, "prompt", None)
        return (tell(view(t, seat), self.texts(lang).say, begun) or "") if tell else ""

    def arrows(self, t: Table, seat: int, begun: Action, lang: str) -> dict[str, Shape]:
        """What the board shows of the ways to go on, by pane, where the game draws it."""
        draw = getattr(self.drawing, "arrows", None)
        drawn: dict[str, Shape] = draw(view(t, seat), self.texts(lang).say, begun) if draw else {}
        return drawn

    def full_look(self) -> Look | None:
        look: Look | None = getattr(self.drawing, "LOOK", None)
        return look

    def needs(self, shapes: Sequence[Shape]) -> dict[str, str]:
        """What drawings refer to, without the symbols of the page's sprite."""
        return {name: text for name, text in gathered(list(shapes)).items() if name not in self.symbols().symbols}

    def symbols(self) -> Sheet:
        look = self.full_look()
        return SHARED if look is None else look.icons

    def panels(self, view: View[Any], lang: str) -> list[showing.PanelCard]:
        """What each seat owns, as the game's drawing tells it; without that, how far it has come."""
        tell = getattr(self.drawing, "panels", None)
        if tell is None:
            return [self.plain_panel(seat, own, lang) for seat, own in enumerate(view.table.progress())]
        return [panel_card(panel) for panel in tell(view, self.texts(lang).say)]

    def plain_panel(self, seat: int, own: tuple[int, ...], lang: str) -> showing.PanelCard:
        """What decides first as the score, the rest with its name."""
        more = zip(own[1:], self.game.progress_rows[1:], strict=True)
        rows = [showing.PanelRow("", str(value), self.said(lang, f"row-{row}")) for value, row in more]
        return showing.PanelCard(seat, "", own[0], rows)

    def progress(self, progress: Sequence[tuple[int, ...]], lang: str) -> list[showing.RowCard]:
        """A row for each place of the progress, where there is more than one."""
        rows = self.game.progress_rows
        return [
            showing.RowCard(row, self.said(lang, f"row-{row}"), [own[place] for own in progress], [])
            for place, row in enumerate(rows if len(rows) > 1 else ())
        ]

    def goals(self, goals: Sequence[Goal], lang: str) -> list[showing.GoalCard]:
        """The objectives in words, with how far each is."""
        say = self.texts(lang).say
        return [
            showing.GoalCard(goal.id, say(f"goal-{goal.id}", target=goal.target), goal.met, goal.value, goal.target)
            for goal in goals
        ]

    def headline(self, view: View[Any], lang: str) -> list[showing.StageCard]:
        """Round, phase, turn, as the game's drawing tells them."""
        tell = getattr(self.drawing, "headline", None)
        return (
            [showing.StageCard(stage.text, stage.state) for stage in tell(view, self.texts(lang).say)] if tell else []
        )

    def look(self) -> showing.LookCard | None:
        look = self.full_look()
        if look is None:
            return None
        return showing.LookCard(look.face, look.deep, look.mid, look.accent, look.emblem, look.bright)

    def verb_labels(self, lang: str) -> dict[str, str]:
        """The bare name of a verb, where the game gives one: the heading of a menu."""
        texts = self.texts(lang)
        return {verb: texts.say(f"do-{verb}.name") for verb in self.game.verbs if texts.has(f"do-{verb}.name")}

    def verb_tips(self, lang: str) -> dict[str, str]:
        """What a verb does in one line, where the game says it (``do-<verb>.tip``)."""
        texts = self.texts(lang)
        return {verb: texts.say(f"do-{verb}.tip") for verb in self.game.verbs if texts.has(f"do-{verb}.tip")}

    def verb_icons(self) -> dict[str, str]:
        """The game's own symbol that is named like a verb (``ee-travel``)."""
        own = {name.partition("-")[2]: name for name in self.symbols().symbols if name not in SHARED.symbols}
        return {verb: own[verb] for verb in self.game.verbs if verb in own}

    def colour(self, setup: Setup, seat: int) -> str:
        """The colour of a seat; one that leaves something to the deal is grey until then."""
        if seat < setup.players and RANDOM in setup.seats[seat].values():
            return UNDECIDED
        colour = self.game.colour(setup, seat)
        return colour if colour in SEATS else UNDECIDED

    # ---- sentences

    def new_words(self, lang: str, key: str) -> str:
        """A text without parameters."""
        return self.texts(lang).say(key)

    def sentence(self, lang: str, key: str, args: tuple[Arg, ...], values: Sequence[int], names: Names) -> str:
        return self.texts(lang).sentence(key, spell(self.game.ids, args, values), names)

    def label(self, lang: str, action: Action, names: Names) -> str:
        """The words of an option; those without people's names in them are kept for all matches."""
        args = self.game.verbs[action[0]]
        if any(arg.kind == "seat" for arg in args):
            return self.sentence(lang, f"do-{action[0]}", args, action[1:], names)
        return self.kept_label(lang, action)

    def new_label(self, lang: str, action: Action) -> str:
        return self.sentence(lang, f"do-{action[0]}", self.game.verbs[action[0]], action[1:], {})

    def reason(self, lang: str, reason: Reason, names: Names) -> str:
        return self.sentence(lang, f"why-{reason.code}", self.reason_args(reason), reason.args, names)

    def reason_args(self, reason: Reason) -> tuple[Arg, ...]:
        """The arguments of a reason; a game may give the kernel's reasons codes of its own."""
        declared = self.game.reasons
        if reason.code in declared:
            return declared[reason.code]
        return next(declared[code] for code, (own, _) in self.game.kernel_reasons.items() if own == reason.code)


def panel_card(panel: Panel) -> showing.PanelCard:
    rows = [showing.PanelRow(row.icon, row.text, row.tip) for row in panel.rows]
    return showing.PanelCard(panel.seat, panel.role, panel.score, rows)


kit_of = lru_cache(32)(Kit)
