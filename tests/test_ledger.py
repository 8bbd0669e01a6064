"""Every numbered rule of docs/rules has a test that shows it, and every test names rules that exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"

RULE = re.compile(r"^- `([A-Z]+-[\w-]+)` — ", re.MULTILINE)
"""A rule: its id, a dash, its sentence."""

NAMED = re.compile(r"^(?:- |\| )`([A-Z]+-[\w-]+)`", re.MULTILINE)
"""Anything with an id of its own: rules, rulings, rows of the table of decisions."""

EXEMPT = {
    "MJ-COMP-15": "stickers and the assembly of the cart: physical only",
    "MJ-COMP-16": "the printed summary is a text of the client",
    "MJ-TOK-08": "advice to players",
}


PAGES = [page for page in RULES.glob("*.md") if ".howto." not in page.name]
"""The numbered rules; "How to play" has no numbers."""


def ids(pattern: re.Pattern[str]) -> set[str]:
    return {found for page in PAGES for found in pattern.findall(page.read_text("utf-8"))}


def marked() -> Iterator[str]:
    """The ids in every ``@pytest.mark.rule(…)`` of the tests."""
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                inside = (leaf for argument in node.args for leaf in ast.walk(argument))
                yield from (str(leaf.value) for leaf in inside if isinstance(leaf, ast.Constant))


def test_every_page_numbers_its_rules() -> None:
    assert [page.name for page in PAGES if not RULE.search(page.read_text("utf-8"))] == []


def test_the_french_pages_have_the_same_rules_in_the_same_order() -> None:
    for english in {page.with_name(f"{page.name.partition('.')[0]}.md") for page in RULES.iterdir()}:
        french = english.with_suffix(".fr.md")
        assert NAMED.findall(french.read_text("utf-8")) == NAMED.findall(english.read_text("utf-8")), english.name


def test_every_rule_has_a_test() -> None:
    assert sorted(ids(RULE) - set(marked()) - set(EXEMPT)) == []


def test_every_marker_names_a_rule() -> None:
    assert sorted(set(marked()) - ids(NAMED)) == []


def test_an_exempted_rule_exists_and_has_no_test() -> None:
    assert sorted(set(EXEMPT) - ids(RULE)) == []
    assert sorted(set(EXEMPT) & set(marked())) == []
