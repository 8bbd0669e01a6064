"""The log: headings where a round or phase begins, each line with its seat, rules by their numbers."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path

import pytest

from vestige.arena.kit import kit_of
from vestige.arena.live import Live
from vestige.arena.story import ISOLATED, Log
from vestige.kernel.shelf import Shelf
from vestige.texts.rulebook import rule_ids, rules_page

RECORDS = Path(__file__).parents[1] / "games"
NAMES = ("Ada", "Bruno")


def told(game: str, record: str, lang: str = "en") -> Log:
    shelf = Shelf()
    kept = json.loads((RECORDS / game / "records" / f"{record}.json").read_text("utf-8"))
    live = Live.replay(shelf, kept, kept["entries"])
    log = Log(kit_of(shelf[game]), None, lang)
    log.read_on(live, dict(zip(shelf[game].ids("seat"), NAMES, strict=False)))
    return log


@pytest.mark.parametrize(
    ("lang", "phases"),
    [
        ("en", ["Setup", "Preparation", "Actions", "Scoring"]),
        ("fr", ["Mise en place", "Préparation", "Actions", "Décompte"]),
    ],
)
def test_every_round_and_phase_has_a_heading_of_its_own(lang: str, phases: list[str]) -> None:
    word = {"en": "Round", "fr": "Manche"}[lang]
    headings = [line.text for line in told("excavation_earth", "two_players", lang).lines if line.heading]
    setup, preparation, *others = phases
    rounds = [(number, [setup if number == 1 else preparation, *others]) for number in (1, 2, 3)]
    assert headings == [f"{word} {number} · {phase}" for number, its_phases in rounds for phase in its_phases]


def test_headings_name_their_round_also_where_the_phase_stands_alone() -> None:
    headings = [line for line in told("hoyuk", "two_players").lines if line.heading]
    first = next(place for place, line in enumerate(headings) if line.round)
    assert first > 0, "the first round begins with the deal"
    assert not any("Turn" in line.text for line in headings[:first])
    assert all(line.text.split(" · ")[0] == line.round for line in headings[first:])
    assert headings[first].round == "Turn 2"


def test_a_line_that_only_says_what_its_heading_says_is_left_out() -> None:
    lines = told("marajoara", "two_players").lines
    assert [line.heading for line in lines if line.kind == "round"] == [True] * 14
    assert not [line for line in lines if line.kind == "final" and not line.heading]


def test_a_line_is_about_the_seat_it_names_not_about_the_one_who_answered() -> None:
    lines = told("excavation_earth", "two_players").lines
    turns = [line for line in lines if line.kind == "turn" and not line.heading]
    assert {line.seat for line in turns} == {0, 1}
    for line in turns:
        assert ISOLATED.format(NAMES[line.seat or 0]) in line.text


def test_a_line_about_somebody_else_says_who_answered() -> None:
    """So that a recap knows where one's own last answer was."""
    shelf = Shelf()
    kept = json.loads((RECORDS / "excavation_earth" / "records" / "two_players.json").read_text("utf-8"))
    live = Live.replay(shelf, kept, kept["entries"])
    lines = told("excavation_earth", "two_players").lines
    others = [line for line in lines if line.by is not None]
    assert {line.kind for line in others} >= {"turn"}
    assert all(line.by == kept["entries"][line.n - 1][0] != line.seat for line in others)
    assert not [line for line in others for began, ended in live.veils if began < line.n <= ended]


def test_after_a_heading_a_line_that_names_nobody_is_about_nobody() -> None:
    lines = told("excavation_earth", "two_players").lines
    assert {line.seat for line in lines if line.kind == "command_tiles"} == {None}


def test_the_rules_an_automaton_follows_are_named() -> None:
    lines = told("excavation_earth", "solo_harder_lost").lines
    known = set(rule_ids(rules_page("excavation_earth", "vestige", "en") or ""))
    rules = {rule for line in lines for rule in line.rules}
    assert rules
    assert rules <= known
    assert {line.seat for line in lines if line.rules} == {1}


def test_an_undo_leads_back_to_the_heading_before() -> None:
    lines = told("excavation_earth", "two_players").lines
    headings = [line.text for line in lines if line.heading]
    assert [text for text, _ in groupby(headings)] == headings
