"""Several seats plan at once, in secret, and may go back until they confirm."""

import pytest
from tide import GAME

from vestige.kernel.document import document, restore
from vestige.kernel.errors import Refused
from vestige.kernel.match import Match, new_match
from vestige.kernel.rng import Quick
from vestige.kernel.verb import HIDDEN


def planning() -> Match:
    return new_match(GAME, 2, seed=b"plan")


def hand(match: Match, seat: int) -> list[str]:
    return [words[1] for words in map(GAME.encode, match.table.options(seat))]


def plan(match: Match, seat: int, stake: int) -> None:
    for _ in range(2):
        match.play(seat, ["pick", hand(match, seat)[0]])
    match.play(seat, ["stake", stake])


def test_all_people_are_asked_at_once_and_the_automaton_is_not() -> None:
    assert planning().table.asked() == (0, 1)


def test_a_lane_asks_its_questions_one_after_the_other() -> None:
    match = planning()
    asked = []
    for words in (["pick", hand(match, 0)[0]], ["pick", hand(match, 0)[1]], ["stake", 1], ["confirm"]):
        question = match.table.current(0)
        assert question is not None
        asked.append(question.name)
        match.play(0, words)
    assert asked == ["pick", "pick", "stake", "confirm"]
    assert match.table.asked() == (1,)


def test_planners_never_make_each_other_stale() -> None:
    match = planning()
    number = match.number
    plan(match, 0, 0)
    match.play(0, ["confirm"])
    assert match.number == number
    plan(match, 1, 0)
    match.play(1, ["confirm"])
    assert match.number == number + 1


def test_a_seat_takes_back_its_own_answers_and_nobody_elses() -> None:
    match = planning()
    first = hand(match, 0)[0]
    match.play(0, ["pick", first])
    match.play(1, ["pick", hand(match, 1)[0]])
    match.undo(0)
    assert first in hand(match, 0)
    assert len(match.table.options(1)) == 2
    with pytest.raises(Refused, match="E_NO_UNDO"):
        match.undo(0)


def test_after_confirming_nothing_is_taken_back() -> None:
    match = planning()
    plan(match, 0, 0)
    match.play(0, ["confirm"])
    with pytest.raises(Refused, match="E_NO_UNDO"):
        match.undo(0)


def test_others_see_only_whether_a_seat_has_confirmed() -> None:
    match = planning()
    before = match.view(1).document()
    plan(match, 0, 2)
    assert match.view(1).document() == before
    assert match.view(1).document()["seat"][0]["stake"] == HIDDEN
    match.play(0, ["confirm"])
    lanes = match.view(1).document()["question"][0]["lanes"]
    assert (lanes[0]["confirmed"], lanes[0]["question"]) == (True, [])


def test_the_order_of_arrival_changes_nothing() -> None:
    hashes = []
    for order in ((0, 1), (1, 0)):
        match = planning()
        for seat in order:
            plan(match, seat, 1)
        for seat in order:
            match.play(seat, ["confirm"])
        hashes.append(match.hash())
    assert hashes[0] == hashes[1]


# ---- open plans


def test_open_plans_show_every_answer_to_all_and_the_number_stands_still() -> None:
    match = new_match(GAME, 2, {"open": True}, seed=b"plan")
    number = match.number
    shell = hand(match, 0)[0]
    match.play(0, ["pick", shell])
    for reader in (1, None):
        shown = match.view(reader).document()
        assert shown["seat"][0]["picks"] == [shell]
        assert shown["question"][0]["lanes"][0]["question"][0] == {"step": "pick", "seat": "p1"}
    assert match.number == number


def test_an_imagined_table_keeps_open_plans() -> None:
    match = new_match(GAME, 2, {"open": True}, seed=b"plan")
    plan(match, 0, 1)
    match.play(0, ["confirm"])
    imagined = document(match.view(1).imagine(Quick(3)))["seat"][0]
    assert (imagined["picks"], imagined["stake"]) == (document(match.table)["seat"][0]["picks"], 1)


# ---- a plan rearranged in one looping question


def loose() -> Match:
    return new_match(GAME, 2, {"loose": True}, seed=b"plan")


def offered(match: Match, seat: int) -> set[str]:
    return {action[0] for action in match.table.options(seat)}


def test_a_lane_s_own_question_confirms_and_nothing_else_is_asked() -> None:
    match = loose()
    for _ in range(2):
        assert "confirm" not in offered(match, 0)
        match.play(0, match.game.encode(match.table.options(0)[0]))
    match.play(0, ["confirm"])
    assert match.table.asked() == (1,)


def test_at_its_limit_a_lane_is_offered_only_what_completes_the_plan() -> None:
    match = loose()
    shell = hand(match, 0)[0]
    for _ in range(3):
        match.play(0, ["pick", shell])
        match.play(0, ["put", shell])
    assert offered(match, 0) == {"pick"}
    assert match.view(0).options() == match.table.options(0)
    match.play(0, ["pick", shell])
    with pytest.raises(Refused) as refused:
        match.play(0, ["put", shell])
    assert (refused.value.reason.code, refused.value.reason.args) == ("E_NO_REARRANGING", (6,))
    assert offered(match, 0) == {"pick"}
    match.play(0, ["pick", hand(match, 0)[0]])
    assert match.table.options(0) == [("confirm",)]
    assert restore(GAME, document(match.table)).options(0) == [("confirm",)]


def test_an_answer_taken_back_no_longer_counts() -> None:
    match = loose()
    shell = hand(match, 0)[0]
    for _ in range(20):
        match.play(0, ["pick", shell])
        match.undo(0)
    match.play(0, ["pick", shell])
    assert offered(match, 0) == {"pick", "put"}


def test_how_often_a_plan_was_rearranged_shows_to_nobody_else() -> None:
    match = loose()
    shell, before = hand(match, 0)[0], match.view(1).document()
    match.play(0, ["pick", shell])
    match.play(0, ["put", shell])
    assert match.view(1).document() == before
    assert "answers" not in before["question"][0]["lanes"][0]


def test_a_guess_fills_a_confirmed_plan_of_another_seat() -> None:
    match = loose()
    for _ in range(2):
        match.play(0, match.game.encode(match.table.options(0)[0]))
    match.play(0, ["confirm"])
    seen = match.view(1)
    guesses = {tuple(document(seen.imagine(Quick(seed)))["seat"][0]["picks"]) for seed in range(20)}
    assert len(guesses) > 1
    assert {len(picks) for picks in guesses} == {2}


def test_no_game_is_cut_short_inside_a_together() -> None:
    match = planning()
    match.table.bound = match.table.question
    plan(match, 0, 0)
    match.play(0, ["confirm"])
    plan(match, 1, 0)
    assert not match.table.unfinished
    match.play(1, ["confirm"])
    match.play(0, ["throw"])
    assert match.table.unfinished
