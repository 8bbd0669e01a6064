"""How to play: a page per game and language, with pictures drawn from real positions."""

from __future__ import annotations

import pytest

from tests.arena.visitor import OpenHouse
from vestige.arena.howto import drawn, named_pictures, page, pictures
from vestige.arena.kit import kit_of
from vestige.kernel.game import Game
from vestige.kernel.shelf import Shelf
from vestige.texts.language import LANGUAGES
from vestige.texts.rulebook import beside_rules

TOLD = [game for game in Shelf().values() if page(kit_of(game), "en") is not None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.id)
def test_every_picture_of_a_page_is_drawn_and_every_drawing_is_used(game: Game, lang: str) -> None:
    kit = kit_of(game)
    source = beside_rules(game.id, type(game).__module__, "howto", lang)
    assert source is not None
    named = named_pictures(source)
    assert set(named) == set(pictures(kit))
    assert all(drawn(kit, name, lang).startswith("<svg") for name in named)


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.id)
def test_both_languages_have_the_same_sections_and_pictures(game: Game) -> None:
    pages = [page(kit_of(game), lang) for lang in LANGUAGES]
    sources = [beside_rules(game.id, type(game).__module__, "howto", lang) or "" for lang in LANGUAGES]
    assert len({len(one.sections) for one in pages if one is not None}) == 1
    assert named_pictures(sources[0]) == named_pictures(sources[1])
    assert sources[0] != sources[1]


def test_the_page_is_served_with_contents_and_pictures(house: OpenHouse) -> None:
    ann = house.visitor("fr")
    told = ann.ask("GET", "/how-to-play/tide").text
    assert '<li><a href="#part-1">Le but</a></li>' in told
    assert 'src="/api/games/tide/how-to-play/hands.svg?lang=fr"' in told
    picture = ann.ask("GET", "/api/games/tide/how-to-play/hands.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize("path", ["/how-to-play/chess", "/api/games/tide/how-to-play/none.svg"])
def test_what_is_not_told_is_refused(house: OpenHouse, path: str) -> None:
    assert house.visitor().ask("GET", path).status_code in (400, 404)
