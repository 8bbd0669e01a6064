"""The search: repeatable, honest about what it may know, and better than looking one answer ahead."""

from __future__ import annotations

import time
from typing import Any

import pytest

from vestige.bots.greedy import GreedyBot
from vestige.bots.levels import LEVELS, PEOPLE, budget, invite
from vestige.bots.search.bot import SearchBot
from vestige.bots.search.node import Node
from vestige.bots.search.tree import Search
from vestige.games.marajoara.insight import MarajoaraInsight
from vestige.kernel.bot import Budget
from vestige.kernel.errors import BadInput
from vestige.kernel.insight import CURIOSITY, PLAIN, Insight, insight_of, shares, won_shares
from vestige.kernel.playout import Tally, playout
from vestige.kernel.rng import Quick, Rng
from vestige.kernel.score import LOST, RANKED, WON, Result
from vestige.kernel.shelf import Shelf
from vestige.kernel.table import Table
from vestige.kernel.values import Action
from vestige.kernel.view import View, view
from vestige.lab.marbles import KERNEL

GAMES = ("council_of_shadows", "excavation_earth", "hoyuk", "magnastorm", "marajoara", "tide")


def after_some(game: str, seats: int, seed: int, answers: int) -> Table:
    t = Shelf().find(game).deal(seats, seed=seed.to_bytes(4, "big"))
    playout(t, Quick(seed), Tally(), answers)
    return t


def answer(t: Table, seat: int, walks: int, seed: int = 0) -> Action:
    seen = view(t, seat)
    return SearchBot().choose(seen, seen.options(), Quick(seed), Budget(rollouts=walks))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_walks_and_seed_give_the_same_answer(game: str) -> None:
    t = after_some(game, 2, 5, 12)
    seat = t.asked()[0]
    assert answer(t, seat, 30) == answer(t, seat, 30)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_may_not_see_never_changes_its_choice(game: str, level: str) -> None:
    """Another table that looks the same to the seat – hidden cards dealt anew, chance to come another – gets the same
    answer."""
    for seed in range(3):
        t = after_some(game, 2, seed, 17)
        if t.over():
            continue
        seat = t.asked()[0]
        other = view(t, seat).imagine(Quick(99))
        other.rng = Rng(b"another")
        seen, alike = view(t, seat), view(other, seat)
        assert seen.document() == alike.document()
        chosen = [invite(level).choose(one, one.options(), Quick(7), Budget(rollouts=12)) for one in (seen, alike)]
        assert chosen[0] == chosen[1]


def test_a_search_finds_what_is_best_later() -> None:
    """Seven marbles now, and the odd one kept."""
    t = KERNEL.deal(2)
    assert answer(t, 0, 200) == ("take", 7)
    t.play(0, ("take", 7))
    assert answer(t, 0, 50) == ("keep",)


@pytest.mark.parametrize("game", ["marajoara", "tide"])
def test_who_only_answers_stops_when_nothing_else_can_be_tried_most_and_answers_the_same(game: str) -> None:
    shorter = 0
    for seed in range(3):
        t = after_some(game, 2, seed, 14)
        seat = t.asked()[0]
        seen, walked = view(t, seat), []
        for to_answer in (False, True):
            search = Search(seat, insight_of(t.game))
            search.think(seen, Quick(seed), Budget(rollouts=400), to_answer)
            walked.append((search.walks, search.opinions(seen.options())[0].action))
        assert walked[0][0] == 400
        assert walked[0][1] == walked[1][1]
        shorter += walked[1][0] < 400
    assert shorter


def test_the_tree_is_kept_while_the_own_action_goes_on_and_only_then() -> None:
    t, bot, rng = KERNEL.deal(2), SearchBot(), Quick(0)
    seen = view(t, 0)
    bot.choose(seen, seen.options(), rng, Budget(rollouts=200))
    t.play(0, ("take", 7))
    seen = view(t, 0)
    kept = bot.kept(seen, seen.options())
    assert kept is not None
    assert kept.root.visits > 0
    t.play(0, ("keep",))
    t.play(1, ("take", 0))
    seen = view(t, 0)
    assert bot.kept(seen, seen.options()) is None


def test_a_search_that_nobody_waits_for_stops() -> None:
    t, asked = KERNEL.deal(2), [0]

    def stop() -> bool:
        asked[0] += 1
        return asked[0] > 3

    seen = view(t, 0)
    search = Search(0, PLAIN)
    search.think(seen, Quick(0), Budget(seconds=3600.0, stop=stop))
    assert search.walks == 3


def test_time_is_a_budget_too() -> None:
    seen = view(KERNEL.deal(2), 0)
    search = Search(0, PLAIN)
    start = time.perf_counter()
    search.think(seen, Quick(0), Budget(seconds=0.05))
    assert search.walks > 0
    assert time.perf_counter() >= start + 0.05


def test_seats_that_plan_at_the_same_time_do_not_answer_each_others_plans() -> None:
    """Where all answer at once, the others' first nodes hang beside the root, whatever the seat itself planned."""
    t = Shelf()["tide"].deal(3, seed=b"plan")
    while len(t.asked()) < 2:
        playout(t, Quick(3), Tally(), 1)
    seat = t.asked()[0]
    search = Search(seat, PLAIN)
    search.think(view(t, seat), Quick(1), Budget(rollouts=60))
    assert set(search.beside.nodes) <= set(t.asked()) - {seat}
    assert search.beside.nodes


def test_many_options_are_considered_little_by_little() -> None:
    node, options = Node(0), [("take", number) for number in range(100)]
    node.meet(options, [1.0] * 100)
    tried = set()
    for _ in range(30):
        edge = node.pick(options, CURIOSITY)
        edge.note(0.5)
        node.visits += 1
        tried.add(edge.action)
    assert 1 < len(tried) < 30


def test_chances_add_up_and_a_finished_game_counts_as_it_ended() -> None:
    assert sum(shares([3.0, 1.0, -200.0])) == pytest.approx(1.0)
    assert shares([0.0]) == [0.5]
    assert won_shares(Result(RANKED, [9, 9, 2], [1, 1, 3]), 3) == [0.5, 0.5, 0.0]
    assert won_shares(Result(WON, [9], [1]), 2) == [1.0, 0.0]
    assert won_shares(Result(LOST, [9], [2]), 2) == [0.0, 1.0]


def test_three_who_play_another_game_than_two_have_weights_of_their_own() -> None:
    insight = insight_of(Shelf().find("hoyuk"))
    assert insight.mixed(1.0, 2) == pytest.approx(insight.early)
    assert insight.mixed(1.0, 3) == pytest.approx(insight.crowd_early) != insight.early
    assert insight.mixed(0.0, 5) == insight.crowd_late != insight.late
    alike = insight_of(Shelf().find("marajoara"))
    assert alike.mixed(0.0, 4) == alike.late


def test_against_an_automaton_other_things_may_count() -> None:
    insight = insight_of(Shelf().find("excavation_earth"))
    assert insight.mixed(0.0, 2, automaton=True) == insight.automaton_late != insight.late
    assert insight.mixed(0.0, 2) == insight.late
    alike = insight_of(Shelf().find("council_of_shadows"))
    assert alike.mixed(0.0, 3, automaton=True) == alike.crowd_late


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_its_weights_and_is_counted_for_every_seat(game: str) -> None:
    for seats in Shelf().find(game).players:
        t = after_some(game, seats, 3, 25)
        insight = insight_of(t.game)
        rows = insight.terms(t)
        assert len(rows) == t.seats
        assert {len(row) for row in rows} == {len(insight.names)} == {len(insight.first)} == {len(insight.late)}
        assert 0.0 <= insight.left(t) <= 1.0
        assert insight.secret <= set(insight.names)
        assert set(insight.readiness) <= set(t.game.verbs)


class Watching(Insight[Any]):
    """Sees as the game's own insight does, and notes which questions were open where a walk was judged."""

    names = MarajoaraInsight.names

    def __init__(self, package: str) -> None:
        super().__init__(package)
        self.eyes, self.judged = MarajoaraInsight(package), set[str]()

    def chances(self, t: Any) -> list[float]:
        self.judged |= {question.name for seat in t.asked() if (question := t.current(seat))}
        return self.eyes.chances(t)

    def chance(self, t: Any, seat: int) -> float:
        return self.eyes.chance(t, seat)


def test_walks_are_never_judged_in_the_middle_of_an_action() -> None:
    """Only before and after a capture, where the other player is asked, and before the game begins."""
    insight = Watching("vestige.games.marajoara")
    for seed in range(4):
        t = after_some("marajoara", 2, seed, 14 + 5 * seed)
        seat = t.asked()[0]
        Search(seat, insight).think(view(t, seat), Quick(seed), Budget(rollouts=60))
    assert {"turn", "finish"} <= insight.judged <= {"turn", "finish", "other_token", "start_token"}


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_nobody_takes_back_what_they_have_just_planned(level: str) -> None:
    """A bot that puts a card and takes it back again gets nowhere, and keeps the others waiting."""
    t, rng, bot = after_some("council_of_shadows", 2, 5, 2), Quick(1), invite(level)
    planned = 0
    for _ in range(60):
        seat = t.asked()[0]
        seen = view(t, seat)
        action = bot.choose(seen, seen.options(), rng, Budget(rollouts=8))
        assert action[0] != "take_back"
        planned += action[0] == "put"
        t.play(seat, action)
    assert planned > 3


@pytest.mark.parametrize("game", GAMES)
def test_every_level_answers_every_question_of_a_game(game: str) -> None:
    t, rng = after_some(game, 2, 8, 6), Quick(1)
    bots = [invite(PEOPLE[0]), invite(PEOPLE[2])]
    for _ in range(40):
        if t.over():
            break
        seat = t.asked()[0]
        seen = view(t, seat)
        action = bots[seat].choose(seen, seen.options(), rng, Budget(rollouts=4))
        assert action in t.options(seat)
        t.play(seat, action)


def test_a_level_may_be_named_with_its_walks() -> None:
    assert budget("master:500").rollouts == 500
    assert budget("expert").rollouts == 0
    assert budget("expert").seconds < budget("master").seconds <= 2.0
    for wrong in ("master:many", "greedy:3", "genius"):
        with pytest.raises(BadInput, match="bot"):
            invite(wrong)


class Curious(GreedyBot):
    """For the test of bots of one's own."""

    def choose(self, view: View[Any], options: list[Action], rng: Rng, budget: Budget) -> Action:
        return options[-1]


def test_a_bot_of_ones_own_is_invited_by_file_and_class() -> None:
    own, t = invite(f"{__file__}:Curious"), KERNEL.deal(2, {}, [], bytes(8))
    seat = t.asked()[0]
    options = t.options(seat)
    assert own.choose(view(t, seat), options, Quick(1), Budget()) == options[-1] != options[0]
    assert budget(f"{__file__}:Curious").seconds > 0


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("no/such.py:Bot", "own-bot-file"),
        (f"{__file__}:GAMES", "own-bot-class"),
        (f"{__file__}:Nobody", "own-bot-class"),
    ],
)
def test_a_bot_of_ones_own_that_is_none_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        invite(name)


def test_a_file_that_breaks_is_refused_with_its_error(tmp_path: Any) -> None:
    file = tmp_path / "broken.py"
    file.write_text("import nothing_of_that_name\n", "utf-8")
    with pytest.raises(BadInput, match="nothing_of_that_name"):
        invite(f"{file}:Bot")
