"""How far a seat is with an objective, and what it lacks."""

from __future__ import annotations

from vestige.games.magnastorm.constants import FIRST_SECTOR_OBJECTIVE, MOST_SEATS, SECTORS
from vestige.games.magnastorm.scene.words import Words
from vestige.games.magnastorm.steps.objectives import lab_options, leads, majority, marker_options
from vestige.games.magnastorm.table import Planet


def ready(t: Planet, seat: int, objective: int) -> bool:
    """Whether its conditions hold now."""
    if objective < FIRST_SECTOR_OBJECTIVE:
        return bool(marker_options(t, seat, objective))
    return bool(lab_options(t, seat, objective))


def progress(t: Planet, seat: int, objective: int) -> tuple[int, int]:
    """Levels or labs that are there, of those that are needed."""
    if objective < FIRST_SECTOR_OBJECTIVE:
        card, number = t.box.research[objective], t.round - 1
        levels, markers = card.levels[number], card.markers[number]
        there = sorted(min(t.levels[4 * seat + track], levels) for track in range(t.count.tracks))
        return sum(there[-markers:]), levels * markers
    removal = t.box.removal[objective - FIRST_SECTOR_OBJECTIVE]
    held = sorted(min(t.sector_labs[MOST_SEATS * s + seat], removal.labs) for s in range(len(SECTORS)))
    return sum(held[-removal.sectors :]), removal.labs * removal.sectors


def lacking(t: Planet, seat: int, objective: int, words: Words) -> str:
    """What the seat lacks, in words; or that nothing is missing."""
    if seat in t.done[t.objectives.index(objective)]:
        return words("objective-done")
    if ready(t, seat, objective):
        return words("objective-ready")
    have, need = progress(t, seat, objective)
    missing = []
    if have < need:
        kind = "levels" if objective < FIRST_SECTOR_OBJECTIVE else "labs"
        missing.append(words(f"lack-{kind}", number=need - have))
    if objective < FIRST_SECTOR_OBJECTIVE:
        card, number = t.box.research[objective], t.round - 1
        commanders = card.commanders[number] - t.powers[seat].bit_count()
        if commanders > 0:
            missing.append(words("lack-commanders", number=commanders))
        if card.lead and not any(leads(t, seat, track) for track in range(t.count.tracks)):
            missing.append(words("lack-lead"))
    elif t.box.removal[objective - FIRST_SECTOR_OBJECTIVE].majority and not any(
        majority(t, seat, sector) for sector in range(len(SECTORS))
    ):
        missing.append(words("lack-majority"))
    return words("lacking", what=words.listed(missing or [words("lack-together")]))
