### Ce que vaut une position, dans les mots de l’indice, du « pourquoi ? » et de la revue.

term-reputation = réputation
term-tie = ordre du tour final
term-purse = cubes en main
term-labs = laboratoires
term-income = revenus
term-sectors_led = secteurs dominés
term-sectors_shared = secteurs partagés
term-storm = un Scout Runner dans la tempête
term-levels = recherche
term-tracks_led = commandants à gagner
term-tracks_lost = commandants à perdre
term-objectives = objectifs à portée
term-powers = commandants
term-token = jeton premier joueur
term-place = place dans l’ordre du tour
term-crew = équipage
term-stations = stations
term-done = objectifs atteints
term-turn = avoir la main
term-near_end = près de la fin
