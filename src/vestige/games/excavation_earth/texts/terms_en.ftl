### What a position holds, in the words of hint, “why?” and review.

term-credits = credits
term-gallery = gallery
term-guards = guards in the gallery
term-majorities = command centres
term-traders = traders
term-relics = relics
term-demand = demand for the relics
term-cards = cards in hand
term-travel = travel cards
term-marker = initiative marker
term-underfoot = relics at the explorers’ feet
term-envoys = envoys
term-crew = crew in reserve
term-idle_traders = traders without customers
term-wild_relics = relics nobody wants
term-passed = having passed
term-turn = being on turn
