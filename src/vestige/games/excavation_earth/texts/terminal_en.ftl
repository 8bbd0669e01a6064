### The table in words, for the terminal.

plain-places = Explorers
plain-relics = Relics on the dig sites
plain-tiles = Command tiles
plain-hand = Hand
plain-stored = Stored
plain-gallery = Gallery
plain-at = { $place }: { $relics }
