"""A review in the reader's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.arena.course import course
from vestige.arena.reasons import in_words
from vestige.arena.showing import CurveCard, PointCard, ReviewCard, percent
from vestige.bots.reasons import Difference

if TYPE_CHECKING:
    from vestige.arena.course import Point
    from vestige.arena.review import Review
    from vestige.arena.room import Room


def review_card(room: Room, review: Review | None, lang: str) -> ReviewCard:
    """Of one that is not done only how far it is."""
    total = 0 if review is None else len(review.plan)
    done = 0 if review is None else len(review.moments)
    t = room.playing().match.table
    card = ReviewCard(done, total, alone=t.seats == 1, failed=room in room.house.reviews.failed)
    if review is not None and review.done:
        for place, chances in course(review.moments):
            moment = review.moments[place]
            card.curve.append(CurveCard(moment.count, moment.seat, list(map(percent, chances))))
        if review.end:
            count = len(room.playing().match.entries)
            card.curve.append(CurveCard(count, None, list(map(percent, review.end))))
        card.points = [point_card(room, point, lang) for point in review.points]
        card.ready = True
    return card


def point_card(room: Room, point: Point, lang: str) -> PointCard:
    kit, game, names = room.kit, room.playing().match.game, room.names(lang)
    card = PointCard(
        point.count,
        point.seat,
        kit.label(lang, game.decode(point.played), names),
        percent(point.before),
        percent(point.after),
    )
    if point.better is not None:
        card.better = kit.label(lang, game.decode(point.better), names)
        card.kept, card.missed = percent(point.kept), percent(point.missed)
        card.terms = in_words(kit, (Difference(*term) for term in point.terms), lang)
    return card
