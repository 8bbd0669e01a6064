"""What moves on the boards beside the pit: score and track discs, the round, removed dice, the cart."""

from __future__ import annotations

from itertools import product
from typing import Final

from vestige.games.marajoara.rows import LAST_STEP
from vestige.games.marajoara.scene.cart import cart_front, cart_label
from vestige.games.marajoara.scene.dig import die_piece, seat_of
from vestige.games.marajoara.scene.layout import CART_DIE, cart_slot, round_space, score_space, track_step
from vestige.games.marajoara.scene.tokens import lap_of, past_round, round_marker, score_tag
from vestige.games.marajoara.scene.tracks import ROUND_SIZE, SCORES
from vestige.games.marajoara.scene.words import Words
from vestige.games.marajoara.table import MarajoaraTable
from vestige.scene.kept import kept
from vestige.scene.scene import Piece, Spot
from vestige.scene.shapes import Point, join, text, use
from vestige.scene.states import circle_outline, rect_outline
from vestige.scene.wood import disc

CORNERS: Final[tuple[Point, ...]] = ((19, 19), (-19, 19), (19, -19), (-19, -19))
"""Each seat has its own corner of a step, so that discs never hide each other."""
LAST_PLACES: Final[tuple[Point, ...]] = ((-19, 19), (19, 19))
"""The last step's places 1° and 2° (MJ-DIG-04)."""
SHARED_SCORE: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 10),),
    2: ((-6, 4), (6, 18)),
    3: ((-7, 1), (7, 8), (-4, 20)),
    4: ((-7, 0), (7, 4), (-7, 17), (7, 21)),
}
REMOVED_DIE: Final = 26.0


def course_pieces(t: MarajoaraTable, words: Words) -> list[Piece]:
    return [*cart_pieces(t, words), *round_pieces(t), *track_discs(t), *score_discs(t)]


def course_spots(t: MarajoaraTable, words: Words) -> list[Spot]:
    return [*score_spots(t, words), *track_spots(t, words), *round_spots(t, words), *cart_spots(t, words)]


# ---- score


def scores(t: MarajoaraTable) -> list[int]:
    """Where the discs lie."""
    return [t.shown_score(seat) for seat in range(t.seats)]


@kept(lambda t: (), lambda t: (scores(t),))
def score_discs(t: MarajoaraTable) -> list[Piece]:
    """A disc on the staff, and the laps it has run (+30, +60; below 0 the score itself)."""
    pieces = []
    lying: dict[int, list[int]] = {}
    for seat in range(t.seats):
        lying.setdefault(max(0, t.shown_score(seat)) % SCORES, []).append(seat)
    for place, seats in lying.items():
        for seat, (dx, dy) in zip(seats, SHARED_SCORE[len(seats)], strict=True):
            x, y = score_space(place)
            pieces.append(
                Piece(f"score-disc-{seat}", disc(seat_of(t, seat), 11.5 if len(seats) < 3 else 9), x + dx, y + dy)
            )
            if lap := lap_of(t.shown_score(seat)):
                pieces.append(Piece(f"lap-{seat}", score_tag(seat_of(t, seat), lap), x + dx, y + dy + 15))
    return pieces


@kept(lambda t, words: (words.language,), lambda t, words: (scores(t),))
def score_spots(t: MarajoaraTable, words: Words) -> list[Spot]:
    spots = []
    for place in range(SCORES):
        here = [seat for seat in range(t.seats) if max(0, t.shown_score(seat)) % SCORES == place]
        tip = words.listed([words("score-of", colour=words.colour(seat), points=t.shown_score(seat)) for seat in here])
        spots.append(
            Spot(f"score-{place}", rect_outline(30, 56, 4), *score_space(place), words("score", points=place), tip)
        )
    return spots


# ---- excavation tracks


@kept(lambda t: (), lambda t: (t.discs, t.ends))
def track_discs(t: MarajoaraTable) -> list[Piece]:
    pieces = []
    tracks = len(t.box.components.tracks)
    for seat, track in product(range(t.seats), range(tracks)):
        x, y = track_step(track, t.discs[seat * tracks + track])
        dx, dy = LAST_PLACES[t.ends[track].index(seat)] if seat in t.ends[track] else CORNERS[seat]
        pieces.append(Piece(f"disc-{seat}-{track}", disc(seat_of(t, seat), 9), x + dx, y + dy))
    return pieces


@kept(lambda t, words: (words.language,), lambda t, words: (t.discs,))
def track_spots(t: MarajoaraTable, words: Words) -> list[Spot]:
    """A spot per step; over them one for the whole track, which is what an excavation chooses (MJ-DIG-01)."""
    spots = []
    tracks = t.box.components.tracks
    for place, track in enumerate(tracks):
        name = words(f"track-{track.id}")
        for step in range(LAST_STEP + 1):
            here = [words.colour(seat) for seat in range(t.seats) if t.discs[seat * len(tracks) + place] == step]
            tips = [words.effect(track.id, track.steps[step - 1])] if step else [words("start-tip")]
            tips += [words("here", colours=words.listed(here))] if here else []
            title = words("step", track=name, step=step) if step else words("start", track=name)
            outline = rect_outline(46, 52, 9)
            spots.append(Spot(f"step-{track.id}-{step}", outline, *track_step(place, step), title, " ".join(tips)))
        middle = track_step(place, 0)[0], 355
        tip = words("track-tip")
        spots.append(
            Spot(f"track-{track.id}", rect_outline(52, 592, 12), *middle, name, tip, f"track:{track.id}", cover=True)
        )
    return spots


# ---- rounds; alone, removed dice


@kept(lambda t: (), lambda t: (t.round, t.removed, t.value))
def round_pieces(t: MarajoaraTable) -> list[Piece]:
    components = t.box.components
    if t.mission is None:
        now = min(t.round, components.rounds)
        past = join(*(use(past_round(), round_space(number, components.rounds)) for number in range(1, now)))
        numbers = [
            text(*round_space(number, components.rounds), str(number), ROUND_SIZE, "#d9bb8c", font_weight=700)
            for number in range(1, now)
        ]
        marker = Piece("round", round_marker(now), *round_space(now, components.rounds))
        return [Piece("past", join(past, *numbers), 0, 0, quiet=True), marker]
    spaces = [round_space(number, components.removed) for number in range(1, len(t.removed) + 1)]
    return [
        die_piece(t, die, x, y, REMOVED_DIE, f"round:{number}")
        for number, (die, (x, y)) in enumerate(zip(t.removed, spaces, strict=True), 1)
    ]


@kept(lambda t, words: (words.language,), lambda t, words: (t.removed, t.value))
def round_spots(t: MarajoaraTable, words: Words) -> list[Spot]:
    components = t.box.components
    count = components.rounds if t.mission is None else components.removed
    spots = []
    for number in range(1, count + 1):
        if t.mission is None:
            name, tip = words("round", number=number, rounds=count), words("round-tip", rounds=count)
        else:
            die = t.removed[number - 1] if number <= len(t.removed) else -1
            name = words("removed", number=number, die=words.die_or_empty(die))
            tip = words("removed-tip", count=count)
        spots.append(Spot(f"round-{number}", circle_outline(15), *round_space(number, count), name, tip))
    return spots


# ---- cart


@kept(lambda t, words: (words.language,), lambda t, words: (t.cart, t.value))
def cart_pieces(t: MarajoaraTable, words: Words) -> list[Piece]:
    slots = len(t.cart)
    side = CART_DIE * min(1, 5 / slots)
    dice = [
        die_piece(t, die, *cart_slot(slot, slots), side, f"cart:cart_{slot + 1}")
        for slot, die in enumerate(t.cart)
        if die >= 0
    ]
    lying = len(dice)
    label = cart_label(words("cart", dice=lying, slots=slots, free=slots - lying))
    return [*dice, Piece("cart-front", cart_front(), 0, 0), Piece("cart-label", label, 296, 692)]


@kept(lambda t, words: (words.language,), lambda t, words: (t.cart, t.value))
def cart_spots(t: MarajoaraTable, words: Words) -> list[Spot]:
    slots = len(t.cart)
    return [
        Spot(
            f"cart-{slot + 1}",
            rect_outline(36, 36, 7),
            *cart_slot(slot, slots),
            words("cart-slot", slot=slot + 1, die=words.die_or_empty(die)),
            words("cart-tip"),
            f"cart:cart_{slot + 1}",
        )
        for slot, die in enumerate(t.cart)
    ]
