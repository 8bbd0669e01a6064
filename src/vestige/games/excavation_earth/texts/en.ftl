### Excavation Earth. Component names are in names_en.ftl.

game-title = Excavation Earth
game-tagline = Aliens dig for human relics and haggle over them
game-about = Send your explorers across an emptied Earth, dig up what people left behind, court alien buyers at the markets and sell before taste changes. Cards are actions; galleries and influence decide. Alone you play against Zu.
game-minutes = 90 min

## Questions

ask-exchange = You hold four cards of a kind: pick the cards to exchange, or keep them
    .wait = { $seat } looks at the starting hand
ask-draft_pick = Keep a card of the pack; the rest goes to the left
    .wait = { $seat } picks cards
ask-keep = Keep one of the drawn cards
    .wait = { $seat } chooses a card
ask-keep_cards = You pass: choose a card to keep for the next round
    .wait = { $seat } chooses the cards to keep
ask-third_explorer = Place your third explorer
    .wait = { $seat } places the third explorer
ask-free_move = Dal-Harrai: move an explorer for free, or decline
    .wait = { $seat } may move an explorer for free
ask-act = Play a card for an action, or pass (actions left: { $left })
    .wait = { $seat } chooses an action
ask-journey = Move your explorers (fuel left: { $fuel })
    .wait = { $seat } travels
ask-dig = Choose a relic to discover
    .wait = { $seat } excavates
ask-sample = Take a sample of { $relic }?
    .wait = { $seat } may take a sample
ask-bargain = { $market }: send a trader, add buyers, or finish
    .wait = { $seat } bargains
ask-gul_purchase = Gul: buy a visible relic at its value before the sale, or decline
    .wait = { $seat } may buy before the sale
ask-sale_colour = Choose the colour to sell
    .wait = { $seat } chooses what to sell
ask-sale_markets = Sell { $colour }: choose markets, then finish
    .wait = { $seat } chooses markets
ask-sale_relic = Choose a relic to sell ({ $colour }, still to choose: { $left })
    .wait = { $seat } chooses relics to sell
ask-promotion = Promote your trader of { $market }?
    .wait = { $seat } may promote a trader
ask-command = { $market }: send a trader, send or recall an envoy, or finish
    .wait = { $seat } gives commands
ask-teleport = Teleporter: put an explorer on any place (left: { $left })
    .wait = { $seat } uses the Teleporter
ask-permit = Special Permit: discover a relic under one of your explorers (left: { $left })
    .wait = { $seat } uses the Special Permit
ask-press = Press Campaign: add a buyer to a market (left: { $left })
    .wait = { $seat } runs a Press Campaign
ask-network = Trader Network: send a trader to a market (left: { $left })
    .wait = { $seat } builds a Trader Network
ask-fence = Licensed Fence: offload a relic (left: { $left })
    .wait = { $seat } uses the Licensed Fence
ask-seizure = Customs Seizure: take a visible relic (left: { $left })
    .wait = { $seat } uses the Customs Seizure
ask-smuggle = Offload relics or buy visible ones
    .wait = { $seat } smuggles
ask-replace = Choose the forecast card that yours replaces
    .wait = { $seat } surveys
ask-cube = Your reserve is empty: put a guard on the card, or leave it without a cube
    .wait = { $seat } surveys
ask-free_relic = Is’sisinui: store one of the relics for free, or decline
    .wait = { $seat } may store a relic
ask-lay = Choose the relic that goes to its dig site
    .wait = { $seat } places a relic
ask-buy_drawn = Buy a relic for twice its value, or have it shuffled back
    .wait = { $seat } may buy a relic

## Answers

do-travel = Travel with { $card }
    .name = Travel
    .tip = Your explorers move along the lines, one fuel a step.
do-excavate = Excavate with { $card }
    .name = Excavate
    .tip = Take relics of the card’s colour where your explorers stand.
do-market = Market with { $card }
    .name = Market
    .tip = With an explorer at the market of the card’s symbol: a trader, a buyer and a white one.
do-sell = Sell with { $card }
    .name = Sell
    .tip = Relics of one colour, one to each market where you have a trader.
do-command = Command with { $card }
    .name = Command
    .tip = Send a trader or an envoy, or recall an envoy to use its tile.
do-smuggle = Smuggle with { $card }
    .name = Smuggle
    .tip = With an explorer at a black market: offload relics, or buy what is on offer.
do-survey = Survey with { $card }
    .name = Survey
    .tip = Change the forecast, and bring new relics of a colour to light.
do-place = Place at { $place }
do-step = From { $from } to { $to }
do-dig = Discover { $relic }
do-sample = { $guard ->
        [nothing] Take a sample
       *[other] Take a sample with the guard of { $guard }
    }
do-trader = { $guard ->
        [nothing] Send a trader
       *[other] Send the guard of { $guard } as trader
    }
do-white = Add a white buyer
do-buyer = Add a buyer: { $buyer }
do-colour = Sell { $colour }
do-at = Sell at { $market }
do-part = Sell { $relic } ({ $storage })
do-promote = Promote
do-envoy = { $guard ->
        [nothing] Send an envoy
       *[other] Send the guard of { $guard } as envoy
    }
do-recall = Recall an envoy and use the command tile
do-teleport = From { $from } to { $to }
do-add = Add a buyer: { $buyer }, { $market }
do-post = { $guard ->
        [nothing] Send a trader to { $market }
       *[other] Send the guard of { $guard } to { $market }
    }
do-offload = Offload { $relic } ({ $storage })
do-take = Take { $relic } ({ $storage })
do-buy = Buy { $relic } ({ $storage })
do-replace = Replace { $card }
do-cube = Use the guard of { $guard }
do-store = Store { $relic } for free
do-lay = Put { $relic } on its site
do-pick = Pick { $card }

## What happened

event-round_began = Round { $number } begins.
    .round = Round { $number }
    .phase = { $number ->
        [1] { scene-stage-setup }
       *[other] { scene-stage-preparation }
    }
event-command_tiles = Command tiles: { $tiles }.
event-forecast = New forecast: { $cards }.
event-turn_order = Turn order: { $seats }.
event-black_market_renewed = The black market is renewed.
event-turn = { $seat } is on turn.
    .phase = { scene-stage-actions }
event-exchanged = { $seat } exchanges { $cards }.
event-drew = { $seat } draws { $cards }.
event-handed_on = { $seat } hands { $cards } to { $to }.
event-discarded = { $seat } discards { $cards }.
event-lost_card = { $card } is discarded at random.
event-placed = { $seat } places an explorer at { $place }.
event-moved = { $seat } moves an explorer from { $from } to { $to }.
event-played = { $seat } plays { $card }: { $action }.
event-passed = { $seat } passes (cards kept: { $number }).
event-discovered = { $seat } discovers { $relic } at { $place } ({ $storage }).
event-stored = { $seat } stores { $relic } for free.
event-sampled = { $seat } takes a sample of { $relic }.
event-guard_left = { $seat } takes the guard of { $relic } away.
event-column_filled = { $seat } completes the { $colour } column of the gallery.
event-trader_sent = { $seat } sends a trader to { $market }.
event-envoy_sent = { $seat } sends an envoy to the { $centre }.
event-envoy_recalled = { $seat } recalls an envoy from the { $centre } for { $tile }.
event-promoted = { $seat }: the trader of { $market } becomes an envoy in the { $centre }.
event-granted = { $seat } gains { $credits } credits.
event-buyer_joined = A buyer joins { $market }: { $buyer }.
event-buyer_ejected = A buyer leaves { $market }: { $buyer }.
event-buyers_left = Back from the Mothership in supply: { $buyers }.
event-buyers_boarded = Buyers of { $market } board the Mothership: { $buyers }.
event-sale = { $seat } sells { $colour } relics at { $markets }.
event-income_popularity = Popularity of { $colour }, rank { $rank }: { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
event-income_buyers = Interested buyers ({ $number }): { $credits } credits.
event-income_markets = Bonus for { $number } markets: { $credits } credits.
event-sold = { $seat } parts with { $relic }.
event-bought = { $seat } buys { $relic } for { $credits } credits ({ $storage }).
event-seized = { $seat } takes { $relic } without paying ({ $storage }).
event-offloaded = { $seat } offloads { $relic } for { $credits } credits.
event-forecast_changed = { $new } replaces { $old } in the forecast.
event-cube_placed = { $seat } puts a crew cube on { $card }.
event-marker_taken = { $seat } takes initiative marker { $number }.
event-unearthed = Drawn from the supply: { $relics }.
event-laid = { $relic } appears at { $place }.
event-put_under = { $relic } goes under the black market pile.
event-returned = Shuffled back: { $relics }.
event-majority = { $seat } has { $number ->
        [one] 1 envoy
       *[other] { $number } envoys
    } in the { $centre }: { $credits } credits.
    .phase = { scene-stage-scoring }
event-gallery = Gallery of { $seat }: columns { $columns }, rows { $rows } credits.
    .phase = { scene-stage-scoring }
event-stored_relics = Relics in storage of { $seat }: { $credits } credits.
event-zu_deck = Zu’s new deck has { $number } cards, { $carried } of them drawn from its discard.
event-zu_card = Zu reveals { $card }.
event-zu_rule = Zu, { $card }: { $rule }.
event-zu_colour = Zu’s colour: { $colour }.
event-zu_chance = Equal in everything: chance decides ({ $number } possibilities).
event-zu_no_buyer = No such buyer is left for { $market }: { $buyer }.
event-zu_discarded = Zu discards { $card } unplayed.
event-zu_failed = Zu’s action fails: { $credits } credits.
event-zu_passed = Zu’s deck is empty: Zu passes.

## Why not

why-not_active = { $seat } is not asked now.
why-already_passed = { $seat } has passed and takes no more action in this round.
why-card_not_in_hand = { $card } is not among the cards to choose from.
why-card_not_in_forecast = This card does not lie in the forecast.
why-card_kind = This action needs an Action card.
why-colour_mismatch = The card has another colour than the dig site.
why-symbol_mismatch = The card has another symbol than the market where your explorer stands.
why-no_explorer = None of your explorers stands at { $place }.
why-not_adjacent = { $from } and { $to } are not linked.
why-own_explorer_collision = Two of your explorers may not end on the same place.
why-hold_full = Your hold is full.
why-storage_full = There is no free space in this storage.
why-same_site = Two relics must come from different dig sites.
why-relic_not_there = This relic is not there.
why-no_trader = You have no trader there.
why-no_buyer = No buyer there is interested.
why-duplicate_market = This market is already used.
why-too_many = You have done this already.
why-colour_mix = All relics of a sale are of one colour.
why-same_colour = Two relics of the black market must be of different colours.
why-not_enough_credits = It costs more than the credits you have ({ $credits }).
why-no_crew = You have no crew cube for it.
why-crew_available = Guards stay while your reserve holds crew ({ $number }).
why-no_envoy = You have no envoy in this command centre.
why-no_tile = There are no command tiles in the first round.
why-forecast_taken = A crew cube lies on this forecast card.
why-supply_empty = No such buyer is in supply.
why-wrong_order = The white buyer comes before the coloured one.
why-mixed_options = Either offload or buy, not both.
why-not_allowed = This choice is excluded here.
why-no_effect = The action must have at least one effect.

## Options

option-draft_starting_hands = Draft the starting hands
    .tip = Eight cards each, two kept at a time, instead of six dealt cards and a mulligan.
option-random_factions = Random factions
    .tip = Factions are dealt instead of chosen.
option-optional_promotion = Optional promotion
    .tip = After a sale you decide for each used market whether your trader becomes an envoy.
option-no_start_credits = Easier: no starting credits
    .tip = Zu starts with 0 credits.
option-no_failure_credits = Easier: nothing for failures
    .tip = Zu gains nothing when an action fails.
option-white_only = Easier: white buyers only
    .tip = In its Market actions Zu adds a white buyer but no coloured one.
option-discard_extra_card = Easier: a card is lost
    .tip = After a Snipe, Survey or Excavate (most popular) card Zu discards the top card of its deck.
option-limited_crew = Easier: limited crew
    .tip = Zu has one set of 22 crew cubes; without a cube its Market, Command or Snipe action fails.
option-both_colours = Harder: both colours
    .tip = With a two-colour Excavate card Zu discovers one relic of each colour.
option-failure_15 = Harder: 15 for failures
    .tip = A failed action gives Zu 15 credits instead of 10.
option-any_storage = Harder: any storage
    .tip = Zu stores every relic in its hold or its hidden container, however acquired.
option-lose_leftovers = Harder: leftovers cost
    .tip = At the end you lose the total value of the relics left in your storages.
option-double_buy = Harder: double purchase
    .tip = When Zu buys from the black market it buys a second relic by the same rules.
option-faction = Faction
    .tip = Each faction has a power of its own.
    .gul = Gul Cartel
    .aquilla = Aquilla Collective
    .issisinui = Is’sisinui
    .dal_harrai = Dal-Harrai Corp
    .kutu_kuti = Kutu Kuti Union
option-colour = Colour
    .tip = The colour of your explorers and crew.
    .black = Black
    .pink = Pink
    .yellow = Yellow
    .brown = Brown
    .turquoise = Turquoise
bad-option-conflict = Options { $first } and { $second } exclude each other ({ $rule }).

## Score sheet

row-start = Starting credits
row-popularity = Sales: popularity
row-buyers = Sales: buyers
row-markets = Sales: several markets
row-offloaded = Black market: offloaded
row-bought = Purchases
row-tiles = Command tiles
row-majorities = Command centres
row-failures = Failed actions
row-columns = Gallery: columns
row-rows = Gallery: rows
row-stored = Relics in storage
row-credits = Credits
row-relics = Relics in storage
goal-beat_zu = More credits than Zu
