"""The numbered rules of a game: one page of Markdown, where a paragraph, item, heading or row begins with its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

CHECKOUT: Final = Path(__file__).parents[3]
"""The repository, where the sources lie in one."""
RULE_ID: Final = re.compile(r"^[-*#>| `]*([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d+[a-z]?)\b[` —:.|*-]*")


class Rule(NamedTuple):
    id: str
    chapter: str
    text: str


def rules_page(game: str, package: str) -> str | None:
    """A game's page: installed with Vestige, in the repository, or in a package from elsewhere."""
    places: tuple[Traversable, ...] = (
        files("vestige") / "rules" / f"{game}.md",
        CHECKOUT / "docs" / "rules" / f"{game}.md",
        files(package.split(".")[0]) / "rules.md",
    )
    return next((place.read_text(encoding="utf-8") for place in places if place.is_file()), None)


def rules(page: str) -> Iterator[Rule]:
    """Every rule with its chapter and its words, Markdown marks taken off."""
    chapter, number, words = "", "", [""]
    for line in [*page.splitlines(), ""]:
        begins = RULE_ID.match(line)
        if number and (begins or ends(line)):
            yield Rule(number, chapter, plain(" ".join(words)))
            number = ""
        if begins:
            number, words = begins[1], [line[begins.end() :]]
        elif line.startswith("#"):
            chapter = line.lstrip("# ").strip()
        elif number:
            words.append(line.strip())


def ends(line: str) -> bool:
    """Whether a line no longer belongs to the rule above it."""
    return not line.strip() or line.startswith(("#", "- ", "|"))


def plain(words: str) -> str:
    return re.sub(r"\*\*|`|\s*\|\s*$", "", words).strip()
