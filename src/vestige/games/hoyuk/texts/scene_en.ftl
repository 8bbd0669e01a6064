### What is written on the board and what its places tell: names are read aloud, tips say what a thing does.

scene-board = Board: village, piles, stock
scene-nothing = nothing
scene-nobody = nobody
scene-clan-eguor = Eguor (red, triangle)
scene-clan-trev = Trev (green, trefoil)
scene-clan-enuaj = Enuaj (yellow, star)
scene-clan-teoiv = Teoiv (violet, diamond)
scene-clan-uelb = Uelb (blue, circle)
scene-cell = Cell { $id }
scene-ruin = Ruins on { $id }
scene-pen = Pen { $id } of { $seat }, at the house { $house }
scene-house = House { $id } of { $seat }
scene-house-high = Storeyed house { $id } of { $seat }
scene-family = Family of { $size ->
    [one] { $size } house
   *[other] { $size } houses
 }.
scene-block = Block { $id }
scene-block-size = Block { $id }: { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
 }.
scene-alone = One clan alone wins no card here.
scene-uninhabited = Nobody lives here: anybody may build on its ruins.
scene-invaded = Locusts: no aspect card here this turn.
scene-lead = { $aspect } { $seat }
scene-leads = Would win now: { $leads }.
scene-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
scene-aspect-oven = Ovens
scene-aspect-totem = Totems
scene-aspect-pen = Pens
scene-aspect-houses = Houses
scene-aspect-height = Height
scene-aspect-cattle = Cattle
scene-aspect-villagers = Villagers
scene-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
scene-pile = Pile { $aspect }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, on top { $top }
scene-below = Below, as far as known: { $cards }.
scene-symbol-house = House
scene-symbol-pen = Pen
scene-symbol-oven = Oven
scene-symbol-totem = Totem
scene-symbol-cattle = Cattle
scene-symbol-villager = Villager
scene-symbol-joker = Metals
scene-card = Aspect card: { $symbol }
scene-calamities = Calamity
scene-calamities-tip = From turn 2 on one calamity a turn is revealed in phase 2
scene-tiles = Tiles of this step
scene-tiles-left = { $count } in the stack
scene-turn = Turn { $turn }
scene-phase-build = Build, 2 steps
scene-phase-calamity = Calamity
scene-phase-aspects = Aspect cards
scene-phase-end = Cards back, marker
scene-stage-over = The end
scene-stage-build = Build
scene-stage-calamity = Calamity
scene-stage-aspects = Aspect cards
scene-stage-end = End of turn
scene-stage-build-1 = Build 1
scene-stage-build-2 = Build 2
scene-last-turn = Last turn
scene-first = First player
scene-shaman = Shaman
scene-in-block = block { $block }
scene-spent = Spent this turn
scene-stock-totem = Totems
scene-stock-oven = Ovens
scene-stock-pen = Pens
scene-stock-cattle = Cattle
scene-stock-villager = Villagers
scene-stock = Stock of { $name }: { $count }
scene-own-tile = Tile
scene-no-tile = No tile now: tiles are dealt in phase 1
scene-built = { $done } of { $total } built
scene-hand = Aspect cards: { $count }
scene-no-cards = No aspect card yet. Lead in ovens, totems or pens in a block shared with another clan to win one.
scene-allowance = { $spent } spent of { $families } this turn (one per family)
scene-allowance-now = { $left ->
    [0] no more to spend
   *[other] { $left } more may be spent
 }, { $spent } spent this turn
scene-houses-left = { $count ->
    [one] { $count } house left
   *[other] { $count } houses left
 }
scene-families = { $count ->
    [one] { $count } family
   *[other] { $count } families
 }
scene-cards-a-turn = { $count ->
    [one] { $count } card a turn
   *[other] { $count } cards a turn
 }
scene-best-set = Best set: { $symbol }, { $points }
scene-power-eguor = After a set of five: raze a neighbour’s house and build there
scene-power-trev = After a set of five: a pen and cattle for free
scene-power-enuaj = After a set of five: steal two pieces of one player
scene-power-teoiv = After a set of five: a house with the shaman on it
scene-power-uelb = After a set of five: a pen and a villager for free
scene-no-power = Clan powers belong to the expert game
scene-panel-houses = Houses left
scene-panel-cards = Aspect cards in hand
scene-panel-families = Cards spent this turn, of one per family
scene-part-village = Village
scene-part-north-west = Upper left
scene-part-north-east = Upper right
scene-part-south-west = Lower left
scene-part-south-east = Lower right
scene-part-piles = Piles
scene-part-turn = Turn
scene-part-stocks = Stock
scene-part-hand = Cards
scene-part-tile = Tile
scene-part-clan = Clan
scene-moment-spend = { $phase }: spend up to { $left ->
    [one] { $left } card
   *[other] { $left } cards
 }, to build or to score, or go on
scene-moment-build = Before building
scene-moment-calamity = Before the calamity
scene-moment-aspects = Before the blocks are inspected
scene-moment-end = Before the turn ends
scene-moment-lose = { $calamity } hits block { $block }: give up { $left } { $element }
scene-lost-house = of your houses
scene-lost-pen = of your pens
scene-lost-oven = of your ovens
scene-lost-totem = of your totems
scene-lost-cattle = of your cattle
scene-lost-villager = of your villagers
scene-moment-house = A house: on an empty cell, on a ruin, or on top of one of yours
scene-moment-pen = A pen: against one of your houses, one side stays free
scene-moment-gate = The pen on { $cell }: to which of your houses does it belong?
scene-moment-oven = An oven: on a bare roof of yours
scene-moment-totem = A totem: on a bare roof of yours
scene-moment-cattle = Cattle: in one of your empty pens
scene-moment-villager = A villager: on a house of yours that has none
scene-moment-shaman = The shaman: on the house whose block the next calamity shall spare
scene-moment-build-card = Build with the { $card } card
scene-moment-build-joker = The metals build any element: which one?
scene-moment-score-card = A set of { $card }: how many cards, with how many jokers?
scene-moment-score-joker = A set of jokers alone ({ $card }): how many?
