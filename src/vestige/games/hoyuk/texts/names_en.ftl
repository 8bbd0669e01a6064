### Names of components, and what they do.

name-cell = { $id }
name-block = { $id }

## Elements

name-element-house = a house
tip-element-house = On an empty cell, on a ruin, or as a storey on one of your houses
name-element-pen = a pen
tip-element-pen = Against one of your houses, always with one side free
name-element-oven = an oven
tip-element-oven = On a bare roof of yours
name-element-totem = a totem
tip-element-totem = On a bare roof of yours
name-element-cattle = cattle
tip-element-cattle = In one of your pens without cattle
name-element-villager = a villager
tip-element-villager = On one of your houses without a villager
name-element-shaman = the shaman
tip-element-shaman = On one of your houses: the next calamity spares its block

## Symbols of aspect cards

name-symbol-house = house
tip-symbol-house = Builds the element it shows, or scores: sets of 1 to 5 cards bring 1, 3, 5, 8 or 12 points
name-symbol-pen = pen
tip-symbol-pen = Builds the element it shows, or scores: sets of 1 to 5 cards bring 1, 3, 5, 8 or 12 points
name-symbol-oven = oven
tip-symbol-oven = Builds the element it shows, or scores: sets of 1 to 5 cards bring 1, 3, 5, 8 or 12 points
name-symbol-totem = totem
tip-symbol-totem = Builds the element it shows, or scores: sets of 1 to 5 cards bring 1, 3, 5, 8 or 12 points
name-symbol-cattle = cattle
tip-symbol-cattle = Builds the element it shows, or scores: sets of 1 to 5 cards bring 1, 3, 5, 8 or 12 points
name-symbol-villager = villager
tip-symbol-villager = Builds the element it shows, or scores: sets of 1 to 5 cards bring 1, 3, 5, 8 or 12 points
name-symbol-joker = metals
tip-symbol-joker = Joker: stands for any card, to build or in a set. Sets of 1 to 5 cards bring 1, 3, 5, 8 or 12 points

## Aspect piles

name-pile-oven = ovens
tip-pile-oven = Most ovens in a shared block takes the top card
name-pile-totem = totems
tip-pile-totem = Most totems in a shared block takes the top card
name-pile-pen = pens
tip-pile-pen = Most pens in a shared block takes the top card
name-pile-houses = number of houses
tip-pile-houses = Most houses in a shared block takes the top card
name-pile-height = height of houses
tip-pile-height = Most storeyed houses in a shared block takes the top card; a tie gives none
name-pile-cattle = cattle
tip-pile-cattle = Most cattle in a shared block takes the top card
name-pile-villagers = villagers
tip-pile-villagers = Most villagers in a shared block takes the top card

## Construction tiles

name-tile-tile_totem_1 = 2 houses + totem
name-tile-tile_totem_2 = 2 houses + totem
name-tile-tile_totem_3 = 2 houses + totem
name-tile-tile_oven_1 = 2 houses + oven
name-tile-tile_oven_2 = 2 houses + oven
name-tile-tile_oven_3 = 2 houses + oven
name-tile-tile_pen_1 = 2 houses + pen
name-tile-tile_pen_2 = 2 houses + pen
name-tile-tile_pen_3 = 2 houses + pen
name-tile-tile_choice_1 = 2 houses + your choice
name-tile-tile_cattle_1 = 2 houses + cattle
name-tile-tile_cattle_2 = 2 houses + cattle
name-tile-tile_villager_1 = 2 houses + villager
name-tile-tile_villager_2 = 2 houses + villager
name-tile-tile_shaman_1 = 2 houses + shaman

## Calamities

name-calamity-bad_season_1 = Bad season 1
tip-calamity-bad_season_1 = Block with the fewest totems: each inhabitant destroys one house there. Blocks that tie are all hit
name-calamity-bad_season_2 = Bad season 2
tip-calamity-bad_season_2 = Block with the most totems: each inhabitant destroys one house there. Blocks that tie are all hit
name-calamity-drought_1 = Drought 1
tip-calamity-drought_1 = Smallest block: each inhabitant loses half of the own cattle there. Blocks that tie are all hit
name-calamity-drought_2 = Drought 2
tip-calamity-drought_2 = Largest block: each inhabitant loses half of the own cattle there. Blocks that tie are all hit
name-calamity-epidemic_1 = Epidemic 1
tip-calamity-epidemic_1 = Largest block: each inhabitant loses half of the own villagers there. Blocks that tie are all hit
name-calamity-epidemic_2 = Epidemic 2
tip-calamity-epidemic_2 = Smallest block: each inhabitant loses half of the own villagers there. Blocks that tie are all hit
name-calamity-earthquake_1 = Earthquake 1
tip-calamity-earthquake_1 = Smallest block: each inhabitant destroys half of the own houses there. Blocks that tie are all hit
name-calamity-earthquake_2 = Earthquake 2
tip-calamity-earthquake_2 = Largest block: each inhabitant destroys half of the own houses there. Blocks that tie are all hit
name-calamity-fire_1 = Fire 1
tip-calamity-fire_1 = Block with the most ovens: each inhabitant destroys half of the own houses there. Blocks that tie are all hit
name-calamity-fire_2 = Fire 2
tip-calamity-fire_2 = Block with the fewest ovens: each inhabitant destroys half of the own houses there. Blocks that tie are all hit
name-calamity-flood_1 = Flood 1
tip-calamity-flood_1 = The shaman leaves the village
name-calamity-flood_2 = Flood 2
tip-calamity-flood_2 = The shaman leaves the village
name-calamity-locusts_1 = Locust invasion 1
tip-calamity-locusts_1 = Smallest block: no aspect card to be won there this turn. Blocks that tie are all hit
name-calamity-locusts_2 = Locust invasion 2
tip-calamity-locusts_2 = Largest block: no aspect card to be won there this turn. Blocks that tie are all hit
name-calamity-raiders_1 = Raiders 1
tip-calamity-raiders_1 = Largest block: each inhabitant loses half of the own totems there. Blocks that tie are all hit
name-calamity-raiders_2 = Raiders 2
tip-calamity-raiders_2 = Smallest block: each inhabitant loses half of the own totems there. Blocks that tie are all hit
name-calamity-sacrifice_1 = Sacrifice 1
tip-calamity-sacrifice_1 = Block with the most pens: each inhabitant destroys one house there. Blocks that tie are all hit
name-calamity-sacrifice_2 = Sacrifice 2
tip-calamity-sacrifice_2 = Block with the fewest pens: each inhabitant destroys one house there. Blocks that tie are all hit
name-calamity-tornado_1 = Tornado 1
tip-calamity-tornado_1 = Block with the most storeyed houses: each inhabitant destroys one house there. Blocks that tie are all hit
name-calamity-tornado_2 = Tornado 2
tip-calamity-tornado_2 = Block with the fewest storeyed houses: each inhabitant destroys one house there. Blocks that tie are all hit
name-calamity-volcano_1 = Volcano 1
tip-calamity-volcano_1 = Smallest block: each inhabitant loses half of the own pens there. Blocks that tie are all hit
name-calamity-volcano_2 = Volcano 2
tip-calamity-volcano_2 = Largest block: each inhabitant loses half of the own pens there. Blocks that tie are all hit
name-calamity-wolves_1 = Wolves 1
tip-calamity-wolves_1 = Largest block: each inhabitant loses half of the own ovens there. Blocks that tie are all hit
name-calamity-wolves_2 = Wolves 2
tip-calamity-wolves_2 = Smallest block: each inhabitant loses half of the own ovens there. Blocks that tie are all hit

## Clans

name-clan-eguor = Eguor
tip-clan-eguor = Power after a set of five: destroy an opponent’s house next to yours and build a bare house in its place
name-clan-trev = Trev
tip-clan-trev = Power after a set of five: a pen and cattle for free
name-clan-enuaj = Enuaj
tip-clan-enuaj = Power after a set of five: steal two pieces of one player and place them
name-clan-teoiv = Teoiv
tip-clan-teoiv = Power after a set of five: build a house and put the shaman on it
name-clan-uelb = Uelb
tip-clan-uelb = Power after a set of five: a pen and a villager for free

## Phases

name-phase-p1_window = Construction
name-phase-p1_step1 = Construction, step 1
name-phase-p1_step2 = Construction, step 2
name-phase-p2_window = Calamity
name-phase-p2_calamity = Calamity
name-phase-p3_window = Aspect cards
name-phase-p3_inspect = Aspect cards
name-phase-p4_window = End of the turn
name-phase-p4_return = End of the turn
name-phase-p4_marker = Turn marker
name-phase-finished = The end

## Aspect cards

name-card-aspect_totem_01 = totem
name-card-aspect_totem_02 = totem
name-card-aspect_totem_03 = totem
name-card-aspect_totem_04 = totem
name-card-aspect_totem_05 = totem
name-card-aspect_totem_06 = totem
name-card-aspect_totem_07 = totem
name-card-aspect_totem_08 = totem
name-card-aspect_totem_09 = totem
name-card-aspect_totem_10 = totem
name-card-aspect_totem_11 = totem
name-card-aspect_oven_01 = oven
name-card-aspect_oven_02 = oven
name-card-aspect_oven_03 = oven
name-card-aspect_oven_04 = oven
name-card-aspect_oven_05 = oven
name-card-aspect_oven_06 = oven
name-card-aspect_oven_07 = oven
name-card-aspect_oven_08 = oven
name-card-aspect_oven_09 = oven
name-card-aspect_oven_10 = oven
name-card-aspect_oven_11 = oven
name-card-aspect_pen_01 = pen
name-card-aspect_pen_02 = pen
name-card-aspect_pen_03 = pen
name-card-aspect_pen_04 = pen
name-card-aspect_pen_05 = pen
name-card-aspect_pen_06 = pen
name-card-aspect_pen_07 = pen
name-card-aspect_pen_08 = pen
name-card-aspect_pen_09 = pen
name-card-aspect_pen_10 = pen
name-card-aspect_pen_11 = pen
name-card-aspect_joker_01 = metals
name-card-aspect_joker_02 = metals
name-card-aspect_joker_03 = metals
name-card-aspect_joker_04 = metals
name-card-aspect_joker_05 = metals
name-card-aspect_joker_06 = metals
name-card-aspect_joker_07 = metals
name-card-aspect_joker_08 = metals
name-card-aspect_joker_09 = metals
name-card-aspect_house_01 = house
name-card-aspect_house_02 = house
name-card-aspect_house_03 = house
name-card-aspect_house_04 = house
name-card-aspect_house_05 = house
name-card-aspect_house_06 = house
name-card-aspect_house_07 = house
name-card-aspect_house_08 = house
name-card-aspect_cattle_01 = cattle
name-card-aspect_cattle_02 = cattle
name-card-aspect_cattle_03 = cattle
name-card-aspect_cattle_04 = cattle
name-card-aspect_cattle_05 = cattle
name-card-aspect_cattle_06 = cattle
name-card-aspect_cattle_07 = cattle
name-card-aspect_cattle_08 = cattle
name-card-aspect_cattle_09 = cattle
name-card-aspect_cattle_10 = cattle
name-card-aspect_villager_01 = villager
name-card-aspect_villager_02 = villager
name-card-aspect_villager_03 = villager
name-card-aspect_villager_04 = villager
name-card-aspect_villager_05 = villager
name-card-aspect_villager_06 = villager
name-card-aspect_villager_07 = villager
name-card-aspect_villager_08 = villager
name-card-aspect_villager_09 = villager
name-card-aspect_villager_10 = villager
