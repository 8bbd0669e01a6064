"""The comparison of two languages finds each way in which they can differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from vestige.texts.check import Fault, faults, parameters


def write(folder: Path, english: str, french: str) -> Path:
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "fr.ftl").write_text(french, encoding="utf-8")
    return folder


def test_keys_and_attributes_with_their_parameters(tmp_path: Path) -> None:
    write(tmp_path, "ask-turn = { $n ->\n    [one] x\n   *[other] { $seat }\n }\n    .wait = { $seat }\n", "")
    assert parameters(tmp_path, "en") == {"ask-turn": {"n", "seat"}, "ask-turn.wait": {"seat"}}


@pytest.mark.parametrize(
    ("english", "french", "fault"),
    [
        ("a = x\nb = x", "a = x", Fault("fr", "b", "missing")),
        ("a = x", "a = x\n    .tip = y", Fault("en", "a.tip", "missing")),
        ("a = { $n }", "a = { $m }", Fault("", "a", "parameters")),
        ("a = x\na = y", "a = x", Fault("en", "a", "twice")),
        ("a = x", "a = x\n?", Fault("fr", "fr.ftl: ?", "unreadable")),
    ],
)
def test_each_difference_is_found(tmp_path: Path, english: str, french: str, fault: Fault) -> None:
    assert faults(write(tmp_path, english, french)) == [fault]


def test_two_languages_that_agree_have_no_fault(tmp_path: Path) -> None:
    assert faults(write(tmp_path, "a = { $n } stones\n    .tip = x", "a = { $n } pierres\n    .tip = y")) == []
