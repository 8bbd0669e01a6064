"""The left part of a dock: research tracks, left to right, with bonuses ahead and the commander to win."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vestige.games.magnastorm.components import Box
from vestige.games.magnastorm.constants import COMMANDERS, LEVEL_BONUSES, TRACKS
from vestige.games.magnastorm.scene.desk import Desk
from vestige.games.magnastorm.scene.look import BONE, CREAM, FACE, FRAME, GOLD, HUES, PALE, PLATE, icon
from vestige.games.magnastorm.scene.pieces import bust, marker, small_cube
from vestige.kernel.majority import leader
from vestige.kernel.values import NOBODY
from vestige.scene.colour import mix
from vestige.scene.paths import hexagon
from vestige.scene.scene import Box as Frame
from vestige.scene.scene import Piece, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import Shape, join, path, rect, text
from vestige.scene.states import rect_outline

PLACE: Final = Frame(8, 8, 430, 212)
FIRST: Final = 58.0
STEP: Final = 27.2
LINE: Final = 44.0
DARK: Final = "#1a0d16"


def track_y(track: int) -> float:
    return 60 + LINE * track


def level_x(level: int) -> float:
    return 28 if not level else FIRST + STEP * (level - 1)


@lru_cache(8)
def printed(box: Box, tracks: int, title: str, note: str) -> Shape:
    parts = [
        rect(
            PLACE.x,
            PLACE.y,
            PLACE.width,
            PLACE.height,
            12,
            fill=PLATE,
            fill_opacity=0.65,
            stroke=FRAME,
            stroke_width=1.4,
        ),
        text(20, 24, title, 17, CREAM, text_anchor="start", font_family=FACE),
        text(430, 25, note, 12.5, BONE, text_anchor="end"),
    ]
    for track in range(tracks):
        name, y = TRACKS[track], track_y(track)
        hue = HUES[name].base
        parts += [
            rect(12, y - 20, 374, 40, 9, fill=mix(hue, DARK, 0.78)),
            path(hexagon(28, y, 15), fill=mix(hue, DARK, 0.3), stroke=hue, stroke_width=2),
            icon(f"ms-research-{name}", 28, y, 14, "#fff"),
            *(level_box(box, track, level) for level in range(1, box.levels + 1)),
        ]
    return join(*parts)


def level_box(box: Box, track: int, level: int) -> Shape:
    """A level with its number or its bonus."""
    name, x, y = TRACKS[track], level_x(level), track_y(track)
    hue, bonus = HUES[name], LEVEL_BONUSES[box.level_bonus[track][level]]
    ground = mix(hue.base, DARK, 0.68 if bonus == "none" else 0.52)
    frame = rect(x - 12.4, y - 17, 24.8, 34, 6, fill=ground, stroke=hue.base, stroke_opacity=0.55)
    if bonus == "none":
        return frame + text(x, y, str(level), 13, hue.light, font_family=FACE, opacity=0.8)
    if bonus in ("own", "yellow", "any"):
        return frame + small_cube(bonus, x, y, 14)
    if bonus == "crew":
        return frame + icon("ms-place-crew", x, y, 17, PALE)
    return frame + icon("bag", x - 3, y, 16, PALE) + text(x + 7, y + 7, bonus[-1], 12.5, GOLD, font_weight=800)


def research_pieces(desk: Desk, seat: int) -> list[Piece]:
    t, pieces = desk.t, []
    for track, card in enumerate(t.researchers):
        y = track_y(track)
        portrait = bust(t.box.number[card], HUES[TRACKS[track]].base, 40, 40)
        holder = t.holder(card)
        drawn = portrait if holder == NOBODY else portrait + badge(desk.seat(holder), 36, 5, 8)
        pieces.append(Piece(f"researcher-{TRACKS[track]}-{seat}", drawn, 392, y - 20))
        for other in range(t.seats):
            reached = t.levels[4 * other + track]
            together = [one for one in range(t.seats) if t.levels[4 * one + track] == reached]
            place = together.index(other)
            shift = 0 if len(together) == 1 else 12 if len(together) == 2 else 8
            down = y + 9 if len(together) == 1 else y - 8 * (len(together) > 2) - 6 + shift * place
            aside = 5 * (place % 2) - 2 if len(together) > 1 else 0
            pieces.append(
                Piece(
                    f"level-{TRACKS[track]}-{other}-{seat}", marker(desk.seat(other), 9), level_x(reached) + aside, down
                )
            )
    return pieces


def research_spots(desk: Desk, seat: int) -> list[Spot]:
    t, words, spots = desk.t, desk.words, []
    for track, card in enumerate(t.researchers):
        name, y = TRACKS[track], track_y(track)
        row = [t.levels[4 * other + track] for other in range(t.seats)]
        first = leader(row)
        ahead = words("leads", seat=words.person(first)) if first != NOBODY else words("nobody-leads")
        own = words("own-level", number=row[seat])
        bonus = words.told(own, coming(desk, seat, track), ahead)
        target = desk.target("track", name, "track", "markers") if seat == desk.reader else ""
        spots.append(
            Spot(f"track-{name}-{seat}", rect_outline(374, 40, 9), 199, y, words.name("track", name), bonus, target)
        )
        holder = t.holder(card)
        held = words("held-by", seat=words.person(holder)) if holder != NOBODY else words("held-by-nobody")
        commander = COMMANDERS[card]
        spots.append(
            Spot(
                f"researcher-spot-{name}-{seat}",
                rect_outline(40, 40, 6),
                412,
                y,
                words.name("commander", commander),
                words.told(words.tip("commander", commander), held),
                desk.target("commander", commander, "power") if seat == desk.reader else "",
            )
        )
    return spots


def coming(desk: Desk, seat: int, track: int) -> str:
    """The next bonus on the way up."""
    t = desk.t
    for level in range(t.levels[4 * seat + track] + 1, t.box.levels + 1):
        bonus = LEVEL_BONUSES[t.box.level_bonus[track][level]]
        if bonus != "none":
            return desk.words("next-bonus", level=level, bonus=desk.words(f"level-{bonus}"))
    return ""
