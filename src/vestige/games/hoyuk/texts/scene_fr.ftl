### Ce qui est écrit sur le plateau et ce que disent ses places : les noms sont lus, les bulles disent ce qu’une chose fait.

scene-board = Plateau : village, piles, réserve
scene-nothing = rien
scene-nobody = personne
scene-clan-eguor = Eguor (rouge, triangle)
scene-clan-trev = Trev (vert, trèfle)
scene-clan-enuaj = Enuaj (jaune, étoile)
scene-clan-teoiv = Teoiv (violet, losange)
scene-clan-uelb = Uelb (bleu, cercle)
scene-cell = Case { $id }
scene-ruin = Ruines en { $id }
scene-pen = Enclos { $id } ({ $seat }), contre la maison { $house }
scene-house = Maison { $id } ({ $seat })
scene-house-high = Maison à étage { $id } ({ $seat })
scene-family = Famille de { $size ->
    [one] { $size } maison
   *[other] { $size } maisons
 }.
scene-block = Quartier { $id }
scene-block-size = Quartier { $id } : { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
 }.
scene-alone = Un clan seul n’y gagne aucune carte.
scene-uninhabited = Personne n’y habite : chacun peut bâtir sur ses ruines.
scene-invaded = Sauterelles : aucune carte d’aspect ici ce tour.
scene-lead = { $aspect } { $seat }
scene-leads = Gagnerait : { $leads }.
scene-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
scene-aspect-oven = Fours
scene-aspect-totem = Totems
scene-aspect-pen = Enclos
scene-aspect-houses = Nombre
scene-aspect-height = Hauteur
scene-aspect-cattle = Bétail
scene-aspect-villagers = Villageois
scene-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
scene-pile = Pile { $aspect } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }, dessus { $top }
scene-below = Dessous, autant qu’on sache : { $cards }.
scene-symbol-house = Maison
scene-symbol-pen = Enclos
scene-symbol-oven = Four
scene-symbol-totem = Totem
scene-symbol-cattle = Bétail
scene-symbol-villager = Villageois
scene-symbol-joker = Métaux
scene-card = Carte d’aspect : { $symbol }
scene-calamities = Calamité
scene-calamities-tip = Dès le deuxième tour, une calamité par tour est révélée en phase 2
scene-tiles = Tuiles de l’étape
scene-tiles-left = { $count } dans la pioche
scene-turn = Tour { $turn }
scene-phase-build = Bâtir, 2 étapes
scene-phase-calamity = Calamité
scene-phase-aspects = Cartes d’aspect
scene-phase-end = Cartes, marqueur
scene-stage-over = Fin
scene-stage-build = Bâtir
scene-stage-calamity = Calamité
scene-stage-aspects = Aspects
scene-stage-end = Fin du tour
scene-stage-build-1 = Bâtir 1
scene-stage-build-2 = Bâtir 2
scene-last-turn = Dernier tour
scene-first = Premier joueur
scene-shaman = Chaman
scene-in-block = quartier { $block }
scene-spent = Dépensées ce tour
scene-stock-totem = Totems
scene-stock-oven = Fours
scene-stock-pen = Enclos
scene-stock-cattle = Bétail
scene-stock-villager = Villageois
scene-stock = Réserve, { $name } : { $count }
scene-own-tile = Tuile
scene-no-tile = Pas de tuile : on en distribue en phase 1
scene-built = { $done } sur { $total } bâtis
scene-hand = Cartes d’aspect : { $count }
scene-no-cards = Pas encore de carte. Dominez en fours, totems ou enclos dans un quartier partagé pour en gagner.
scene-allowance = { $spent } sur { $families } dépensées ce tour (une par famille)
scene-allowance-now = { $left ->
    [0] plus aucune à dépenser
   *[other] encore { $left } à dépenser
 }, { $spent } dépensées ce tour
scene-houses-left = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
 }
scene-families = { $count ->
    [one] { $count } famille
   *[other] { $count } familles
 }
scene-cards-a-turn = { $count ->
    [one] { $count } carte par tour
   *[other] { $count } cartes par tour
 }
scene-best-set = Groupe : { $symbol }, { $points }
scene-power-eguor = Après un groupe de cinq : raser une maison voisine et y bâtir
scene-power-trev = Après un groupe de cinq : un enclos et un bétail gratuits
scene-power-enuaj = Après un groupe de cinq : voler deux éléments à un joueur
scene-power-teoiv = Après un groupe de cinq : une maison et le chaman dessus
scene-power-uelb = Après un groupe de cinq : un enclos et un villageois gratuits
scene-no-power = Les pouvoirs des clans sont du mode expert
scene-panel-houses = Maisons restantes
scene-panel-cards = Cartes d’aspect en main
scene-panel-families = Cartes dépensées ce tour, sur une par famille
scene-part-village = Village
scene-part-north-west = En haut à gauche
scene-part-north-east = En haut à droite
scene-part-south-west = En bas à gauche
scene-part-south-east = En bas à droite
scene-part-piles = Piles
scene-part-turn = Tour
scene-part-stocks = Réserve
scene-part-hand = Cartes
scene-part-tile = Tuile
scene-part-clan = Clan
scene-moment-spend = { $phase } : dépensez jusqu’à { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 }, pour bâtir ou marquer, ou continuez
scene-moment-build = Avant de bâtir
scene-moment-calamity = Avant la calamité
scene-moment-aspects = Avant l’inspection des quartiers
scene-moment-end = Avant la fin du tour
scene-moment-lose = { $calamity } touche le quartier { $block } : abandonnez { $left } { $element }
scene-lost-house = de vos maisons
scene-lost-pen = de vos enclos
scene-lost-oven = de vos fours
scene-lost-totem = de vos totems
scene-lost-cattle = de votre bétail
scene-lost-villager = de vos villageois
scene-moment-house = Une maison : sur une case vide, sur des ruines, ou sur une des vôtres
scene-moment-pen = Un enclos : contre une de vos maisons, un côté reste libre
scene-moment-gate = L’enclos en { $cell } : à laquelle de vos maisons est-il rattaché ?
scene-moment-oven = Un four : sur un de vos toits libres
scene-moment-totem = Un totem : sur un de vos toits libres
scene-moment-cattle = Du bétail : dans un de vos enclos vides
scene-moment-villager = Un villageois : sur une de vos maisons qui n’en a pas
scene-moment-shaman = Le chaman : sur la maison dont le quartier sera épargné
scene-moment-build-card = Bâtir avec la carte { $card }
scene-moment-build-joker = Les métaux bâtissent tout élément : lequel ?
scene-moment-score-card = Un groupe { $card } : combien de cartes, avec combien de jokers ?
scene-moment-score-joker = Un groupe de jokers seuls ({ $card }) : combien ?
