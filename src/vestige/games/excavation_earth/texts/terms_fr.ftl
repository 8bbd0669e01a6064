### Ce que vaut une position, dans les mots de l’indice, du « pourquoi ? » et de la revue.

term-credits = crédits
term-gallery = galerie
term-guards = gardes de la galerie
term-majorities = centres de commandement
term-traders = vendeurs
term-relics = reliques
term-demand = demande pour les reliques
term-cards = cartes en main
term-travel = cartes Voyage
term-marker = marqueur d’initiative
term-underfoot = reliques sous les explorateurs
term-envoys = émissaires
term-crew = équipage en réserve
term-idle_traders = vendeurs sans clients
term-wild_relics = reliques sans acheteur
term-passed = avoir passé
term-turn = avoir la main
