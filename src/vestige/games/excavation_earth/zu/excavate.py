"""Zu excavates (EE-ZU-EXC-01 to -08, EE-DIF-H1)."""

from __future__ import annotations

from vestige.games.excavation_earth import relics
from vestige.games.excavation_earth.components import COLOURS, CONTAINER, GLYPHS, HOLD
from vestige.games.excavation_earth.table import Earth
from vestige.games.excavation_earth.zu.priorities import YOU, Key, best, say
from vestige.games.excavation_earth.zu.smuggle import acquire, offload
from vestige.games.excavation_earth.zu.storage import hold_first, sample, space


def excavate(t: Earth, card: int) -> bool:
    """One or two relics new to Zu; otherwise the black market (EE-ZU-EXC-01, -08)."""
    if t.room(t.zu, HOLD) <= 0 and t.room(t.zu, CONTAINER) <= 0:
        say(t, "EE-ZU-EXC-01")
        return offload(t)
    pair = t.box.zu_colours[card]
    colour = wanted(t, pair)
    if space(t) <= 0:
        say(t, "EE-ZU-EXC-01")
        return acquire(t, colour)
    if t.setup.options["both_colours"] and pair:
        say(t, "EE-DIF-H1")
        found = [discover(t, each) for each in sorted(pair, key=lambda each: each != colour)]
    else:
        found = [discover(t, colour), discover(t, colour)]
    if any(found):
        if not all(found):
            say(t, "EE-ZU-EXC-05")
        return True
    say(t, "EE-ZU-EXC-08")
    return acquire(t, colour)


def wanted(t: Earth, pair: list[int]) -> int:
    """The more popular of the two colours, or the most popular that lies on a site (EE-ZU-EXC-02, -03)."""
    say(t, "EE-ZU-EXC-02")
    lying = [] if pair else [colour for colour in range(COLOURS) if any(t.sites[relic] for relic in types(colour))]
    colours = pair or lying or list(range(COLOURS))
    level = max([t.level(colour) for colour in colours])
    tied = [colour for colour in colours if t.level(colour) == level]
    colour = tied[0] if len(tied) == 1 else most_useful(t, tied)
    if t.ears is not None:
        t.tell("zu_colour", colour)
    return colour


def most_useful(t: Earth, tied: list[int]) -> int:
    """Of equally popular colours (EE-ZU-EXC-03)."""
    say(t, "EE-ZU-EXC-03")
    return best(t, tied, [tie_break(t, colour) for colour in tied])


def tie_break(t: Earth, colour: int) -> Key:
    """Two relics possible; a colour Zu has none of; the colour you have least of (EE-ZU-EXC-03)."""
    two = len(eligible(t, colour)) > 1 and space(t) > 1
    return (int(two), int(not t.owned_of(t.zu, colour)), -len(t.owned_of(YOU, colour)))


def types(colour: int) -> range:
    return range(colour * GLYPHS, colour * GLYPHS + GLYPHS)


def eligible(t: Earth, colour: int) -> list[int]:
    """Types on their site that are new to Zu (EE-ZU-EXC-04)."""
    known = t.owned(t.zu)
    return [relic for relic in types(colour) if t.sites[relic] and relic not in known and not t.sampled(t.zu, relic)]


def discover(t: Earth, colour: int) -> bool:
    """The best eligible relic, stored and sampled (EE-ZU-EXC-05 to -07)."""
    found = eligible(t, colour)
    if not found or space(t) <= 0:
        return False
    say(t, "EE-ZU-EXC-06")
    keys = [(int(not t.sampled(YOU, relic)), -t.sites[relic], t.box.value[relic]) for relic in found]
    relic = best(t, found, keys)
    relics.discover(t, t.zu, relic, hold_first(t))
    sample(t, relic)
    return True
