### What a position names, for the terminal.

word-turn = turn
word-phase = phase
word-first = first player
word-ending = last turn
word-village = village
word-blocks = blocks
word-stock = stock
word-warded = shaman used
word-calamity = calamity
word-invaded = locusts
word-inspected = inspected
word-aside = set aside
word-piles = aspect piles
word-deck = calamities
word-tile_stack = tiles
word-discard = discarded tiles
word-marked = tiles of step 1
word-clan = clan
word-supply = houses left
word-points = points of sets
word-hand = aspect cards
word-spent = spent
word-tile = tile
