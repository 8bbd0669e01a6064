### Ce que nomme une position, pour le terminal.

word-turn = tour
word-phase = phase
word-first = premier joueur
word-ending = dernier tour
word-village = village
word-blocks = quartiers
word-stock = réserve
word-warded = chaman utilisé
word-calamity = calamité
word-invaded = sauterelles
word-inspected = inspectés
word-aside = mis de côté
word-piles = piles d’aspect
word-deck = calamités
word-tile_stack = tuiles
word-discard = tuiles défaussées
word-marked = tuiles de l’étape 1
word-clan = clan
word-supply = maisons
word-points = points des groupes
word-hand = cartes d’aspect
word-spent = dépensées
word-tile = tuile
