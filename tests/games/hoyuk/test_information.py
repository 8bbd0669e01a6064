"""What is known to all, and how far undo reaches."""

import pytest

from tests.commands import doc, offers, play
from tests.games.hoyuk.positions import asked, calamity, inspecting, symbols, table, village
from vestige.games.hoyuk import GAME
from vestige.kernel.errors import Refused
from vestige.kernel.match import Match, new_match
from vestige.kernel.rng import Quick
from vestige.kernel.view import view

ALL = 65535


def seen(match: Match, name: str, seat: int | None = 0) -> list[str]:
    """The cards of a pile as a seat sees them."""
    cards: list[str] = view(match.table, seat).document()["piles"][name]["cards"]
    return cards


@pytest.mark.rule("HY-INFO-01", "HY-INFO-02", "HY-INFO-08")
def test_86_a_view_shows_the_top_card_and_what_was_returned() -> None:
    pile = {"cards": ["oven", "pen", "totem", "joker", "house", "house"], "known": [ALL, 0, 0, ALL, ALL, ALL]}
    match = village("R@d5 G@e5", piles={"pen": pile})
    for seat in (0, 1, None):
        cards = seen(match, "pen", seat)
        assert cards[1:3] == ["?", "?"]
        assert symbols([cards[0], *cards[3:]]) == "oven joker house house"


@pytest.mark.rule("HY-INFO-02", "HY-INFO-03")
def test_every_seat_and_every_onlooker_sees_the_same() -> None:
    match = new_match(GAME, 3, {"mode": "expert"}, seed=b"same")
    for _ in range(150):
        seat = match.table.asked()[0]
        views = [view(match.table, reader).document() for reader in (0, 1, 2, None)]
        assert views[0] == views[1] == views[2] == views[3]
        options = match.table.options(seat)
        match.play(seat, GAME.encode(options[len(options) // 2]))
    assert not GAME.private(match.table.setup)


@pytest.mark.rule("HY-INFO-01")
def test_decks_hide_their_order_and_show_their_size() -> None:
    shown = view(new_match(GAME, 2, seed=b"hidden").table, 0).document()
    assert shown["deck"]["cards"] == ["?"] * 12
    assert shown["tile_stack"]["cards"] == ["?"] * 8


@pytest.mark.rule("HY-INFO-04")
def test_undo_does_not_go_back_over_a_card_that_came_to_light() -> None:
    match = inspecting("R@b2+o G@b3 R@f5+o G@f6 R@j9 G@j10+o", players="RG")
    play(match, "inspect b2")
    for seat in (0, 1):
        with pytest.raises(Refused):
            match.undo(seat)


@pytest.mark.rule("HY-INFO-04", "HY-INFO-05")
def test_a_building_can_be_undone_step_by_step_until_its_end_is_confirmed() -> None:
    match = village(players="RG", R={"tile": "tile_totem_1"})
    play(match, "house d5", "house d6", "totem d5")
    for _ in range(3):
        match.undo(0)
    assert doc(match)["village"] == []
    play(match, "house d5", "house d6", "totem d5", "done")
    with pytest.raises(Refused):
        match.undo(0)


@pytest.mark.rule("HY-INFO-07")
def test_nothing_can_be_traded() -> None:
    assert not {"trade", "give", "offer", "swap"} & set(GAME.verbs)


@pytest.mark.rule("HY-INFO-08")
def test_a_used_calamity_is_known_and_a_reshuffled_tile_is_hidden_again() -> None:
    match = calamity("R@d5 R@d6 G@e5", "tornado_2")
    play(match, "lose d5", "done")
    assert view(match.table, None).document()["deck"]["cards"] == ["?"] * 11 + ["tornado_2"]
    ids = GAME.ids("tile")[:10]
    match = village(players="RGBV", phase="p1_step1", turn=2, discard=list(ids[:8]))
    assert view(match.table, 0).document()["tile_stack"]["cards"] == ["?"] * 6


@pytest.mark.rule("HY-INFO-09")
def test_an_imagined_deal_keeps_the_cards_of_each_mode_on_its_piles() -> None:
    match = new_match(GAME, 2, {"mode": "expert"}, seed=b"layers")
    for seed in range(10):
        t = view(table(match), 0).imagine(Quick(seed))
        for number, modes in ((0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
            assert {GAME.box.cards[card].mode for card in t.aspects[number].cards} == {modes}
    match = new_match(GAME, 2, {"mode": "expert", "aspect_deal": "pooled"}, seed=b"pool")
    mixed = [view(table(match), 0).imagine(Quick(seed)).aspects[0].cards for seed in range(10)]
    assert len({tuple(cards) for cards in mixed}) > 5


@pytest.mark.rule("HY-TURN-05")
def test_an_action_of_another_phase_is_refused_as_such() -> None:
    match = village("R@d5 G@e5", phase="p1_step1")
    for line in ("inspect d5", "return oven", "marker p2", "score oven 1 0", "lose d5", "raze e5"):
        reason = match.table.why_not(0, GAME.decode([int(w) if w.isdigit() else w for w in line.split()]))
        assert reason is not None
        assert (reason.code, reason.rule) == ("E_WRONG_PHASE", "HY-TURN-05")
    assert asked(match) == "R build"
    assert "done" not in offers(match)


@pytest.mark.rule("HY-HELP-03")
def test_storeys_decide_ties_at_the_price_of_a_roof_piece() -> None:
    match = inspecting("R2@d5 R@d6+t G@e5+t", piles={"totem": ["joker"], "oven": [], "pen": []})
    assert symbols(doc(match)["seat"][0]["hand"]) == "joker"
