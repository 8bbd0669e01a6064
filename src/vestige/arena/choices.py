"""What whoever sits down may still choose for the seat, before anybody has committed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vestige.arena import showing
from vestige.kernel.option import IDS, RANDOM, Option
from vestige.kernel.values import Plain
from vestige.texts.texts import Texts

if TYPE_CHECKING:
    from vestige.arena.room import Room

Given = list[dict[str, Plain]]
"""What was said of each seat so far; what nobody said is not there."""


def value_cards(option: Option, players: int, texts: Texts) -> list[showing.ValueCard]:
    """Every value in words; a distinct option can also be left to chance."""
    values = (*option.allowed(players), *((RANDOM,) if option.distinct else ()))
    return [showing.ValueCard(value, texts.option_value(option.id, value)) for value in values]


def open_choices(room: Room, seats: tuple[int, ...], lang: str) -> dict[int, list[showing.ChoiceCard]]:
    """By own seat; nothing once somebody has committed."""
    if any(seat.commitment for seat in room.seating.seats):
        return {}
    players, given = room.row.head["players"], given_so_far(room)
    options = [
        option
        for option in room.kit.game.seat_options
        if option.type != IDS and (not option.players or players in option.players)
    ]
    texts = room.kit.texts(lang)
    return {seat: [choice_card(option, given, seat, players, texts) for option in options] for seat in seats}


def given_so_far(room: Room) -> Given:
    given = room.row.head["seats"]
    return [dict(given[seat]) if seat < len(given) else {} for seat in range(room.row.head["players"])]


def choice_card(option: Option, given: Given, seat: int, players: int, texts: Texts) -> showing.ChoiceCard:
    taken = [one.get(option.id) for other, one in enumerate(given) if other != seat and option.distinct]
    free = [card for card in value_cards(option, players, texts) if card.value == RANDOM or card.value not in taken]
    words = (option.id, texts.say(f"option-{option.id}"), texts.say(f"option-{option.id}.tip"))
    return showing.ChoiceCard(*words, given[seat].get(option.id), free)
