"""A seat's own board: abilities, upgrades, gems, the belt of action areas, the hand, stations and Dark Tech."""

from __future__ import annotations

from typing import Final

from vestige.games.council_of_shadows.components import UPGRADES
from vestige.games.council_of_shadows.constants import AREAS, FIRST_RANGE, GATE_AREA, GEMS, LEADERS, STATIONS, TECHS
from vestige.games.council_of_shadows.scene.bodies import gem, gem_row, mark, planet
from vestige.games.council_of_shadows.scene.cards import HEIGHT, WIDTH, action_card, empty_place
from vestige.games.council_of_shadows.scene.desk import Desk
from vestige.games.council_of_shadows.scene.look import GOLD, GREEN, LILAC, PALE, heading, icon, signed
from vestige.games.council_of_shadows.steps.planning import cards_of
from vestige.games.council_of_shadows.tracks import consumed
from vestige.kernel.values import NOBODY
from vestige.scene.definitions import linear
from vestige.scene.lettering import label, paragraph
from vestige.scene.palette import Seat
from vestige.scene.scene import Box, Piece
from vestige.scene.seats import badge
from vestige.scene.shapes import NOTHING, Point, Shape, circle, join, rect, text

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


class SeatPieces:
    """The board of a person: what lies on it."""

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
        return self.hand_x + 32 + 66 * number

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
            title = label(0, 20, desk.words(f"title-{AREAS[area]}"), 92, 12.5, LILAC)
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

    def forecast(self) -> tuple[int, int, int]:
        """What the top cards consume, where the counter goes, and how far the next level is then."""
        t, seat, total = self.desk.t, self.seat, 0
        for area in self.areas:
            card = self.plan[area] if self.plan[area] != NOBODY else t.top(seat, area)
            total += 0 if card == NOBODY else self.desk.box.consumption[card]
        after = consumed(t, seat, total) if t.plans[seat] else t.consumption[seat]
        return total, after, max(0, after - t.energy[seat])

    def outlook(self) -> Shape:
        """A preview of the round while planning; otherwise how it stands."""
        total, after, far = self.forecast()
        return join(
            icon("cs-consumption", 8, 0, 18, "#e79bff"),
            text(20, 0, f"{signed(total)} : {after}", 14.5, PALE, font_weight=800, text_anchor="start"),
            icon("cs-energy", 106, 0, 17, GOLD),
            text(118, 0, f"−{far}", 14.5, PALE, font_weight=800, text_anchor="start"),
        )

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
        for place, (kind, name) in enumerate(self.stations()):
            built = t.station_of(self.seat, kind) != NOBODY
            edge = "#8ff0a0" if built else "#7a5ac0"
            cost = icon("check", 12, 0, 14, GREEN) if built else gem_row(11, 0, 13, desk.box.station_cost[kind], 1.1)
            ground = rect(-30, -13, 60, 26, 8, fill="#1d0b38", stroke=edge, stroke_width=1.3)
            chip = join(ground, icon(f"cs-station-{name}", -17, 0, 18, PALE), cost)
            pieces.append(self.piece(f"own-{name}", chip, self.foot_at(place), FOOT - 7))
        for place, tech in enumerate(self.techs()):
            name, width = desk.words.name("tech", TECHS[tech]), self.tech_width()
            ground = rect(-width / 2, -15, width, 30, 8, fill="#2a0f4a", stroke="#d9a8ff", stroke_width=1.2)
            sign = icon("cs-dark-tech", 14 - width / 2, 0, 17, "#ffb0f0")
            wide = width > 60
            words = paragraph(12, 0, name, 88, 11.5, PALE, 2) if wide else text(9, 0, "I" * (1 + tech // 8), 13, PALE)
            pieces.append(self.piece(f"tech-{tech}", join(ground, sign, words), self.tech_x(place), FOOT - 7))
        return pieces

    def stations(self) -> list[tuple[int, str]]:
        return list(enumerate(STATIONS)) if self.desk.t.setup.options["module_1_stations"] else []

    def techs(self) -> list[int]:
        return [tech for tech in range(len(TECHS)) if self.desk.t.has_tech(self.seat, tech)]

    def tech_width(self) -> float:
        """Narrow ones where the belt is long."""
        return 122.0 if SEAT.width - self.hand_x > 470 else 44.0

    def tech_x(self, place: int) -> float:
        return self.foot_at(len(self.stations())) - 34 + self.tech_width() / 2 + (self.tech_width() + 6) * place
