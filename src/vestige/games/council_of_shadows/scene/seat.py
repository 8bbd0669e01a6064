"""A seat's own board: abilities, upgrades, gems, the belt of action areas, the hand, stations and Dark Tech."""

from __future__ import annotations

from typing import Final

from vestige.games.council_of_shadows.components import UPGRADES
from vestige.games.council_of_shadows.constants import AREAS, FIRST_RANGE, GATE_AREA, GEMS, LEADERS, STATIONS, TECHS
from vestige.games.council_of_shadows.scene.bodies import gem, gem_row, mark, planet
from vestige.games.council_of_shadows.scene.cards import HEIGHT, WIDTH, action_card, empty_place
from vestige.games.council_of_shadows.scene.desk import Desk
from vestige.games.council_of_shadows.scene.look import GOLD, GREEN, LILAC, NIGHT, PALE, heading, icon, signed
from vestige.games.council_of_shadows.steps.planning import cards_of
from vestige.games.council_of_shadows.tracks import consumed
from vestige.kernel.values import NOBODY
from vestige.scene.definitions import linear
from vestige.scene.lettering import label, paragraph
from vestige.scene.palette import Seat
from vestige.scene.scene import Box, Piece, Spot
from vestige.scene.seats import badge
from vestige.scene.shapes import NOTHING, Definition, Point, Shape, circle, join, rect, text
from vestige.scene.states import circle_outline, rect_outline

SEAT: Final = Box(0, 0, 1116, 208)
SEAT_BLEED: Final = Box(-600, 0, 2316, 208)
FIRST_AREA: Final = 290.0
PITCH: Final = 106.0
CARD_Y: Final = 96.0
FOOT: Final = 192.0
BOARD_PLACES: Final = ("terraform_brown", "terraform_red", "colony_extension")


def ground(seat: Seat, board: bool) -> Shape:
    """The plate in its colour; the automa has no board."""
    plate = linear([(0, "#241046"), (1, "#120726")])
    return join(
        rect(-600, 0, 2316, 208, fill=plate),
        rect(-600, 0, 2316, 3, fill=seat.base),
        rect(8, 8, 104, 192, 12, fill=seat.dark, fill_opacity=0.55, stroke=seat.base, stroke_width=1.4)
        if board
        else NOTHING,
    )


class SeatBoard:
    """The board of a person."""

    def __init__(self, desk: Desk, seat: int) -> None:
        self.desk, self.seat, self.own = desk, seat, desk.reader == seat
        t = desk.t
        self.areas = t.own_areas(seat)
        self.plan = t.plans[seat] or (NOBODY,) * len(AREAS)
        self.hand = [card for card in cards_of(t.hands[seat]) if card not in self.plan]
        self.hand_x = FIRST_AREA + PITCH * len(self.areas) + 4

    def target(self, kind: str, thing: str, *verbs: str) -> str:
        return self.desk.target(kind, thing, *verbs) if self.own else ""

    # ---- places

    def area_x(self, number: int) -> float:
        return FIRST_AREA + PITCH * number + 48

    def range_at(self, number: int, reach: int) -> Point:
        return self.area_x(number) + (reach - 2) * 33, 176

    def hand_at(self, number: int) -> Point:
        room = SEAT.width - 8 - self.hand_x - WIDTH
        pitch = min(WIDTH + 6, room / max(1, len(self.hand) - 1))
        return self.hand_x + WIDTH / 2 + pitch * number, CARD_Y

    @staticmethod
    def place_at(number: int) -> Point:
        """Terraforming and extension in one column, extra energy in the next."""
        return (166, 78 + 42 * number) if number < 3 else (246, 34 + 43 * (number - 3))

    @staticmethod
    def gem_at(kind: int) -> Point:
        return 30 + 30.0 * kind, 148

    def foot_at(self, number: int) -> float:
        return self.hand_x + 34 + 72 * number

    # ---- pieces

    def pieces(self) -> list[Piece]:
        return [*self.person(), *self.places(), *self.belt(), *self.cards(), *self.foot()]

    def piece(self, name: str, shape: Shape, x: float, y: float, on: str = "") -> Piece:
        return Piece(f"{name}-{self.seat}", shape, x, y, on)

    def person(self) -> list[Piece]:
        desk, t, seat = self.desk, self.desk.t, self.seat
        pieces = [self.piece("portrait", badge(desk.seat(seat), 0, 0, 30), 60, 46)]
        name = desk.words(f"civilization-{t.setup.seats[seat]['civilization']}")
        pieces.append(self.piece("civilization", heading(0, 0, name, 96, 16), 60, 92))
        if t.leaders[seat] != NOBODY:
            leader = desk.words.name("leader", LEADERS[t.leaders[seat]])
            pieces.append(self.piece("leader", label(0, 0, leader, 96, 13, LILAC), 60, 112))
        for kind in range(len(GEMS)):
            x, y = self.gem_at(kind)
            shape = gem(0, 0, 24, kind) + text(0, 23, str(t.gems[3 * seat + kind]), 15, "#ffffff", font_weight=800)
            pieces.append(self.piece(f"gem-{GEMS[kind]}", shape, x, y))
        return pieces

    def places(self) -> list[Piece]:
        """The upgrades of the board: bought with a cube, else with their cost."""
        desk, t = self.desk, self.desk.t
        blue = join(
            rect(-44, -18, 88, 36, 9, fill="#ffffff", fill_opacity=0.06, stroke="#8ff0a0", stroke_width=1.4),
            planet(-22, 0, 11, 0),
            icon("check", 20, 0, 16, GREEN),
        )
        pieces = [self.piece("blue", blue, 166, 36)]
        for number in range(FIRST_RANGE):
            owned = t.has_upgrade(self.seat, number)
            width = 88 if number < 3 else 64
            style = {"stroke": "#8ff0a0"} if owned else {"stroke": "#7a5ac0", "stroke_dasharray": "4 3"}
            parts = [rect(-width / 2, -18, width, 36, 9, fill="#ffffff", fill_opacity=0.06, stroke_width=1.4, **style)]
            if number < 2:
                parts.append(planet(-26, 0, 10, number + 1))
            elif number == 2:
                parts.append(icon("cs-extension", -26, 0, 22, LILAC))
            else:
                parts.append(icon("cs-energy", -18, -8 if not owned else 0, 14, GOLD))
                parts.append(
                    text(
                        4, -8 if not owned else 0, f"+{desk.box.upgrade_energy[number]}", 14, "#ffe9a0", font_weight=800
                    )
                )
            if owned:
                parts.append(mark(desk.seat(self.seat), (20 if number < 3 else 22, 8), 15))
            elif number < 3:
                parts.append(gem_row(14, 0, 15, desk.box.upgrade_cost[number], 1.1))
            else:
                parts.append(gem_row(0, 9, 12, desk.box.upgrade_cost[number], 1.1))
            pieces.append(self.piece(UPGRADES[number], join(*parts), *self.place_at(number)))
        return pieces

    def belt(self) -> list[Piece]:
        """Areas from left to right with card, range and arrows for the shift (CS-SHIFT-01)."""
        desk, pieces = self.desk, list[Piece]()
        now = desk.acting(self.seat)
        for number, area in enumerate(self.areas):
            x = self.area_x(number)
            edge = GOLD if area == now else "#7a5ac0"
            frame = rect(
                -50,
                4,
                100,
                190,
                11,
                fill="#0c0520",
                fill_opacity=0.75,
                stroke=edge,
                stroke_width=2.4 if area == now else 1.3,
            )
            title = label(0, 20, desk.words.name("area", AREAS[area]).capitalize(), 92, 12.5, LILAC)
            arrow = icon("arrow", 53, CARD_Y, 14, LILAC) if number + 1 < len(self.areas) else NOTHING
            pieces.append(self.piece(f"frame-{area}", frame + title + arrow, x, 0))
            pieces += self.stack(number, area)
            pieces += self.ranges(number, area)
        pieces.append(self.piece("outlook", self.outlook(), self.hand_x, 20))
        return pieces

    def stack(self, number: int, area: int) -> list[Piece]:
        """The card that counts; under it the edges of covered ones; a planned card has a mark."""
        t, box, words = self.desk.t, self.desk.box, self.desk.words
        cards = list(t.areas[self.seat * len(AREAS) + area])
        planned = self.plan[area]
        if planned != NOBODY:
            cards.append(planned)
        x = self.area_x(number)
        if not cards:
            return [self.piece(f"empty-{area}", empty_place(), x, CARD_Y)]
        pieces = []
        for depth, card in enumerate(cards):
            lift = -4.0 * (len(cards) - 1 - depth)
            shape = action_card(box, card, words.name("card", box.card_ids[card]))
            pieces.append(
                self.piece(f"laid-{box.card_ids[card]}", shape, x + lift, CARD_Y + lift, f"area:{AREAS[area]}")
            )
        if planned != NOBODY:
            pin = circle(0, 0, 10, fill="#2f9d62", stroke="#ffffff", stroke_width=1.6) + icon(
                "check", 0, 0, 12, "#ffffff"
            )
            pieces.append(self.piece(f"planned-{area}", pin, x + WIDTH / 2 - 4, CARD_Y - HEIGHT / 2 + 6))
        return pieces

    def ranges(self, number: int, area: int) -> list[Piece]:
        """Three steps of range; those not yet bought show their cost (CS-UPG-06)."""
        t, pieces = self.desk.t, list[Piece]()
        reach = t.reach(self.seat, area)
        for step in (1, 2, 3):
            have = step <= reach
            parts = [
                rect(
                    -15,
                    -12,
                    30,
                    24,
                    7,
                    fill="#3a1f78" if have else "#150a2e",
                    stroke="#b79cf0" if step == reach else "#5a4390",
                    stroke_width=2 if step == reach else 1,
                )
            ]
            parts.append(
                icon(
                    f"cs-parsec-{step}",
                    -4 if step > 1 and area != GATE_AREA else 0,
                    0,
                    14,
                    "#ffffff" if have else "#9a88d0",
                )
            )
            if step > 1 and area != GATE_AREA:
                cost = self.desk.box.upgrade_cost[self.range_place(area, step)]
                parts.append(mark(self.desk.seat(self.seat), (9, 5), 10) if have else gem_row(8, 0, 10, cost))
            pieces.append(self.piece(f"range-{area}-{step}", join(*parts), *self.range_at(number, step)))
        return pieces

    @staticmethod
    def range_place(area: int, reach: int) -> int:
        return FIRST_RANGE + 2 * area + reach - 2

    def outlook(self) -> Shape:
        """What the plan will consume, and how far the next level is then."""
        t, seat = self.desk.t, self.seat
        total = 0
        for area in self.areas:
            card = self.plan[area] if self.plan[area] != NOBODY else t.top(seat, area)
            total += 0 if card == NOBODY else self.desk.box.consumption[card]
        after = consumed(t, seat, total)
        key = "outlook-plan" if t.plans[seat] else "outlook"
        words = self.desk.words(
            key,
            total=signed(total),
            after=after,
            far=max(0, (after if t.plans[seat] else t.consumption[seat]) - t.energy[seat]),
        )
        return label(0, 0, words, SEAT.width - self.hand_x - 190, 13.5, PALE, 11.5, text_anchor="start")

    def cards(self) -> list[Piece]:
        box, words = self.desk.box, self.desk.words
        pieces = []
        for number, card in enumerate(self.hand):
            shape = action_card(box, card, words.name("card", box.card_ids[card]))
            x, y = self.hand_at(number)
            pieces.append(self.piece(f"held-{box.card_ids[card]}", shape, x, y))
        return pieces

    def foot(self) -> list[Piece]:
        """Stations to build and Dark Tech cards owned."""
        desk, t, pieces = self.desk, self.desk.t, list[Piece]()
        place = 0
        if t.setup.options["module_1_stations"]:
            for kind, name in enumerate(STATIONS):
                built = t.station_of(self.seat, kind) != NOBODY
                parts = [
                    rect(
                        -33, -13, 66, 26, 8, fill="#1d0b38", stroke="#8ff0a0" if built else "#7a5ac0", stroke_width=1.3
                    )
                ]
                parts.append(icon(f"cs-station-{name}", -18, 0, 18, PALE))
                parts.append(
                    icon("check", 14, 0, 14, GREEN) if built else gem_row(12, 0, 13, desk.box.station_cost[kind], 1.1)
                )
                pieces.append(self.piece(f"own-{name}", join(*parts), self.foot_at(place), FOOT - 7))
                place += 1
        for tech in range(len(TECHS)):
            if t.has_tech(self.seat, tech):
                name = desk.words.name("tech", TECHS[tech])
                shape = join(
                    rect(0, -13, 150, 26, 8, fill="#2a0f4a", stroke="#d9a8ff", stroke_width=1.2),
                    icon("cs-dark-tech", 14, 0, 17, "#ffb0f0"),
                    label(27, 0, name, 118, 13, PALE, 11, text_anchor="start"),
                )
                pieces.append(self.piece(f"tech-{tech}", shape, self.tech_x(place), FOOT - 7))
                place += 2
        return pieces

    def tech_x(self, place: int) -> float:
        return self.hand_x + 2 + 72 * place + 6 * (place // 2)

    # ---- spots

    def spots(self) -> list[Spot]:
        return [*self.gem_spots(), *self.place_spots(), *self.area_spots(), *self.hand_spots(), *self.foot_spots()]

    def spot(self, name: str, outline: Definition, at: Point, title: str, tip: str, target: str = "") -> Spot:
        return Spot(f"{name}-{self.seat}", outline, at[0], at[1], title, tip, target)

    def gem_spots(self) -> list[Spot]:
        words, spots = self.desk.words, list[Spot]()
        for kind, name in enumerate(GEMS):
            count = self.desk.t.gems[3 * self.seat + kind]
            tip = words("gem-tip", count=count, value=self.desk.box.gem_value[kind])
            target = self.target("gem", name, "transform")
            spots.append(
                self.spot(
                    f"spot-{name}",
                    circle_outline(14),
                    self.gem_at(kind),
                    words.name("gem", name).capitalize(),
                    tip,
                    target,
                )
            )
        return spots

    def place_spots(self) -> list[Spot]:
        words, spots = self.desk.words, list[Spot]()
        for number in range(FIRST_RANGE):
            thing = UPGRADES[number]
            outline = rect_outline(88 if number < 3 else 64, 36, 9)
            target = self.target("upgrade", thing, "upgrade")
            spots.append(
                self.spot(
                    f"spot-{thing}",
                    outline,
                    self.place_at(number),
                    words.name("upgrade", thing).capitalize(),
                    words.tip("upgrade", thing),
                    target,
                )
            )
        return spots

    def area_spots(self) -> list[Spot]:
        """The card's place, and the steps of its range."""
        t, box, words, spots = self.desk.t, self.desk.box, self.desk.words, list[Spot]()
        for number, area in enumerate(self.areas):
            planned = self.plan[area]
            card = planned if planned != NOBODY else t.top(self.seat, area)
            name = words.name("area", AREAS[area]).capitalize()
            title = name if card == NOBODY else f"{name} · {words.name('card', box.card_ids[card])}"
            tip = words("area-tip", reach=t.reach(self.seat, area))
            tip = tip if card == NOBODY else words.told(words.tip("card", box.card_ids[card]), tip)
            at = (self.area_x(number), CARD_Y)
            spots.append(
                self.spot(
                    f"spot-{AREAS[area]}",
                    rect_outline(WIDTH, HEIGHT, 8),
                    at,
                    title,
                    tip,
                    self.target("area", AREAS[area], "put", "take_back"),
                )
            )
            for step in (2, 3) if area != GATE_AREA else ():
                thing = UPGRADES[self.range_place(area, step)]
                target = self.target("upgrade", thing, "upgrade")
                spots.append(
                    self.spot(
                        f"spot-{thing}",
                        rect_outline(30, 24, 7),
                        self.range_at(number, step),
                        words.name("upgrade", thing).capitalize(),
                        words.tip("upgrade", thing),
                        target,
                    )
                )
        return spots

    def hand_spots(self) -> list[Spot]:
        box, words, spots = self.desk.box, self.desk.words, list[Spot]()
        for number, card in enumerate(self.hand):
            thing = box.card_ids[card]
            target = self.target("card", thing, "put")
            spots.append(
                self.spot(
                    f"spot-{thing}",
                    rect_outline(WIDTH, HEIGHT, 8),
                    self.hand_at(number),
                    words.name("card", thing),
                    words.tip("card", thing),
                    target,
                )
            )
        return spots

    def foot_spots(self) -> list[Spot]:
        t, words, spots, place = self.desk.t, self.desk.words, list[Spot](), 0
        if t.setup.options["module_1_stations"]:
            for kind, thing in enumerate(STATIONS):
                at = (self.foot_at(place), FOOT - 7)
                target = self.target("station", STATIONS[kind], "station")
                spots.append(
                    self.spot(
                        f"spot-{thing}",
                        rect_outline(66, 26, 8),
                        at,
                        words.name("station", thing).capitalize(),
                        words.tip("station", thing),
                        target,
                    )
                )
                place += 1
        for tech, thing in enumerate(TECHS):
            if t.has_tech(self.seat, tech):
                at = (self.tech_x(place) + 75, FOOT - 7)
                spots.append(
                    self.spot(
                        f"spot-{thing}",
                        rect_outline(150, 26, 8),
                        at,
                        words.name("tech", thing),
                        words.tip("tech", thing),
                    )
                )
                place += 2
        return spots

    def close_ups(self) -> dict[str, Box]:
        """Pages for narrow screens, none wider than a phone can read."""
        words, width = self.desk.words, 386.0
        return {
            words("part-board"): Box(0, 0, width, 208),
            words("part-areas"): Box(FIRST_AREA - 6, 0, width, 208),
            words("part-hand"): Box(max(self.hand_x - 4, SEAT.width - width), 0, width, 208),
        }


# ---- the automa


def automa_pieces(desk: Desk) -> list[Piece]:
    """Its card with what each row says (CS-SOLO-12)."""
    t, words = desk.t, desk.words
    pieces = [Piece("automa-badge", badge(desk.seat(t.automa), 0, 0, 36), 62, 70)]
    pieces.append(Piece("automa-name", heading(0, 0, words.person(t.automa).capitalize(), 110, 16), 62, 126))
    left = [len(pile) for pile in t.automa_piles]
    pieces.append(
        Piece(
            "automa-piles",
            label(0, 0, words("automa-piles", one=left[0], two=left[1], three=left[2]), 200, 13, LILAC),
            104,
            190,
        )
    )
    frame = rect(0, 0, 780, 184, 12, fill=NIGHT, stroke="#7a5ac0", stroke_width=1.4)
    if t.automa_card == NOBODY:
        lines = [words("automa-no-card")]
    else:
        thing = desk.box.automa_ids[t.automa_card]
        head, *rows = words.tip("automa_card", thing).split(" · ")
        lines = [words.name("automa_card", thing).capitalize(), head, *rows]
    shapes = [
        paragraph(390, 26 + 30 * n, line, 740, 15 if n else 17, PALE if n else GOLD, 2) for n, line in enumerate(lines)
    ]
    pieces.append(Piece("automa-card", join(frame, *shapes), 230, 12))
    return pieces


def automa_spots(desk: Desk) -> list[Spot]:
    t, words = desk.t, desk.words
    if t.automa_card == NOBODY:
        return []
    thing = desk.box.automa_ids[t.automa_card]
    return [
        Spot(
            "automa-spot",
            rect_outline(780, 184, 12),
            620,
            104,
            words.name("automa_card", thing).capitalize(),
            words.tip("automa_card", thing),
        )
    ]
