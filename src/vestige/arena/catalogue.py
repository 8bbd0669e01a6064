"""The games on the shelf: what they are, what can be chosen, how they look."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from litestar import Controller, Request, Response, get
from msgspec import Struct

from vestige.arena import howto, showing
from vestige.arena.choices import value_cards
from vestige.arena.edition import Chapter, edition
from vestige.arena.guide import guide_of
from vestige.arena.kit import Kit, kit_of
from vestige.arena.requests import FOREVER, house_of, lang_of, tagged
from vestige.kernel.errors import BadInput
from vestige.kernel.option import IDS, Option
from vestige.kernel.values import Plain
from vestige.kernel.view import view
from vestige.scene.icons import SHARED, Sheet
from vestige.texts.rulebook import rules, rules_page
from vestige.texts.texts import Texts

SVG = "image/svg+xml"
PICTURE_WIDTH = 480
CHOICE_WIDTH = 240


class PresetCard(Struct):
    """What may be chosen with a number of players, and what is if nobody says anything."""

    default: Plain
    values: list[showing.ValueCard]


class OptionCard(Struct):
    """``choices`` by number of players; a number that is not there has nothing to choose."""

    id: str
    label: str
    tip: str
    type: str
    choices: dict[int, PresetCard]
    rules: list[str]
    distinct: bool


class LevelCard(Struct):
    """``name`` in a word, ``label`` in a sentence."""

    id: str
    name: str
    label: str


class RuleCard(Struct):
    id: str
    chapter: str
    text: str


class GameCard(Struct):
    id: str
    title: str
    tagline: str
    about: str
    players: list[int]
    minutes: str
    picture: str
    look: showing.LookCard | None
    options: list[OptionCard]
    seat_options: list[OptionCard]
    levels: list[LevelCard]
    howto: bool
    guide: bool


def option_cards(options: Sequence[Option], kit: Kit, texts: Texts) -> list[OptionCard]:
    """Lists of ids are no matter for a form."""
    found = [option_card(option, kit.game.players, texts) for option in options if option.type != IDS]
    for card in found:
        for value in (value for preset in card.choices.values() for value in preset.values):
            value.tip = texts.option_tip(card.id, value.value)
            if kit.pictured(card.id, value.value) is not None:
                value.picture = f"/api/games/{kit.game.id}/options/{card.id}/{value.value}.svg"
    return found


def option_card(option: Option, players: Sequence[int], texts: Texts) -> OptionCard:
    meant = [count for count in players if not option.players or count in option.players]
    choices = {count: PresetCard(option.preset(count), value_cards(option, count, texts)) for count in meant}
    words = (option.id, texts.say(f"option-{option.id}"), texts.say(f"option-{option.id}.tip"))
    return OptionCard(*words, option.type, choices, list(option.rules), option.distinct)


def game_card(kit: Kit, lang: str, levels: Sequence[str]) -> GameCard:
    game, texts = kit.game, kit.texts(lang)
    return GameCard(
        id=game.id,
        title=texts.say("game-title"),
        tagline=texts.say("game-tagline"),
        about=texts.say("game-about"),
        players=list(game.players),
        minutes=texts.say("game-minutes"),
        picture=f"/api/games/{game.id}/picture.svg",
        look=kit.look(),
        options=option_cards(game.options, kit, texts),
        seat_options=option_cards(game.seat_options, kit, texts),
        levels=[level_card(level, texts) for level in levels],
        howto=howto.page(kit, lang) is not None,
        guide=guide_of(game) is not None,
    )


def level_card(level: str, texts: Texts) -> LevelCard:
    """A bot of the host's own is called by its class."""
    key, _, title = level.partition(":")
    return LevelCard(level, texts.say(f"level-{key}.name", title=title), texts.say(f"level-{key}", title=title))


@lru_cache(64)
def picture(kit: Kit, lang: str) -> str:
    """The box front; without one, the game laid out, small."""
    front = kit.cover()
    if front is not None:
        return front.thumbnail(PICTURE_WIDTH)
    table = kit.game.deal(max(kit.game.players), seed=b"picture")
    return kit.thumbnail(view(table, None), lang, PICTURE_WIDTH)


class Catalogue(Controller):
    path = "/api"

    @get("/games/{game:str}/how-to-play/{picture:str}", media_type=SVG)
    async def explanation(self, request: Request[Any, Any, Any], game: str, picture: str) -> Response[bytes]:
        """A picture of the page that explains a game."""
        kit = kit_of(house_of(request).shelf.find(game))
        return tagged(request, howto.drawn(kit, picture.removesuffix(".svg"), lang_of(request)).encode(), SVG)

    @get("/games")
    async def games(self, request: Request[Any, Any, Any]) -> list[GameCard]:
        house, lang = house_of(request), lang_of(request)
        return [game_card(kit_of(house.shelf.find(game)), lang, house.thinkers.levels()) for game in house.shelf]

    @get("/games/{game:str}/picture.svg", media_type=SVG)
    async def picture(self, request: Request[Any, Any, Any], game: str) -> Response[bytes]:
        kit = kit_of(house_of(request).shelf.find(game))
        return tagged(request, picture(kit, lang_of(request)).encode(), SVG)

    @get("/games/{game:str}/options/{option:str}/{value:str}", media_type=SVG)
    async def option(self, request: Request[Any, Any, Any], game: str, option: str, value: str) -> Response[bytes]:
        """The picture of a value that can be chosen."""
        kit, name = kit_of(house_of(request).shelf.find(game)), value.removesuffix(".svg")
        values = [one for known in kit.game.options if known.id == option for one in known.values if str(one) == name]
        drawn = kit.pictured(option, values[0]) if values else None
        if drawn is None:
            raise BadInput("layer", layer=f"{option}/{value}")
        return tagged(request, drawn.thumbnail(CHOICE_WIDTH).encode(), SVG)

    @get("/rules/{game:str}")
    async def rules(self, request: Request[Any, Any, Any], game: str) -> list[RuleCard]:
        """The numbered rules, as they stand in the game's page of rules in the reader's language."""
        kit = kit_of(house_of(request).shelf.find(game))
        page = rules_page(game, kit.package, lang_of(request)) or ""
        return [RuleCard(*rule) for rule in rules(page)]

    @get("/edition/{game:str}")
    async def edition(self, request: Request[Any, Any, Any], game: str) -> list[Chapter]:
        """Where every datum of the box comes from."""
        kit = kit_of(house_of(request).shelf.find(game))
        return edition(kit.game, kit.texts(lang_of(request)))

    @get("/sprite", media_type=SVG)
    async def sprite(self, request: Request[Any, Any, Any], game: str | None = None) -> Response[bytes]:
        """The symbols of a game; without one, the shared ones and every game's emblem."""
        shelf = house_of(request).shelf
        if game is not None:
            return tagged(request, kit_of(shelf.find(game)).symbols().sprite().encode(), SVG)
        looks = [look for one in shelf if (look := kit_of(shelf[one]).full_look())]
        emblems = Sheet({look.emblem: look.icons.symbols[look.emblem] for look in looks})
        return tagged(request, (SHARED | emblems).sprite().encode(), SVG)

    @get("/layers/{fingerprint:str}", media_type=SVG)
    async def layer(self, request: Request[Any, Any, Any], fingerprint: str) -> Response[bytes]:
        """A static layer; its name is its content's, so it may be kept for good."""
        markup = house_of(request).statics.markup.get(fingerprint)
        if markup is None:
            raise BadInput("layer", layer=fingerprint)
        return tagged(request, markup.encode(), SVG, FOREVER)
