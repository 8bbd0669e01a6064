### La table en mots, pour le terminal.

plain-village = Village
plain-legend = Maisons : { $clans } (en majuscule avec un étage) ; = un enclos, # des ruines ; f four, t totem, v villageois, b bétail, c chaman
plain-signs = { $thing ->
    [oven] f
    [totem] t
    [villager] v
    [cattle] b
   *[shaman] c
 }
plain-blocks = Quartiers de plusieurs clans
plain-calamity = Calamité
plain-hand = Cartes
plain-tile = Tuile
