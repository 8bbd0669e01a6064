"""Who plays: people of different tempers, so that games reach every corner of the rules."""

from __future__ import annotations

from random import Random

from tests.oracle import Question, Words

KEEN = {"move", "walk", "toll", "station", "build", "build_free", "install", "install_free", "markers", "labs"}
RARE = {"exchange", "decline"}
POWER = {"take", "mira", "extend", "toll", "crew_upper", "crew_lower", "spend"}


class Temper:
    """How gladly somebody moves, exchanges, declines, or does the unusual thing."""

    def __init__(self, rng: Random) -> None:
        self.keen = rng.choice([0.3, 1.0, 3.0, 8.0])
        self.rare = rng.choice([0.05, 0.2, 1.0])
        self.power = rng.choice([0.3, 1.0, 5.0])

    def answer(self, rng: Random, question: Question) -> Words:
        verbs = sorted({words[0] for words in question.answers})
        verb = rng.choices(verbs, [self.weight(verb) for verb in verbs])[0]
        return rng.choice([words for words in question.answers if words[0] == verb])

    def weight(self, verb: str) -> float:
        return (
            (self.keen if verb in KEEN else 1.0)
            * (self.rare if verb in RARE else 1.0)
            * (self.power if verb in POWER else 1.0)
        )
