### What is written on the board and what its places tell: names are read aloud, tips say what a thing does.

scene-board = Board: map, markets, Mothership
scene-empty = empty
scene-none = none
scene-no-relic = none

scene-colour-black = black (cross)
scene-colour-pink = pink (drop)
scene-colour-yellow = yellow (star)
scene-colour-brown = brown (crescent)
scene-colour-turquoise = turquoise (hexagon)
scene-colour-zu = Zu (diamond)

## Regions, buyers, symbols, glyphs

scene-buyer-yellow = yellow buyer (three eyes)
scene-buyer-green = green buyer (hood)
scene-buyer-red = red buyer (horns)
scene-buyer-purple = purple buyer (jelly)
scene-buyer-orange = orange buyer (robot)
scene-buyer-white = white buyer (star)
scene-symbol-horns = Horns
scene-symbol-gauntlet = Gauntlet
scene-symbol-comet = Comet
scene-symbol-bloom = Bloom
scene-symbol-hive = Hive
scene-symbol-seal = Seal
scene-glyph-spiral = Spiral
scene-glyph-fork = Fork
scene-glyph-eye = Eye
scene-glyph-wave = Wave

## Relics

scene-relic-count = { $count ->
    [one] { $relic }
   *[other] { $relic } × { $count }
 }
scene-relic-tip = Region { $region }, glyph { $glyph }, value { $value }.
scene-sampled = Your gallery shows a sample of it.
scene-not-sampled = Your gallery lacks it.

## Places

scene-explorers = explorers: { $colours }
scene-dig-tip = Dig site: with an explorer here, a { $region } card excavates one of these relics: { $relics }.
scene-dig-empty = Dig site of the region { $region }; relics here: { $relics }.
scene-site-tip = An explorer on this site and a card of its colour discover it.
scene-market-place-tip = Market { $number }: with an explorer here, a { $symbol } card sends a trader and new buyers.
scene-smuggle-tip = Black market: with an explorer here, a card with one of these symbols buys or offloads relics: { $symbols }.
scene-links = Linked with: { $places }.
scene-surveyed = Surveyed
scene-surveyed-tip = One surveyed relic goes to its dig site; another may be bought for { $price } credits into the hold.

## Turn order, forecast, markets

scene-turn-order = Turn order
scene-turn-place = { $number }. { $colour }
scene-turn-tip = Turns go from left to right until all have passed.
scene-passed = Has passed.
scene-passed-short = passed
scene-marker = Initiative marker { $number }: counts for the turn order of the next round.
scene-marker-short = initiative { $number }
scene-forecast = Forecast
scene-forecast-card = Forecast: { $card }
scene-forecast-tip = Next round: two new { $region } relics on their dig sites and one under the black market pile.
scene-forecast-free = A survey may replace it.
scene-forecast-cube = Cube of { $colour }: it cannot be replaced.
scene-market = Market { $number }, { $symbol }; queue from the front: { $buyers }
scene-traders = Traders: { $crew }.
scene-trader-count = { $count ->
    [one] { $count } trader
   *[other] { $count } traders
 }
scene-crew-of = { $colour } × { $count }
scene-sale-offers = A sale here pays for popularity + buyers: { $offers }.
scene-sale-offer = { $region } { $popularity } + { $buyers }
scene-sale-trader = You need a trader here first.
scene-sale-more = Your { $region } relics sold here as well: { $buyers } more for buyers; popularity is paid once.
scene-sale-here = Your { $region } relics sold here: { $popularity } for popularity and { $buyers } for buyers.

## Rounds and black market

scene-round-word = Round
scene-round = Round { $number } of { $rounds }
scene-round-tip = Majority of envoys in each command centre at the end of this round, from the first rank: { $credits } credits.
scene-majority = Majorities: { $credits }
scene-pile = Black market, { $region }, from the top: { $relics }
scene-pile-price = The visible tile costs { $credits } credits.
scene-pile-tip = A relic of this region can be offloaded here for its value.
scene-removed = Sold, out of the game: { $relics }.

## Popularity

scene-supply = { $buyer }: { $count } in supply
scene-supply-tip = Buyers who join a queue come from the lowest space of their track; the fewer are left, the more popular their region.
scene-white-tip = White buyers want relics of every region.
scene-popularity-pays = what a sale pays
scene-popularity-of = Popularity of { $region }: rank { $rank }, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 }
scene-popularity-tip = A sale pays { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
 } for popularity, and { $each } for each interested buyer.
scene-popularity-tied = The rank is shared with: { $regions }.

## Mothership

scene-recall = recall an envoy to use its tile
scene-aboard = Aboard: { $buyers }
scene-aboard-tip = Buyers of the last sale. The next sale sends them back to the supply.
scene-centre-left = Left command centre
scene-centre-middle = Middle command centre
scene-centre-right = Right command centre
scene-centre = { $centre }; envoys: { $crew }
scene-centre-tip = Majority at the end of the round, from the first rank: { $credits } credits.
scene-centre-symbols = Belongs to the markets { $symbols }.
scene-no-tile = Command tile to come
scene-no-tile-tip = Command tiles are laid out in round 2 and turned over in round 3.
scene-tile-tip = Recall one of your envoys from the centre above to use it.
scene-face = Round { $round }: { $does }
scene-does-grant = gain { $amount } credits.
scene-does-orders = draw { $amount } Action cards and keep { $keep }.
scene-does-teleporter = move up to { $amount } of your explorers to any places.
scene-does-permit = discover up to { $amount } relics of any colours on different sites with an explorer of yours.
scene-does-press = add up to { $amount } buyers, each to another market{ $white ->
    [1] ; white ones too.
   *[0] ; no white ones.
 }
scene-does-network = send up to { $amount } traders, each to another market.
scene-does-fence = offload up to { $amount } relics anywhere, each for its value + { $bonus }.
scene-does-seizure = { $amount ->
    [one] take { $amount } visible black market relic for free.
   *[other] take up to { $amount } visible black market relics of different colours for free.
 }
scene-deck-word = Action deck
scene-discarded = { $count } discarded
scene-deck = Action deck: { $count } cards, discard: { $gone } (on top: { $card })
scene-deck-tip = When the deck is empty, the discard is shuffled.

## Cards

scene-hand = Hand
scene-hand-count = Action: { $action } · Travel: { $travel }
scene-offer = Cards to choose from: { $count }
scene-travel = Travel
scene-card-title-yellow = Yellow
scene-card-title-green = Green
scene-card-title-red = Red
scene-card-title-purple = Purple
scene-card-title-orange = Orange
scene-card-tip = Excavate or survey { $region }; bargain at market { $market }, command or smuggle with { $symbol }; travel { $fuel } steps; sell.
scene-card-travel-tip = Travel { $fuel } steps, or sell. It comes back in the next round.
scene-card-hidden = Face-down card
scene-card-hidden-tip = Only its owner knows it.
scene-picked = { $card } (chosen)

## Faction board

scene-title-gul = Smugglers: buy before a sale
scene-title-aquilla = Merchants: sell without trader
scene-title-issisinui = Psychics: survey one more
scene-title-dal_harrai = Pilots: a free step each turn
scene-title-kutu_kuti = Archaeologists: dig twice
scene-title-zu = The corporation
scene-gallery = Gallery
scene-storage-hold = Hold: { $free } free
scene-storage-container = Hidden container: { $free } free
scene-slot-hold = Hold, space { $number }: { $content }
scene-slot-container = Hidden container, space { $number }: { $content }
scene-hold-tip = Discovered and bought relics are stored here.
scene-container-tip = Only relics of the black market may be stored here.
scene-cell = Gallery: { $relic }, { $state }
scene-guarded = guarded
scene-free = free
scene-cell-tip = A guard shows a sample of this relic (value { $value }). Its column has { $down } and is worth { $column }, its row has { $across } and is worth { $row }. A full column brings a card.
scene-cell-more = One more guard here adds { $credits }.
scene-reserve = Crew at hand: { $count }
scene-reserve-endless = Crew without end
scene-reserve-tip = Cubes become traders, envoys, guards and survey markers. With none left, guards may be used.
scene-credits = Credits: { $count }
scene-credits-tip = Who has most at the end wins.

## Zu

scene-zu-deck = Zu’s deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
scene-zu-deck-tip = Zu carries out two cards a turn and passes when the deck is empty.
scene-zu-kinds = Left: { $kinds }.
scene-zu-later = Round { $round }: { $kinds }.
scene-zu-left = { $kind } × { $count }
scene-zu-carried = from earlier rounds
scene-zu-rule = Its rule
scene-zu-excavate = Excavate
scene-zu-market = Market
scene-zu-command = Command
scene-zu-sell = Sell
scene-zu-snipe = Snipe
scene-zu-survey = Survey
scene-zu-excavate-tip = Up to two relics new to Zu, of the more popular of both colours: first those you have no sample of, then the rarest, then the most valuable.
scene-zu-popular-tip = Up to two relics new to Zu, of the most popular colour on the sites: first those you have no sample of, then the rarest, then the most valuable.
scene-zu-both-tip = A relic new to Zu of each colour: first those you have no sample of, then the rarest, then the most valuable.
scene-zu-market-tip = Traders to two markets where Zu has none, first where most want its best colour. A white buyer and one of that colour join each.
scene-zu-white-tip = Traders to two markets where Zu has none, first where most want its best colour. A white buyer joins each.
scene-zu-command-tip = An envoy to the command centre of the symbol; a trader to its market, if Zu has none there.
scene-zu-sell-tip = Relics of the colour that allows most markets, then the most popular one, in Zu’s most lucrative markets; the least valuable go first.
scene-zu-snipe-tip = One relic of the colour Zu has least of and somebody wants, where most want it. A trader comes along if none is there.
scene-zu-survey-tip = A card of the deck gives the colour and, in rounds 1 and 2, enters the forecast. Of two drawn relics Zu buys the best one new to it; another goes to its site.

## Beside the board

scene-part-west = Americas
scene-part-middle = Europe and Africa
scene-part-east = Asia
scene-part-first-markets = Markets 1–3
scene-part-last-markets = Markets 4–6
scene-part-popularity = Popularity
scene-part-mothership = Mothership
scene-part-black-market = Black market
scene-part-rounds = Rounds
scene-part-hand = Hand
scene-part-hand-left = Hand, left
scene-part-hand-right = Hand, right
scene-part-zu = Zu’s card
scene-part-zu-past = Zu’s discard
scene-part-faction = Faction board
scene-panel-credits = Credits
scene-panel-cards = Cards
scene-panel-relics = Relics in hold and container
scene-panel-guards = Guards in the gallery
scene-panel-crew = Crew at hand
scene-stage-setup = Setup
scene-stage-preparation = Preparation
scene-stage-actions = Actions
scene-stage-scoring = Scoring
scene-stage-over = End of the game

## Prompts of the moment

scene-moment-step = The explorer at { $place }: where does it go?
scene-moment-exchange = { $count ->
    [one] Exchange this card and start
   *[other] Exchange these { $count } cards and start
 }
scene-moment-keep = No exchange with these { $count } cards: start
