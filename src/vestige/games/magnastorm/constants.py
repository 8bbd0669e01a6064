"""The ids of what never changes, and the numbers that rules name."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("gray", "purple", "pink", "orange")
CUBES: Final = (*COLOURS, "yellow")
CREW: Final = (*COLOURS, "neutral")
"""A crew member costs a cube of its colour, a neutral one a yellow cube: both have the same numbers (MS-CMD-03)."""

BAGGED: Final = (*CUBES, "black")
YELLOW: Final = 4
NEUTRAL: Final = 4
BLACK: Final = 5

TRACKS: Final = ("red", "green", "blue", "turquoise")
WHITE: Final = 4
"""The colour of a space whose track the player chooses (MS-LAB-07)."""

SPACE_COLOURS: Final = (*TRACKS, "white")
SECTORS: Final = ("s1", "s2", "s3", "s4", "s5", "s6")
STARTS: Final = ("start_1", "start_2")
COLUMNS: Final = ("c1", "c2", "c3", "c4", "c5")
ROWS: Final = 5
LAST_ROW: Final = 4
MOST_SEATS: Final = 4
ON_PAD: Final = -1
"""Where a runner is that has not left its landing pad."""

ADMIN: Final = (
    *("forrester_dain", "justin_b_beeper", "ellen_b_outridge", "adira_okzil"),
    *("idris_yakuul", "mira_mascovic", "azrea_bonsmai", "ozgul_yilmark"),
)
RESEARCH: Final = (
    *("franzkarl_huber", "rain_davenpitt", "yuul_mbado", "joy_d_obondov"),
    *("cedric_j_lebeaux", "kim_kin_park", "sayuri_modo", "kaysia_vasidis"),
)
COMMANDERS: Final = (*ADMIN, *RESEARCH)

DAIN: Final = 1 << 0
JUSTIN: Final = 1 << 1
ELLEN: Final = 1 << 2
ADIRA: Final = 1 << 3
IDRIS: Final = 1 << 4
MIRA: Final = 1 << 5
AZREA: Final = 1 << 6
OZGUL: Final = 1 << 7
FRANZKARL: Final = 1 << 8
RAIN: Final = 1 << 9
YUUL: Final = 1 << 10
JOY: Final = 1 << 11
CEDRIC: Final = 1 << 12
KIM_KIN: Final = 1 << 13
SAYURI: Final = 1 << 14
KAYSIA: Final = 1 << 15
"""The bit of each commander in the powers of a seat."""

RAIN_CARD: Final = 9
YUUL_CARD: Final = 10

OBJECTIVES_R: Final = ("obj_r_single", "obj_r_spread", "obj_r_command", "obj_r_ten")
OBJECTIVES_S: Final = ("obj_s_pairs", "obj_s_four", "obj_s_three", "obj_s_tour")
OBJECTIVES: Final = (*OBJECTIVES_R, *OBJECTIVES_S)
FIRST_SECTOR_OBJECTIVE: Final = 4

SPACE_BONUSES: Final = (
    *("none", "research_red", "research_green", "research_blue", "research_turquoise"),
    *("turn_order", "place_crew", "range_2", "double_lab", "bag_1"),
)
NO_BONUS: Final = 0
TURN_ORDER: Final = 5
PLACE_CREW: Final = 6
RANGE_2: Final = 7
DOUBLE_LAB: Final = 8
BAG_1: Final = 9

LEVEL_BONUSES: Final = ("none", "own", "yellow", "any", "bag_2", "bag_3", "crew")
OWN_LEVEL: Final = 1
YELLOW_LEVEL: Final = 2
ANY_LEVEL: Final = 3
BAG_2_LEVEL: Final = 4
BAG_3_LEVEL: Final = 5
CREW_LEVEL: Final = 6

PAYMENTS: Final = ("printed", "own_for_yellow", "yellow_for_own")
"""Ways to pay a cost: as printed, or with Idris one own cube in place of a yellow one, or the reverse (MS-POW-05)."""

METALS: Final = ("bronze", "silver", "gold")
SILVER: Final = 1
ICONS: Final = ("reputation_1", "own_cube_1", "research_green", "research_red", "research_blue")
REPUTATION_ICON: Final = 0
CUBE_ICON: Final = 1
ICON_TRACKS: Final = (-1, -1, 1, 0, 2)
"""The track that an artefact's icon advances."""

SOURCES: Final = ("objectives", "commanders", "majorities", "stations", "powers", "artefacts")
"""Where reputation comes from (MS-GEN-03), the rows of the score sheet."""

FROM_OBJECTIVES: Final = 0
FROM_COMMANDERS: Final = 1
FROM_MAJORITIES: Final = 2
FROM_STATIONS: Final = 3
FROM_POWERS: Final = 4
FROM_ARTEFACTS: Final = 5

OPTION_A: Final = 0
OPTION_B: Final = 1
