"""One reader of a game's page of rules."""

from __future__ import annotations

from vestige.texts.rulebook import Rule, rule_ids, rules, rules_page

PAGE = """# Tide
## 1. The shore
- `TD-OV-01` — Two or three people
  and a **heron**, see
  `TD-HERON-01`. **[R]**
- `TD-DIF-E1` — One shell less.
- An item without an id.

| `TD-TAB-01` | three rounds |
TD-OV-02: a paragraph.
Its second line.

### TD-HERON-01 The heron
takes a shell.
- `TD-OV-01` again.
"""


def test_every_rule_is_read_once_with_chapter_and_plain_words() -> None:
    assert list(rules(PAGE)) == [
        Rule("TD-OV-01", "1. The shore", "Two or three people and a heron, see TD-HERON-01."),
        Rule("TD-DIF-E1", "1. The shore", "One shell less."),
        Rule("TD-TAB-01", "1. The shore", "three rounds"),
        Rule("TD-OV-02", "1. The shore", "a paragraph. Its second line."),
        Rule("TD-HERON-01", "TD-HERON-01 The heron", "The heron takes a shell. - TD-OV-01 again."),
    ]


def test_ids_come_in_the_order_of_the_page() -> None:
    assert rule_ids(PAGE) == ["TD-OV-01", "TD-DIF-E1", "TD-TAB-01", "TD-OV-02", "TD-HERON-01"]


def test_a_page_speaks_the_readers_language_and_otherwise_english() -> None:
    for lang, title in (
        ("fr", "# Marajoara — les règles"),
        ("en", "# Marajoara — the rules"),
        ("de", "# Marajoara — the rules"),
    ):
        page = rules_page("marajoara", "vestige.games.marajoara", lang)
        assert page is not None
        assert page.startswith(title)


def test_a_game_without_a_page_has_none() -> None:
    assert rules_page("chess", "vestige.kernel.game", "fr") is None
