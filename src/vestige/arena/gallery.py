"""What a match shows, drawn and put into words once for all who see the same."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from vestige.arena import desk, showing, wire
from vestige.arena.drawing import Drawing
from vestige.arena.outlook import Viewer, prompt, state
from vestige.arena.result import result_card
from vestige.arena.story import Log
from vestige.kernel.match import Entry
from vestige.kernel.view import view
from vestige.scene.kept import Memory

if TYPE_CHECKING:
    from vestige.arena.room import Room

MOMENTS: Final = 24

Sight = tuple[int | None, str]
"""Whose eyes, which language."""


class Gallery:
    """Pictures last until the next change, the log and the result until somebody is called otherwise."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.drawings: dict[Sight, Drawing] = {}
        self.parts: Memory = {}
        self.written: dict[tuple[Viewer, Drawing | None, int], tuple[bytes, Drawing | None]] = {}
        self.prompts: dict[Sight, showing.Prompt] = {}
        self.headlines: dict[str, list[showing.StageCard]] = {}
        self.called: dict[tuple[str, int], dict[str, str]] = {}
        self.logs: dict[Sight, Log] = {}
        self.results: dict[str, showing.ResultCard] = {}
        self.moments: OrderedDict[tuple[int, Sight], bytes] = OrderedDict()
        """Earlier moments that somebody looked at: the past does not change."""

    def take_down(self) -> None:
        """The pictures are of the past now."""
        self.drawings.clear()
        self.prompts.clear()
        self.headlines.clear()
        self.written.clear()

    def clear(self) -> None:
        """Everything is to be said anew."""
        self.take_down()
        self.parts.clear()
        self.called.clear()
        self.logs.clear()
        self.results.clear()
        self.moments.clear()

    def drawing(self, eyes: int | None, lang: str) -> Drawing:
        if (eyes, lang) not in self.drawings:
            room = self.room
            seen = view(room.playing().match.table, eyes)
            self.drawings[eyes, lang] = Drawing(room.kit, seen, lang, room.house.statics, self.parts)
        return self.drawings[eyes, lang]

    def prompt(self, acting: int | None, lang: str) -> showing.Prompt:
        """The open question for the one who is asked, or for all who wait."""
        if (acting, lang) not in self.prompts:
            room = self.room
            self.prompts[acting, lang] = prompt(room.kit, room.playing().match.table, acting, room.names(lang), lang)
        return self.prompts[acting, lang]

    def headline(self, lang: str) -> list[showing.StageCard]:
        """How far the match is, for those who do not look at it."""
        if lang not in self.headlines:
            seen = view(self.room.playing().match.table, None)
            self.headlines[lang] = self.room.kit.headline(seen, lang)
        return self.headlines[lang]

    def log(self, eyes: int | None, lang: str) -> Log:
        live = self.room.playing()
        reader = eyes if live.secret() else None
        log = self.logs.setdefault((reader, lang), Log(self.room.kit, reader, lang))
        if log.count < len(live.match.entries):
            log.read_on(live, self.room.names(lang), self.room.in_place_of_people())
        return log

    def message(self, who: Viewer, base: Drawing | None, since: int) -> tuple[bytes, Drawing | None]:
        """The state in bytes for all browsers that look alike, and the drawing they have afterwards."""
        key = (who, base, since)
        if key not in self.written:
            drawn = None if self.room.live is None else self.drawing(who.eyes, who.lang)
            self.written[key] = (wire.write_message(state(self.room, who, base, since)), drawn)
        return self.written[key]

    async def moment(self, eyes: int | None, lang: str, entries: list[Entry]) -> tuple[bytes, float]:
        """The table after these entries, and the seconds of a processor it took now; long work is done elsewhere."""
        room, key = self.room, (len(entries), (eyes, lang))
        veil = room.playing().veil
        if key in self.moments:
            return self.moments[key], 0.0
        given = (room.row.head, entries, eyes, lang, room.names(lang))
        done = await room.house.office.do(desk.moment, *given)
        for markup in done.result.statics.values():
            room.house.statics.name(markup)
        if veil is None or len(entries) <= veil:
            self.moments[key] = done.result.message
            if len(self.moments) > MOMENTS:
                self.moments.popitem(last=False)
        return done.result.message, done.seconds

    def result(self, lang: str) -> showing.ResultCard | None:
        room = self.room
        if room.row.status != "over":
            return None
        if lang not in self.results:
            live = room.playing()
            colours = [room.seating.colour(room.kit, seat) for seat in range(live.match.table.seats)]
            self.results[lang] = result_card(live, room.kit, room.names(lang), colours, lang)
        return self.results[lang]
