"""What stored dice would bring at once, what is within reach, and how many turns are left for it. For bots."""

from __future__ import annotations

from itertools import combinations

from vestige.games.marajoara.box import restores
from vestige.games.marajoara.components import Components
from vestige.games.marajoara.rows import BLUE, GREY, LAST_STEP, RED, SLOTS, STORE, TRACKS, VASES, YELLOW
from vestige.games.marajoara.scoring import fragments, vases
from vestige.games.marajoara.table import MarajoaraTable, Museum
from vestige.kernel.score import Goal


class Prospects:
    """Remembers what blue dice restore at best: there are few sets of dice, and each is asked for again and again."""

    def __init__(self) -> None:
        self.components: Components | None = None
        self.known: dict[int, int] = {}

    def ready_fragments(self, t: MarajoaraTable, museum: Museum, more: int = 0) -> int:
        """The most points that the stored blue dice, and perhaps one more, can restore at once."""
        dice = pips(t, museum, BLUE, more)
        if not dice:
            return 0
        if t.box.components is not self.components:
            self.components, self.known = t.box.components, {}
        return self.best(t.box.components, museum.restored, dice)

    def unrestored(self, t: MarajoaraTable, museum: Museum) -> int:
        """The points of the fragments that are still to be restored, without neighbours."""
        total = 0
        for number, fragment in enumerate(t.box.components.fragments):
            if not museum.restored >> number & 1:
                total += fragment.vp
        return total

    def catch(self, t: MarajoaraTable, seat: int, reach: Reach) -> float:
        """The points that the best capture promises: what it makes ready at once, or half of what its pips are worth
        in the end."""
        museum, money = t.museums[seat], t.money(seat)
        yellow, red, blue = reach.highest
        most = float(dug(t, seat, reach.greys))
        if blue and museum.free_slot(BLUE) >= 0:
            ready = self.ready_fragments(t, museum, blue) - self.ready_fragments(t, museum)
            most = max(most, float(ready), blue / 2)
        if museum.vases < VASES:
            now = ready_vases(t, museum, money)
            if red and museum.free_slot(RED) >= 0:
                most = max(most, float(ready_vases(t, museum, money, red) - now), float(red))
            if yellow and museum.free_slot(YELLOW) >= 0:
                most = max(most, float(ready_vases(t, museum, money + yellow) - now), yellow / 2)
        return most

    def best(self, components: Components, restored: int, dice: list[int]) -> int:
        key = restored
        for place in range(SLOTS):
            key = key * 8 + (dice[place] if place < len(dice) else 0)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.tried(components, restored, dice)
        return found

    def tried(self, components: Components, restored: int, dice: list[int]) -> int:
        """Every fragment with every set of dice, then what the others do."""
        most = 0
        for number, fragment in enumerate(components.fragments):
            if restored >> number & 1:
                continue
            near = components.adjacent_vp * sum([restored >> other & 1 for other in fragment.beside])
            for count in range(1, len(dice) + 1):
                for chosen in combinations(range(len(dice)), count):
                    if restores(fragment, tuple([dice[place] for place in chosen]), False):
                        others = [dice[place] for place in range(len(dice)) if place not in chosen]
                        more = self.best(components, restored | 1 << number, others) if others else 0
                        most = max(most, fragment.vp + near + more)
        return most


def pips(t: MarajoaraTable, museum: Museum, colour: int, more: int = 0) -> list[int]:
    """The values of the stored dice of a colour, and perhaps of one more, lowest first."""
    found: list[int] = [more] if more else []
    for place in range(colour * SLOTS, (colour + 1) * SLOTS):
        die = museum.store[place]
        if die >= 0:
            found.append(t.value[die])
    found.sort()
    return found


def ready_vases(t: MarajoaraTable, museum: Museum, money: int, more: int = 0) -> int:
    """The points of the vases that the money pays for, dearest first, with what their slots of the showcase bring."""
    total, slot = 0, museum.vases
    for value in reversed(pips(t, museum, RED, more)):
        if value <= money and slot < VASES:
            money -= value
            total += 2 * value + t.box.components.showcase[slot].vp
            slot += 1
    return total


def turns_left(t: MarajoaraTable, seat: int) -> int:
    """Turns of the seat that are still to come, with the one it is taking; alone a die is removed in each."""
    components = t.box.components
    if t.mission is not None:
        return max(1, components.removed - len(t.removed))
    waits = (seat - t.first) % t.seats >= (t.active - t.first) % t.seats
    return components.rounds - t.round + (1 if waits else 0)


class Reach:
    """The dice that can be captured now: the highest of each colour, and of the grey ones a bit per value."""

    def __init__(self, t: MarajoaraTable) -> None:
        self.highest = [0, 0, 0]
        self.greys = 0
        box, board, value, colour, count = t.box, t.board, t.value, t.box.die_colour, len(t.board)
        for line, dice in enumerate(t.lines):
            for action in box.captures[line][dice]:
                start: int = action[1]
                landing: int = action[2]
                die = board[box.between[start * count + landing]]
                if colour[die] == GREY:
                    self.greys |= 1 << value[die]
                elif value[die] > self.highest[colour[die]]:
                    self.highest[colour[die]] = value[die]


def dug(t: MarajoaraTable, seat: int, greys: int) -> int:
    """The most points that one of the grey dice brings on a track, at once or at the end."""
    most = 0
    for track in range(TRACKS):
        disc = t.discs[seat * TRACKS + track]
        if disc == LAST_STEP:
            continue
        for value in range(1, t.box.components.highest + 1):
            if greys >> value & 1:
                most = max(most, stop(t, seat, track, min(LAST_STEP, disc + value)))
    return most


def stop(t: MarajoaraTable, seat: int, track: int, step: int) -> int:
    """The points of stopping on a step; pips and tokens count a point each."""
    row = t.box.components.tracks[track].steps[step - 1]
    if step == LAST_STEP:
        taken = len(t.ends[track])
        if taken >= len(row.ends):
            return 0
        each = row.ends[taken]
        if row.effect == "per_fragment":
            return each * fragments(t, seat)
        return each * vases(t, seat) if row.effect == "per_vase" else each
    if row.effect == "tokens":
        return row.amount * sum([t.tokens.count(number) for number in t.own_museums(seat)])
    return max(1, row.amount)


def overdue(t: MarajoaraTable, found: list[Goal]) -> float:
    """In a mission: the captures that its objectives still take, as a rule of thumb, beyond those that are left."""
    if t.mission is None:
        return 0.0
    objectives = score = 0.0
    for goal, row in zip(found, t.mission.goals, strict=True):
        missing = goal.target - goal.value
        if goal.met:
            continue
        if row.kind == "score":
            score = missing / 4
        else:
            objectives += needed(t.museums[0], row.kind, missing)
    return max(0.0, max(objectives, score) - turns_left(t, 0))


def needed(museum: Museum, kind: str, missing: int) -> float:
    """Captures: three steps each on a track, one and a half dice for a fragment, a red and a yellow one for a vase."""
    stored = STORE - museum.store.count(-1)
    match kind:
        case "track":
            return missing / 3
        case "fragment":
            return max(0.5, 2.5 - stored / 2)
        case "ceramic":
            return max(0.5, 1.5 * missing - stored / 2)
        case "showcase":
            return max(0.5, 2 * missing - stored / 2)
    return float(missing)
