### Words of the drawing.

scene-board = The planet and the action board
scene-round = round
scene-round-of = Round { $number } of { $most }
scene-stage-start = Start positions
scene-stage-turns = Turns
scene-stage-administration = Administration
scene-stage-storm = The storm turns
scene-stage-over = The end
scene-first = first
scene-federation-gray = SONA · North America
scene-federation-purple = NEU · New Europe
scene-federation-pink = DASH · Southern Hemisphere
scene-federation-orange = PACO · Pacific
scene-pane-gray = SONA
scene-pane-purple = NEU
scene-pane-pink = DASH
scene-pane-orange = PACO
scene-seat-gray = gray (ring)
scene-seat-purple = purple (diamond)
scene-seat-pink = pink (drop)
scene-seat-orange = orange (square)
scene-colour-gray = gray
scene-colour-purple = purple
scene-colour-pink = pink
scene-colour-orange = orange
scene-colour-yellow = yellow
scene-some = { $number } { $colour }
scene-nothing = nothing
scene-space = { $name } ({ $colour })
scene-space-red = red, triangle
scene-space-green = green, square
scene-space-blue = blue, circle
scene-space-turquoise = turquoise, pentagon
scene-space-white = white, any track
scene-calm-here = Calm.
scene-storm-here = In the storm: nobody may enter.
scene-free-here = No lab yet: one may be installed.
scene-lab-here = A lab here costs you { $cost }: level { $level } on { $track }, { $labs } in the sector.
scene-lab-white = A lab here costs you { $cost }: a level on any track, { $labs } in the sector.
scene-labs-here = { $number ->
    [one] A lab of { $seat }: no other may follow.
   *[other] { $number } labs of { $seat }: no other may follow.
 }
scene-runner-here = The Scout Runner of { $seat } is here.
scene-storm-comes = The storm comes next round.
scene-storm-goes = It clears next round.
scene-storm-next = storm next
scene-clears-next = clears next
scene-labs-of = { $seat }: { $number }
scene-no-labs = No labs.
scene-station-of = The station of { $seat }.
scene-slot-free = No station yet. Whoever crosses this line may build.
scene-slot-sector = It belongs to { $sector }.
scene-upper = Upper panel
scene-lower = Lower panel
scene-take-here = take crew from here
scene-use-here = and use it here
scene-price = price
scene-upper-space = Upper panel, { $name }
scene-lower-space = Lower panel, { $name }
scene-row-tip = Move: { $own } own, { $yellow } yellow. Gain: { $more } own, { $gold } yellow.
scene-bonus-none = No bonus.
scene-bonus-research_red = Bonus: one red level.
scene-bonus-research_green = Bonus: one green level.
scene-bonus-research_blue = Bonus: one blue level.
scene-bonus-research_turquoise = Bonus: one turquoise level.
scene-bonus-turn_order = Bonus: one position forward in the turn order.
scene-bonus-place_crew = Bonus: place one of your crew.
scene-bonus-range_2 = Bonus of a move: two areas far.
scene-bonus-double_lab = Bonus of a move: a second lab on the same space.
scene-bonus-bag_1 = Bonus of a gain: draw a cube from the bag.
scene-stands-here = Here: { $crew }.
scene-crew-some = { $number } { $crew }
scene-token = First player token
scene-token-taken = taken
scene-token-free = free
scene-token-tip = A level on any track and a cube of any player colour; first in the next round.
scene-price-tip = Price now: { $cost }.
scene-column-empty = No crew: it cannot be taken in this round.
scene-held-by = Controlled by { $seat }.
scene-held-by-nobody = Nobody controls this commander.
scene-order = Order
scene-supply = Supply
scene-turn-track = Turn order
scene-supply-of = Supply: { $colour }
scene-bag-tip = { $number } in the supply, { $bag } in the bag.
scene-centre = Round { $number }
scene-centre-tip = Calm: { $calm }. Labs there earn cubes and majorities at the end of the round; then the storm turns clockwise.
scene-pad = Landing pad
scene-pad-tip = Scout Runners start here and never come back.
scene-reputation-of = { $seat }: { $number } reputation
scene-reputation-tip = At { $number } the end is near.
scene-research = Research
scene-research-note = alone in front: the commander
scene-objectives = Objectives
scene-leads = { $seat } leads and would take the commander.
scene-nobody-leads = Nobody leads alone.
scene-own-level = Level { $number }.
scene-next-bonus = Next bonus at { $level }: { $bonus }.
scene-level-own = an own cube
scene-level-yellow = a yellow cube
scene-level-any = a cube of any player colour
scene-level-bag_2 = two cubes from the bag
scene-level-bag_3 = three cubes from the bag
scene-level-crew = place a crew
scene-objective-research = Research objective:
scene-objective-sector = Sector objective:
scene-objective-done = You have done it.
scene-objective-ready = You can fulfil it at the end of your turn.
scene-lacking = You lack { $what }.
scene-lack-levels = { $number ->
    [one] one level
   *[other] { $number } levels
 }
scene-lack-labs = { $number ->
    [one] one lab
   *[other] { $number } labs
 }
scene-lack-commanders = { $number ->
    [one] one commander
   *[other] { $number } commanders
 }
scene-lack-lead = the lead on a track
scene-lack-majority = a majority
scene-lack-together = the lead in the right place
scene-goal-obj_r_single = 1 marker back { $levels }, leading it
scene-goal-obj_r_spread = { $markers } markers back { $levels }, leading one
scene-goal-obj_r_command = { $commanders } commanders, 1 back { $levels }
scene-goal-obj_r_ten = 1 marker back { $levels }
scene-goal-obj_s_pairs = 2 + 2 labs, one majority
scene-goal-obj_s_four = 4 labs of one sector
scene-goal-obj_s_three = 3 labs of a majority
scene-goal-obj_s_tour = 1 lab from 4 sectors
scene-have-of = { $have } of { $need }
scene-crew-left = Crew
scene-commanders = Commanders
scene-hold = Cargo hold
scene-labs = { $number ->
    [one] { $number } lab left
   *[other] { $number } labs left
 }
scene-labs-tip = Taken from the left; below is what each costs.
scene-stations = { $number ->
    [one] { $number } station left
   *[other] { $number } stations left
 }
scene-stations-tip = Built where your path crosses a slot; each brings 2 reputation.
scene-crew-on = { $number } crew on the board
scene-crew-tip = A crew bonus puts one on a panel.
scene-held = { $number } { $colour }
scene-hold-tip = Any three cubes can be exchanged for one, in your own turn.
scene-panel-cubes = Cubes
scene-panel-labs = Labs on the planet
scene-panel-stations = Stations built
scene-panel-commanders = Commanders
scene-panel-artefacts = Artefacts of the start: { $cards }
scene-panel-objectives = Objectives fulfilled
scene-part-north-west = North-west
scene-part-north = North
scene-part-north-east = North-east
scene-part-south-west = South-west
scene-part-south = South
scene-part-south-east = South-east
scene-part-upper = Commanders
scene-part-lower = Lower panel
scene-part-research = Research
scene-part-objectives = Objectives
scene-part-own = Own board
scene-ask-option = On { $name }: move for { $cost }, or gain cubes?
scene-ask-lab = Install your lab number { $number } here for { $cost }?
scene-ask-further = One more lab on this space for { $cost }?
scene-ask-build = You cross this line: build a station for { $cost }, +{ $number } reputation?
scene-ask-walk = { $left ->
    [0] Where do you stop?
    [one] Stop here, or go one area further?
   *[other] Stop here, or go up to { $left } areas further?
 }
scene-ask-onward = Justin: to which area do you go on?
scene-ask-pay = Due: { $cost }. Does Idris change a cube?
scene-moment-take = { $name } for { $cost }
scene-moment-use = Which crew of { $column }?
scene-moment-put = Where does it go?
scene-moment-toll = Which cube do you give to { $seat }?
scene-moment-give = Three cubes for one: { $number } of 3 chosen
scene-moment-markers = Which tracks do you use?
scene-moment-labs = From which sectors?
scene-short-forrester_dain = Dain
scene-short-justin_b_beeper = Beeper
scene-short-ellen_b_outridge = Outridge
scene-short-adira_okzil = Okzil
scene-short-idris_yakuul = Yakuul
scene-short-mira_mascovic = Mascovic
scene-short-azrea_bonsmai = Bonsmai
scene-short-ozgul_yilmark = Yilmark
