"""The numbered rules of a game: one page of Markdown, where a paragraph, item, heading or row begins with its id."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

CHECKOUT: Final = Path(__file__).parents[3]
"""The repository, where the sources lie in one."""
RULE: Final = re.compile(r"^(?! )[-*#>| `]*([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-[A-Z]?\d+[a-z]?)\b", re.MULTILINE)
"""An id where something begins; one at the start of an indented line is only mentioned there."""
ORIGIN: Final = re.compile(
    r"\s*\*\*\[[^\]]*\]\*\*|\s*\[(?:[RSXL]\b|A-\d|AMB)[^\]]*\]|"
    r"\s*\((?:→ |else |sinon )?`?E_[A-Z_]+`?\)|\s*(?:Otherwise|Sinon) `E_[A-Z_]+`\."
)
"""Where a rule comes from, and the code of its refusal: for those who work on the page, not for those who read it."""
MARKS: Final = re.compile(r"^[` —:.|*-]+|\*\*|`|\s*\|\s*$")
"""Markdown around and after an id, bold type and code."""


class Rule(NamedTuple):
    id: str
    chapter: str
    text: str


def rules_page(game: str, module: str, lang: str) -> str | None:
    """A game's page of numbered rules in this language, else in English."""
    return first_of(game, module, (f".{lang}.md", ".md"))


def beside_rules(game: str, module: str, name: str, lang: str | None) -> str | None:
    """Another page beside the rules (``<game>.howto.fr.md``) in this language, else in English; without a language its
    data (``<game>.howto.toml``)."""
    endings = (f".{name}.toml",) if lang is None else (f".{name}.{lang}.md", f".{name}.md")
    return first_of(game, module, endings)


def first_of(game: str, module: str, endings: Sequence[str]) -> str | None:
    """The first that is there: installed with Vestige, in the repository, or beside a game from elsewhere."""
    places: list[Traversable] = []
    for ending in endings:
        places += [
            files("vestige") / "rules" / f"{game}{ending}",
            CHECKOUT / "docs" / "rules" / f"{game}{ending}",
            files(module.split(".")[0]) / f"rules{ending}",
        ]
    return next((place.read_text(encoding="utf-8") for place in places if place.is_file()), None)


def rule_ids(page: str) -> list[str]:
    """Every id that begins a paragraph, an item, a heading or a table row, in the order of the page."""
    return list(dict.fromkeys(RULE.findall(page)))


def rules(page: str) -> Iterator[Rule]:
    """Every rule where it first stands, with its chapter and its words, without Markdown."""
    lines, chapter, seen = page.splitlines(), "", set[str]()
    for number, line in enumerate(lines):
        begins = RULE.match(line)
        if line.startswith("#"):
            chapter = line.strip("# ")
        if begins and begins[1] not in seen:
            seen.add(begins[1])
            words = " ".join(map(str.strip, section(lines, number)))
            yield Rule(begins[1], chapter, MARKS.sub("", ORIGIN.sub("", words.partition(begins[1])[2])))


def section(lines: Sequence[str], start: int) -> list[str]:
    """The lines of the rule that begins here; a heading brings its section, a row of a table stands alone."""
    first = lines[start]
    if first.startswith("|"):
        return [first]
    end = next((n for n in range(start + 1, len(lines)) if ends(first, lines[n])), len(lines))
    return list(lines[start:end])


def ends(first: str, line: str) -> bool:
    """Whether a line no longer belongs to what began with ``first``."""
    if first.startswith("#"):
        return line.startswith("#")
    return not line.strip() or line.startswith(("#", "- ", "|")) or bool(RULE.match(line))
