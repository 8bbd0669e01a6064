"""An owner's edition of a box: new tables are played with it, and every table keeps the one it was dealt with."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from tests.arena.visitor import OpenHouse, Visitor


def dealt(ann: Visitor) -> str:
    """A new table, dealt."""
    match = str(ann.new_match("me", "bot", game="excavation_earth")["match"])
    with ann.sit(match) as seat:
        seat.until_asked()
    return match


def credits(ann: Visitor, match: str) -> int:
    with ann.sit(match) as seat:
        return int(seat.until_asked()["sheet"]["totals"][0])


def test_new_tables_have_the_owners_edition_and_old_ones_keep_theirs(tmp_path: Path) -> None:
    printed = (files("vestige.games.excavation_earth") / "components.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(printed.replace("credits = 8", "credits = 11", 1), "utf-8")
    house = OpenHouse(tmp_path / "data")
    ann = house.visitor()
    old = dealt(ann)
    assert house.close() == 0

    house.editions = (mine,)
    house.open()
    chapters = {chapter["id"]: chapter for chapter in ann.json("GET", "/api/edition/excavation_earth")}
    assert [row["text"] for row in chapters["start"]["rows"] if row["id"] == "credits"] == ["11"]
    new = dealt(ann)
    assert (credits(ann, old), credits(ann, new)) == (8, 11)
    assert house.close() == 0

    house.editions = ()
    house.open()
    assert (credits(ann, old), credits(ann, new)) == (8, 11)
    assert house.close() == 0


def test_a_wrong_edition_keeps_the_house_closed(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('[game]\nid = "chess"\n')
    house = OpenHouse(tmp_path / "data", wrong)
    assert house.said.startswith("game: ")
    assert house.process.wait() == 2
