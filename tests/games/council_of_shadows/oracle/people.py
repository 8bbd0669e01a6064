"""People who answer: at random, but not all alike, so that games go where uniform answers seldom lead."""

from __future__ import annotations

from random import Random

from tests.oracle import Question, Words

WAYS_OUT = (["done"], ["decline"])


class Temper:
    """How often somebody leaves an offer, buys, harvests, covers cards and takes them back."""

    def __init__(self, rng: Random) -> None:
        self.leaves = rng.choice([0.02, 0.1, 0.3])
        self.buys = rng.choice([0.3, 0.8, 1.0])
        self.harvests = rng.choice([0.4, 0.9, 1.0])
        self.covers = rng.choice([0.1, 0.3, 0.6])

    def answer(self, rng: Random, question: Question) -> Words:
        answers = question.answers
        if question.step == "plan":
            return self.plan(rng, answers)
        goes_on = {"buy": self.buys, "harvest": self.harvests}.get(question.step, 1 - self.leaves)
        out = [words for words in answers if words in WAYS_OUT]
        offers = [words for words in answers if words not in WAYS_OUT]
        if out and rng.random() >= goes_on:
            return out[0]
        verb = rng.choice(sorted({words[0] for words in offers}))
        return rng.choice([words for words in offers if words[0] == verb])

    def plan(self, rng: Random, answers: list[Words]) -> Words:
        back = [words for words in answers if words[0] == "take_back"]
        puts = [words for words in answers if words[0] == "put"]
        if back and rng.random() < 0.05:
            return rng.choice(back)
        if ["confirm"] in answers and (not puts or rng.random() >= self.covers):
            return ["confirm"]
        return rng.choice(puts or back)
