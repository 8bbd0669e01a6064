### The table in words, for the terminal.

plain-village = Village
plain-legend = Houses: { $clans } (a capital has a storey); = a pen, # ruins; o oven, t totem, v villager, c cattle, s shaman
plain-signs = { $thing ->
    [oven] o
    [totem] t
    [villager] v
    [cattle] c
   *[shaman] s
 }
plain-blocks = Blocks of several clans
plain-calamity = Calamity
plain-hand = Cards
plain-tile = Tile
