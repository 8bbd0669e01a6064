"""Faults planted in the rules of a running game, from outside: in the numbers it plays with, in what it believes was
agreed at the table, and in what lies on the table after an answer."""

from __future__ import annotations

from tests.oracle import Fault, Plain

# ---- in the numbers


def three_cards_score_six(components: Plain) -> None:
    components["scoring"]["sets"][2] = 6


def fewest_is_read_as_most(components: Plain) -> None:
    for card in components["calamities"]["cards"]:
        if card["pick"] == "fewest":
            card["pick"] = "most"


def nothing_breaks_a_tie(components: Plain) -> None:
    for aspect in components["piles"]["aspects"]:
        aspect["tie"] = aspect["tie_piece"] = "none"


def houses_count_double(components: Plain) -> None:
    components["scoring"]["house"] = 2


def the_choice_tile_has_no_oven(components: Plain) -> None:
    components["tiles"]["choice"].remove("oven")


# ---- in what was agreed


def corners_are_not_looked_at(options: Plain) -> None:
    options["corner_contact"] = "allowed"


# ---- on the table


def a_storey_keeps_the_oven(before: Plain, now: Plain) -> bool:
    """The oven of a house that got a storey stands on the new roof."""
    for house in [word.removesuffix("+o") for word in before["village"] if word.endswith("+o")]:
        grown = f"{house[0]}2{house[1:]}"
        if grown in now["village"]:
            now["village"][now["village"].index(grown)] = f"{grown}+o"
            now["stock"]["oven"] -= 1
            return True
    return False


def one_card_more_than_families(before: Plain, now: Plain) -> bool:
    question = now["question"][0]
    fresh = question["step"] == "spend" and before["question"][0]["step"] not in ("spend", "place")
    if fresh:
        question["left"] += 1
    return bool(fresh)


def a_used_shaman_stays(before: Plain, now: Plain) -> bool:
    """The shaman has warded off, the last phase ends, and it stands where it stood."""
    stood = [word for word in before["village"] if word.endswith("+s")]
    gone = not any(word.endswith("+s") for word in now["village"])
    if not (before["warded"] and before["phase"].startswith("p4") and stood and gone):
        return False
    bare = stood[0].removesuffix("+s")
    if bare not in now["village"]:
        return False
    now["village"][now["village"].index(bare)] = stood[0]
    return True


FAULTS = [
    Fault("a set of three scores six points", "points", "classic", numbers=three_cards_score_six),
    Fault("calamities of the fewest hit the most", "by the rules", "classic", numbers=fewest_is_read_as_most),
    Fault("nothing breaks a tie of phase 3", "hand", "intermediate", numbers=nothing_breaks_a_tie),
    Fault(
        "houses of the largest family count double",
        "families",
        "classic",
        numbers=houses_count_double,
    ),
    Fault("the choice tile has no oven", "does not offer oven", "classic", numbers=the_choice_tile_has_no_oven),
    Fault("a house may touch another block by a corner", "offers house", "classic", agreed=corners_are_not_looked_at),
    Fault("a storey keeps the oven on the roof", "village", "classic", after=a_storey_keeps_the_oven),
    Fault("one card more than families may be spent", "left", "classic", after=one_card_more_than_families),
    Fault("a shaman that has warded off stays", "village", "expert", after=a_used_shaman_stays),
]
