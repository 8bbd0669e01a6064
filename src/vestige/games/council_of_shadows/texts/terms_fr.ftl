### Ce que vaut une position, dans les mots de l’indice, du « pourquoi ? » et de la revue.

term-level = niveau Dark Tech
term-energy = énergie
term-consumption = consommation
term-colonies = colonies
term-gem_1 = gemmes anthracite
term-gem_2 = gemmes dorées
term-gem_3 = gemmes transparentes
term-techs = cartes Dark Tech
term-upgrades = améliorations
term-cards = cartes IA
term-plan = le plan
term-draw = une pioche à venir
term-gap = énergie manquante
term-ready = prêt pour le niveau suivant
term-count = décompte final
term-bonus = cartes Bonus
term-cubes = cubes dans les galaxies
term-majorities = galaxies dominées
term-first = premier du tour
