### Marajoara : ce que dit la table.

game-title = Marajoara
game-tagline = Des dés qui sautent, des fouilles en Amazonie, un musée à remplir
game-about = Un dé saute par-dessus son voisin et vous gardez le dé franchi : les jaunes sont votre argent, les rouges deviennent des vases, les bleus restaurent votre céramique, les gris excavent. Plus aucun hasard après la mise en place.
game-minutes = 60 min

## Questions

ask-start_token = Placez un jeton Fouille sur une case loupe
    .wait = { $seat } place un jeton de départ
ask-turn = Capturez un dé, ou faites d’abord des actions gratuites
    .wait = { $seat } va capturer un dé
ask-finish = Faites des actions gratuites, ou terminez votre tour
    .wait = { $seat } termine son tour
ask-own_token = Votre jeton Fouille : ajoutez 1 à l’un de vos dés
    .wait = { $seat } profite d’un bonus de fouilles
ask-other_token = Un dé a atterri sur votre jeton Fouille : ajoutez { $pips } à vos dés stockés
    .wait = { $seat } profite d’un bonus de fouilles
ask-assign = Quel musée reçoit le dé ?
    .wait = { $seat } choisit un musée
ask-excavate = Avancez un disque sur une piste
    .wait = { $seat } excave
ask-remove = Retirez un dé voisin de celui qui a sauté
    .wait = { $seat } retire un dé
ask-recycle = Remettez les dés de votre ardoise sur le plateau
    .wait = { $seat } recycle des dés
ask-track_raise = Augmentez vos dés de cette couleur : encore { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
 }
    .wait = { $seat } augmente des dés
ask-score_fragment = Choisissez un fragment : { $each } PV par fragment voisin restauré
    .wait = { $seat } choisit un fragment
ask-cheap_exhibit = Exposer un vase de n’importe quelle valeur pour { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
 } ?
    .wait = { $seat } peut exposer un vase à bas prix
ask-take_back = Reprendre votre dernier vase pour { $factor } fois les points de sa case ?
    .wait = { $seat } peut reprendre un vase
ask-swap_cart = Échangez { $size ->
    [one] { $size } dé
   *[other] { $size } dés
 } avec le chariot : d’abord ce que vous donnez, puis ce que vous prenez
    .wait = { $seat } échange des dés avec le chariot
ask-place_token = Placez votre jeton Fouille sur une case libre
    .wait = { $seat } place un jeton Fouille
ask-exhibit_more = Exposer d’autres vases dans la même action ?
    .wait = { $seat } expose des vases
ask-restore_dice = Choisissez les dés bleus pour { $fragment }
    .wait = { $seat } restaure un fragment
ask-pay = Payez { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
 } : combien sur chaque dé jaune ?
    .wait = { $seat } paie
ask-cart_order = Quel dé entre ensuite dans le chariot ?
    .wait = { $seat } remplit le chariot

## Réponses

do-start_token = Jeton de départ en { $space }
    .name = Jeton de départ
do-capture = Sauter de { $from } en { $to }
    .name = Capturer
do-raise = Ajouter 1 : { $die }
    .name = Augmenter
do-assign = Dans { $museum }
    .name = Choisir le musée
do-excavate = Excaver : { $track }
    .name = Excaver
do-place_token = Jeton Fouille en { $space }
    .name = Placer le jeton
do-exhibit = Exposer : { $die }
    .name = Exposer
do-restore = Restaurer { $fragment }
    .name = Restaurer
do-fund = Financer la restauration : { $die } { $turn }
    .name = Financer la restauration
do-fieldwork = Travail de terrain : de { $from } en { $to }
    .name = Financer le terrain
do-museum_swap = Échanger { $blue } et { $red }
    .name = Échanger entre musées
do-pick = Utiliser aussi { $die }
    .name = Choisir un dé
do-pay = Payer { $first } + { $second } + { $third }
    .name = Payer
do-spend = { $die } d’abord
    .name = Ordre dans le chariot
do-give = Donner { $die }
    .name = Donner
do-take = Prendre { $die }
    .name = Prendre
do-score_fragment = Marquer pour { $fragment }
    .name = Marquer pour un fragment
do-take_back = Reprendre le vase : { $slot }
    .name = Reprendre un vase
do-end_turn = Fin du tour
    .name = Fin du tour
do-recycle = { $die } en { $space }
    .name = Recycler
do-remove = Retirer le dé en { $space }
    .name = Retirer

## Ce qui s’est passé

event-round = Manche { $round }
    .round = Manche { $round }
event-turn = À { $seat } de jouer
event-start_token = { $seat } place un jeton de départ en { $space }
event-captured = { $seat } saute de { $from } en { $to } et capture { $colour } { $value }
event-jumper_raised = Le dé qui saute ({ $colour }) gagne { $pips } et affiche { $value }
event-raised = { $seat } augmente { $colour } de { $pips } : { $value } maintenant
event-overflowed = { $seat } : { $colour } dépasse 6, retourne à 1 et coûte { $vp } PV
event-bonus_other = { $seat } atterrit sur un jeton Fouille adverse ({ $owner })
event-stored = { $seat } stocke { $colour } { $value } : { $die }
event-excavated = { $seat } avance son disque de la { $track } à la case { $step }
event-track_end = { $seat } atteint la fin de la { $track }, emplacement { $place }
event-step_scored = { $seat } marque { $vp } PV sur la case { $step } de la { $track }
event-doubling = { $seat } peut doubler ses dés bleus pendant ce tour
event-token_placed = { $seat } place un jeton Fouille en { $space }
event-token_lost = { $seat } ne trouve aucune case pour un jeton Fouille
event-paid = { $seat } paie { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
 }
event-exhibited = { $seat } expose un vase de valeur { $value } pour { $vp } PV
event-showcase = { $seat } remplit { $slot } : { $vp } PV
event-restored = { $seat } restaure { $fragment } pour { $vp } PV
event-neighbours = { $seat } marque { $vp } PV de plus pour les voisins de { $fragment }
event-funded = { $seat } tourne { $die } sur { $value }
event-fieldwork = { $seat } déplace { $colour } de { $from } en { $to }
event-museum_swapped = { $seat } échange bleu { $blue } et rouge { $red } entre les musées
event-gave = { $seat } donne { $colour } { $value } au chariot
event-took = { $seat } prend { $colour } { $value } du chariot
event-fragment_scored = { $seat } marque { $vp } PV pour les voisins de { $fragment }
event-tokens_scored = { $seat } marque { $vp } PV pour { $tokens } jetons Fouille
event-taken_back = { $seat } reprend le vase ({ $slot }) pour { $vp } PV
event-spent = { $seat } dépense { $colour } { $value } : { $slot }
event-pushed_out = { $colour } { $value } quitte le chariot pour l’ardoise ({ $seat })
event-recycled = { $seat } recycle { $colour } { $value } en { $space }
event-removed = { $seat } retire { $colour } { $value } de { $space }, dé numéro { $count }
event-goal = { $seat } remplit un objectif : { $goal }
event-final = Décompte final
    .round = { event-final }
event-final_row = { $seat } : { $row }, { $vp } PV

## Pourquoi pas

why-E_NO_DIE = Il manque un dé à cet endroit.
why-E_NOT_ADJACENT = Ces cases ne sont pas adjacentes.
why-E_NOT_STRAIGHT = Un dé saute par-dessus un seul voisin, tout droit, et atterrit juste derrière.
why-E_OFF_BOARD = Il n’y a pas de case derrière ce dé.
why-E_LANDING_OCCUPIED = La case { $space } est occupée par un dé.
why-E_STORAGE_FULL = Aucune case de stockage libre : { $colour }.
why-E_MAIN_ALREADY_DONE = Vous avez déjà capturé un dé à ce tour.
why-E_MAIN_REQUIRED = Vous devez capturer un dé avant de terminer votre tour.
why-E_NOT_ENOUGH_MONEY = Cela coûte { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
 } ; vous en avez { $money }.
why-E_PAYMENT_MISMATCH = Payez exactement { $cost }, sans dépasser la valeur d’un dé.
why-E_SHOWCASE_FULL = La vitrine n’a pas assez de place pour ces vases.
why-E_REQUIREMENT = Les dés bleus ne remplissent pas la condition : { $fragment }.
why-E_ALREADY_RESTORED = Déjà restauré : { $fragment }.
why-E_VALUE_LIMIT = Un dé reste entre 1 et 6.
why-E_UNKNOWN_SPACE = Le plateau n’a pas cette case.
why-E_TOKEN_FORBIDDEN = Aucun jeton Fouille ne peut être placé en { $space }.
why-E_SPACE_NOT_FREE = La case { $space } contient un dé ou un jeton Fouille.
why-E_TRACK_FINISHED = Votre disque est déjà au bout de la { $track }.
why-E_TRACK_BLOCKED = Les deux emplacements au bout de la { $track } sont pris.
why-E_RECYCLE_PRIORITY = Les dés recyclés vont d’abord dans les zones encordées, puis sur vos propres jetons Fouille.
why-E_RECYCLE_PENDING = Remettez d’abord les dés de votre ardoise sur le plateau.
why-E_ILLEGAL_SWAP = Cet échange avec le chariot n’est pas permis.
why-E_ALLOCATION = Ce dé ne peut pas être augmenté maintenant.
why-E_NOT_AVAILABLE = Ce n’est pas possible ici.

## Noms

name-space = { $id }
name-storage-yellow_1 = réserve jaune 1
name-storage-second_yellow_1 = réserve jaune 1 du second musée
name-storage-yellow_2 = réserve jaune 2
name-storage-second_yellow_2 = réserve jaune 2 du second musée
name-storage-yellow_3 = réserve jaune 3
name-storage-second_yellow_3 = réserve jaune 3 du second musée
name-storage-red_1 = réserve rouge 1
name-storage-second_red_1 = réserve rouge 1 du second musée
name-storage-red_2 = réserve rouge 2
name-storage-second_red_2 = réserve rouge 2 du second musée
name-storage-red_3 = réserve rouge 3
name-storage-second_red_3 = réserve rouge 3 du second musée
name-storage-blue_1 = réserve bleue 1
name-storage-second_blue_1 = réserve bleue 1 du second musée
name-storage-blue_2 = réserve bleue 2
name-storage-second_blue_2 = réserve bleue 2 du second musée
name-storage-blue_3 = réserve bleue 3
name-storage-second_blue_3 = réserve bleue 3 du second musée
name-storage-captured = le dé capturé
name-fragment-frag_single_3 = le fragment ≥ 3 (un dé)
name-fragment-second_frag_single_3 = le fragment ≥ 3 (un dé) du second musée
name-fragment-frag_sum_5 = le fragment ≥ 5
name-fragment-second_frag_sum_5 = le fragment ≥ 5 du second musée
name-fragment-frag_diff_9 = le fragment ≥ 9 (valeurs différentes)
name-fragment-second_frag_diff_9 = le fragment ≥ 9 (valeurs différentes) du second musée
name-fragment-frag_single_6 = le fragment = 6
name-fragment-second_frag_single_6 = le fragment = 6 du second musée
name-fragment-frag_sum_4 = le fragment ≥ 4
name-fragment-second_frag_sum_4 = le fragment ≥ 4 du second musée
name-fragment-frag_pair_6 = le fragment ≥ 6 (deux dés)
name-fragment-second_frag_pair_6 = le fragment ≥ 6 (deux dés) du second musée
name-showcase-showcase_1 = la case 1 de la vitrine
name-showcase-second_showcase_1 = la case 1 de la seconde vitrine
name-showcase-showcase_2 = la case 2 de la vitrine
name-showcase-second_showcase_2 = la case 2 de la seconde vitrine
name-showcase-showcase_3 = la case 3 de la vitrine
name-showcase-second_showcase_3 = la case 3 de la seconde vitrine
name-showcase-showcase_4 = la case 4 de la vitrine
name-showcase-second_showcase_4 = la case 4 de la seconde vitrine
name-showcase-showcase_5 = la case 5 de la vitrine
name-showcase-second_showcase_5 = la case 5 de la seconde vitrine
name-cart-cart_1 = place 1 du chariot
name-cart-cart_2 = place 2 du chariot
name-cart-cart_3 = place 3 du chariot
name-cart-cart_4 = place 4 du chariot
name-cart-cart_5 = place 5 du chariot
name-track-blue = piste bleue
name-track-yellow = piste jaune
name-track-red = piste rouge
name-slate-slate_1 = dé 1 de l’ardoise
name-slate-slate_2 = dé 2 de l’ardoise
name-slate-slate_3 = dé 3 de l’ardoise
name-slate-slate_4 = dé 4 de l’ardoise
name-slate-slate_5 = dé 5 de l’ardoise
name-slate-slate_6 = dé 6 de l’ardoise
name-slate-slate_7 = dé 7 de l’ardoise
name-slate-slate_8 = dé 8 de l’ardoise
name-slate-slate_9 = dé 9 de l’ardoise
name-slate-slate_10 = dé 10 de l’ardoise
name-slate-slate_11 = dé 11 de l’ardoise
name-slate-slate_12 = dé 12 de l’ardoise
name-slate-slate_13 = dé 13 de l’ardoise
name-slate-slate_14 = dé 14 de l’ardoise
name-slate-slate_15 = dé 15 de l’ardoise
name-slate-slate_16 = dé 16 de l’ardoise
name-slate-slate_17 = dé 17 de l’ardoise
name-slate-slate_18 = dé 18 de l’ardoise
name-spent-spent_1 = dé dépensé 1
name-spent-spent_2 = dé dépensé 2
name-spent-spent_3 = dé dépensé 3
name-spent-spent_4 = dé dépensé 4
name-spent-spent_5 = dé dépensé 5
name-spent-spent_6 = dé dépensé 6
name-spent-spent_7 = dé dépensé 7
name-spent-spent_8 = dé dépensé 8
name-spent-spent_9 = dé dépensé 9
name-spent-spent_10 = dé dépensé 10
name-spent-spent_11 = dé dépensé 11
name-spent-spent_12 = dé dépensé 12
name-spent-spent_13 = dé dépensé 13
name-spent-spent_14 = dé dépensé 14
name-spent-spent_15 = dé dépensé 15
name-spent-spent_16 = dé dépensé 16
name-spent-spent_17 = dé dépensé 17
name-spent-spent_18 = dé dépensé 18
name-museum-first = le premier musée
name-museum-second = le second musée
name-turn-up = +1
name-turn-down = −1
name-colour-yellow = jaune
name-colour-red = rouge
name-colour-blue = bleu
name-colour-grey = gris

## Options de table

option-first_player = Premier joueur
    .tip = Désigné par l’hôte ou tiré au sort ; il ne change pas de la partie
    .random = tiré au sort
option-cart_order = Chariot
    .tip = Où va un dé dépensé tant que le chariot se remplit
    .topmost_free = emplacement libre le plus haut, texte de la règle
    .queue = une file : premier entré, premier sorti
option-adjacency = Sauts et travail de terrain
    .tip = Dans quelles directions les dés sautent et se déplacent
    .orthogonal = lignes et colonnes
    .all_eight = diagonales aussi
option-mission = Mission
    .tip = Solo : quels objectifs remplir
value-mission-1 = 1. Le grand fragment
    .tip = Le fragment de dés différents, la piste jaune jusqu’au bout, un vase place 4 ; 50 points.
value-mission-2 = 2. Toute la céramique
    .tip = Les six fragments, les pistes bleue et jaune jusqu’au bout ; 50 points.
value-mission-3 = 3. Deux descentes
    .tip = Les pistes jaune et rouge jusqu’au bout, un vase place 5 ; 50 points. Les dés retirés coûtent leur valeur.
value-mission-4 = 4. Les quatre étoiles
    .tip = Un dé sur chaque coin du site, un vase place 2 ; 60 points.
value-mission-5 = 5. Pertes chères
    .tip = Un vase place 3 ; 50 points. Les dés retirés coûtent deux fois leur valeur, les jaunes rien.
value-mission-6 = 6. Deux musées
    .tip = Une personne, deux musées, une ardoise ; 50 points. Chaque place vide coûte 3.
value-mission-7 = 7. Dés lancés
    .tip = Tous les dés sont lancés au départ ; 30 points. Au-delà de 6, un dé retombe à 1 et coûte 4.
value-mission-8 = 8. Tous les jetons Fouille
    .tip = Les sept jetons Fouille réunis ; 35 points. Les dés retirés coûtent leur valeur.
option-challenge = Défi
    .tip = Solo : 10 PV de plus sur l’objectif de score
option-solo_end = Fin d’une partie solo
    .tip = Ce qui se passe au 14ᵉ dé retiré
    .at_once = dès le 14ᵉ dé
    .finish_turn = le dernier tour est joué jusqu’au bout
option-colour = Couleur
    .tip = La couleur de vos musée, jetons, vases et disques
    .turquoise = turquoise
    .purple = violet
    .black = noir
    .orange = orange
option-second_colour = Seconde couleur
    .tip = Mission 6 : la couleur du second musée ; les dés jaunes du premier paient pour les deux
    .none = aucune
    .turquoise = turquoise
    .purple = violet
    .black = noir
    .orange = orange

## Feuille de score

row-exhibits = Vases exposés
row-showcase = Cases de la vitrine
row-restorations = Fragments restaurés
row-neighbours = Fragments adjacents
row-steps = Cases des pistes
row-overflow = Dés au-delà de 6
row-vases = Majorité de vases
row-fragments = Majorité de fragments
row-blue_end = Fin de la piste bleue
row-yellow_end = Fin de la piste jaune
row-red_end = Fin de la piste rouge
row-penalty = Malus de mission
row-before = Avant le décompte final
row-money = Argent restant
name-row-vases = { row-vases }
name-row-fragments = { row-fragments }
name-row-blue_end = { row-blue_end }
name-row-yellow_end = { row-yellow_end }
name-row-red_end = { row-red_end }
name-row-penalty = { row-penalty }

## Objectifs

goal-fragment-frag_diff_9 = Restaurer le fragment ≥ 9
goal-track-yellow = Atteindre la fin de la piste jaune
goal-showcase-showcase_4 = Un vase sur la case 4 de la vitrine
goal-score = Atteindre le score
goal-ceramic = Restaurer toute la céramique
goal-track-blue = Atteindre la fin de la piste bleue
goal-track-red = Atteindre la fin de la piste rouge
goal-showcase-showcase_5 = Un vase sur la case 5 de la vitrine
goal-star-a1 = Amener un dé en a1
goal-star-h1 = Amener un dé en h1
goal-star-a8 = Amener un dé en a8
goal-star-h8 = Amener un dé en h8
goal-showcase-showcase_2 = Un vase sur la case 2 de la vitrine
goal-showcase-showcase_3 = Un vase sur la case 3 de la vitrine
goal-tokens = Récupérer tous les jetons Fouille
name-goal-fragment-frag_diff_9 = { goal-fragment-frag_diff_9 }
name-goal-track-yellow = { goal-track-yellow }
name-goal-showcase-showcase_4 = { goal-showcase-showcase_4 }
name-goal-score = { goal-score }
name-goal-ceramic = { goal-ceramic }
name-goal-track-blue = { goal-track-blue }
name-goal-track-red = { goal-track-red }
name-goal-showcase-showcase_5 = { goal-showcase-showcase_5 }
name-goal-star-a1 = { goal-star-a1 }
name-goal-star-h1 = { goal-star-h1 }
name-goal-star-a8 = { goal-star-a8 }
name-goal-star-h8 = { goal-star-h8 }
name-goal-showcase-showcase_2 = { goal-showcase-showcase_2 }
name-goal-showcase-showcase_3 = { goal-showcase-showcase_3 }
name-goal-tokens = { goal-tokens }
