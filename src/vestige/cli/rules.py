"""``vestige rules``: a rule in words, and the tests that show it."""

from __future__ import annotations

import click
from rich.markdown import Markdown

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.rulebook import rule_tests, rule_text, rules_text
from vestige.cli.setup import game_argument


@command("rules")
@game_argument
@click.argument("rule", required=False)
def rules(desk: Desk, game: str, rule: str | None) -> None:
    text = rules_text(desk.shelf.find(game), desk.lang)
    if rule is None:
        with desk.screen.pager(styles=True) if desk.screen.is_terminal else desk.screen:
            desk.screen.print(Markdown(text))
        return
    desk.screen.print(Markdown(rule_text(text, rule.upper())))
    for test in rule_tests(rule.upper()):
        desk.show("rules-test", file=test.file, line=str(test.line), sentence=test.sentence)
