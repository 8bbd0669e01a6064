### La table en mots, pour le terminal.

plain-galaxies = Galaxies
plain-planets = Systèmes et planètes
plain-energy = Énergie et consommation
plain-market = Marché
plain-bonus = Cartes Bonus
plain-upgrades = Améliorations
plain-hand = Main
plain-at = { $place } : { $things }
