### Marajoara: what the table says.

game-title = Marajoara
game-tagline = Jumping dice, a dig in the Amazon, a museum to fill
game-about = A die jumps over its neighbour and you keep the one it jumped: yellow dice are money, red ones become vases, blue ones restore your ceramic, grey ones dig. No luck after the first deal.
game-minutes = 60 min

## Questions

ask-start_token = Place a dig token on a magnifier space
    .wait = { $seat } places a start token
ask-turn = Capture a die, or take free actions first
    .wait = { $seat } is about to capture a die
ask-finish = Take free actions, or end your turn
    .wait = { $seat } is finishing the turn
ask-own_token = Your dig token: add 1 to one of your dice
    .wait = { $seat } uses a dig bonus
ask-other_token = A die landed on your dig token: add { $pips } to your stored dice
    .wait = { $seat } uses a dig bonus
ask-assign = Which museum takes the die?
    .wait = { $seat } chooses a museum
ask-excavate = Move a disc down a track
    .wait = { $seat } excavates
ask-remove = Remove a die beside the one that jumped
    .wait = { $seat } removes a die
ask-recycle = Put the dice of your slate back on the board
    .wait = { $seat } recycles dice
ask-track_raise = Raise your dice of this colour, { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
 } left
    .wait = { $seat } raises dice
ask-score_fragment = Choose a fragment: { $each } points for each restored neighbour
    .wait = { $seat } chooses a fragment
ask-cheap_exhibit = Exhibit one vase of any value for { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
 }?
    .wait = { $seat } may exhibit a vase cheaply
ask-take_back = Take back your last vase for { $factor } times the points of its slot?
    .wait = { $seat } may take back a vase
ask-swap_cart = Exchange { $size ->
    [one] { $size } die
   *[other] { $size } dice
 } with the cart: first what you give, then what you take
    .wait = { $seat } exchanges dice with the cart
ask-place_token = Place your dig token on a free space
    .wait = { $seat } places a dig token
ask-exhibit_more = Exhibit further vases in the same action?
    .wait = { $seat } exhibits vases
ask-restore_dice = Choose the blue dice for { $fragment }
    .wait = { $seat } restores a fragment
ask-pay = Pay { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
 }: how much from each yellow die?
    .wait = { $seat } pays
ask-cart_order = Which die enters the cart next?
    .wait = { $seat } fills the cart

## Answers

do-start_token = Start token on { $space }
    .name = Start token
do-capture = Jump from { $from } to { $to }
    .name = Capture
do-raise = Add 1 to { $die }
    .name = Raise
do-assign = Into { $museum }
    .name = Choose the museum
do-excavate = Excavate: { $track }
    .name = Excavate
do-place_token = Dig token on { $space }
    .name = Place the token
do-exhibit = Exhibit { $die }
    .name = Exhibit
do-restore = Restore { $fragment }
    .name = Restore
do-fund = Fund restoration: { $die } { $turn }
    .name = Fund restoration
do-fieldwork = Fieldwork: { $from } to { $to }
    .name = Fund fieldwork
do-museum_swap = Exchange { $blue } and { $red }
    .name = Exchange between museums
do-pick = Use { $die } too
    .name = Choose a die
do-pay = Pay { $first } + { $second } + { $third }
    .name = Pay
do-spend = { $die } next
    .name = Order into the cart
do-give = Give { $die }
    .name = Give
do-take = Take { $die }
    .name = Take
do-score_fragment = Score { $fragment }
    .name = Score a fragment
do-take_back = Take back the vase of { $slot }
    .name = Take back a vase
do-end_turn = End turn
    .name = End turn
do-recycle = { $die } to { $space }
    .name = Recycle
do-remove = Remove the die on { $space }
    .name = Remove

## What happened

event-round = Round { $round }
    .round = Round { $round }
event-turn = { $seat } is on turn
event-start_token = { $seat } places a start token on { $space }
event-captured = { $seat } jumps from { $from } to { $to } and captures { $colour } { $value }
event-jumper_raised = The jumper ({ $colour }) gains { $pips } and shows { $value }
event-raised = { $seat } raises { $colour } by { $pips }: now { $value }
event-overflowed = { $seat }: { $colour } passes 6, returns to 1 and costs { $vp } VP
event-bonus_other = { $seat } lands on a dig token of { $owner }
event-stored = { $seat } stores { $colour } { $value }: { $die }
event-excavated = { $seat } moves the disc of the { $track } to step { $step }
event-track_end = { $seat } reaches the end of the { $track }, place { $place }
event-step_scored = { $seat } scores { $vp } VP on step { $step } of the { $track }
event-doubling = { $seat } may count blue dice double this turn
event-token_placed = { $seat } places a dig token on { $space }
event-token_lost = { $seat } finds no space for a dig token
event-paid = { $seat } pays { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
 }
event-exhibited = { $seat } exhibits a vase of { $value } for { $vp } VP
event-showcase = { $seat } fills { $slot }: { $vp } VP
event-restored = { $seat } restores { $fragment } for { $vp } VP
event-neighbours = { $seat } scores { $vp } VP more for the neighbours of { $fragment }
event-funded = { $seat } turns { $die } to { $value }
event-fieldwork = { $seat } moves { $colour } from { $from } to { $to }
event-museum_swapped = { $seat } exchanges blue { $blue } and red { $red } between the museums
event-gave = { $seat } gives { $colour } { $value } to the cart
event-took = { $seat } takes { $colour } { $value } from the cart
event-fragment_scored = { $seat } scores { $vp } VP for the neighbours of { $fragment }
event-tokens_scored = { $seat } scores { $vp } VP for { $tokens } dig tokens
event-taken_back = { $seat } takes back the vase of { $slot } for { $vp } VP
event-spent = { $seat } spends { $colour } { $value }: { $slot }
event-pushed_out = { $colour } { $value } leaves the cart for the slate of { $seat }
event-recycled = { $seat } recycles { $colour } { $value } to { $space }
event-removed = { $seat } removes { $colour } { $value } from { $space }, die number { $count }
event-goal = { $seat } meets an objective: { $goal }
event-final = Final scoring
    .round = { event-final }
event-final_row = { $seat }: { $row }, { $vp } VP

## Why not

why-E_NO_DIE = There is no die where one is needed.
why-E_NOT_ADJACENT = These spaces are not adjacent.
why-E_NOT_STRAIGHT = A die jumps over exactly one neighbour, straight on, and lands right behind it.
why-E_OFF_BOARD = There is no space behind that die.
why-E_LANDING_OCCUPIED = { $space } holds a die.
why-E_STORAGE_FULL = No free storage slot: { $colour }.
why-E_MAIN_ALREADY_DONE = You have already captured a die this turn.
why-E_MAIN_REQUIRED = You must capture a die before you end your turn.
why-E_NOT_ENOUGH_MONEY = This costs { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
 }; you have { $money }.
why-E_PAYMENT_MISMATCH = Pay exactly { $cost }, and from no die more than it shows.
why-E_SHOWCASE_FULL = The showcase has no room for that many vases.
why-E_REQUIREMENT = The blue dice do not meet the requirement: { $fragment }.
why-E_ALREADY_RESTORED = Already restored: { $fragment }.
why-E_VALUE_LIMIT = A die stays between 1 and 6.
why-E_UNKNOWN_SPACE = The board has no such space.
why-E_TOKEN_FORBIDDEN = No dig token may be placed on { $space }.
why-E_SPACE_NOT_FREE = { $space } holds a die or a dig token.
why-E_TRACK_FINISHED = Your disc is already at the end of the { $track }.
why-E_TRACK_BLOCKED = Both places at the end of the { $track } are taken.
why-E_RECYCLE_PRIORITY = Recycled dice go to the roped zones first, then to your own dig tokens.
why-E_RECYCLE_PENDING = First put the dice of your slate back on the board.
why-E_ILLEGAL_SWAP = This exchange with the cart is not allowed.
why-E_ALLOCATION = That die cannot be raised now.
why-E_NOT_AVAILABLE = That is not possible here.

## Names

name-space = { $id }
name-storage-yellow_1 = yellow storage 1
name-storage-second_yellow_1 = yellow storage 1 of the second museum
name-storage-yellow_2 = yellow storage 2
name-storage-second_yellow_2 = yellow storage 2 of the second museum
name-storage-yellow_3 = yellow storage 3
name-storage-second_yellow_3 = yellow storage 3 of the second museum
name-storage-red_1 = red storage 1
name-storage-second_red_1 = red storage 1 of the second museum
name-storage-red_2 = red storage 2
name-storage-second_red_2 = red storage 2 of the second museum
name-storage-red_3 = red storage 3
name-storage-second_red_3 = red storage 3 of the second museum
name-storage-blue_1 = blue storage 1
name-storage-second_blue_1 = blue storage 1 of the second museum
name-storage-blue_2 = blue storage 2
name-storage-second_blue_2 = blue storage 2 of the second museum
name-storage-blue_3 = blue storage 3
name-storage-second_blue_3 = blue storage 3 of the second museum
name-storage-captured = the captured die
name-fragment-frag_single_3 = the fragment ≥ 3 (one die)
name-fragment-second_frag_single_3 = the fragment ≥ 3 (one die) of the second museum
name-fragment-frag_sum_5 = the fragment ≥ 5
name-fragment-second_frag_sum_5 = the fragment ≥ 5 of the second museum
name-fragment-frag_diff_9 = the fragment ≥ 9 (different values)
name-fragment-second_frag_diff_9 = the fragment ≥ 9 (different values) of the second museum
name-fragment-frag_single_6 = the fragment = 6
name-fragment-second_frag_single_6 = the fragment = 6 of the second museum
name-fragment-frag_sum_4 = the fragment ≥ 4
name-fragment-second_frag_sum_4 = the fragment ≥ 4 of the second museum
name-fragment-frag_pair_6 = the fragment ≥ 6 (two dice)
name-fragment-second_frag_pair_6 = the fragment ≥ 6 (two dice) of the second museum
name-showcase-showcase_1 = showcase slot 1
name-showcase-second_showcase_1 = showcase slot 1 of the second museum
name-showcase-showcase_2 = showcase slot 2
name-showcase-second_showcase_2 = showcase slot 2 of the second museum
name-showcase-showcase_3 = showcase slot 3
name-showcase-second_showcase_3 = showcase slot 3 of the second museum
name-showcase-showcase_4 = showcase slot 4
name-showcase-second_showcase_4 = showcase slot 4 of the second museum
name-showcase-showcase_5 = showcase slot 5
name-showcase-second_showcase_5 = showcase slot 5 of the second museum
name-cart-cart_1 = cart slot 1
name-cart-cart_2 = cart slot 2
name-cart-cart_3 = cart slot 3
name-cart-cart_4 = cart slot 4
name-cart-cart_5 = cart slot 5
name-track-blue = blue track
name-track-yellow = yellow track
name-track-red = red track
name-slate-slate_1 = slate die 1
name-slate-slate_2 = slate die 2
name-slate-slate_3 = slate die 3
name-slate-slate_4 = slate die 4
name-slate-slate_5 = slate die 5
name-slate-slate_6 = slate die 6
name-slate-slate_7 = slate die 7
name-slate-slate_8 = slate die 8
name-slate-slate_9 = slate die 9
name-slate-slate_10 = slate die 10
name-slate-slate_11 = slate die 11
name-slate-slate_12 = slate die 12
name-slate-slate_13 = slate die 13
name-slate-slate_14 = slate die 14
name-slate-slate_15 = slate die 15
name-slate-slate_16 = slate die 16
name-slate-slate_17 = slate die 17
name-slate-slate_18 = slate die 18
name-spent-spent_1 = spent die 1
name-spent-spent_2 = spent die 2
name-spent-spent_3 = spent die 3
name-spent-spent_4 = spent die 4
name-spent-spent_5 = spent die 5
name-spent-spent_6 = spent die 6
name-spent-spent_7 = spent die 7
name-spent-spent_8 = spent die 8
name-spent-spent_9 = spent die 9
name-spent-spent_10 = spent die 10
name-spent-spent_11 = spent die 11
name-spent-spent_12 = spent die 12
name-spent-spent_13 = spent die 13
name-spent-spent_14 = spent die 14
name-spent-spent_15 = spent die 15
name-spent-spent_16 = spent die 16
name-spent-spent_17 = spent die 17
name-spent-spent_18 = spent die 18
name-museum-first = the first museum
name-museum-second = the second museum
name-turn-up = +1
name-turn-down = −1
name-colour-yellow = yellow
name-colour-red = red
name-colour-blue = blue
name-colour-grey = grey

## Table options

option-first_player = First player
    .tip = Named by the host or drawn; the first player never changes
    .random = drawn
option-cart_order = Cart
    .tip = Where a spent die goes while the cart is filling
    .topmost_free = topmost free slot, as the rules are worded
    .queue = a queue: first in, first out
option-adjacency = Jumps and fieldwork
    .tip = In which directions dice jump and move
    .orthogonal = rows and columns
    .all_eight = diagonals too
option-mission = Mission
    .tip = Solo: which objectives must be met
value-mission-1 = 1. The great fragment
    .tip = The fragment of different dice, the yellow track to its end, a vase in slot 4; 50 points.
value-mission-2 = 2. The whole ceramic
    .tip = All six fragments, the blue and the yellow track to their ends; 50 points.
value-mission-3 = 3. Two ways down
    .tip = The yellow and the red track to their ends, a vase in slot 5; 50 points. Removed dice cost their value.
value-mission-4 = 4. The four stars
    .tip = A die on each corner of the site, a vase in slot 2; 60 points.
value-mission-5 = 5. Dear losses
    .tip = A vase in slot 3; 50 points. Removed dice cost twice their value, yellow ones nothing.
value-mission-6 = 6. Two museums
    .tip = One person, two museums, one slate; 50 points. Empty places cost 3.
value-mission-7 = 7. Thrown dice
    .tip = All dice are thrown at the start; 30 points. Above 6 a die falls back to 1 and costs 4.
value-mission-8 = 8. Every dig token
    .tip = All seven dig tokens collected; 35 points. Removed dice cost their value.
option-challenge = Challenge
    .tip = Solo: 10 points more on the score objective
option-solo_end = End of a solo game
    .tip = What happens with the 14th removed die
    .at_once = at once with the 14th die
    .finish_turn = the last turn is played out
option-colour = Colour
    .tip = The colour of your museum, tokens, vases and discs
    .turquoise = turquoise
    .purple = purple
    .black = black
    .orange = orange
option-second_colour = Second colour
    .tip = Mission 6: the colour of the second museum; the first one’s yellow dice pay for both
    .none = none
    .turquoise = turquoise
    .purple = purple
    .black = black
    .orange = orange

## Score sheet

row-exhibits = Vases exhibited
row-showcase = Showcase slots
row-restorations = Fragments restored
row-neighbours = Adjacent fragments
row-steps = Track steps
row-overflow = Dice beyond 6
row-vases = Most vases
row-fragments = Most fragments
row-blue_end = End of the blue track
row-yellow_end = End of the yellow track
row-red_end = End of the red track
row-penalty = Mission penalty
row-before = Before final scoring
row-money = Money left
name-row-vases = { row-vases }
name-row-fragments = { row-fragments }
name-row-blue_end = { row-blue_end }
name-row-yellow_end = { row-yellow_end }
name-row-red_end = { row-red_end }
name-row-penalty = { row-penalty }

## Objectives

goal-fragment-frag_diff_9 = Restore the fragment ≥ 9
goal-track-yellow = Reach the end of the yellow track
goal-showcase-showcase_4 = A vase on showcase slot 4
goal-score = Reach the score
goal-ceramic = Restore the whole ceramic
goal-track-blue = Reach the end of the blue track
goal-track-red = Reach the end of the red track
goal-showcase-showcase_5 = A vase on showcase slot 5
goal-star-a1 = Bring a die to a1
goal-star-h1 = Bring a die to h1
goal-star-a8 = Bring a die to a8
goal-star-h8 = Bring a die to h8
goal-showcase-showcase_2 = A vase on showcase slot 2
goal-showcase-showcase_3 = A vase on showcase slot 3
goal-tokens = Collect all dig tokens
name-goal-fragment-frag_diff_9 = { goal-fragment-frag_diff_9 }
name-goal-track-yellow = { goal-track-yellow }
name-goal-showcase-showcase_4 = { goal-showcase-showcase_4 }
name-goal-score = { goal-score }
name-goal-ceramic = { goal-ceramic }
name-goal-track-blue = { goal-track-blue }
name-goal-track-red = { goal-track-red }
name-goal-showcase-showcase_5 = { goal-showcase-showcase_5 }
name-goal-star-a1 = { goal-star-a1 }
name-goal-star-h1 = { goal-star-h1 }
name-goal-star-a8 = { goal-star-a8 }
name-goal-star-h8 = { goal-star-h8 }
name-goal-showcase-showcase_2 = { goal-showcase-showcase_2 }
name-goal-showcase-showcase_3 = { goal-showcase-showcase_3 }
name-goal-tokens = { goal-tokens }
