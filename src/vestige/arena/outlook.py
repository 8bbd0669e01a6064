"""The table as one browser sees it: whose seats it holds, who looks, in which language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from vestige.arena import fair, showing, takeback, wire
from vestige.arena.choices import open_choices
from vestige.arena.drawing import Drawing
from vestige.arena.guide import PERSON, Guide, answered, next_answer
from vestige.arena.kit import Kit, Names
from vestige.arena.live import Live
from vestige.kernel.step import Question
from vestige.kernel.table import Table
from vestige.kernel.together import Together
from vestige.kernel.values import Plain
from vestige.kernel.verb import Arg, spell

if TYPE_CHECKING:
    from vestige.arena.room import Room


class Viewer(NamedTuple):
    """Browsers alike in this get the same bytes. ``eyes``: whose View is drawn, None for a spectator's."""

    seats: tuple[int, ...]
    acting: int | None
    eyes: int | None
    pass_to: int | None
    host: bool
    lang: str


def viewer(live: Live | None, seats: tuple[int, ...], sitting: int | None, host: bool, lang: str) -> Viewer:
    """Who acts and who looks. On a shared device with secrets nobody's are shown until that person sits down."""
    if live is None:
        return Viewer(seats, None, None, None, host, lang)
    asked = [seat for seat in live.match.table.asked() if seat in seats]
    acting = sitting if sitting in asked else next(iter(asked), None)
    if len(seats) < 2 or not live.secret():
        eyes = acting if acting is not None else sitting if sitting is not None else next(iter(seats), None)
        return Viewer(seats, acting, eyes, None, host, lang)
    if acting is not None and acting != sitting:
        return Viewer(seats, None, None, acting, host, lang)
    return Viewer(seats, acting, sitting, None, host, lang)


# ---- words


def prompt(kit: Kit, t: Table, acting: int | None, names: Names, lang: str) -> showing.Prompt:
    """The open question, for the one who is asked and for those who wait."""
    texts = kit.texts(lang)
    if t.over():
        return showing.Prompt(kit.said(lang, "prompt-over"), "over")
    question: Any = t.stack[-1] if acting is None else t.current(acting)
    if isinstance(question, Together):
        waited = texts.listed([names[kit.game.ids("seat")[seat]] for seat in t.asked()])
        return showing.Prompt(texts.say("ask-confirm.wait", seat=waited), question.name)
    moment = "" if acting is None else kit.moment(t, acting, (), lang)
    if moment:
        return showing.Prompt(moment, question.name)
    key = f"ask-{question.name}" + (".wait" if acting is None else "")
    return showing.Prompt(texts.sentence(key, step_arguments(kit, question), names), question.name)


def step_arguments(kit: Kit, step: Question[Any]) -> list[Any]:
    values: list[Any] = []
    for arg, value in zip(step.fields, step.held(), strict=True):
        values += value if arg.many else [value]
    return spell(kit.game.ids, step.fields, values)


def offers(kit: Kit, t: Table, seat: int, names: Names, lang: str) -> list[showing.Offer]:
    game = kit.game
    return [
        showing.Offer(game.encode(action), kit.label(lang, action, names), action[0] in game.asides)
        for action in t.options(seat)
    ]


def targets(args: tuple[Arg, ...], words: list[Plain]) -> list[str]:
    """What the answer points at, as drawings name it."""
    found = []
    for arg, word in zip(args, words[1:], strict=False):
        for one in word if isinstance(word, list) else [word]:
            found.append(f"{arg.kind}:{one}")
    return found


def askable(t: Table, acting: int | None) -> list[str]:
    """The verbs of the open question, those included that no option has now."""
    question = None if acting is None else t.current(acting)
    return [] if question is None else list(question.verbs)


def guide_card(kit: Kit, guide: Guide, live: Live, lang: str) -> showing.GuideCard:
    """What the coach says now."""
    count = answered(guide, live.match)
    shown = [] if count is None else guide.begun(count)
    return showing.GuideCard(len(guide.step), [coach_card(kit, guide, number, live, lang) for number in shown])


def coach_card(kit: Kit, guide: Guide, number: int, live: Live, lang: str) -> showing.CoachCard:
    step, texts = guide.step[number], kit.texts(lang)
    key = f"guide-{step.text}"
    extra = {part: texts.say(f"{key}.{part}") for part in ("then", "else") if texts.has(f"{key}.{part}")}
    wanted = next_answer(guide, live.match, PERSON) if step.answers else None
    words = (texts.say(f"{key}.title"), texts.say(key), extra.get("then", ""), extra.get("else", ""))
    return showing.CoachCard(number + 1, *words, step.marks, wanted)


# ---- the state


def state(room: Room, who: Viewer, base: Drawing | None, since: int) -> wire.State:
    """Everything, or what changed since the drawing ``base``; log lines after ``since`` only."""
    fields: dict[str, Any] = {
        "match": room.id,
        "game": room.row.game,
        "title": room.kit.said(who.lang, "game-title"),
        "status": room.row.status,
        "you": list(who.seats),
        "acting": who.acting,
        "pass_to": who.pass_to,
        "seats": room.seat_cards(who),
        "host": who.host,
        "public": room.row.public,
        "delta": base is not None,
        "log_from": since,
        "notes": room.notes(who.lang),
    }
    if base is None or room.row.status != "playing":  # in play it stays as it is
        fields["fair"] = room.fair_card()
    if base is None:
        fields["look"] = room.kit.look()
    fields |= waiting_fields(room, who) if room.live is None else table_fields(room, room.live, who, base, since)
    return wire.State(**fields)


def may_undo(room: Room, live: Live, seat: int) -> bool:
    return live.undos[seat] < room.house.limits.undos_per_seat and live.match.undoable(seat) is not None


def waiting_fields(room: Room, who: Viewer) -> dict[str, Any]:
    """Nothing is dealt yet; who sits chooses for the seat, the host sees the links to hand out."""
    text = room.kit.said(who.lang, "prompt-waiting")
    fields: dict[str, Any] = {
        "number": 0,
        "count": 0,
        "asked": [],
        "prompt": showing.Prompt(text, "waiting"),
        "options": [],
        "askable": [],
        "undo": False,
        "log": [],
        "result": None,
    }
    if who.seats:
        fields["choices"] = open_choices(room, who.seats, who.lang)
        fields["stalled"] = fair.stalled(room)
    return fields | (room.links() if who.host else {})


def table_fields(room: Room, live: Live, who: Viewer, base: Drawing | None, since: int) -> dict[str, Any]:
    t, kit, acting, lang = live.match.table, room.kit, who.acting, who.lang
    names = room.names(lang)
    fields: dict[str, Any] = {
        "number": 0 if acting is None else live.opened(acting),
        "count": live.shown(who.seats),
        "asked": list(t.asked()),
        "prompt": room.gallery.prompt(acting, lang),
        "options": [] if acting is None else offers(kit, t, acting, names, lang),
        "askable": askable(t, acting),
        "undo": acting is not None and may_undo(room, live, acting),
        "log": room.gallery.log(who.eyes, lang).after(since, live, who.seats),
        "result": room.gallery.result(lang),
        **room.gallery.drawing(who.eyes, lang).since(base),
    }
    fields["take_back"] = takeback.card(room, who.seats) if not fields["undo"] else None
    if room.row.away:
        fields["away"] = room.row.away
    if room.wants_again is not None:
        fields["rematch"] = room.wants_again
    guide = room.guide()
    if guide is not None:
        fields["guide"] = guide_card(kit, guide, live, lang)
    if "origin" in room.row.head:
        fields["origin"] = showing.OriginCard(**room.row.head["origin"])
    if base is None:
        verbs = kit.game.verbs.items()
        fields["verbs"] = {
            verb: [showing.ArgCard(arg.name, arg.kind, arg.many) for arg in args] for verb, args in verbs
        }
        fields["verb_labels"] = kit.verb_labels(lang)
        fields["verb_tips"] = kit.verb_tips(lang)
        fields["verb_icons"] = kit.verb_icons()
        if who.host and guide is None:
            fields["watch"] = room.links()["watch"]
    return fields
