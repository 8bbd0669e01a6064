### What a position holds, in the words of hint, “why?” and review.

term-reputation = reputation
term-tie = turn order at the end
term-purse = cubes in hand
term-labs = labs
term-income = income
term-sectors_led = sectors led
term-sectors_shared = sectors shared
term-storm = a Scout Runner in the storm
term-levels = research
term-tracks_led = commanders to be won
term-tracks_lost = commanders to be lost
term-objectives = objectives within reach
term-powers = commanders
term-token = first player token
term-place = place in turn order
term-crew = crew
term-stations = stations
term-done = objectives done
term-turn = being on turn
term-near_end = near the end
