"""Every command and every parameter has words in both languages."""

from __future__ import annotations

import re

import click
import pytest

from tests.cli.conftest import Vestige
from vestige.cli.entry import vestige as vestige_command
from vestige.texts.check import faults
from vestige.texts.files import texts_folder
from vestige.texts.language import LANGUAGES

COMMANDS = ["", *vestige_command.commands]


def test_both_languages_say_the_same() -> None:
    assert faults(texts_folder("vestige.cli")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_has_words_for_everything(vestige: Vestige, command: str, lang: str) -> None:
    ran = vestige(f"{command} --help --lang {lang}")
    assert ran.code == 0
    assert not re.search(r"(cli|help)-[a-z]", ran.out)
    for param in vestige_command.commands.get(command, vestige_command).params:
        if isinstance(param, click.Option):
            assert param.opts[-1] in ran.out


def test_the_help_is_french_where_french_is_asked_for(vestige: Vestige) -> None:
    ran = vestige("--lang=fr simulate --help")
    assert ran.out.startswith("Usage\u00a0: vestige simulate JEU …")
    assert "--option NOM=VALEUR" in ran.out


def test_the_environment_chooses_the_language(vestige: Vestige, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert "Les jeux sur l’étagère." in vestige("").out
    assert "The games on the shelf." in vestige("--lang en").out
