"""What stands beside the board."""

from __future__ import annotations

from tests.games.marajoara.test_scene import dealt
from tests.scene_checks import words
from vestige.games.marajoara.scene import headline, panels
from vestige.games.marajoara.table import MarajoaraTable
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick
from vestige.kernel.view import view


def stages(t: MarajoaraTable) -> list[str]:
    """The head line, what is going on in capitals."""
    line = headline(view(t, 0), words("marajoara", "en").say)
    return [stage.text.upper() if stage.state == "now" else stage.text for stage in line]


def play(t: MarajoaraTable, verb: str) -> None:
    seat = t.asked()[0]
    t.play(seat, next(action for action in t.options(seat) if action[0] == verb))


def test_the_head_line_follows_the_turn() -> None:
    t = dealt(2, seed=b"2")
    assert stages(t) == ["START TOKENS", "Round 1 of 14"]
    play(t, "start_token")
    play(t, "start_token")
    assert stages(t) == ["Round 1 of 14", "CAPTURE", "Free actions", "Recycling"]
    play(t, "capture")
    while t.captured >= 0:
        assert stages(t)[1] == "CAPTURE"
        t.play(t.asked()[0], t.options(t.asked()[0])[-1])
    assert stages(t) == ["Round 1 of 14", "Capture", "FREE ACTIONS", "Recycling"]


def test_a_finished_game_says_so() -> None:
    t = dealt(2, seed=b"2")
    playout(t, Quick(1), Tally())
    assert stages(t) == ["Round 14 of 14", "END OF THE GAME"]


def test_alone_rounds_are_counted_as_in_the_log_and_the_mission_is_named() -> None:
    t = dealt(1, {"mission": 6})
    play(t, "start_token")
    assert stages(t)[0] == "Round 1"
    assert panels(view(t, 0), words("marajoara", "en").say)[0].role == "Mission 6"


def test_a_panel_counts_what_a_player_has() -> None:
    t = dealt(3, {"first_player": "p2"})
    t.museums[1].vases = 2
    t.museums[1].restored = 0b101
    t.score(1, 0, 12)
    panel = panels(view(t, 0), words("marajoara", "en").say)[1]
    assert (panel.score, panel.role) == (12, "first player")
    assert [row.text for row in panel.rows] == ["2/6", "2/5", "0", "0"]
