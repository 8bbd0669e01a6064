### What is written on the board and what its places tell: names are read aloud, tips say what a thing does.

scene-board = Board: tracks, dig site, cart
scene-museum = Museum of { $colour }
scene-empty = empty

scene-colour-turquoise = turquoise (hexagon)
scene-colour-purple = purple (diamond)
scene-colour-black = black (cross)
scene-colour-orange = orange (square)

## Dice

scene-die-yellow = yellow die { $value }
scene-die-red = red die { $value }
scene-die-blue = blue die { $value }
scene-die-grey = grey die { $value }
scene-use-yellow = Captured, it is money: one credit per pip.
scene-use-red = Captured, it can exhibit a vase for { $factor } points per pip.
scene-use-blue = Captured, it helps to restore the ceramic.
scene-use-grey = Captured, it moves one of your discs down a track by its value.

scene-capture-where = The { $die } jumps from { $space }. Where does it land?
scene-fieldwork-where = The { $die } leaves { $space }. Where does it go?

## Dig site

scene-space = Space { $id }
scene-jumped = jumped this turn
scene-token = dig token of { $colour }
scene-token-tip = Whoever lands a jump here on a token of their own adds { $own } to one of their dice; otherwise { $colour } adds { $other } to stored dice.
scene-ground-die = A die may jump over a neighbour and land here if no die is in the way.
scene-ground-shaded = Shaded: empty at setup, an ordinary space afterwards.
scene-ground-magnifier = Magnifier: start tokens are laid here; an ordinary space afterwards.
scene-bonus = A die that lands here by a jump rises by { $bonus } more. No dig token may be placed here.
scene-rope = Roped zone: recycled dice come back here first. No dig token may be placed here.

## Score and tracks

scene-score = Score { $points }
scene-score-of = { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
scene-track-blue = Blue track
scene-track-yellow = Yellow track
scene-track-red = Red track
scene-track-tip = Move your disc down this track by the value of the grey die. Only the step where it stops counts.
scene-start = { $track }, start
scene-start-tip = Discs start here. A captured grey die moves one of them down.
scene-step = { $track }, step { $step }
scene-here = Here: { $colours }.
scene-raise-blue = Add { $amount } in all to your stored blue dice.
scene-raise-yellow = Add { $amount } in all to your stored yellow dice.
scene-raise-red = Add { $amount } in all to your stored red dice.
scene-effect-token = Place a dig token from your reserve.
scene-effect-score = Score { $amount } points.
scene-effect-double = Your blue dice may count × { $amount } in this turn’s restorations.
scene-effect-neighbours = Choose a restored fragment: { $amount } points for each restored fragment beside it.
scene-effect-swap = Exchange { $amount } stored dice with { $amount } dice of the cart.
scene-effect-tokens = { $amount } points for each of your dig tokens on the board.
scene-effect-cheap_exhibit = Exhibit one red die of any value for { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
 }.
scene-effect-take_back = Take back your last vase (of at least two) for { $amount } times the points of its slot.
scene-effect-per_fragment = End of the game: { $first } points per restored fragment for the first disc, { $second } for the second.
scene-effect-flat = End of the game: { $first } points for the first disc, { $second } for the second.
scene-effect-per_vase = End of the game: { $first } points per exhibited vase for the first disc, { $second } for the second.

## Rounds and cart

scene-round = Round { $number } of { $rounds }
scene-round-tip = Everybody takes one turn a round; the game ends after round { $rounds }.
scene-removed = Removed die { $number }: { $die }
scene-removed-tip = After each capture a die beside the jumper is removed. The game ends with the { $count }th.
scene-cart = { $free ->
    [0] Cart full
   *[other] Cart { $dice } / { $slots }
 }
scene-cart-slot = Cart, slot { $slot }: { $die }
scene-cart-tip = Spent dice lie here. When the cart is full, each new die on top pushes the lowest onto the spender’s slate.

## Museum

scene-workshop = Workshop
scene-showcase = Showcase
scene-store = Dice store
scene-slate = Slate
scene-shared-slate = Both museums share the first one’s slate.
scene-restore = restore
scene-exhibit = exhibit
scene-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }
scene-to-recycle = { $dice ->
    [0] nothing to recycle
    [one] { $dice } die to recycle
   *[other] { $dice } dice to recycle
 }
scene-action-mj-jump = 1 capture a turn
scene-action-mj-vase = pay red, score double
scene-action-mj-fragment = blue dice restore
scene-action-mj-fieldwork = credits move dice
scene-fragment = Fragment: { $dice }, { $total }
scene-need-dice = { $unlike ->
    [1] { $fewest } or { $most } different blue dice
   *[0] { $most ->
        [1] one blue die
        [2] two blue dice
       *[other] { $fewest } to { $most } blue dice
    }
 }
scene-need-total = { $exactly ->
    [1] exactly { $total }
   *[0] { $total } or more in all
 }
scene-restored = restored
scene-fragment-tip = { $vp } points, and { $each } more for each restored fragment beside it. The dice used go to the cart.
scene-takes-token = The dig token here is placed on the board at once.
scene-showcase-slot = Showcase, slot { $slot }: { $content }
scene-showcase-tip = A vase put here scores { $vp } points besides its die.
scene-vase = vase
scene-slot-yellow = Yellow storage, slot { $slot }: { $content }
scene-slot-red = Red storage, slot { $slot }: { $content }
scene-slot-blue = Blue storage, slot { $slot }: { $content }
scene-store-yellow = Money: every credit you spend lowers a yellow die by one.
scene-store-red = Pay a red die’s value in credits: exhibit a vase and score { $factor } times that value.
scene-store-blue = Blue dice restore the fragments of your ceramic.
scene-closed = Closed in this mission: the first museum’s money pays for both.
scene-captured = Captured die: { $die }
scene-captured-tip = A captured die lies here until it is stored or, if grey, used for an excavation.
scene-hand-tip = Taken from the cart, on its way to a museum.
scene-spent-tip = Spent: it enters the cart as soon as the order is chosen.
scene-museum-tip = Put the die into this museum.
scene-reserve-tokens = Dig tokens in reserve: { $count }
scene-reserve-tokens-tip = Each track’s step with a trowel lets you place one.
scene-reserve-vases = Vases in reserve: { $count }
scene-reserve-vases-tip = Red dice and credits bring them into the showcase.
scene-slate-holds = Slate: { $dice }
scene-slate-tip = Dice pushed out of the cart wait here. At the end of your turn you put them back on the board: roped zones first, then your own dig tokens, then anywhere.

## Beside the board

scene-dig = Dig site
scene-tracks = Tracks
scene-mission = Mission { $number }
scene-first-player = first player
scene-turn = Round { $number }
scene-panel-fragments = Restored fragments
scene-panel-vases = Exhibited vases
scene-panel-tokens = Dig tokens on the board
scene-panel-money = Credits
scene-stage-setup = Start tokens
scene-stage-capture = Capture
scene-stage-free = Free actions
scene-stage-recycle = Recycling
scene-stage-over = End of the game
