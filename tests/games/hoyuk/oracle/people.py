"""People who answer: at random, but not all alike, so that games go where uniform answers seldom lead."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.hoyuk.oracle.grid import SIDES
from tests.oracle import Words

TEMPERS = ["wanderer", "crafter", "neighbour", "neighbour", "founder", "climber"]


class Person:
    """How somebody builds, and how long somebody keeps cards: until a set has so many."""

    def __init__(self, temper: str, patience: int) -> None:
        self.temper = temper
        self.patience = patience

    def answer(self, rng: Random, document: dict[str, Any], answers: list[Words]) -> Words:
        """One of the offered answers, mostly to this person's taste."""
        if rng.random() < 0.1:
            return rng.choice(answers)
        if document["question"][0]["step"] == "spend":
            return rng.choice(self.liked_cards(answers))
        if self.temper == "crafter":
            verb = rng.choice(sorted({words[0] for words in answers}))
            return rng.choice([words for words in answers if words[0] == verb])
        return rng.choice([words for words in answers if self.likes(document, words)] or answers)

    def liked_cards(self, answers: list[Words]) -> list[Words]:
        """Large sets, or to wait for them."""
        if self.patience < 2:
            return answers
        large = [words for words in answers if words[0] == "score" and words[2] + words[3] >= self.patience]
        return large or [["done"]]

    def likes(self, document: dict[str, Any], words: Words) -> bool:
        """The neighbour builds beside others, the founder alone, the climber upwards."""
        if words[0] != "house":
            return False
        taken = {word.partition("@")[2].split(">")[0].split("+")[0] for word in document["village"]}
        if words[1] in taken:
            return self.temper == "climber"
        beside = any(side in taken for side in SIDES[words[1]])
        return beside if self.temper == "neighbour" else self.temper == "founder" and not beside


def people(rng: Random, count: int) -> list[Person]:
    """Often several of one kind, so that a village can grow dense or scattered."""
    common = rng.choice(TEMPERS)
    return [
        Person(rng.choice([common, common, rng.choice(TEMPERS)]), rng.choice([1, 2, 3, 5, 5])) for _ in range(count)
    ]
