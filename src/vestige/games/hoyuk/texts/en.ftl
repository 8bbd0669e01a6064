### Höyük: what the table says.

game-title = Höyük
game-tagline = Neolithic clans build a village, house by house
game-about = Houses stand wall to wall, pens lean on them, ovens and totems crown the roofs. Whoever leads a shared block wins aspect cards, calamities turn houses into ruins, and new houses rise on them. Three modes, from first game to clan powers.
game-minutes = 60 min

## Questions

ask-build = { $houses ->
    [0] Build the third element of your tile
    [one] Build a house{ $third ->
        [0] {""}
       *[other] {" "}or the third element
     }
   *[other] Build { $houses } houses{ $third ->
        [0] {""}
       *[other] {" "}and the third element, in any order
     }
 }
    .wait = { $seat } builds
ask-built = Nothing more to build: done?
    .wait = { $seat } builds
ask-spend = Spend aspect cards: { $left ->
    [one] { $left } card more
   *[other] { $left } cards more
 }
    .wait = { $seat } may spend aspect cards
ask-spent = No card left to spend: done?
    .wait = { $seat } may spend aspect cards
ask-place = Where do you place { $element }?
    .wait = { $seat } places an element
ask-lose = Block { $block }: choose what you lose ({ $element }), { $left } to go
    .wait = { $seat } chooses losses
ask-lost = Losses chosen: done?
    .wait = { $seat } chooses losses
ask-inspect = Which block is inspected next?
    .wait = { $seat } chooses a block to inspect
ask-return = Under which pile do your spent cards go?
    .wait = { $seat } returns spent cards
ask-marker = Who gets the turn marker?
    .wait = { $seat } passes the turn marker
ask-raze = Power of the Eguor: destroy a neighbour’s house and build yours there, or decline
    .wait = { $seat } may use the clan power
ask-gift = Clan power: place what you are given, or stop
    .wait = { $seat } may use the clan power
ask-bless = Power of the Teoiv: build a house and put the shaman on it, or decline
    .wait = { $seat } may use the clan power
ask-rob = Power of the Enuaj: whom do you rob?
    .wait = { $seat } may use the clan power
ask-steal = What do you steal from { $victim }? ({ $number } of 2)
    .wait = { $seat } steals

## Answers

do-house = House on { $cell }
    .name = House
do-pen = Pen on { $cell }, gate to { $house }
    .name = Pen
do-oven = Oven on { $cell }
    .name = Oven
do-totem = Totem on { $cell }
    .name = Totem
do-cattle = Cattle in { $cell }
    .name = Cattle
do-villager = Villager on { $cell }
    .name = Villager
do-shaman = Shaman on { $cell }
    .name = Shaman
do-build = Build { $element } ({ $card } card)
    .name = Build
do-score = Score a set of { $card }: { $cards ->
    [0] { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
     }
    [one] 1 card{ $jokers ->
        [0] {""}
        [one] {" "}+ 1 joker
       *[other] {" "}+ { $jokers } jokers
     }
   *[other] { $cards } cards{ $jokers ->
        [0] {""}
        [one] {" "}+ 1 joker
       *[other] {" "}+ { $jokers } jokers
     }
 }
    .name = Score
do-lose = Give up { $cell }
    .name = Give up
do-inspect = Inspect the block { $block }
    .name = Inspect
do-return = Under the pile { $pile }
    .name = Return
do-marker = Give the marker to { $seat }
    .name = Pass the marker
do-raze = Destroy the house { $cell } and build there
    .name = Destroy
do-rob = Rob { $victim }
    .name = Rob
do-steal = Steal { $element } from { $cell }
    .name = Steal

## What happened

event-turn = Turn { $turn } begins.
    .round = Turn { $turn }
event-phase = { $phase }: first, cards may be spent.
    .phase = { $phase }
event-step = { $phase }.
    .phase = { $phase }
event-first = { $seat } is the first player.
event-dealt = { $seat } gets the tile { $tile }.
event-reshuffled = A new stack of { $tiles } construction tiles is shuffled.
event-forfeited = { $seat } cannot build { $element }: forfeited.
event-founded = { $seat } founds a block on { $cell }.
event-house_built = { $seat } builds a house on { $cell } (block { $block }).
event-rebuilt = { $seat } builds on the ruins of { $cell } (block { $block }).
event-storey_built = { $seat } adds a storey on { $cell }.
event-pen_built = { $seat } places a pen on { $cell }, its gate to { $house }.
event-piece_placed = { $seat } places { $element } on { $cell }.
event-returned_to_stock = Back to the stock from { $cell }: { $element }.
event-shaman_gone = The shaman goes back beside the board.
event-card_built = { $seat } spends a card ({ $card }) to build { $element }.
event-set_scored = { $seat } scores a set of { $cards } ({ $card }): { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
 }.
event-forecast = This turn’s calamity is announced: { $calamity }.
event-calamity = Calamity: { $calamity }.
event-no_effect = { $calamity } hits no block.
event-block_hit = The block { $block } is hit.
event-warded_off = The shaman protects the block { $block }.
event-invaded = Locusts invade the block { $block }: no aspect card there this turn.
event-ruined = { $seat } loses the house { $cell }: ruins.
event-inspected = { $seat } has the block { $block } inspected.
event-card_won = { $seat } leads in { $pile } (block { $block }) and takes a card: { $card }.
event-card_tied = Block { $block }, { $pile }: a tie, nobody takes a card.
event-pile_empty = Block { $block }, { $pile }: the pile is empty.
event-returned = { $seat } returns { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } under the pile { $pile }.
event-end_flagged = { $seat } places the last house: this is the last turn.
event-no_room = There is no room left for houses: this is the last turn.
event-marker = { $seat } gets the turn marker.
event-power = { $seat } uses the power of the { $clan }.
event-razed = { $seat } destroys the house of { $victim } on { $cell }.
event-stolen = { $seat } steals from { $victim }: { $element }, { $cell }.
event-final = The game is over: the village is counted.
    .phase = Final score

## Why not

why-E_WRONG_PHASE = Not possible in this phase.
why-E_OUT_OF_GRID = Outside the building area.
why-E_CELL_OCCUPIED = { $cell } is not free.
why-E_NO_SUPPLY = No such piece is left ({ $element }).
why-E_MERGES_BLOCKS = On { $cell } it would join two blocks.
why-E_NOT_NEXT_TO_OWN_HOUSE = You live in this block: build next to one of your houses.
why-E_NOT_NEXT_TO_HOUSE = No house stands next to { $cell }.
why-E_CORNER_TOUCH = { $cell } touches another block by a corner.
why-E_PEN_EXIT = A pen would lose its last free side.
why-E_NOT_YOUR_HOUSE = The house { $cell } is not yours.
why-E_MAX_FLOORS = The house { $cell } already has two storeys.
why-E_NO_FREE_SIDE = No side of the house { $cell } is free.
why-E_NOT_A_HOUSE = There is no house on { $cell }.
why-E_ROOF_TAKEN = The roof of { $cell } already bears an oven or totem.
why-E_NOT_A_PEN = There is no pen on { $cell }.
why-E_NOT_YOUR_PEN = The pen { $cell } is not yours.
why-E_PEN_FULL = The pen { $cell } already holds cattle.
why-E_ALREADY_VILLAGER = The house { $cell } already has a villager.
why-E_ELEMENT_NOT_ON_TILE = Not on your construction tile, or already built: { $element }.
why-E_ELEMENT_NOT_ON_CARD = This card ({ $card }) shows another element than { $element }.
why-E_ELEMENT_NOT_IN_MODE = Not built with cards in this mode: { $element }.
why-E_MUST_BUILD = Something on your tile can still be built.
why-E_NO_SUCH_CARD = You do not hold these cards ({ $card }).
why-E_FAMILY_LIMIT = One card per family and turn: { $left ->
    [0] you cannot spend any more
   *[other] you can spend { $left } more
 }.
why-E_MIXED_SET = A set has one symbol; jokers alone have none.
why-E_SET_TOO_LARGE = At most five cards in a set.
why-E_BAD_LOSS = Wrong number, or not your pieces in the block that is hit.
why-E_BLOCK_DONE = The block { $block } has been inspected this turn.
why-E_BLOCK_NOT_ELIGIBLE = Not a block to inspect: fewer than two clans, or locusts.
why-E_NO_SUCH_PILE = There is no such pile in this mode.
why-E_MARKER_SELF = The marker must go to another player.
why-E_NOT_ADJACENT_TARGET = { $cell } is not an opponent’s house next to one of yours.
why-E_TWO_VICTIMS = Both pieces must come from one player.
why-E_NOT_STEALABLE = This cannot be stolen there: { $element }.
why-E_NO_PLACE = You have no place for it, or there is nothing to take.

## Options

option-mode = Mode
    .tip = Classic has three aspects; intermediate adds number and height of houses; expert adds cattle, villagers, the shaman and clan powers
    .classic = classic
    .intermediate = intermediate
    .expert = expert
option-houses_per_player = Houses per player
    .tip = The game ends with the turn in which somebody places the last one; with five players the rulebook proposes 20
option-aspect_deal = Dealing of aspect cards
    .tip = Each mode’s cards on its own piles, or all shuffled together
    .layered = each mode on its piles
    .pooled = all together
option-corner_contact = Corner contact of blocks
    .tip = Whether a new house may touch another block by a corner
    .forbidden = forbidden
    .allowed = allowed
option-aspect_tie_break = Tie-break of ovens, totems, pens
    .tip = Storeyed houses of the block decide, or only the pieces at storeyed houses
    .block = storeyed houses of the block
    .piece = pieces at storeyed houses
option-calamity_forecast = Calamity forecast (house rule)
    .tip = The calamity of the turn is shown when the turn begins
option-clan = Clan
    .tip = Your colour; in the expert mode also a power
    .eguor = Eguor (red)
    .trev = Trev (green)
    .enuaj = Enuaj (yellow)
    .teoiv = Teoiv (violet)
    .uelb = Uelb (blue)

## Score sheet

row-sets = Sets scored
row-hand = Cards in hand
row-families = Largest families
row-cattle = Most cattle
row-villagers = Most villagers
row-storeys = Storeyed houses
