"""Faults planted in the rules of a running game, from outside: in the numbers it plays with, in what it believes was
agreed at the table, and in what lies on the table after an answer."""

from __future__ import annotations

from tests.oracle import Fault, Plain

# ---- in the numbers


def the_third_lab_is_free(components: Plain) -> None:
    components["player_board"]["labs"][2] = [0, 0]


def conditions_do_not_rise(components: Plain) -> None:
    for objective in components["objectives"]["research"]:
        for numbers in ("markers", "levels", "commanders"):
            objective[numbers] = [objective[numbers][0]] * 4


def two_labs_earn_as_one(components: Plain) -> None:
    for wedge in ("trailing", "middle", "leading"):
        components["income"][wedge][1] = components["income"][wedge][0]


def nothing_is_lost_with_a_commander(components: Plain) -> None:
    for kind in ("admin", "research"):
        for card in components["commanders"][kind]:
            card["loss"] = 0


def slots_lie_in_the_other_sector(components: Plain) -> None:
    for side in ("side4", "side23"):
        ends = {line["slot"]: line["ends"] for line in components["board"][side]["lines"] if "slot" in line}
        for slot in components["board"][side]["slots"]:
            slot["sector"] = next(end[:2] for end in ends[slot["id"]] if end[:2] != slot["sector"])


# ---- in what was agreed


def the_tile_lies_the_other_way(options: Plain) -> None:
    options["start"] = {"start_1": "start_2", "start_2": "start_1"}[options["start"]]


# ---- on the table


def seats_of(now: Plain) -> list[str]:
    return [f"p{number + 1}" for number in range(now["players"])]


def the_toll_goes_to_the_supply(before: Plain, now: Plain) -> bool:
    """The owner of a station gets nothing for its use."""
    mover = before["question"][0]["seat"]
    if before["question"][0]["step"] != "move" or now["supply"] != before["supply"]:
        return False
    for name, was, seat in zip(seats_of(now), before["seat"], now["seat"], strict=True):
        for colour, count in seat["hold"].items():
            if name != mover and count > was["hold"].get(colour, 0):
                seat["hold"][colour] -= 1
                now["supply"][colour] = now["supply"].get(colour, 0) + 1
                return True
    return False


def the_new_order_counts_at_once(before: Plain, now: Plain) -> bool:
    """A swap on the turn track changes the cycle that is running."""
    if sorted(before["order"]) != sorted(now["order"]) or before["order"] == now["order"]:
        return False
    if before["round"] != now["round"] or now["cycle"] == now["order"]:
        return False
    now["cycle"] = list(now["order"])
    return True


def idris_changes_every_payment(before: Plain, now: Plain) -> bool:
    fresh = "idris_yakuul" in now["used"] and "idris_yakuul" not in before["used"]
    if fresh:
        now["used"].remove("idris_yakuul")
    return fresh


def the_token_is_kept(before: Plain, now: Plain) -> bool:
    """Administration leaves the first player token where it was."""
    if before["token"] == "nobody" or now["token"] != "nobody":
        return False
    now["token"] = before["token"]
    return True


def a_tie_leaves_the_card(before: Plain, now: Plain) -> bool:
    """Who is caught up with on a research track keeps the commander."""
    for was, seat in zip(before["seat"], now["seat"], strict=True):
        for card in was["commanders"]:
            free = not any(card in other["commanders"] for other in now["seat"])
            if free:
                seat["commanders"].append(card)
                return True
    return False


def labs_in_the_storm_are_blown_away(before: Plain, now: Plain) -> bool:
    if before["round"] == now["round"]:
        return False
    for seat in now["seat"]:
        for space in seat["labs"]:
            del seat["labs"][space]
            return True
    return False


FAULTS = [
    Fault("the third lab costs nothing", "by the rules", "start_1", numbers=the_third_lab_is_free),
    Fault("conditions of objectives do not rise", "objective", "start_2", numbers=conditions_do_not_rise),
    Fault("two labs in a sector earn as one", "hold", "start_1", numbers=two_labs_earn_as_one),
    Fault(
        "nothing is lost with a commander",
        "points.commanders",
        "start_1",
        numbers=nothing_is_lost_with_a_commander,
    ),
    Fault("slots lie in the other sector", "build", "start_1", 2, numbers=slots_lie_in_the_other_sector),
    Fault("the centre tile lies the other way", "by the rules", "start_2", agreed=the_tile_lies_the_other_way),
    Fault("the toll goes to the supply", "hold", "start_1", 2, after=the_toll_goes_to_the_supply),
    Fault("a new turn order counts at once", "cycle", "start_2", 4, after=the_new_order_counts_at_once),
    Fault("Idris changes every payment of an action", "used", "start_1", 3, after=idris_changes_every_payment),
    Fault("the first player token is kept", "token", "advanced", 3, after=the_token_is_kept),
    Fault("a tie leaves the card with its holder", "commanders", "start_1", 4, after=a_tie_leaves_the_card),
    Fault("a turn of the tile blows a lab away", "labs", "advanced", 2, after=labs_in_the_storm_are_blown_away),
]
