"""The box, and files that do not fit it."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files

import pytest

from tests.games.excavation_earth.positions import deal, table
from vestige.games.excavation_earth import GAME
from vestige.games.excavation_earth.components import FACTIONS, TILES, ZU_KINDS
from vestige.kernel.errors import BadInput
from vestige.kernel.values import Plain

BOX = GAME.box


def owners_file() -> dict[str, Plain]:
    """A copy of the file that comes with the game."""
    text = files("vestige.games.excavation_earth").joinpath("components.toml").read_text("utf-8")
    return copy.deepcopy(tomllib.loads(text))


@pytest.mark.rule("EE-COMP-01", "EE-MAP-01")
def test_the_map_has_21_places_of_three_kinds() -> None:
    markets, black = set(BOX.market_place), set(BOX.smuggle_place)
    sites = {place for place, colour in enumerate(BOX.digs) if colour >= 0}
    assert (len(BOX.places), len(markets), len(black), len(sites)) == (21, 6, 3, 14)
    assert len(markets & sites) == 2
    assert not black & (markets | sites)


@pytest.mark.rule("EE-MAP-02")
def test_links_have_no_direction() -> None:
    assert sum(map(len, BOX.neighbours)) == 2 * 38
    assert all(place in BOX.neighbours[other] for place, ways in enumerate(BOX.neighbours) for other in ways)


@pytest.mark.rule("EE-MAP-04", "EE-INV-05")
def test_each_type_belongs_to_one_site_of_its_colour() -> None:
    assert [BOX.digs[site] for site in BOX.site] == [relic // 4 for relic in range(20)]
    assert {len(BOX.relics_at[site]) for site in BOX.site} == {1, 2}


@pytest.mark.rule("EE-MAP-07", "EE-MAP-08")
def test_every_symbol_opens_one_centre_and_one_black_market() -> None:
    assert BOX.centre_of == [0, 0, 1, 1, 2, 2]
    assert sorted(BOX.smuggle_place.count(place) for place in BOX.black_markets) == [2, 2, 2]


@pytest.mark.rule("EE-COMP-02", "EE-STO-01")
def test_five_factions_and_zu() -> None:
    assert len(FACTIONS) == 6
    assert len(set(BOX.initiative)) == 6
    assert BOX.room == [[5] * 6, [2] * 6]


@pytest.mark.rule("EE-COMP-03")
def test_ninety_relics_worth_nine_minus_their_copies() -> None:
    assert (sum(BOX.copies), len(BOX.relic_tiles)) == (90, 90)
    assert [sum(BOX.copies[4 * colour : 4 * colour + 4]) for colour in range(5)] == [18] * 5
    assert [value + copies for value, copies in zip(BOX.value, BOX.copies, strict=True)] == [9] * 20


@pytest.mark.rule("EE-COMP-04", "EE-COMP-05")
def test_sixty_action_cards_and_three_travel_cards_each() -> None:
    pairs = list(zip(BOX.card_colour, BOX.card_symbol, strict=True))
    assert (len(pairs), {pairs.count(pair) for pair in pairs}) == (60, {2})
    assert (set(BOX.fuel[:60]), BOX.fuel[60:]) == ({3}, [2, 3, 4])


@pytest.mark.rule("EE-COMP-06")
def test_buyers_and_their_cards() -> None:
    assert BOX.buyers == [10, 10, 10, 10, 10, 7]
    assert [BOX.buyer_card_colour.count(colour) for colour in range(6)] == [3, 3, 3, 3, 3, 2]


@pytest.mark.rule("EE-COMP-07", "EE-COMP-08")
def test_pieces_of_a_player_tiles_and_markers() -> None:
    assert (BOX.crew, len(BOX.player_colours), len(TILES), BOX.markers) == (22, 5, 8, 4)


@pytest.mark.rule("EE-COMP-10", "EE-SOLO-06")
def test_zu_has_24_cards_in_three_decks() -> None:
    kinds = dict(zip(ZU_KINDS, map(BOX.zu_kind.count, range(6)), strict=True))
    assert kinds == {"excavate": 8, "market": 2, "command": 6, "sell": 4, "snipe": 2, "survey": 2}
    assert [sum(deck) for deck in BOX.zu_decks] == [10, 7, 7]
    assert sum(not BOX.zu_colours[card] for card in range(24) if BOX.zu_kind[card] == 0) == 3


def test_an_owners_file_is_played_with() -> None:
    data = owners_file()
    data["gallery"]["column"] = [0, 1, 2, 3, 4]
    game = GAME.with_components(data)
    assert game.box.column == [0, 1, 2, 3, 4]
    assert game.fingerprint() != GAME.fingerprint()
    assert table(deal()).box.column == [0, 0, 4, 9, 15]


@pytest.mark.parametrize(
    ("key", "spoil"),
    [
        ("map.links", lambda data: data["map"]["links"].remove(["market_1", "yellow_west"])),
        ("map.places.market", lambda data: data["map"]["places"][0].pop("market")),
        ("relics.types[0].site", lambda data: data["relics"]["types"][0].update(site="red_north")),
        ("action_cards.copies", lambda data: data["action_cards"]["copies"][0].__setitem__(0, 5)),
        ("zu.decks", lambda data: data["zu"]["decks"][0].update(sell=4)),
        ("kinds.colours", lambda data: data["kinds"].update(colours=["red"])),
        ("factions.boards", lambda data: data["factions"]["boards"].pop()),
        ("buyers.payout", lambda data: data["buyers"].update(payout="many")),
        ("gallery.row", lambda data: data["gallery"].update(row=[0])),
    ],
)
def test_a_wrong_file_is_refused_with_its_key(key: str, spoil: Callable[[Plain], object]) -> None:
    data = owners_file()
    spoil(data)
    with pytest.raises(BadInput) as caught:
        GAME.with_components(data)
    assert (caught.value.code, caught.value.where["key"]) == ("components", key)
