"""Sentences from Fluent files, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from vestige.kernel.verb import Spelled
from vestige.texts.files import common_folder
from vestige.texts.texts import MissingText, Texts, texts_for

ENGLISH = """
ask-turn = Your turn
    .wait = { $seat } plays
do-take = Take { $stones }
event-took = { $seat } takes { $stones } for { $pips ->
    [one] one pip
   *[other] { $pips } pips
 }
name-stone-red = the red stone
name-stone-blue = the blue stone
name-space = space { $id }
tip-stone-red = It is heavy.
hidden-stone = a stone
option-wind = Wind
    .high = a gale
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "scene_en.ftl").write_text("tip-space = A place.\n", encoding="utf-8")
    (tmp_path / "token.ftl").write_text("name-stone-red = never read\n", encoding="utf-8")
    return Texts("en", [common_folder(), tmp_path], strict=True)


def test_a_key_and_its_attribute_are_said_with_parameters(texts: Texts) -> None:
    assert texts.say("ask-turn") == "Your turn"
    assert texts.say("ask-turn.wait", seat="Ann") == "Ann plays"


def test_arguments_become_names_lists_seats_and_numbers(texts: Texts) -> None:
    spelled = [
        Spelled("seat", "seat", "p2"),
        Spelled("stones", "stone", ["red", "blue"]),
        Spelled("pips", "count", 1200),
    ]
    assert (
        texts.sentence("event-took", spelled, {"p2": "Bo"})
        == "Bo takes the red stone and the blue stone for 1,200 pips"
    )


def test_a_seat_without_a_name_is_called_by_its_number(texts: Texts) -> None:
    assert texts.sentence("ask-turn.wait", [Spelled("seat", "seat", "p3")]) == "Player 3 plays"


def test_the_plural_follows_the_number(texts: Texts) -> None:
    spelled = [Spelled("seat", "seat", "p1"), Spelled("stones", "stone", ["blue"]), Spelled("pips", "count", 1)]
    assert texts.sentence("event-took", spelled, {}) == "Player 1 takes the blue stone for one pip"


@pytest.mark.parametrize(
    ("value", "said"), [("?", "Take a stone"), ([], "Take nothing"), (["?", "red"], "Take a stone and the red stone")]
)
def test_hidden_and_empty_have_words_of_their_own(texts: Texts, value: str | list[str | int], said: str) -> None:
    assert texts.sentence("do-take", [Spelled("stones", "stone", value)]) == said


def test_kinds_of_many_share_one_name_and_one_tip(texts: Texts) -> None:
    assert (texts.name("space", "c4"), texts.tip("space", "c4")) == ("space c4", "A place.")
    assert (texts.tip("stone", "red"), texts.tip("stone", "blue")) == ("It is heavy.", "")


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [("wind", "high", "a gale"), ("wind", True, "yes"), ("first", "p2", "Player 2"), ("tide", 7, "7")],
)
def test_option_values_have_words(texts: Texts, option: str, value: object, said: str) -> None:
    assert texts.option_value(option, value) == said


def test_strict_texts_refuse_what_is_missing(texts: Texts) -> None:
    for key in ("ask-nothing", "ask-turn.nothing", "name-stone-green"):
        with pytest.raises(MissingText, match=key):
            texts.say(key)
    with pytest.raises(MissingText, match=r"ask-turn\.wait"):
        texts.say("ask-turn.wait")


def test_otherwise_the_key_is_shown(tmp_path: Path) -> None:
    assert Texts("fr", [tmp_path]).say("ask-turn.wait") == "ask-turn.wait"


def test_a_file_that_fluent_cannot_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("do-take Take\n", encoding="utf-8")
    with pytest.raises(MissingText, match=r"en\.ftl"):
        Texts("en", [tmp_path], strict=True)


def test_a_game_may_say_a_common_key_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("do-pass = Laisser la main\n", encoding="utf-8")
    assert Texts("fr", [common_folder(), tmp_path]).say("do-pass") == "Laisser la main"


def test_french_lists_and_numbers() -> None:
    french = texts_for("fr", strict=True)
    assert french.listed(["a", "b", "c"]) == "a, b et c"
    assert french.say("bad-record-at", at=1200, entries=3).startswith("Il n’y a pas de moment 1\u202f200\u00a0:")


def test_bad_input_that_wraps_another_tells_both() -> None:
    where = {"game": "tide", "reason": "position-key", "key": "shells.size"}
    assert texts_for("en", strict=True).bad("components", where) == "Components of tide: shells.size: unknown key."
    assert texts_for("en", strict=True).bad("bot", {"bot": "x", "known": "y"}) == "Unknown bot “x”; known: y."
