"""Zu shows its work: no step of its turn is silent."""

from random import Random

import pytest

from tests.commands import options, play
from tests.games.excavation_earth.positions import begin, deal, position, seat, table
from vestige.games.excavation_earth import GAME
from vestige.games.excavation_earth.game import SOLO_OPTIONS
from vestige.games.excavation_earth.words import ZU_RULES
from vestige.kernel.values import Plain


def shown(card: str, **rest: Plain) -> list[str]:
    """What Zu says while it carries out this card after p1 has passed: keys, and the rules it names."""
    kinds = ("excavate", "market", "command", "sell", "snipe", "survey")
    left = [int(f"zu_{kind}" in card) for kind in kinds]
    own, options = rest.pop("own", {}), rest.pop("options", {})
    match = position(
        rest.pop("you", seat("red_seal_1")),
        own,
        players=1,
        options=options,
        order=["p1", "p2"],
        zu={"left": [*left, 0], "unseen": [card]},
        **rest,
    )
    box = table(match).box
    lines: list[str] = []
    for event in play(match, "pass"):
        if event.key == "zu_rule":
            assert box.zu_cards[event.values[0]] == card
            lines.append(ZU_RULES[event.values[1]][3:])
        elif event.key == "zu_passed":
            return lines
        elif event.key.startswith("zu_"):
            lines.append(event.key)
    raise AssertionError(lines)


ALL = {f"market_{number}": 1 for number in range(1, 7)}


@pytest.mark.rule("EE-ZU-FAIL-01", "EE-ZU-MKT-01", "EE-ZU-SEL-01", "EE-ZU-SNI-01", "EE-ZU-SUR-02", "EE-ZU-SMG-06")
@pytest.mark.parametrize(
    ("card", "rest", "why"),
    [
        ("zu_market_1", {"own": {"traders": ALL}}, ["ZU-MKT-01"]),
        ("zu_sell_1", {}, ["ZU-SEL-01"]),
        ("zu_snipe_1", {}, ["ZU-SNI-01"]),
        ("zu_survey_1", {}, ["ZU-SUR-02"]),
        (
            "zu_excavate_red_yellow",
            {"own": {"credits": 0}, "buyers": {"red": 0}},
            ["ZU-EXC-02", "zu_colour", "ZU-EXC-08", "ZU-SMG-03", "ZU-SMG-06"],
        ),
        ("zu_command_seal", {"own": {"envoys": {"left": 22}}, "options": {"limited_crew": True}}, ["DIF-E5"]),
    ],
)
def test_zu_says_why_an_action_fails(card: str, rest: dict[str, Plain], why: list[str]) -> None:
    assert shown(card, **rest) == ["zu_card", *why, "ZU-FAIL-01", "zu_failed"]


@pytest.mark.rule("EE-ZU-PRI-01", "EE-ZU-EXC-03", "EE-ZU-SUR-04")
def test_zu_says_when_chance_decides() -> None:
    assert shown("zu_excavate_red_yellow", sites={"red_fork": 1, "yellow_fork": 1})[1:5] == [
        "ZU-EXC-02",
        "ZU-EXC-03",
        "zu_chance",
        "zu_colour",
    ]
    assert shown("zu_market_1", own={"traders": {"market_1": 1, "market_3": 1, "market_5": 1}})[1:4] == [
        "AMB-33",
        "ZU-MKT-03",
        "zu_chance",
    ]


@pytest.mark.rule("EE-ZU-MKT-04", "EE-ZU-MKT-02", "EE-DIF-E3", "EE-DIF-E5")
def test_zu_says_what_is_missing() -> None:
    own = {"traders": {f"market_{number}": 1 for number in range(2, 7)}, "hold": ["red_eye"]}
    assert shown("zu_market_1", own=own, buyers={"white": 0, "red": 0}) == [
        *("zu_card", "ZU-MKT-02", "ZU-PRI-01", "zu_colour", "ZU-MKT-03", "ZU-MKT-04", "zu_no_buyer", "zu_no_buyer")
    ]
    one_cube: dict[str, Plain] = {"own": {"envoys": {"left": 21}}, "options": {"limited_crew": True}}
    assert shown("zu_command_seal", **one_cube) == ["zu_card", "ZU-CMD-01", "DIF-E5"]
    assert shown("zu_excavate_red_yellow", sites={"red_fork": 1}, buyers={"red": 1}, **one_cube)[-2:] == [
        "ZU-EXC-06",
        "ZU-EXC-05",
    ]


@pytest.mark.rule("EE-SOLO-10")
@pytest.mark.parametrize("seed", range(4))
def test_every_card_is_named_and_a_rule_follows_at_once(seed: int) -> None:
    source = Random(seed)
    clash = ("no_failure_credits", "failure_15")[seed % 2]
    chosen = [option.id for option in SOLO_OPTIONS if option.id != clash and source.random() < seed / 3]
    match = begin(deal(1, bytes([seed]), (), **dict.fromkeys(chosen, True)))
    keys: list[str] = []
    while match.table.stack:
        keys += [event.key for event in match.play(0, GAME.encode(source.choice(options(match))))]
    cards = [place for place, key in enumerate(keys) if key == "zu_card"]
    assert len(cards) >= 15
    assert {keys[place + 1] for place in cards} == {"zu_rule"}
    assert keys.count("zu_deck") == 2
