"""The lobby: what there is to play, my matches, records in and out."""

from __future__ import annotations

from pathlib import Path

from tests.arena.visitor import OpenHouse
from vestige.arena.catalogue import PICTURE_WIDTH
from vestige.games.marajoara.scene import cover


def test_the_games_are_shown_with_all_that_can_be_chosen(house: OpenHouse) -> None:
    games = {game["id"]: game for game in house.visitor("fr").json("GET", "/api/games")}
    tide = games["tide"]
    assert tide["players"] == [2, 3]
    options = {option["id"]: option["choices"] for option in tide["options"]}
    assert list(options) == ["rich", "open", "loose", "rounds"]
    assert [value["label"] for value in options["rich"]["2"]["values"]] == ["non", "oui"]
    rounds = {count: (chosen["default"], len(chosen["values"])) for count, chosen in options["rounds"].items()}
    assert rounds == {"2": (3, 2), "3": (2, 2)}
    pails = tide["seat_options"][0]["choices"]["2"]["values"]
    assert [value["value"] for value in pails] == ["red", "blue", "green", "white", "random"]
    assert [level["id"] for level in tide["levels"]] == ["novice", "apprentice", "expert", "master"]
    picture = house.visitor().ask("GET", tide["picture"])
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")


def test_a_game_is_shown_by_its_box_front(house: OpenHouse) -> None:
    games = {game["id"]: game for game in house.visitor().json("GET", "/api/games")}
    picture = house.visitor().ask("GET", games["marajoara"]["picture"]).text
    assert picture == cover().thumbnail(PICTURE_WIDTH)


def test_my_matches_say_whose_turn_it_is(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    ann.json("PUT", "/api/me", json={"name": "  Ann   of Cleves "})
    made = ann.new_match("me", "open")
    match = bob.follow(made["links"]["1"])
    (mine,) = ann.json("GET", "/api/matches")["mine"]
    assert (mine["status"], mine["your_turn"], mine["host"]) == ("waiting", False, True)
    with ann.sit(match) as one, bob.sit(match) as two:
        one.until_asked()
        while one.state["acting"] is not None:
            one.until_count(one.act()["number"])
        two.until_state(lambda state: state["asked"] == [1])
        (mine,), (his,) = (guest.json("GET", "/api/matches")["mine"] for guest in (ann, bob))
        assert (mine["your_turn"], his["your_turn"], his["host"]) == (False, True, False)
        assert [seat["name"] for seat in his["seats"]] == ["Ann of Cleves", "Player 2"]
        assert [seat["asked"] for seat in his["seats"]] == [False, True]
        assert bob.ask("GET", his["thumbnail"]).text.startswith("<svg")
        assert (his["prompt"], mine["prompt"]) == (two.state["prompt"]["text"], one.state["prompt"]["text"])


def test_matches_say_how_far_they_are_also_after_the_house_was_closed(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path)
    ann = house.visitor()
    match = ann.new_match("me", "bot", game="marajoara")["match"]
    with ann.sit(match) as one:
        one.until_asked()
    house.close()
    house.open()
    (mine,) = ann.json("GET", "/api/matches")["mine"]
    (his,) = ann.json("GET", "/api/matches", params={"lang": "fr"})["mine"]
    house.close()
    assert (mine["stage"], his["stage"]) == ("Start tokens", "Jetons de départ")
    assert his["prompt"] != mine["prompt"]


def test_public_matches_can_be_watched_private_ones_are_not_listed(house: OpenHouse) -> None:
    ann, eve = house.visitor(), house.visitor()
    public, private = ann.new_match("me", "bot", public=True)["match"], ann.new_match("me", "bot")["match"]
    with ann.sit(public) as one, ann.sit(private) as two:
        one.until_asked()
        two.until_asked()
        seen = eve.json("GET", "/api/matches")
    assert public in [row["match"] for row in seen["watch"]]
    assert private not in [row["match"] for rows in seen.values() for row in rows]


def test_a_record_goes_out_and_comes_in_again(house: OpenHouse) -> None:
    ann, bob = house.visitor(), house.visitor()
    match = ann.new_match("me", "bot")["match"]
    with ann.sit(match) as seat:
        score = seat.play_on()["result"]["scores"]
    record = ann.json("GET", f"/api/matches/{match}/record")
    brought = bob.json("POST", "/api/import", json=record)["match"]
    with bob.sit(brought) as seat:
        state = seat.until_state()
    assert (state["status"], state["result"]["scores"]) == ("over", score)
    again = bob.json("GET", f"/api/matches/{brought}/record")
    assert (again["hash"], again["entries"], again["fair"]) == (record["hash"], record["entries"], record["fair"])


def test_a_record_cut_anywhere_is_played_on_by_its_importer(house: OpenHouse) -> None:
    ann = house.visitor()
    match = ann.new_match("bot", "bot")["match"]
    with ann.sit(match) as seat:
        seat.until_state(lambda state: state["status"] == "over")
    record = ann.json("GET", f"/api/matches/{match}/record")
    cut = {**record, "entries": record["entries"][:5]}
    del cut["hash"]
    with ann.sit(ann.json("POST", "/api/import", json=cut)["match"]) as seat:
        state = seat.until_state(lambda state: state["pass_to"] is not None)
        seat.send(type="seat", seat=state["pass_to"])
        assert seat.until_asked()["count"] == 5
        assert seat.act()["type"] == "accepted"


def test_a_record_that_was_tampered_with_is_refused_with_its_place(house: OpenHouse) -> None:
    ann = house.visitor("fr")
    match = ann.new_match("bot", "bot")["match"]
    with ann.sit(match) as seat:
        seat.until_state(lambda state: state["status"] == "over")
    record = ann.json("GET", f"/api/matches/{match}/record")
    record["entries"][3] = [0, "sing"]
    refused = ann.ask("POST", "/api/import", json=record)
    assert (refused.status_code, refused.json()["error"]) == (400, "record-entry")
    assert "Entrée 3" in refused.json()["message"]
    assert len(ann.json("GET", "/api/matches")["mine"]) == 1


def test_the_same_table_is_dealt_again_once_it_is_over(house: OpenHouse) -> None:
    ann = house.visitor()
    first = ann.new_match("me", "bot", options={"rich": True})["match"]
    assert ann.ask("POST", f"/api/matches/{first}/again").json()["error"] == "not-again"
    with ann.sit(first) as seat:
        seat.play_on()
    again = ann.json("POST", f"/api/matches/{first}/again")["match"]
    assert again != first
    with ann.sit(again) as seat:
        seat.until_asked()
        assert [card["kind"] for card in seat.state["seats"]] == ["me", "bot", "automaton"]


def test_rules_and_provenance_of_a_game_can_be_read(house: OpenHouse) -> None:
    ann = house.visitor()
    rules = {rule["id"]: rule for rule in ann.json("GET", "/api/rules/marajoara")}
    assert "14 rounds" in rules["MJ-OV-01"]["text"]
    chapters = {chapter["id"]: chapter for chapter in ann.json("GET", "/api/edition/marajoara")}
    assert chapters["board"]["source"] == "X"
    assert {row["source"] for row in chapters["game"]["rows"]} == {"R", "S"}
    assert ann.ask("GET", "/api/rules/chess").json()["error"] == "game"


def test_one_guest_s_tables_never_push_out_others(tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, public_per_guest=100)
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    first = bob.new_match("me", "open", public=True)["match"]
    for _ in range(70):
        ann.new_match("me", "open", public=True)
    shown = eve.json("GET", "/api/matches")["open"]
    assert len(shown) == 60
    assert first in [row["match"] for row in shown]
    house.close()


def test_a_guest_opens_only_so_many_public_tables(house: OpenHouse) -> None:
    ann = house.visitor()
    made = [ann.new_match("me", "open", public=True)["match"] for _ in range(5)]
    wanted = {"game": "tide", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    refused = ann.ask("POST", "/api/matches", json=wanted)
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many-public")
    ann.new_match("me", "open")
    ann.json("DELETE", f"/api/matches/{made[0]}")
    ann.new_match("me", "open", public=True)
