"""The boards beside the pit: score on a surveyor's staff, three excavation shafts, rounds on a stake."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from vestige.games.marajoara.rows import Track, TrackStep
from vestige.games.marajoara.scene.layout import round_space, score_space, track_step
from vestige.games.marajoara.scene.look import CLAY, DARK_CLAY, EARTH, icon
from vestige.games.marajoara.scene.strata import strata
from vestige.scene.colour import mix
from vestige.scene.definitions import stamp
from vestige.scene.dice import die
from vestige.scene.palette import DICE
from vestige.scene.paths import star
from vestige.scene.shapes import NOTHING, Definition, Shape, circle, group, join, path, rect, stroke, text, use

SCORES = 30
ROUND_SIZE = 13.5


@cache
def track_boards(tracks: tuple[Track, ...], rounds: int) -> Shape:
    return join(
        strata(),
        staff(),
        *(shaft(place, track) for place, track in enumerate(tracks)),
        *(icon(name, x, 41, 21, EARTH) for name, x in (("vp", 62), ("mj-track", 205), ("round", 325))),
        stake(rounds),
    )


def staff() -> Shape:
    drawn = [
        rect(12, 58, 104, 590, 10, fill="#2a160a", opacity=0.4),
        rect(10, 54, 104, 590, 10, fill="#f8ecd4", stroke="#a8743f", stroke_width=2),
    ]
    for points in range(SCORES):
        x, y = score_space(points)
        fifth = points % 5 == 0
        drawn += [
            rect(x - 15.5, y - 27, 31, 57.5, 3, fill="#efc79a" if points // 5 % 2 == 0 else "#f8ead0", opacity=0.8),
            stroke(f"M{x - 15.5} {y + 30.5}h31", "#fff8e8", 1.5) if points % 10 != 9 else NOTHING,
            text(x, y - 15, str(points), 13.5, DARK_CLAY if fifth else "#7c5a38", font_weight=800 if fifth else None),
        ]
    return join(*drawn)


def shaft(place: int, track: Track) -> Shape:
    """A shaft in the track's colour; the die at its top repeats the colour as pips."""
    x, y = track_step(place, 0)
    plates = [plate(track.id, step) for step in track.steps]
    return join(
        rect(x - 25, 62, 50, 586, 12, fill="#1f1008", opacity=0.62),
        rect(x - 22, 62, 44, 584, 10, fill=mix(DICE[track.id].dark, "#1a0d06", 0.35)),
        rect(x - 22, 62, 44, 22, 10, fill="#000", opacity=0.25),
        group(die(track.id, 1, 27), at=(x, y)),
        *(group(drawn, at=track_step(place, number)) for number, drawn in enumerate(plates, 1)),
    )


@cache
def plate_stamp(paper: str) -> Definition:
    return stamp(
        rect(-19, -20, 40, 46, 8, fill="#140a05", opacity=0.4),
        rect(-20, -23, 40, 46, 8, fill=paper, stroke="#8f6a3c", stroke_width=1.2),
    )


def plate(colour: str, step: TrackStep) -> Shape:
    paper = use(plate_stamp("#f6d98a" if step.ends else "#fff6e3"))
    return paper + (raise_sign(colour, step) if step.effect == "raise" else SIGNS[step.effect](step))


def raise_sign(colour: str, step: TrackStep) -> Shape:
    tones = DICE[colour]
    face = rect(-15, -14, 30, 25, 6, fill=tones.base, stroke=tones.dark, stroke_width=1.2)
    return face + text(0, -1.5, f"+{step.amount}", 16, tones.pip, font_weight=800)


def score_sign(step: TrackStep) -> Shape:
    return path(star(0, 0, 18, 13.5, 10), fill=CLAY) + text(0, 0, str(step.amount), 17, "#fff4dd", font_weight=800)


def token_sign(step: TrackStep) -> Shape:
    return icon("mj-dig", 0, -1, 30, EARTH)


def cheap_exhibit_sign(step: TrackStep) -> Shape:
    price = text(10, -6, str(step.amount), 14, EARTH, font_weight=800)
    return icon("mj-vase", -6, -4, 22, EARTH) + icon("mj-coin", 10, 10, 15, EARTH) + price


def sign(name: str, words: str, ink: str = CLAY) -> Callable[[TrackStep], Shape]:
    """A symbol over a few signs that need no translation; {0} and {1} are the step's numbers, ends or amount."""

    def drawn(step: TrackStep) -> Shape:
        short = text(0, 13, words.format(*(step.ends or (step.amount,))), 13.5, ink, font_weight=800)
        return icon(name, 0, -6, 22, EARTH) + short

    return drawn


def scored_each(name: str) -> Callable[[TrackStep], Shape]:
    """Points times the number of things shown."""

    def drawn(step: TrackStep) -> Shape:
        points = text(0, -10, str(step.amount), 14, "#fff4dd", font_weight=800)
        times = text(-11, 11, "×", 14, CLAY, font_weight=800)
        return join(path(star(0, -10, 12.5, 9.5, 10), fill=CLAY), points, times, icon(name, 4, 11, 20, EARTH))

    return drawn


SIGNS: dict[str, Callable[[TrackStep], Shape]] = {
    "token": token_sign,
    "score": score_sign,
    "double": sign("mj-fragment", "×{0}", EARTH),
    "neighbours": scored_each("mj-workshop"),
    "per_fragment": sign("mj-fragment", "{0} / {1}", DARK_CLAY),
    "swap": sign("mj-cart", "{0} / {0}", EARTH),
    "tokens": scored_each("mj-dig"),
    "flat": sign("vp", "{0} / {1}", DARK_CLAY),
    "cheap_exhibit": cheap_exhibit_sign,
    "take_back": sign("mj-vase", "×{0}"),
    "per_vase": sign("mj-vase", "{0} / {1}", DARK_CLAY),
}


def stake(rounds: int) -> Shape:
    """The rounds; alone, the dice that were removed lie here."""
    drawn = [
        rect(311, 65, 32, 578, 14, fill="#2a160a", opacity=0.4),
        rect(309, 62, 32, 578, 14, fill="#8a5a2c"),
        rect(311, 62, 26, 576, 13, fill="#a9723c"),
    ]
    for number in range(1, rounds + 1):
        x, y = round_space(number, rounds)
        drawn.append(circle(x, y, 13, fill="#f4e2c0", stroke="#4d2d12", stroke_width=1.2, opacity=0.9))
        drawn.append(text(x, y, str(number), ROUND_SIZE, "#5d3a1b", font_weight=700))
    return join(*drawn)
