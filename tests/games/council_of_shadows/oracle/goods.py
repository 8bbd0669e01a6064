"""Energy, consumption, gems and cards: what comes in and goes out."""

from __future__ import annotations

from tests.games.council_of_shadows.oracle.box import (
    BONUS_LIMIT,
    GEMS,
    HIGHEST,
    LOWEST,
    RANK,
    SYSTEMS,
    is_light,
)
from tests.games.council_of_shadows.oracle.moment import NONE, Moment, Person
from tests.oracle import Play, choose


def arrive(m: Moment, me: Person) -> None:
    """Every move of an energy counter is a new arrival (CS-ORD-04)."""
    m.clock += 1
    me.stamp = m.clock


def gain(m: Moment, me: Person, energy: int) -> None:
    if energy:
        me.energy += energy
        arrive(m, me)


def consume(me: Person, total: int) -> int:
    """The counter moves within its limits (CS-CONS-02, -03); the steps it moved."""
    before = me.consumption
    if total >= 0:
        me.consumption = min(HIGHEST, before + total)
    else:
        me.consumption = min(before, max(LOWEST, before + total, me.energy + 1))
    return me.consumption - before


def take_gems(me: Person, gems: list[str]) -> None:
    for gem in gems:
        me.gems[gem] += 1


def extract(m: Moment, me: Person, tile: str, times: int = 1) -> None:
    """The resource of a system (CS-EXT-01); with Gem Transformation the gems are one step higher (CS-DT1-02)."""
    better = "dt1_gem_transformation" in me.techs
    for _ in range(times):
        for what, count in SYSTEMS[tile].resource.items():
            if what == "energy":
                gain(m, me, count)
            else:
                gem = GEMS[min(RANK[what] + better, len(GEMS) - 1)]
                me.gems[gem] += count


# ---- the market


def next_ai_card(m: Moment) -> str:
    """From the deck; alone, the discard becomes the deck when it is needed (CS-BUY-05, CS-SOLO-24)."""
    if not m.ai_deck and m.ai_discard:
        fresh = m.luck["ai"][: len(m.ai_discard)]
        assert sorted(fresh) == sorted(m.ai_discard), f"shuffled {sorted(m.ai_discard)}, engine {sorted(fresh)}"
        m.ai_deck, m.ai_discard = fresh, []
    if not m.ai_deck:
        return NONE
    m.looks += 1
    m.luck["ai"] = m.luck["ai"][1:]
    return m.ai_deck.pop(0)


def take_from_market(m: Moment, me: Person, card: str) -> None:
    slot = m.market.index(card)
    me.hand.append(card)
    m.market[slot] = next_ai_card(m)


# ---- light bonus cards (CS-BON)


def light_card(m: Moment, me: Person) -> Play:
    if not m.light:
        return
    card = m.light.pop(0)
    me.bonus.append(card)
    if not me.human:
        return
    m.show([card], me.eye)
    if len(me.bonus) > BONUS_LIMIT:
        answers = [["give_back", mine] for mine in me.bonus if is_light(mine)]
        words = yield from choose("return_bonus", me.number, answers)
        me.bonus.remove(words[1])
        m.light.append(words[1])
