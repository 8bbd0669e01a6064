"""Do both languages say the same things? Same keys, same attributes, same parameters."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from vestige.texts.files import fluent_files
from vestige.texts.language import LANGUAGES


class Fault(NamedTuple):
    """Something wrong with a language: ``missing`` or ``twice`` a key, other ``parameters``, or ``unreadable``."""

    lang: str
    key: str
    problem: str


class Variables(Visitor):
    """Collects the ``$names`` of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)


def parameters(folder: Traversable, lang: str) -> dict[str, frozenset[str]]:
    """Every key and attribute (``ask-turn``, ``ask-turn.wait``) of a folder with its parameters."""
    found: dict[str, frozenset[str]] = {}
    for message in messages(folder, lang):
        if message.value is not None:
            found[message.id.name] = variables(message.value)
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def faults(folder: Traversable) -> list[Fault]:
    """All that keeps the languages of a folder from being alike."""
    found = [fault for lang in LANGUAGES for fault in unreadable_or_twice(folder, lang)]
    said = {lang: parameters(folder, lang) for lang in LANGUAGES}
    for key in sorted({key for keys in said.values() for key in keys}):
        found += differences(key, said)
    return found


def differences(key: str, said: Mapping[str, Mapping[str, frozenset[str]]]) -> list[Fault]:
    missing = [Fault(lang, key, "missing") for lang, keys in said.items() if key not in keys]
    first, *others = said.values()
    if not missing and any(other[key] != first[key] for other in others):
        return [Fault("", key, "parameters")]
    return missing


def unreadable_or_twice(folder: Traversable, lang: str) -> list[Fault]:
    found: list[Fault] = []
    keys: set[str] = set()
    for file in fluent_files(folder, lang):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                found.append(Fault(lang, f"{file.name}: {entry.content}", "unreadable"))
            elif isinstance(entry, ast.Message) and entry.id.name in keys:
                found.append(Fault(lang, entry.id.name, "twice"))
            elif isinstance(entry, ast.Message):
                keys.add(entry.id.name)
    return found


def messages(folder: Traversable, lang: str) -> list[ast.Message]:
    resources = [FluentResource(file.read_text(encoding="utf-8")) for file in fluent_files(folder, lang)]
    return [entry for resource in resources for entry in resource.body if isinstance(entry, ast.Message)]


def variables(pattern: ast.Pattern) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)
