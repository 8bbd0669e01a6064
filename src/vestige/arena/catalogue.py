"""The games on the shelf: what they are, what can be chosen, how they look."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar import Controller, Request, Response, get
from msgspec import Struct

from vestige.arena import wire
from vestige.arena.edition import Chapter, edition
from vestige.arena.kit import Kit, kit_of
from vestige.arena.requests import FOREVER, house_of, lang_of, tagged
from vestige.bots.levels import LEVELS
from vestige.kernel.errors import BadInput
from vestige.kernel.option import Option
from vestige.kernel.values import Plain
from vestige.kernel.view import view
from vestige.scene.icons import SHARED, Sheet
from vestige.texts.rulebook import rules, rules_page
from vestige.texts.texts import Texts

SVG = "image/svg+xml"
PICTURE_WIDTH = 480


class ValueCard(Struct):
    value: Plain
    label: str


class OptionCard(Struct):
    id: str
    label: str
    tip: str
    type: str
    default: Plain
    values: list[ValueCard]
    players: list[int]
    rules: list[str]
    distinct: bool


class LevelCard(Struct):
    id: str
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
    look: wire.LookCard | None
    options: list[OptionCard]
    seat_options: list[OptionCard]
    levels: list[LevelCard]


def option_card(option: Option, most: int, texts: Texts) -> OptionCard:
    tip = texts.say(f"option-{option.id}.tip") if texts.has(f"option-{option.id}.tip") else ""
    most = max(option.players, default=most)
    values = [ValueCard(value, texts.option_value(option.id, value)) for value in option.allowed(most)]
    return OptionCard(
        *(option.id, texts.say(f"option-{option.id}"), tip, option.type, option.default, values),
        *(list(option.players), list(option.rules), option.distinct),
    )


def game_card(kit: Kit, lang: str) -> GameCard:
    game, texts = kit.game, kit.texts(lang)
    most = max(game.players)
    return GameCard(
        id=game.id,
        title=texts.say("game-title"),
        tagline=texts.say("game-tagline"),
        about=texts.say("game-about"),
        players=list(game.players),
        minutes=texts.say("game-minutes"),
        picture=f"/api/games/{game.id}/picture.svg",
        look=kit.look(),
        options=[option_card(option, most, texts) for option in game.options],
        seat_options=[option_card(option, most, texts) for option in game.seat_options],
        levels=[LevelCard(level, texts.say(f"level-{level}")) for level in LEVELS],
    )


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

    @get("/games")
    async def games(self, request: Request[Any, Any, Any]) -> list[GameCard]:
        shelf = house_of(request).shelf
        return [game_card(kit_of(shelf.find(game)), lang_of(request)) for game in shelf]

    @get("/games/{game:str}/picture.svg", media_type=SVG)
    async def picture(self, request: Request[Any, Any, Any], game: str) -> Response[bytes]:
        kit = kit_of(house_of(request).shelf.find(game))
        return tagged(request, picture(kit, lang_of(request)).encode(), SVG)

    @get("/rules/{game:str}")
    async def rules(self, request: Request[Any, Any, Any], game: str) -> list[RuleCard]:
        """The numbered rules, as they stand in the game's page of rules in the reader's language."""
        kit = kit_of(house_of(request).shelf.find(game))
        page = rules_page(game, kit.package, lang_of(request)) or ""
        return [RuleCard(*rule) for rule in rules(page)]

    @get("/edition/{game:str}")
    async def edition(self, request: Request[Any, Any, Any], game: str) -> list[Chapter]:
        """Where every datum of the box comes from."""
        return edition(house_of(request).shelf.find(game).components)

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
