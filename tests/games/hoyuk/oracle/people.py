"""People who answer: at random, but not all alike, so that games go where uniform answers seldom lead."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.hoyuk.oracle.asking import Words
from tests.games.hoyuk.oracle.grid import SIDES

TEMPERS = ["wanderer", "hoarder", "crafter", "neighbour", "founder", "climber"]


def answer(rng: Random, temper: str, document: dict[str, Any], answers: list[Words]) -> Words:
    """One of the offered answers, to this person's taste if there is one."""
    liked = [words for words in answers if likes(temper, document, words)]
    if temper == "hoarder" and document["question"][0]["step"] == "spend":
        liked = liked or [["done"]]
    if temper == "crafter":
        verb = rng.choice(sorted({words[0] for words in answers}))
        liked = [words for words in answers if words[0] == verb]
    return rng.choice(liked if liked and rng.random() < 0.9 else answers)


def likes(temper: str, document: dict[str, Any], words: Words) -> bool:
    """The hoarder waits for sets of five; the neighbour builds beside others, the founder alone, the climber up."""
    if temper == "hoarder":
        return bool(words[0] == "score" and words[2] + words[3] == 5)
    if words[0] != "house" or temper not in ("neighbour", "founder", "climber"):
        return False
    taken = {word.partition("@")[2].split(">")[0].split("+")[0] for word in document["village"]}
    if words[1] in taken:
        return temper == "climber"
    beside = any(side in taken for side in SIDES[words[1]])
    return beside if temper == "neighbour" else temper == "founder" and not beside
