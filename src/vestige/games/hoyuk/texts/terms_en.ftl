### What a position holds, in the words of hint, “why?” and review.

term-points = points scored
term-hand = sets in hand
term-led = majorities in blocks
term-shared = blocks shared with others
term-largest = largest families
term-families = number of families
term-lonely = blocks of one’s own
term-cards = cards in hand
term-houses_left = houses still to build
term-close_seconds = majorities within reach
term-storeys = storeys
term-pieces = pieces on houses
term-herds = cattle and villagers
term-big_set = a large set
term-first = first player
