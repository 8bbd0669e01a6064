### What a position holds, in the words of hint, “why?” and review.

term-level = Dark Tech level
term-energy = energy
term-consumption = consumption
term-colonies = colonies
term-gem_1 = anthracite gems
term-gem_2 = gold gems
term-gem_3 = transparent gems
term-techs = Dark Tech cards
term-upgrades = upgrades
term-cards = AI cards
term-plan = the plan
term-draw = a draw to come
term-gap = energy still missing
term-ready = ready for the next level
term-count = final count
term-bonus = bonus cards
term-cubes = cubes in the galaxies
term-majorities = galaxies led
term-first = first in turn order
