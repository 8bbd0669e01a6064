"""Questions that the rulebook leaves open, decided while reading it a second time."""

from __future__ import annotations

from typing import Any

import pytest

from vestige.games.council_of_shadows import GAME
from vestige.kernel.errors import Refused
from vestige.kernel.match import Match, match_from_position

TILES = {"grey_1": "s1_01", "grey_2": "s1_02"}


def solo(**more: Any) -> dict[str, Any]:
    """One person and the automa, which is the second seat."""
    human, automa = more.pop("human", {}), more.pop("machine", {})
    return {"players": 1, "tiles": TILES, "seat": [human, automa], **more}


@pytest.mark.rule("CS-SOLO-15", "CS-AMB-22")
def test_the_two_systems_drawn_for_the_automa_lie_open() -> None:
    """The person turns them up and chooses for the automa: there is nobody to hide them from."""
    match = match_from_position(
        GAME,
        solo(
            piles={"pile_1": ["s1_03", "s1_04"]},
            automa={"card": "automa_02"},
            question=[{"step": "automa_row", "row": 0}, {"step": "automa_turn"}],
        ),
    )
    assert match.table.asked() == (0,)
    for reader in (0, None):
        assert match.view(reader).document()["piles"]["pile_1"]["cards"][:2] == ["s1_03", "s1_04"]
    match.play(0, ["lay", "s1_04", "orange_1"])
    assert match.view(None).document()["piles"]["pile_1"]["cards"][-1] == "s1_03"


def ended(human_energy: int) -> Match:
    human = {"energy": human_energy, "consumption": 50, "level": 3, "gems": {}, "bonus": []}
    machine = {"energy": 12, "consumption": 50, "level": 3, "bonus": []}
    return match_from_position(
        GAME, solo(human=human, machine=machine, throne="p2", question=[{"step": "final_count"}])
    )


@pytest.mark.rule("CS-SOLO-32", "CS-WIN-04")
@pytest.mark.parametrize(("energy", "kind"), [(13, "won"), (12, "won"), (11, "lost")])
def test_alone_a_shared_victory_is_a_victory(energy: int, kind: str) -> None:
    """Level, energy and cubes equal to the automa's: those who tie share the victory, so the person has won."""
    result = ended(energy).table.result()
    assert result is not None
    assert result.kind == kind


@pytest.mark.rule("CS-DISC-01", "CS-AMB-28")
def test_an_empty_pile_is_refused_like_a_sector_without_a_space() -> None:
    """Nothing can be discovered there, although spaces are free; the other pile can still be chosen."""
    match = match_from_position(
        GAME,
        {
            "players": 2,
            "tiles": TILES,
            "piles": {"pile_1": {"cards": [], "short": True}},
            "seat": [{"areas": {"area_1": ["start_discover"]}, "upgrades": ["range_1_2"]}, {}],
            "question": [{"step": "act", "seat": "p1", "area": "area_1"}],
        },
    )
    assert [GAME.encode(action) for action in match.table.options(0)] == [["discover", "pile_2"], ["decline"]]
    with pytest.raises(Refused) as refused:
        match.play(0, ["discover", "pile_1"])
    assert refused.value.reason.code == "CS_ERR_NO_FREE_SPACE"
