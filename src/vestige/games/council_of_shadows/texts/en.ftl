### Council of Shadows. What the components are called stands in names_en.ftl.

game-title = Council of Shadows
game-tagline = Harvest the energy of galaxies faster than you spend it
game-about = Lead a civilization to far galaxies. Plan your actions in secret: the stronger they are, the more energy they consume. Settle planets, harvest galaxies, and whenever your energy catches up with your consumption, the Council grants you a level of Dark Tech. Alone you play against an automa.
game-minutes = 60–90 min

## Shared pieces of sentences

gems = { $transparent ->
        [0] {""}
       *[other] { $transparent } transparent
    }{ $gold ->
        [0] {""}
       *[other] { $transparent ->
            [0] {""}
           *[other] {", "}
        }{ $gold } gold
    }{ $anthracite ->
        [0] {""}
       *[other] { $gold ->
            [0] { $transparent ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $anthracite } anthracite
    }
tower = { $cubes ->
        [1] 1 colony
       *[other] a tower of { $cubes }
    }

## Questions

ask-choose_leader = Choose a leader
    .wait = { $seat } chooses a leader
ask-buy = { $bought ->
        [0] Buy up to three things: AI cards, upgrades, stations
        [1] You may make two more purchases
        [2] You may make one more purchase
       *[other] Your purchases are made
    }
    .wait = { $seat } is buying
ask-plan = Put a card on every empty area; cover others if you like, then confirm
    .wait = Planning: { $seat }
ask-settle = Choose a planet for { tower }
    .wait = { $seat } chooses a planet to settle
ask-there = { $cubes ->
        [0] Extract the resource of { $tile }?
       *[other] { $times ->
            [0] Settle { $tile } with { tower }?
           *[other] { $tile }: settle with { tower }, or extract its resource?
        }
    }
    .wait = { $seat } decides about a system
ask-extract = Extract a resource where you have a cube (still { $left })
    .wait = { $seat } extracts
ask-discover = Choose a pile to discover a system
    .wait = { $seat } chooses a pile
ask-adaptive = Settle a planet with { tower }, or discover a system
    .wait = { $seat } settles or discovers
ask-lay = Choose one of the drawn systems and its space
    .wait = { $seat } places a new system
ask-transform = Choose a gem to raise by one step
    .wait = { $seat } may transform a gem
ask-energy = Gain { $energy } energy?
    .wait = { $seat } may gain energy
ask-harvest = Harvest galaxies: each gives energy for one cube; then finish
    .wait = { $seat } is harvesting
ask-hegemony = Hegemonic People: harvest up to two galaxies now
    .wait = { $seat } harvests with Hegemonic People
ask-resource_people = Resource People: extract in your systems
    .wait = { $seat } extracts with Resource People
ask-free_card = Better Information: take a card of the market
    .wait = { $seat } takes a card of the market
ask-return_bonus = You hold five bonus cards: one light card goes under the pile
    .wait = { $seat } gives a bonus card back
ask-dark_tech = You reach level { $level }: choose a Dark Tech card
    .wait = { $seat } chooses a Dark Tech card
ask-automa_settle = { $galaxy }: on which { $planet_type } planet does the automa settle?
    .wait = { $seat } chooses for the automa
ask-automa_tile = { $galaxy }: which system does the automa discover?
    .wait = { $seat } chooses for the automa
ask-automa_remove = { $galaxy }: which cube does the automa remove?
    .wait = { $seat } chooses for the automa

## Answers

do-leader = Choose { $leader }
    .name = Leader
do-buy = Buy { $card } for { gems }
    .name = Buy
do-upgrade = Buy { $upgrade } for { gems }
    .name = Upgrade
do-station = Build the { $station } in { $galaxy } for { gems }
    .name = Station
do-put = Put { $card } on { $area }
    .name = Play a card
do-take_back = Take back the card on { $area }
    .name = Take back
do-settle = Settle { $planet } with { tower }
    .name = Settle
do-extract = Extract from { $tile }
    .name = Extract
do-discover = Discover with { $pile }
    .name = Discover
do-lay = Put { $tile } on { $space }
    .name = Place the system
do-gain = Gain the energy
do-transform = Transform: { $gem }
    .name = Transform
do-harvest = { $planet ->
        [nothing] Harvest { $galaxy } without removing a cube
       *[other] Harvest { $galaxy }: remove a cube from { $planet }
    }
    .name = Harvest
do-mine = Extraction station: extract from { $tile }
    .name = Extraction station
do-buteo = Buteo: extract from { $tile }
    .name = Buteo
do-give_back = Put { $bonus } under the pile
    .name = Give back
do-tech = Take { $tech }
    .name = Dark Tech
do-take = Take { $card }
    .name = Take
do-remove = Remove the cube from { $planet }
    .name = Remove

## What happened

event-leader = { $seat } is led by { $leader }: consumption { $total }.
event-round_began = Round { $number } begins.
    .round = Round { $number }
    .phase = { scene-stage-buy }
event-buys = { $seat } may buy.
event-bought = { $seat } buys { $card } for { gems }.
event-market_filled = { $card } comes into the market.
event-upgraded = { $seat } buys { $upgrade } for { gems }{ $energy ->
        [0] .
       *[other] {" "}and gains { $energy } energy.
    }
event-built = { $seat } builds the { $station } in { $galaxy }.
event-planned = { $seat } plays { $cards }.
    .phase = { scene-stage-plan }
event-consumed = { $seat }: round consumption { $number }, counter on { $total }.
event-turn_order = Turn order: { $seats }.
event-turn = It is the turn of { $seat }.
    .phase = { scene-stage-act }
event-acts = { $seat }: { $card } on { $area }.
event-settled = { $seat } settles { $planet } with { tower }.
event-extracted = { $seat } extracts from { $tile }: { gems }{ $energy ->
        [0] {""}
       *[other] {" "}{ $energy } energy
    }.
event-drew_tiles = { $seat } draws from { $pile }: { $tiles }.
event-discovered = { $seat } discovers { $tile }: { $space }.
event-took_gems = { $seat } takes { gems }.
event-transformed = { $seat } turns one { $gem } into one { $into }.
event-gained_energy = { $seat } gains { $energy } energy.
event-shifted = { $seat } shifts the cards; back in hand: { $cards }.
event-s3e3 = { $seat }: S3E3 brings { $energy } energy.
event-tech_energy = { $seat }: { $tech } brings { $energy } energy.
event-removed = { $seat } removes a cube from { $planet }.
event-harvested_high = { $seat } harvests { $galaxy } with the high yield: { $energy } energy.
event-harvested_low = { $seat } harvests { $galaxy } with the low yield: { $energy } energy.
event-drew_bonus = { $seat } gains a light bonus card: { $bonus }.
event-returned_bonus = { $seat } puts a bonus card under the pile: { $bonus }.
event-level = { $seat } reaches Dark Tech level { $level }; energy falls back to { $energy }.
event-compensated = { $seat } receives { gems } as compensation.
event-tech = { $seat } chooses { $tech }.
event-saved = { $seat }: consumption goes back { $number } to { $total }.
event-took_card = { $seat } takes { $card } from the market.
event-throne = { $seat } takes the throne: this is the last round.
event-automa_card = The automa reveals { $card }.
event-automa_row = The automa, row { $row }: { $half ->
        [0] the left action.
        [1] the left action is impossible, so the right one.
       *[other] nothing is possible.
    }
event-wiped = The automa discards { $cards } from the market.
event-final_count = The final count begins.
    .phase = { scene-stage-final }
event-counted = { $seat } gains { $gems } energy for gems, { $cards } for AI cards, { $bonus } for bonus cards.

## Why not

why-CS_ERR_NOT_YOUR_TURN = { $seat } is not asked now.
why-CS_ERR_WRONG_PHASE = This is not possible now.
why-CS_ERR_PURCHASE_LIMIT = You have made your three purchases.
why-CS_ERR_CANNOT_PAY = Your gems do not pay for it.
why-CS_ERR_OVERPAY = That is more gems than the cost.
why-CS_ERR_NOT_IN_MARKET = { $card } is not in the market.
why-CS_ERR_UPGRADE_OWNED = You already have this: { $upgrade }.
why-CS_ERR_RANGE_ORDER = Range 3 needs range 2 of the same area first.
why-CS_ERR_CARD_NOT_IN_HAND = { $card } is not in your hand.
why-CS_ERR_AREA_EMPTY = Every empty area needs a card first.
why-CS_ERR_AREA_TWICE = This area already gets a card in this round.
why-CS_ERR_PLAN_CONFIRMED = { $seat } has confirmed the plan: it is final.
why-CS_ERR_OUT_OF_RANGE = Out of range: this area reaches sector { $reach }.
why-CS_ERR_TERRAFORM = You cannot settle { $planet_type } planets yet.
why-CS_ERR_PLANET_OCCUPIED = The planet is occupied, and you have no colony extension.
why-CS_ERR_STACK_LIMIT = At most 3 cubes on a planet; { $height } are there.
why-CS_ERR_NO_COLONY = You have no colony there.
why-CS_ERR_CUBE_USED = Every cube there has been used for this card.
why-CS_ERR_NO_FREE_SPACE = No free space there, or no system left in the pile.
why-CS_ERR_WRONG_SECTOR = The system belongs into the sector of its pile.
why-CS_ERR_GALAXY_COVERED = This galaxy is covered with three players.
why-CS_ERR_NO_SUCH_GEM = You have no such gem.
why-CS_ERR_ALREADY_HARVESTED = { $galaxy } has been harvested already.
why-CS_ERR_BONUS_DARK_FIXED = The dark bonus card always stays.
why-CS_ERR_MODULE_OFF = This belongs to a module or leader you do not have.
why-CS_ERR_STATION_SLOT = There is no free slot for this station.
why-CS_ERR_STATION_PER_GALAXY = You have a station in this galaxy already.
why-CS_ERR_STATION_BUILT = This station has been built already.
why-CS_ERR_CASARES = Casares may not own this card.
why-CS_ERR_POWER_USED = You have used this already.
why-CS_ERR_NOT_IN_PILE = This card is not in the pile.
why-CS_ERR_NO_SUCH_TARGET = This cannot be chosen here.

## Options

option-screens = Screens
    .tip = Plans stay secret until all have confirmed; without screens everybody sees them.
option-module_1_stations = Module 1: space stations
    .tip = Each player may build three stations in galaxies.
option-module_2_leaders = Module 2: leaders
    .tip = Each player chooses a leader with a power of its own.
option-advanced_automa = Advanced automa
    .tip = The two silver automa cards are added.
option-third_tiebreak = Third tie-break
    .tip = Which cubes decide when level and energy are equal.
    .game_board = Cubes on the game board
    .player_board = Cubes on the player board
option-resource_people = Resource People
    .tip = How often this Dark Tech card extracts.
    .each_system = Twice in every system
    .two_extractions = Two extractions in all
option-civilization = Civilization
    .tip = Its colour is yours; the rules are the same for all.
    .tretons = Tretons (red)
    .avry = Avry (green)
    .takrill = Tak’rill (purple)
    .automatos = Automatos (blue)

## Score sheet

row-level = Dark Tech level
row-energy = Energy
row-consumption = Consumption
row-cubes = Cubes
row-gems = Final count: gems
row-ai_cards = Final count: AI cards
row-bonus = Final count: bonus cards
goal-beat_automa = At least as far as the automa
