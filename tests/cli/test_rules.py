"""Rules by their number, with the tests that show them."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Vestige
from vestige.cli.rulebook import RuleTest, marked, rule_tests, rule_text
from vestige.kernel.errors import BadInput
from vestige.texts.rulebook import CHECKOUT, rule_ids

PAGE = """# Tide

## 1. Turns

- `TD-DEED-01` — dive, peek
  or throw.
- `TD-DEED-02` — as TD-DEED-01, but wet.

`TD-M3-04b` — a paragraph
of two lines

and another one.

| id | rule |
|---|---|
| TD-AMB-1 | doubtful |

### TD-END-01 The end

After three rounds.

Points win.

## Next
"""


def test_every_number_that_begins_a_rule_is_found() -> None:
    assert rule_ids(PAGE) == ["TD-DEED-01", "TD-DEED-02", "TD-M3-04b", "TD-AMB-1", "TD-END-01"]


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("TD-DEED-01", "- `TD-DEED-01` — dive, peek\n  or throw."),
        ("TD-DEED-02", "- `TD-DEED-02` — as TD-DEED-01, but wet."),
        ("TD-M3-04b", "`TD-M3-04b` — a paragraph\nof two lines"),
        ("TD-AMB-1", "| TD-AMB-1 | doubtful |"),
        ("TD-END-01", "### TD-END-01 The end\n\nAfter three rounds.\n\nPoints win."),
    ],
)
def test_a_rule_is_cut_out_whole(rule: str, text: str) -> None:
    assert rule_text(PAGE, rule) == text


def test_an_unknown_number_names_its_neighbours() -> None:
    with pytest.raises(BadInput) as bad:
        rule_text(PAGE, "TD-DEED-99")
    assert bad.value.where == {"rule": "TD-DEED-99", "known": "TD-DEED-01, TD-DEED-02"}


def test_the_tests_of_a_rule_are_found_by_their_mark() -> None:
    found = {(test.file, test.sentence) for test in rule_tests("MJ-CAP-03")}
    assert found
    assert all(file.startswith("tests/games/marajoara/test_") for file, _ in found)
    assert not any("_" in sentence for _, sentence in found)


def test_a_mark_may_carry_several_rules() -> None:
    text = '@pytest.mark.rule("TD-A-01", "TD-A-02")\ndef test_it_is_wet() -> None: ...\ndef test_other() -> None: ...\n'
    for rule, tests in (("TD-A-02", [RuleTest("tests/test_x.py", 2, "it is wet")]), ("TD-A-03", [])):
        assert list(marked(CHECKOUT / "tests" / "test_x.py", text, rule)) == tests


def test_a_page_of_rules_is_read_whole(vestige: Vestige, wrecks: None) -> None:
    ran = vestige("rules sinks")
    assert ran.code == 0
    assert "WR-REEF-01" in ran.out
    assert "WR-REEF-02" in ran.out


def test_one_rule_is_read_alone(vestige: Vestige, wrecks: None) -> None:
    ran = vestige("rules sinks wr-reef-02")
    assert "Nobody survives it." in ran.out
    assert "WR-REEF-01" not in ran.out


def test_unknown_rules_and_pages_are_refused(vestige: Vestige, wrecks: None) -> None:
    assert vestige("rules tide").err == "There is no page of rules for tide.\n"
    ran = vestige("rules sinks WR-REEF-09")
    assert (ran.code, ran.err) == (2, "Unknown rule WR-REEF-09; known: WR-REEF-01, WR-REEF-02.\n")
