"""The common files: complete, alike, and typeset as their language wants it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import vestige
from vestige.kernel.game import COMMON_VERBS
from vestige.kernel.option import SEATS
from vestige.kernel.reason import KERNEL_REASONS
from vestige.texts.check import faults, parameters
from vestige.texts.files import common_folder
from vestige.texts.language import LANGUAGES
from vestige.texts.texts import texts_for

SOURCE = Path(vestige.__file__).parent
WRAPPED = {"detail"}
"""Given by ``Texts.bad``: the words of an inner fault."""


def raised(path: Path) -> Iterator[tuple[str, set[str]]]:
    """The code of each BadInput in a file, with the parameters it carries."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(ast.Name("BadInput"), [ast.Constant(str(code)), *_], words):
                yield code, {word.arg or "" for word in words}
            case ast.Call(ast.Attribute(_, "refuse"), [ast.Constant(str(code)), *_], words):
                yield code, {"key", *(word.arg or "" for word in words)}


@cache
def sayable(package: Path, lang: str) -> dict[str, frozenset[str]]:
    """The keys a package can say: those of the rooms it lies in, its own, and the common ones."""
    if package == SOURCE:
        return parameters(common_folder(), lang)
    outer = sayable(package.parent, lang)
    return {**outer, **parameters(package / "texts", lang)} if (package / "texts").is_dir() else outer


def test_both_languages_say_the_same() -> None:
    assert faults(common_folder()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bad_input_has_a_sentence_that_needs_only_what_it_carries(lang: str) -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        said = sayable(path.parent, lang)
        for code, given in raised(path):
            assert said[f"bad-{code}"] <= given | WRAPPED, code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_kernel_says_has_words(lang: str) -> None:
    texts = texts_for(lang, strict=True)
    said = parameters(common_folder(), lang)
    for code, args in KERNEL_REASONS.items():
        assert said[f"why-{code}"] <= {arg.name for arg in args}
    for key in (*(f"do-{verb}" for verb in COMMON_VERBS), *(f"name-seat-{seat}" for seat in SEATS), "ask-confirm"):
        assert texts.say(key)


def test_french_punctuation_never_stands_after_a_breaking_space() -> None:
    rules = SOURCE.parents[1] / "docs" / "rules"
    for file in (*SOURCE.rglob("*fr.ftl"), *rules.glob("*.fr.md")):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r" [;:?!»]|« ", line)] == [], file
