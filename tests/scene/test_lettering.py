"""Labels stay in their place."""

from __future__ import annotations

from vestige.scene.lettering import fitted_size, label, measure, paragraph, shorten, wrap

SENTENCE = "Payez la valeur d’un dé rouge en crédits et marquez le double"


def test_heavier_letters_are_wider() -> None:
    assert measure("Chariot", 12, 400) < measure("Chariot", 12, 600) < measure("Chariot", 12, 800)


def test_width_grows_with_the_size() -> None:
    assert measure("Ardoise", 24) == 2 * measure("Ardoise", 12)


def test_every_face_of_the_site_is_measured() -> None:
    faces = ("Figtree", "Young Serif", "Caprasimo", "Chakra Petch", "Galindo", "Marcellus", "Saira Condensed SemiBold")
    assert len({measure("Höyük", 20, face=face) for face in faces}) == len(faces)


def test_wrapped_lines_fit_and_lose_no_word() -> None:
    lines = wrap(SENTENCE, 120, 12)
    assert all(measure(line, 12) <= 120 for line in lines)
    assert " ".join(lines) == SENTENCE
    assert len(lines) > 2


def test_a_word_wider_than_its_line_keeps_a_line_of_its_own() -> None:
    assert wrap("un anticonstitutionnellement", 40, 12) == ["un", "anticonstitutionnellement"]


def test_too_long_words_are_cut_with_an_ellipsis() -> None:
    short = shorten(SENTENCE, 100, 12)
    assert short.endswith("…")
    assert measure(short, 12) <= 100
    assert shorten("court", 100, 12) == "court"


def test_a_label_shrinks_before_it_is_cut() -> None:
    wide = measure("Réserve de dés", 14)
    assert fitted_size("Réserve de dés", wide - 5, 14, 11) < 14
    assert "Réserve de dés" in label(0, 0, "Réserve de dés", wide - 5, 14, "#000000").markup
    assert "…" in label(0, 0, "Réserve de dés", wide / 2, 14, "#000000").markup


def test_a_paragraph_keeps_to_its_lines() -> None:
    assert paragraph(0, 0, SENTENCE, 120, 12, "#000000", lines=2).markup.count("<text") == 2
