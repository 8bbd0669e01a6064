### Words of the drawing.

scene-stage-buy = Buy
scene-stage-plan = Planning
scene-stage-act = Actions
scene-stage-harvest = Harvest
scene-stage-final = Final count
scene-stage-over = The end
scene-round = Round { $number }
scene-board = The galaxies
scene-council = The Council
scene-market = AI market
scene-deck-left = deck { $count }
scene-bonus-title = Your bonus cards: { $count } of { $most }
scene-order-title = Turn order and round consumption
scene-choose-tech = Choose a Dark Tech card
scene-choose-leader = Choose a leader
scene-choose-tile = Drawn systems
scene-tech-pile = Dark Tech { $level }
scene-tech-pile-tip = { $count } cards left. Whoever reaches the level looks at all of them and chooses one.
scene-covered = Covered with three players.
scene-strength = { $seat }: { $count }
scene-nobody-here = Nobody is here.
scene-harvest-pays = A harvest pays you { $energy } energy now.
scene-planet-tip = { $kind } planet in { $galaxy }.
scene-free-planet = Free.
scene-slot-free = The slot is free.
scene-slot-built = Built by { $seat }.
scene-empty-space = An empty space of sector { $sector }.
scene-pile-tip = { $count } systems left for sector { $sector }.
scene-energy-tip = Energy { $energy }, consumption { $consumption }, level { $level }: { $far } to the next level.
scene-gem-tip = { $count } owned; each gives { $value } energy in the final count.
scene-area-tip = Range { $reach }.
scene-outlook = The top cards consume { $total }: the counter is then on { $after }, and { $far } energy are missing for the next level.
scene-outlook-name = The round ahead
scene-title-area_1 = Area 1
scene-title-area_2 = Area 2
scene-title-area_3 = Area 3
scene-title-extra_ava = Ava
scene-title-extra_gate = Gate
scene-civilization-tretons = Tretons
scene-civilization-avry = Avry
scene-civilization-takrill = Tak’rill
scene-civilization-automatos = Automatos
scene-throne = holds the throne
scene-part-left = West
scene-part-middle = Middle
scene-part-right = East
scene-part-market = Market
scene-part-cards = Bonus cards
scene-part-board = Upgrades
scene-part-areas = Areas
scene-part-hand = Hand
scene-part-automa = Automa card
scene-automa-piles = Piles: { $one } · { $two } · { $three }
scene-automa-no-card = Its card is turned up when plans are revealed.
scene-panel-energy = Energy against consumption
scene-panel-gems = Gems: anthracite, gold, transparent
scene-panel-colonies = Colonies on planets
scene-panel-bonus = Bonus cards
scene-panel-ai-cards = AI cards
scene-prompt-card = { $area }, { $card }, range { $reach }: { $ask }
scene-prompt-put = { $card } consumes { $number }: on which area?
scene-prompt-plan = { $waiting ->
        [0] All areas are filled: confirm, or cover another card. The plan consumes { $total }: { $after }
        [1] One area still needs a card. So far { $total }: { $after }
       *[other] { $waiting } areas still need a card. So far { $total }: { $after }
    }
