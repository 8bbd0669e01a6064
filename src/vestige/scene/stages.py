"""The stages of a round or turn for the head line."""

from __future__ import annotations

from collections.abc import Sequence

from vestige.scene.panel import Stage
from vestige.scene.words import Words


def stages(words: Words, time: str, ids: Sequence[str], now: str) -> list[Stage]:
    """The time (a round, a turn), then each stage as ``scene-stage-<id>``: what comes before ``now`` is over."""
    place = ids.index(now)
    texts = [words(f"stage-{stage}") for stage in ids]
    past = [Stage(text, "done") for text in (time, *texts[:place])]
    return [*past, Stage(texts[place], "now"), *(Stage(text, "next") for text in texts[place + 1 :])]


def over(words: Words, time: str) -> list[Stage]:
    """The head line of a finished game."""
    return stages(words, time, ("over",), "over")
