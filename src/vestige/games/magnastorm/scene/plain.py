"""Magnastorm in words: sectors, stations and runners, the two panels, the commanders, and everybody's board."""

from __future__ import annotations

from vestige.games.magnastorm.board import SLOTS
from vestige.games.magnastorm.constants import CREW, CUBES, ON_PAD, ROWS, TRACKS
from vestige.games.magnastorm.cubes import count, total
from vestige.games.magnastorm.scene.words import Words
from vestige.games.magnastorm.table import Planet
from vestige.kernel.values import NOBODY
from vestige.kernel.view import View
from vestige.scene.plain import Block, Board, Cell, Items, Plain, names, spots, tinted, told
from vestige.scene.scene import Scene
from vestige.scene.words import Say


def plain(view: View[Planet], say: Say, drawn: Scene) -> Plain:
    t = view.table
    words = Words(t, say)
    shared = (
        Items("", told(spots(drawn, "board", "turn-track"))),
        Items("", names(drawn, "board", "flag-")),
        Items(say("plain-sectors"), told(spots(drawn, "board", "sector-")), apart=True),
        Items(say("plain-runners"), runners(t, words, say)),
        Items(say("plain-stations"), stations(t, words, say)),
        Items(say("plain-commanders"), told(spots(drawn, "board", "column-")), apart=True),
        panel(say("plain-upper"), t.upper, words, say),
        panel(say("plain-lower"), t.lower, words, say),
        Items("", told(spots(drawn, "board", "supply-")), apart=True),
    )
    seats = tuple(own(t, seat, view.seat, words, drawn, say) for seat in range(t.seats))
    return Plain(shared, seats, tinted({words(f"colour-{colour}"): colour for colour in CUBES if colour != "black"}))


def runners(t: Planet, words: Words, say: Say) -> tuple[str, ...]:
    """Where everybody's Scout Runner is."""
    found = []
    for seat, space in enumerate(t.runner):
        where = words("pad") if space == ON_PAD else words.space_name(space)
        found.append(say("plain-at", place=words.person(seat), things=where))
    return tuple(found)


def stations(t: Planet, words: Words, say: Say) -> tuple[str, ...]:
    built = [(slot, owner) for slot, owner in enumerate(t.stations) if owner != NOBODY]
    return tuple(say("plain-at", place=words.name("slot", SLOTS[slot]), things=words.person(o)) for slot, o in built)


def panel(title: str, heaps: list[int], words: Words, say: Say) -> Block:
    """Who stands on which action space: the first letter of each crew's colour; nothing while nobody does."""
    if not any(heaps):
        return Items(title, ())
    letters = [say("plain-letter", crew=crew) for crew in CREW]
    used = range(max((space for space, heap in enumerate(heaps) if total(heap)), default=0) // ROWS + 1)
    rows = tuple(
        (str(row + 1), tuple(cell(heaps[column * ROWS + row], letters) for column in used)) for row in range(ROWS)
    )
    names = words.listed(f"{letters[n]} {words.name('crew', crew)}" for n, crew in enumerate(CREW) if here(heaps, n))
    return Board(title, tuple(str(column + 1) for column in used), rows, say("plain-crew", crews=names))


def cell(heap: int, letters: list[str]) -> Cell:
    found = [(number, count(heap, number)) for number in range(len(CREW)) if count(heap, number)]
    colour = CREW[found[0][0]] if len(found) == 1 else ""
    return Cell("".join(letters[number] * many for number, many in found) or "·", colour)


def here(heaps: list[int], crew: int) -> bool:
    return any(count(heap, crew) for heap in heaps)


def own(t: Planet, seat: int, reader: int | None, words: Words, drawn: Scene, say: Say) -> tuple[Block, ...]:
    """Cubes, tracks, commanders, what is left to build; objectives with what is missing."""
    pane = f"seat-{seat}"
    held = tuple(
        words("some", number=number, colour=words(f"colour-{colour}"))
        for place, colour in enumerate(CUBES)
        if (number := count(t.hold[seat], place))
    )
    goals = spots(drawn, pane, "goal-spot-") if seat == reader else []
    tracks = [spot for track in TRACKS for spot in spots(drawn, pane, f"track-{track}-")]
    return (
        Items(words.person(seat), held),
        Items(say("plain-tracks"), told(tracks), apart=True) if seat == reader else levels(t, seat, words, say),
        Items("", names(drawn, pane, "labs-", "stations-", "crew-spot-")),
        Items(say("plain-commanders"), told(spots(drawn, pane, "card-spot-")), apart=True),
        Items(say("plain-objectives"), told(goals), apart=True),
    )


def levels(t: Planet, seat: int, words: Words, say: Say) -> Items:
    """How far somebody else is."""
    found = [(track, t.levels[len(TRACKS) * seat + place]) for place, track in enumerate(TRACKS)]
    reached = tuple(f"{words.name('track', track)} {level}" for track, level in found if level)
    return Items(say("plain-tracks"), reached)
