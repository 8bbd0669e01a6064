"""Every state of a game can be drawn, whatever can be chosen can be pointed at, and no drawing tells a secret."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from tests import scene_checks
from tests.scene_checks import drawn, moments, pieces, spots, targets, words
from vestige.games.excavation_earth import GAME
from vestige.games.excavation_earth.components import FACTIONS, GUL, MARKETS, TILES
from vestige.games.excavation_earth.scene import cover, prompt
from vestige.games.excavation_earth.scene.look import GOLD
from vestige.games.excavation_earth.scene.zu import RULE
from vestige.games.excavation_earth.steps.sample import Sample
from vestige.games.excavation_earth.steps.sell import SaleMarkets
from vestige.games.excavation_earth.table import Earth
from vestige.kernel.game import Game
from vestige.kernel.values import UNKNOWN, Plain
from vestige.kernel.view import view
from vestige.texts.check import faults

pytestmark = pytest.mark.slow

COLOURS = ("pink", "turquoise", "yellow", "black")
PLAYED = ("issisinui", "gul", "aquilla", "kutu_kuti", "dal_harrai")

SETUPS: list[tuple[int, dict[str, Plain]]] = [(seats, {}) for seats in (1, 2, 3, 4)]
SETUPS += [(3, {"draft_starting_hands": True, "optional_promotion": True}), (1, {"limited_crew": True})]


def dealt(seats: int, options: dict[str, Plain] | None = None, seed: int = 0, game: Game = GAME) -> Earth:
    chosen: list[dict[str, Any]] = [
        {"colour": COLOURS[seat], "faction": PLAYED[(seat + seed) % len(PLAYED)]} for seat in range(seats)
    ]
    t = game.deal(seats, options, chosen, seed=bytes([seed]))
    assert isinstance(t, Earth)
    return t


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_whatever_can_be_chosen_can_be_pointed_at(seats: int, options: dict[str, Plain]) -> None:
    for t in moments(dealt(seats, options, 3), seed=3):
        scene_checks.what_can_be_chosen_can_be_pointed_at(t)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_state_is_drawn_for_everybody(seats: int, options: dict[str, Plain], lang: str) -> None:
    for t in moments(dealt(seats, options, 7), seed=7, every=11):
        scene_checks.everybody_sees_a_picture(t, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pictures_are_well_formed_and_lack_no_definition(seats: int, lang: str) -> None:
    for t in moments(dealt(seats, {}, 9), seed=9, every=70):
        scene_checks.well_formed(drawn(t, 0, lang).svg())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_seat_cannot_see_changes_nothing_in_its_drawing(seats: int) -> None:
    for t in moments(dealt(seats, {}, 11), seed=11, every=9):
        for seat in (0, None):
            scene_checks.what_is_unseen_is_not_drawn(t, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_cards_in_a_foreign_hand_are_not_named(seats: int) -> None:
    for t in moments(dealt(seats, {}, 13), seed=13, every=7):
        held = {name for hand in t.hands[1:] for name in map(GAME.box.cards.__getitem__, hand.cards)}
        known = {GAME.box.cards[card] for hand in view(t, 0).table.hands for card in hand.cards if card != UNKNOWN}
        markup = "".join(text for layer in drawn(t, 0).layers().values() for text in layer.values())
        assert [name for name in held - known if name in markup] == []
        backs = [spot for spot in drawn(t, 0).panes["seat-1"].spots if spot.target]
        assert backs == []


def test_everything_that_is_drawn_has_a_name_and_a_tip() -> None:
    for seats in (1, 4):
        for t in moments(dealt(seats, {}, 15), seed=15, every=30):
            scene_checks.everything_is_explained(drawn(t, 0))


def test_the_picture_shows_the_board_and_the_reader_s_own_things() -> None:
    t = dealt(3)
    assert drawn(t, 2).shown == ("board", "seat-2")
    assert drawn(t, None).shown == ("board", f"seat-{t.order[0]}")


def test_every_place_market_buyer_and_colour_can_be_pointed_at() -> None:
    found = targets(drawn(dealt(2), 0))
    for kind in ("place", "market", "buyer", "colour", "storage"):
        assert {f"{kind}:{id}" for id in GAME.ids(kind)} <= found


def test_explorers_stand_beside_the_sign_of_a_place_and_apart() -> None:
    t = dealt(4)
    t.explorers = [0] * len(t.explorers)
    board = drawn(t, 0).panes["board"]
    sign = spots(board)["place-market_1"]
    stand = [piece for piece in board.pieces if piece.id.startswith("explorer-")]
    assert len({(piece.x, piece.y) for piece in stand}) == 12
    assert all(abs(piece.x - sign.x) > 30 for piece in stand)


def test_a_pile_of_the_black_market_can_be_looked_through_in_order() -> None:
    t = dealt(2)
    t.black_market[0] = (2, 0, 2)
    spot = spots(drawn(t, 0).panes["board"])["pile-spot-yellow"]
    assert spot.name == "Black market, yellow, from the top: Hubcap, Gumball machine, Hubcap"
    assert f"The visible tile costs {GAME.box.value[2] + GAME.box.surcharge} credits." in spot.tip


def test_below_the_visible_tile_of_a_pile_the_others_lie_in_order() -> None:
    t = dealt(2)
    t.black_market[0] = (2, 0, 3, 1, 2)
    found = pieces(drawn(t, 0).panes["board"])
    covered = [found[f"pile-yellow-{number}"] for number in range(1, 5)]
    shown = [re.findall(r"#ee-(\w+)", piece.drawing.markup) for piece in covered]
    assert shown == [["spiral"], ["wave"], ["fork"], ["eye"]]
    assert [(piece.x, piece.y) for piece in covered] == sorted((piece.x, piece.y) for piece in covered)


def test_two_relics_of_a_type_lie_side_by_side_more_are_counted() -> None:
    t = dealt(2)
    t.sites = [2, 3, *[0] * 18]
    found = pieces(drawn(t, 0).panes["board"])
    assert {name for name in found if "site-" in name} == {
        "site-yellow_spiral-0",
        "site-yellow_spiral-1",
        "site-yellow_fork-0",
        "on-site-yellow_fork",
    }


def test_a_crowd_of_envoys_is_counted_by_seat() -> None:
    t = dealt(4)
    t.envoys[:4] = [1, 7, 0, 4]
    found = pieces(drawn(t, 0).panes["board"])
    assert [name for name in found if name.startswith("envoy-0")] == [
        "envoy-0-0-0",
        "envoy-0-0-count",
        "envoy-0-1-0",
        "envoy-0-1-count",
        "envoy-0-3-0",
        "envoy-0-3-count",
    ]
    assert ">7</text>" in found["envoy-0-1-count"].drawing.markup


def test_ties_in_popularity_share_a_rank() -> None:
    t = dealt(2)
    t.buyers[:5] = [4, 4, 6, 8, 7]
    board = drawn(t, 0).panes["board"]
    payouts = [spots(board)[f"popular-{colour}"].tip.split()[3] for colour in GAME.box.colours]
    assert payouts == ["9", "9", "3", "0", "1"]
    assert spots(board)["popular-yellow"].tip.endswith("The rank is shared with: green.")
    assert "shared" not in spots(board)["popular-red"].tip


def test_both_faces_of_a_command_tile_are_told_and_the_turned_one_is_drawn() -> None:
    t = dealt(2)
    t.tiles = (TILES.index("grant"), TILES.index("fence"), TILES.index("press"))
    t.round = 2
    white = drawn(t, 0).panes["board"]
    assert "Round 2: gain 8 credits. Round 3: gain 12 credits." in spots(white)["tile-spot-0"].tip
    t.round = 3
    assert pieces(white)["tile-grant"] != pieces(drawn(t, 0).panes["board"])["tile-grant"]


def test_a_sale_says_what_is_planned_and_what_a_market_would_pay() -> None:
    t = dealt(2)
    t.stores[0] = (0,)
    t.traders[0] = 1
    t.queues[0] = (0, 5)
    t.buyers[:5] = [2, 9, 9, 9, 9]
    market = spots(drawn(t, 0).panes["board"])["market-1"]
    assert "Your yellow relics sold here: 9 for popularity and 4 for buyers." in market.tip
    assert "sale-0" in pieces(drawn(t, 0).panes["board"])
    assert "sale-0" not in pieces(drawn(t, 1).panes["board"])


def selling(faction: str) -> Earth:
    """A yellow relic at hand, yellow buyers at markets 1 and 2, a trader at the first."""
    t = dealt(2, seed=PLAYED.index(faction))
    t.stores[0], t.buyers[:5] = (0, 0), [2, 9, 9, 9, 9]
    t.queues[:2], t.traders[0] = [(0, 5), (0,)], 1
    t.hands[0].cards[:] = [GAME.box.card_symbol.index(1)]
    return t


def test_without_a_trader_a_sale_is_pale_and_says_so() -> None:
    board = drawn(selling("gul"), 0).panes["board"]
    assert GOLD in pieces(board)["sale-0"].drawing.markup
    assert GOLD not in pieces(board)["sale-1"].drawing.markup
    assert "You need a trader here first." in spots(board)["market-2"].tip


def test_aquilla_sells_without_a_trader_where_a_card_has_the_symbol() -> None:
    board = drawn(selling("aquilla"), 0).panes["board"]
    assert GOLD in pieces(board)["sale-1"].drawing.markup


def test_in_a_sale_under_way_popularity_counts_with_the_first_market_alone() -> None:
    t = selling("gul")
    t.stack[:] = [SaleMarkets(0, 0, (), (0,))]
    board = drawn(t, 0).panes["board"]
    assert ">9 + 4</text>" in pieces(board)["sale-0"].drawing.markup
    assert ">+ 2</text>" in pieces(board)["sale-1"].drawing.markup
    assert "2 more for buyers" in spots(board)["market-2"].tip


def test_a_relic_about_to_be_sampled_has_a_ghost_in_the_gallery() -> None:
    t = dealt(2)
    t.stack[:] = [Sample(0, 5)]
    board = pieces(drawn(t, 0).panes["seat-0"])
    assert [name for name in board if "sample-" in name] == ["s0-sample-green_fork"]


def test_what_is_left_in_zu_s_deck_is_known_by_kind() -> None:
    t = dealt(1, seed=1)
    assert t.factions[0] == GUL, "whoever begins before Zu"
    deck = spots(drawn(t, 0).panes["seat-1"])["zu-deck"]
    assert deck.tip.startswith("Left: Excavate × 3, Market × 2, Command × 1, Sell × 1, Snipe × 2, Survey × 1. Round 2")
    assert "Round 3: Excavate × 2, Command × 3, Sell × 2, from earlier rounds × 3." in deck.tip


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("options", [{}, {"both_colours": True}, {"white_only": True}], ids=str)
def test_the_rule_of_every_card_of_zu_fits_its_panel(options: dict[str, Plain], lang: str) -> None:
    t = dealt(1, options)
    for card in range(len(GAME.box.zu_cards)):
        t.zu_discard = (card,)
        panel = pieces(drawn(t, 0, lang).panes["seat-1"])["zu-rule"].drawing.markup
        assert max(float(y) for y in re.findall(r'<text x="[\d.]+" y="([\d.]+)"', panel)) < RULE.height - 4


def test_options_change_what_zu_s_cards_say() -> None:
    t = dealt(1, {"white_only": True, "both_colours": True})
    t.zu_discard = tuple(GAME.box.zu_cards.index(name) for name in ("zu_market_1", "zu_excavate_red_yellow"))
    told = spots(drawn(t, 0).panes["seat-1"])
    assert told["zu-card-0"].tip.startswith("A relic new to Zu of each colour")
    assert told["zu-card-1"].tip.endswith("A white buyer joins each.")


def test_a_gallery_cell_says_what_a_guard_would_add() -> None:
    t = dealt(2)
    t.gallery[0] = 0b0111
    cell = spots(drawn(t, 0).panes["seat-0"])
    column = GAME.box.column
    assert f"One more guard here adds {column[4] - column[3]}." in cell["s0-cell-yellow_wave"].tip
    assert "One more" not in cell["s0-cell-yellow_eye"].tip


def test_picked_cards_of_a_draft_are_marked_for_their_owner_alone() -> None:
    t = dealt(3, {"draft_starting_hands": True})
    card = t.options(0)[0]
    t.play(0, card)
    marks = [[name for name in pieces(drawn(t, seat).panes["seat-0"]) if "picked" in name] for seat in (0, 1, None)]
    assert [len(found) for found in marks] == [1, 0, 0]


def test_boards_stay_small_enough_to_send() -> None:
    *_, t = moments(dealt(4, {}, 17), seed=17, every=60)
    scene_checks.small_enough_to_send(drawn(t, 0, "fr"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_letters_are_large_enough_and_no_word_is_cut(lang: str) -> None:
    """On a desktop the board is shown at 83 % and a seat's things at full size: eleven pixels at least."""
    for faction in range(len(FACTIONS) - 1):
        t = dealt(2, seed=faction)
        t.round, t.tiles = 2, tuple((faction + number) % len(TILES) for number in range(3))
        picture = drawn(t, 0, lang)
        for name, scale in {"board": 0.83, "seat-0": 1.0}.items():
            scene_checks.readable(picture.panes[name], scale)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_close_ups_can_be_read_on_a_phone(lang: str) -> None:
    """The page is 390 pixels wide."""
    for seats in (1, 4):
        *_, t = moments(dealt(seats, {}, 4), seed=4, every=25)
        for pane in drawn(t, 0, lang).panes.values():
            scene_checks.readable_on_a_phone(pane)


def test_a_long_hand_is_looked_at_in_halves() -> None:
    t = dealt(2)
    assert list(drawn(t, 0).panes["seat-0"].close_ups) == ["Hand, left", "Hand, right", "Faction board"]
    t.hands[0].cards[2:] = []
    t.travel[0] = 0
    assert list(drawn(t, 0).panes["seat-0"].close_ups) == ["Hand", "Faction board"]


def test_a_box_with_more_room_and_longer_queues_fills_the_same_places() -> None:
    components: dict[str, Any] = {**GAME.components}
    boards = [{**board, "hold": 12} for board in components["factions"]["boards"]]
    components["factions"] = {**components["factions"], "boards": boards}
    components["limits"] = {**components["limits"], "queue": 7, "queue_filled": 7}
    t = dealt(2, game=GAME.with_components(components))
    slots = [spot for spot in drawn(t, 0).panes["seat-0"].spots if "hold-slot" in spot.id]
    assert len({(spot.x, spot.y) for spot in slots}) == 12
    t.queues[0] = (0,) * 7
    queue = [piece.y for piece in drawn(t, 0).panes["board"].pieces if piece.id.startswith("queue-0")]
    assert (max(queue), min(queue)) == (146, 65)


def test_the_box_front_stands_upright_and_leaves_the_title_to_the_page() -> None:
    scene_checks.a_box_front(cover())


def test_every_market_has_a_symbol_of_its_own_beside_and_on_the_map() -> None:
    """Symbols stand on the map and again on the panel, so that no explorer can hide the only one."""
    static = drawn(dealt(2), 0).panes["board"].static.markup
    for market in range(MARKETS):
        assert static.count(f'href="#ee-{GAME.box.symbols[market]}"') >= 4


def test_both_languages_say_the_same() -> None:
    assert faults(files("vestige.games.excavation_earth") / "texts") == []


def test_the_first_prompt_says_what_it_is_about() -> None:
    t: Any = GAME.deal(2, {}, seed=b"\1")
    assert t.current(0).name == "confirm"
    assert prompt(view(t, 0), words(GAME.id, "en").say, ()) == "No exchange with these 6 cards: start"
