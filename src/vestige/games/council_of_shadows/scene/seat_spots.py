"""What can be pointed at on a seat's board."""

from __future__ import annotations

from vestige.games.council_of_shadows.components import UPGRADES
from vestige.games.council_of_shadows.constants import AREAS, FIRST_RANGE, GATE_AREA, GEMS, TECHS
from vestige.games.council_of_shadows.scene.cards import HEIGHT, WIDTH
from vestige.games.council_of_shadows.scene.look import signed
from vestige.games.council_of_shadows.scene.seat import CARD_Y, FIRST_AREA, FOOT, SEAT, SeatPieces
from vestige.kernel.values import NOBODY
from vestige.scene.scene import Box, Spot
from vestige.scene.shapes import Definition, Point
from vestige.scene.states import circle_outline, rect_outline


class SeatBoard(SeatPieces):
    """The board of a person with its spots and close-ups."""

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
        words, spots = self.desk.words, list[Spot]()
        for place, (_, thing) in enumerate(self.stations()):
            at, title = (self.foot_at(place), FOOT - 7), words.name("station", thing).capitalize()
            target = self.target("station", thing, "station")
            spots.append(
                self.spot(f"spot-{thing}", rect_outline(60, 26, 8), at, title, words.tip("station", thing), target)
            )
        for place, tech in enumerate(self.techs()):
            thing, at = TECHS[tech], (self.tech_x(place), FOOT - 7)
            outline = rect_outline(self.tech_width(), 30, 8)
            spots.append(self.spot(f"spot-{thing}", outline, at, words.name("tech", thing), words.tip("tech", thing)))
        total, after, far = self.forecast()
        tip = words("outlook", total=signed(total), after=after, far=far)
        at = (self.hand_x + 78, 20)
        return [*spots, self.spot("spot-outlook", rect_outline(168, 24, 8), at, words("outlook-name"), tip)]

    def close_ups(self) -> dict[str, Box]:
        """Pages for narrow screens, none wider than a phone can read."""
        words, width = self.desk.words, 386.0
        return {
            words("part-board"): Box(0, 0, width, 208),
            words("part-areas"): Box(FIRST_AREA - 6, 0, width, 208),
            words("part-hand"): Box(max(self.hand_x - 4, SEAT.width - width), 0, width, 208),
        }
