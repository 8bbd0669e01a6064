"""What is told: every piece that moves has its event, and every answer words of its own in both languages."""

import pytest

from tests.commands import options, play, told
from tests.games.excavation_earth.positions import position, seat
from vestige.games.excavation_earth import GAME
from vestige.kernel.match import Match
from vestige.kernel.verb import spell
from vestige.texts.texts import texts_for

LANGUAGES = ("en", "fr")


def ids(kind: str, *names: str) -> tuple[int, ...]:
    return tuple(GAME.ids(kind).index(name) for name in names)


def labels(match: Match, lang: str) -> list[str]:
    """The options in words."""
    texts = texts_for(lang, type(GAME).__module__, strict=True)
    return [texts.sentence(f"do-{verb}", spell(GAME.ids, GAME.verbs[verb], args)) for verb, *args in options(match)]


@pytest.mark.rule("EE-HID-01", "EE-PAS-02")
def test_cards_discarded_by_passing_are_told() -> None:
    cards = ["red_seal_1", "red_seal_2", "green_seal_1", "green_seal_2"]
    match = position(seat(*cards), seat("red_comet_1"))
    events = play(match, "pass", "pick red_seal_2", "pick green_seal_1")
    assert told(events, "discarded") == [("discarded", 0, *ids("card", "green_seal_2", "red_seal_1"))]


@pytest.mark.rule("EE-SUR-02")
def test_the_cube_on_the_forecast_is_told() -> None:
    match = position(seat("red_seal_1"), forecast=["red_horns_1"])
    events = play(match, "survey red_seal_1")
    assert told(events, "cube_placed") == [("cube_placed", 0, *ids("card", "red_seal_1"))]


@pytest.mark.rule("EE-TURN-05", "EE-DECK-01")
def test_the_log_says_what_a_card_was_played_for() -> None:
    match = position(seat("red_bloom_1", "red_bloom_2"))
    events = play(match, "market red_bloom_1", "done", "command red_bloom_2")
    played = [
        ("played", 0, *ids("card", f"red_bloom_{n}"), *ids("action", name))
        for n, name in ((1, "market"), (2, "command"))
    ]
    assert told(events, "played") == played


@pytest.mark.rule("EE-TILE-08")
def test_a_seizure_is_no_purchase() -> None:
    p1 = seat("red_hive_1", envoys={"right": 1})
    piles = {"green": ["green_eye"], "red": ["red_eye"]}
    match = position(p1, round=2, tiles=["grant", "press", "seizure"], black_market=piles)
    events = play(match, "command red_hive_1", "recall", "take green_eye container")
    assert told(events, "seized", "bought") == [("seized", 0, *ids("relic", "green_eye"), *ids("storage", "container"))]


@pytest.mark.rule("EE-CREW-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_an_empty_reserve_every_guard_is_named(lang: str) -> None:
    match = position(seat("red_hive_1", reserve=0, gallery=["red_eye", "red_fork"]))
    play(match, "command red_hive_1")
    assert len(set(labels(match, lang))) == len(options(match)) == 4
