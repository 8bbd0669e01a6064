"""The lists of steps, answers and ids are those of the code."""

import pytest

from tools.make_positions import FOLDER, pages

PAGES = pages()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_current(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == PAGES[name], "run tools/make_positions.py"


def test_every_page_belongs_to_a_game_and_the_guide_leads_to_it() -> None:
    guide = FOLDER.with_suffix(".md").read_text("utf-8")
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(PAGES)
    assert all(f"(positions/{name})" in guide for name in PAGES)
