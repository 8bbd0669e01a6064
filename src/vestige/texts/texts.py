"""Sentences from keys: Fluent formats them, Babel joins lists and writes numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final, Protocol

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from vestige.texts.elision import elided, signed
from vestige.texts.files import common_folder, fluent_files, texts_folder

HIDDEN: Final = "?"
FRENCH: Final = "fr"
"""How a value that the reader may not know arrives."""

Value = str | int | float
"""A parameter of a sentence; Fluent writes numbers as the language does."""


class Spelled(Protocol):
    """An argument of an action, event or reason: component ids and numbers, not yet words."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def value(self) -> str | int | list[str | int]: ...


class MissingText(LookupError):
    """A key, an attribute or a parameter that no file has; raised in strict mode only."""


class Texts:
    """The words of one language. Strict, it refuses what is missing; otherwise it shows the key."""

    def __init__(self, lang: str, folders: Iterable[Traversable], strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self.bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            for file in fluent_files(folder, lang):
                self.add(file)

    def add(self, file: Traversable) -> None:
        """A later folder may say a key in its own words."""
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if self.strict and isinstance(entry, ast.Junk):
                raise MissingText(f"{file.name}: {entry.content}")
        self.bundle.add_resource(resource, allow_overrides=True)

    # ---- keys

    def pattern(self, key: str) -> Pattern | None:
        message, _, attribute = key.partition(".")
        if not self.bundle.has_message(message):
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def has(self, key: str) -> bool:
        """Whether ``ask-turn`` or the attribute ``ask-turn.wait`` is there."""
        return self.pattern(key) is not None

    def say(self, key: str, /, **params: Value) -> str:
        """The sentence of a key, or of an attribute as in ``say("ask-turn.wait", seat="Ann")``."""
        pattern = self.pattern(key)
        if pattern is None:
            if self.strict:
                raise MissingText(f"{self.lang}: {key}")
            return key
        sentence, errors = self.bundle.format_pattern(pattern, params)
        if errors and self.strict:
            raise MissingText(f"{self.lang}: {key}: {errors[0]}")
        said = signed(str(sentence))
        return elided(said) if self.lang == FRENCH else said

    def bad(self, code: str, where: Mapping[str, str]) -> str:
        """Bad input in words; one that wraps another (by its code, ``reason``) has that one's words as ``detail``."""
        inner = {"detail": self.say(f"bad-{where['reason']}", **where)} if "reason" in where else {}
        return self.say(f"bad-{code}", **where, **inner)

    # ---- things and sentences about them

    def name(self, kind: str, thing: str) -> str:
        """What a component is called: ``name-<kind>-<id>``, or ``name-<kind>`` with its id for kinds of many."""
        return self.say(self.key_of("name", kind, thing), id=thing)

    def tip(self, kind: str, thing: str) -> str:
        """What a component is and does, keyed like its name; empty where nothing needs saying."""
        key = self.key_of("tip", kind, thing)
        return self.say(key, id=thing) if self.has(key) else ""

    def key_of(self, what: str, kind: str, thing: str) -> str:
        own, common = f"{what}-{kind}-{thing}", f"{what}-{kind}"
        return common if self.has(common) and not self.has(own) else own

    def option_value(self, option: str, value: object) -> str:
        """A value of a game's option: its own words, else yes, no, a seat's name, or the value as it is."""
        spelled = str(value).lower()
        for key in (
            f"option-{option}.{spelled}",
            f"value-{option}-{spelled}",
            f"value-{spelled}",
            f"name-seat-{spelled}",
        ):
            if self.has(key):
                return self.say(key)
        return spelled

    def option_tip(self, option: str, value: object) -> str:
        """What a value means, where that is said."""
        key = f"value-{option}-{str(value).lower()}.tip"
        return self.say(key) if self.has(key) else ""

    def listed(self, items: Sequence[str]) -> str:
        """``a, b and c``."""
        return format_list(items, locale=self.lang) if items else self.say("nothing")

    def word(self, kind: str, value: str | int, seats: Mapping[str, str]) -> Value:
        """A component, a seat or a number as a parameter."""
        if value == HIDDEN:
            return self.say(f"hidden-{kind}" if self.has(f"hidden-{kind}") else "hidden")
        if isinstance(value, int):
            return value
        if kind == "seat" and value in seats:
            return seats[value]
        return self.name(kind, value)

    def words(self, kind: str, values: Sequence[str | int], seats: Mapping[str, str]) -> list[str]:
        """Components one by one; several hidden ones are counted."""
        hidden = sum(value == HIDDEN for value in values)
        if hidden < 2:
            return [str(self.word(kind, value, seats)) for value in values]
        many = f"hidden-{kind}.many" if self.has(f"hidden-{kind}.many") else "hidden.many"
        shown = [str(self.word(kind, value, seats)) for value in values if value != HIDDEN]
        return [*shown, self.say(many, count=hidden)]

    def sentence(self, key: str, spelled: Iterable[Spelled], seats: Mapping[str, str] | None = None) -> str:
        """A key with arguments as the kernel spells them; ``seats`` gives the players' names by seat id."""
        params: dict[str, Value] = {}
        for arg in spelled:
            if isinstance(arg.value, list):
                params[arg.name] = self.listed(self.words(arg.kind, arg.value, seats or {}))
            else:
                params[arg.name] = self.word(arg.kind, arg.value, seats or {})
        return self.say(key, **params)


@lru_cache(maxsize=64)
def texts_for(lang: str, *modules: str, strict: bool = False) -> Texts:
    """The common words, then those of the packages these modules belong to."""
    return Texts(lang, [common_folder(), *(texts_folder(module) for module in modules)], strict)


def for_game(game: object, lang: str, strict: bool = False) -> Texts:
    """The words of a game: they lie in the package its Game class comes from."""
    return texts_for(lang, type(game).__module__, strict=strict)
