"""Pictures of any position."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Vestige

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("file", "begins"), [("a.svg", b"<svg "), ("a.png", b"\x89PNG\r\n")])
def test_a_game_freshly_laid_out_is_drawn(vestige: Vestige, tmp_path: Path, file: str, begins: bytes) -> None:
    ran = vestige(f"render marajoara --seats 3 -o {file}")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert (tmp_path / file).read_bytes().startswith(begins)


def test_a_record_is_drawn_at_any_moment_for_any_seat_in_any_language(vestige: Vestige, tmp_path: Path) -> None:
    vestige("simulate marajoara --games 1 --records .")
    lines = [
        "-o start.svg --at 0",
        "-o later.svg --at 30",
        "-o other.svg --at 30 --seat 2",
        "-o french.svg --at 30 --lang fr",
        "-o dark.svg --at 30 --theme dark",
    ]
    assert [vestige(f"render marajoara-2-0.json {line}").code for line in lines] == [0] * len(lines)
    assert len({file.read_text() for file in tmp_path.glob("*.svg")}) == len(lines)


def test_a_game_without_a_drawing_says_so(vestige: Vestige, wrecks: None, tmp_path: Path) -> None:
    ran = vestige("render sinks -o a.svg")
    assert (ran.code, ran.err) == (2, "sinks has no drawing.\n")
    assert list(tmp_path.iterdir()) == []
