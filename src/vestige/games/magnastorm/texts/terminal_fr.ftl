### Ce que nomme une position, pour le terminal.

word-round = manche
word-order = ordre du tour
word-cycle = tour de table
word-active = au tour de
word-used = pouvoirs utilisés
word-threshold = fin fixée
word-token = jeton premier joueur
word-admins = commandants des colonnes
word-researchers = commandants des pistes
word-objectives = objectifs
word-supply = réserve
word-bag = sac
word-upper = tableau supérieur
word-lower = tableau inférieur
word-stations = stations
word-colour = couleur
word-artefacts = artefacts possédés
word-hold = cubes
word-runner = Scout Runner
word-labs = laboratoires
word-levels = niveaux
word-crew = équipage restant
word-commanders = commandants
word-points = réputation
word-drawn = artefacts piochés
word-keepsake = emporte
