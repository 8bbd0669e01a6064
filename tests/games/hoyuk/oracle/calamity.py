"""Phase 2 (HY-P2)."""

from __future__ import annotations

from tests.games.hoyuk.oracle.box import calamities_of
from tests.games.hoyuk.oracle.counting import half, pieces
from tests.games.hoyuk.oracle.moment import Moment
from tests.games.hoyuk.oracle.pieces import lose, send_shaman_away
from tests.oracle import Play, ask

NO_CARD = "none"
Losses = dict[int, dict[str, int]]


def calamity(m: Moment) -> Play:
    """Drawn by the first player, suffered in turn order, put under the deck (HY-P2-02, -03)."""
    m.calamity = m.deck.pop(0)
    m.seen.add(m.calamity)
    which, amount, element = calamities_of(m.mode)[m.calamity]
    if amount == "flood":
        send_shaman_away(m)
    else:
        hit = spare_the_shaman(m, hit_blocks(m, *which))
        if amount == "locusts":
            m.invaded = hit
        else:
            losses = fixed_losses(m, hit, amount, element)
            for seat in m.order():
                yield from suffer(m, seat, losses[seat], element)
    m.deck.append(m.calamity)
    m.calamity = NO_CARD


def hit_blocks(m: Moment, extreme: str, element: str) -> list[str]:
    """All inhabited blocks with the extreme value; “most” needs at least one (HY-P2-05 … -07)."""
    blocks = m.village.blocks()
    counts = {
        founder: len(pieces(m.village, block, element))
        for founder, block in blocks.items()
        if m.village.inhabitants(block)
    }
    if not counts:
        return []
    value = min(counts.values()) if extreme == "fewest" else max(counts.values())
    if extreme == "most" and value == 0:
        return []
    return [founder for founder in counts if counts[founder] == value]


def spare_the_shaman(m: Moment, hit: list[str]) -> list[str]:
    """The shaman's block is left out, and the shaman is used (HY-EXP-31, -32)."""
    shaman = m.village.shaman()
    if not shaman or m.village.block_of()[shaman] not in hit:
        return hit
    m.warded = True
    return [founder for founder in hit if founder != m.village.block_of()[shaman]]


def fixed_losses(m: Moment, hit: list[str], amount: str, element: str) -> Losses:
    """How many of the own pieces each player loses in each block, before anything is lost (HY-P2-14)."""
    blocks = m.village.blocks()
    losses: Losses = {}
    for seat, player in enumerate(m.players):
        losses[seat] = {}
        for founder in hit:
            own = len(pieces(m.village, blocks[founder], element, player.letter))
            losses[seat][founder] = half(own) if amount == "half" else min(1, own)
    return losses


def suffer(m: Moment, seat: int, losses: dict[str, int], element: str) -> Play:
    """Block by block; asked only where there is a choice, then the go is confirmed (HY-P2-11, -19, HY-INFO-05)."""
    asked = ""
    for founder, number in losses.items():
        for left in range(number, 0, -1):
            own = pieces(m.village, m.village.blocks()[founder], element, m.players[seat].letter)
            if len(own) == left:
                for cell in own:
                    lose(m, element, cell)
                break
            answers = [["lose", cell] for cell in own]
            words = yield from ask("lose", seat, answers, block=founder, element=element, left=left)
            lose(m, element, words[1])
            asked = founder
    if asked:
        yield from ask("lost", seat, [["done"]], block=asked)
