"""Words of the pages: alike in both languages, all of them used, none written anywhere else."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from vestige.texts.check import faults, parameters

CLIENT = Path(str(files("vestige"))) / "client"
SCRIPTS = {file: file.read_text("utf-8") for file in sorted((CLIENT / "js").rglob("*.js"))}
SOURCE = "\n".join(SCRIPTS.values())
SAID = set(re.findall(r"""(?:say|open|more)\((?:room, )?["`]([^"`]+)["`]""", SOURCE))
"""Keys as they are written; a part in ${…} stands for anything."""
CHOSEN = {"copied", "copy-marked", "play", "look", "online", "offline", "seat-here", "seat-away", "seat-you"} | {
    *(
        "score-final",
        "score-now",
        "goal-met",
        "goal-open",
        "tag-turn",
        "tag-thinks",
        "tag-your-turn",
        "replay-live",
        "delete",
        "leave",
        "delete-sure",
        "leave-sure",
        "coach-end",
        "coach-left",
    )
}
"""Keys chosen by a condition inside the call."""


def patterns() -> list[re.Pattern[str]]:
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.-]+", re.escape(key))) for key in SAID | CHOSEN]


def test_both_languages_say_the_same_things() -> None:
    assert faults(CLIENT / "texts") == []


def test_every_text_that_a_page_says_exists() -> None:
    known = parameters(CLIENT / "texts", "en")
    assert [pattern.pattern for pattern in patterns() if not any(map(pattern.fullmatch, known))] == []


def test_every_text_is_said_somewhere() -> None:
    known = {key.partition(".")[0] for key in parameters(CLIENT / "texts", "en")}
    said = [re.compile(pattern.pattern.partition(r"\.")[0]) for pattern in patterns()]
    assert [key for key in sorted(known) if not any(pattern.fullmatch(key) for pattern in said)] == []


def test_no_word_is_written_in_a_template() -> None:
    """Between two tags stand only values; the one key cap is a name printed on keyboards."""
    literal = re.compile(r">\s*([^\W\d_][^<>${}`=;()]*?)\s*<(?=[/\w])")
    found = {
        f"{file.name}: {word}"
        for file, text in SCRIPTS.items()
        for template in re.findall(r"html`(.*?)`;", text, re.DOTALL)
        for word in literal.findall(template)
        if word not in {"Esc", "U"}
    }
    assert found == set()


def test_no_game_is_known_by_name() -> None:
    games = ("marajoara", "excavation", "hoyuk", "höyük", "council", "magnastorm", "tide")
    assert [(file.name, game) for file, text in SCRIPTS.items() for game in games if game in text.lower()] == []
