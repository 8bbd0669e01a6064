"""The numbered rules of a game, and the tests that show each of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from vestige.kernel.errors import BadInput
from vestige.kernel.game import Game
from vestige.texts.rulebook import CHECKOUT, rule_ids, rules_page, section


class RuleTest(NamedTuple):
    """A test that carries a rule's id; its name says the rule in a sentence."""

    file: str
    line: int
    sentence: str


def rules_text(game: Game, lang: str) -> str:
    """The game's page of rules."""
    page = rules_page(game.id, type(game).__module__, lang)
    if page is None:
        raise BadInput("rules-missing", game=game.id)
    return page


def rule_text(text: str, rule: str) -> str:
    """The paragraph or item that begins with the id; a heading brings its section."""
    lines = text.splitlines()
    start = next((n for n, line in enumerate(lines) if rule_ids(line) == [rule]), None)
    if start is None:
        known = [other for other in rule_ids(text) if other.rpartition("-")[0] == rule.rpartition("-")[0]]
        raise BadInput("rule", rule=rule, known=", ".join(known or rule_ids(text)[:12]))
    return "\n".join(section(lines, start)).strip()


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
