"""The numbered rules of a game, and the tests that show each of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game

CHECKOUT = Path(__file__).parents[3]
"""The repository, where the sources lie in one."""


class RuleTest(NamedTuple):
    """A test that carries a rule's id; its name says the rule in a sentence."""

    file: str
    line: int
    sentence: str


def rules_text(game: Game) -> str:
    """The game's page of rules: installed with Vestige, in the repository, or beside a game from elsewhere."""
    package = type(game).__module__.split(".")[0]
    places: tuple[Traversable, ...] = (
        files("vestige") / "rules" / f"{game.id}.md",
        CHECKOUT / "docs" / "rules" / f"{game.id}.md",
        files(package) / "rules.md",
    )
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise BadInput("rules-missing", game=game.id)


def rule_ids(text: str) -> list[str]:
    """Every id that begins a paragraph, an item, a heading or a table row, in the order of the page."""
    return list(dict.fromkeys(re.findall(r"^[-*#>| `]*([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d+[a-z]?)\b", text, re.MULTILINE)))


def rule_text(text: str, rule: str) -> str:
    """The paragraph or item that begins with the id; a heading brings its section."""
    lines = text.splitlines()
    start = next((n for n, line in enumerate(lines) if rule_ids(line) == [rule]), None)
    if start is None:
        known = [other for other in rule_ids(text) if other.rpartition("-")[0] == rule.rpartition("-")[0]]
        raise BadInput("rule", rule=rule, known=", ".join(known or rule_ids(text)[:12]))
    if lines[start].startswith("|"):
        return lines[start]
    end = next((n for n in range(start + 1, len(lines)) if ends(lines[start], lines[n])), len(lines))
    return "\n".join(lines[start:end]).strip()


def ends(first: str, line: str) -> bool:
    """Whether a line no longer belongs to what began with ``first``."""
    if first.startswith("#"):
        return line.startswith("#")
    return not line.strip() or line.startswith(("#", "- ", "|")) or bool(rule_ids(line))


def rule_tests(rule: str) -> list[RuleTest]:
    """All tests marked with the rule, where the repository's tests are at hand."""
    found = sorted(CHECKOUT.glob("tests/**/test_*.py"))
    return [test for file in found if rule in (text := file.read_text("utf-8")) for test in marked(file, text, rule)]


def marked(file: Path, text: str, rule: str) -> Iterator[RuleTest]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and any(carries(mark, rule) for mark in node.decorator_list):
            sentence = node.name.removeprefix("test_").replace("_", " ")
            yield RuleTest(str(file.relative_to(CHECKOUT)), node.lineno, sentence)


def carries(mark: ast.expr, rule: str) -> bool:
    """``@pytest.mark.rule("MJ-CAP-03", …)``."""
    match mark:
        case ast.Call(ast.Attribute(_, "rule"), ids):
            return any(isinstance(one, ast.Constant) and one.value == rule for one in ids)
    return False
