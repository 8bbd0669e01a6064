"""A guided first game at a real table."""

from __future__ import annotations

import pytest

from tests.arena.visitor import OpenHouse, Socket

pytestmark = pytest.mark.slow


def wanted(seat: Socket) -> list[object] | None:
    cards = seat.until_asked()["guide"]["cards"]
    answer: list[object] | None = cards[-1].get("wanted") if cards else None
    return answer


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_coach_leads_to_the_end_while_the_others_follow_the_script(house: OpenHouse, lang: str) -> None:
    ann = house.visitor(lang)
    match = ann.json("POST", "/api/guides/tide")["match"]
    titles: list[str] = []
    with ann.sit(match) as seat:
        while seat.until_asked()["status"] != "over":
            titles += [card["title"] for card in seat.state["guide"]["cards"] if card["title"] not in titles]
            seat.until_count(seat.act(wanted(seat))["number"])
        titles += [card["title"] for card in seat.state["guide"]["cards"]]
        assert seat.state["fair"] is None
    english = ["Welcome", "Two shells", "No risk", "Down", "The end"]
    french = ["Bienvenue", "Deux coquillages", "Sans risque", "En bas", "La fin"]
    assert titles == (english if lang == "en" else french)


def test_whoever_plays_something_else_goes_on_without_the_coach_and_undo_brings_it_back(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.json("POST", "/api/guides/tide")["match"]
    with ann.sit(match) as seat:
        first = [card["title"] for card in seat.until_asked()["guide"]["cards"]]
        assert first == ["Welcome", "Two shells"]
        seat.until_count(seat.act(["pick", "shell-02"])["number"])
        assert seat.state["guide"]["cards"] == []
        seat.until_count(seat.undo()["number"])
        assert [card["title"] for card in seat.state["guide"]["cards"]] == first


def test_a_guided_game_is_not_listed_and_a_game_without_one_says_so(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.json("POST", "/api/guides/tide")["match"]
    listing = ann.json("GET", "/api/matches")
    assert match not in [row["match"] for rows in listing.values() for row in rows]
    assert ann.ask("POST", "/api/guides/chess").status_code == 400
