### Ce qui est écrit sur le plateau et ce que disent ses places : les noms sont lus à voix haute, les bulles expliquent.

scene-board = Plateau : pistes, site de fouilles, chariot
scene-museum = Musée { $colour }
scene-empty = vide

scene-colour-turquoise = turquoise (hexagone)
scene-colour-purple = violet (losange)
scene-colour-black = noir (croix)
scene-colour-orange = orange (carré)

## Dés

scene-die-yellow = dé jaune { $value }
scene-die-red = dé rouge { $value }
scene-die-blue = dé bleu { $value }
scene-die-grey = dé gris { $value }
scene-use-yellow = Capturé, c’est de l’argent : un crédit par point.
scene-use-red = Capturé, il permet d’exposer un vase : { $factor } PV par point du dé.
scene-use-blue = Capturé, il sert à restaurer la céramique.
scene-use-grey = Capturé, il fait descendre l’un de vos disques de sa valeur sur une piste.

scene-capture-where = Le { $die } saute depuis { $space }. Où atterrit-il ?
scene-fieldwork-where = Le { $die } quitte { $space }. Où va-t-il ?

## Site de fouilles

scene-space = Case { $id }
scene-jumped = a sauté ce tour-ci
scene-token = jeton Fouille { $colour }
scene-token-tip = Qui atterrit d’un saut sur son propre jeton ajoute { $own } à l’un de ses dés ; sinon { $colour } ajoute { $other } à ses dés stockés.
scene-ground-die = Un dé peut sauter par-dessus un voisin et atterrir ici si la case n’a pas de dé.
scene-ground-shaded = Case ombragée : vide au départ, case ordinaire ensuite.
scene-ground-magnifier = Case loupe : on y pose les jetons de départ ; case ordinaire ensuite.
scene-bonus = Un dé qui atterrit ici d’un saut augmente de { $bonus } de plus. Aucun jeton Fouille ne peut être posé ici.
scene-rope = Zone encordée : les dés recyclés reviennent d’abord ici. Aucun jeton Fouille ne peut être posé ici.

## Score et pistes

scene-score = Score { $points }
scene-score-of = { $colour } : { $points } PV
scene-track-blue = Piste bleue
scene-track-yellow = Piste jaune
scene-track-red = Piste rouge
scene-track-tip = Votre disque descend cette piste de la valeur du dé gris. Seule compte la case où il s’arrête.
scene-start = { $track }, départ
scene-start-tip = Les disques partent d’ici. Un dé gris capturé fait descendre l’un d’eux.
scene-step = { $track }, case { $step }
scene-here = Ici : { $colours }.
scene-raise-blue = Ajoutez { $amount } en tout à vos dés bleus stockés.
scene-raise-yellow = Ajoutez { $amount } en tout à vos dés jaunes stockés.
scene-raise-red = Ajoutez { $amount } en tout à vos dés rouges stockés.
scene-effect-token = Posez un jeton Fouille de votre réserve.
scene-effect-score = Marquez { $amount } PV.
scene-effect-double = Vos dés bleus peuvent compter × { $amount } pour les restaurations de ce tour.
scene-effect-neighbours = Choisissez un fragment restauré : { $amount } PV par fragment restauré voisin.
scene-effect-swap = Échangez { $amount } dés stockés contre { $amount } dés du chariot.
scene-effect-tokens = { $amount } PV par jeton Fouille à vous sur le plateau.
scene-effect-cheap_exhibit = Exposez un dé rouge de n’importe quelle valeur pour { $amount ->
    [one] { $amount } crédit
   *[other] { $amount } crédits
 }.
scene-effect-take_back = Reprenez votre dernier vase (sur deux au moins) : { $amount } fois les PV de sa case.
scene-effect-per_fragment = Fin de partie : { $first } PV par fragment restauré pour le premier disque, { $second } pour le second.
scene-effect-flat = Fin de partie : { $first } PV pour le premier disque, { $second } pour le second.
scene-effect-per_vase = Fin de partie : { $first } PV par vase exposé pour le premier disque, { $second } pour le second.

## Manches et chariot

scene-round = Manche { $number } sur { $rounds }
scene-round-tip = Chacun joue un tour par manche ; la partie s’arrête après la manche { $rounds }.
scene-removed = Dé retiré { $number } : { $die }
scene-removed-tip = Après chaque capture, un dé voisin du sauteur est retiré. La partie s’arrête au { $count }e.
scene-cart = { $free ->
    [0] Chariot plein
   *[other] Chariot { $dice } / { $slots }
 }
scene-cart-slot = Chariot, place { $slot } : { $die }
scene-cart-tip = Les dés dépensés sont ici. Chariot plein, chaque nouveau dé posé en haut pousse le plus bas sur l’ardoise de qui dépense.

## Musée

scene-workshop = Atelier
scene-showcase = Vitrine
scene-store = Réserve de dés
scene-slate = Ardoise
scene-shared-slate = Les deux musées partagent l’ardoise du premier.
scene-restore = restaurer
scene-exhibit = exposer
scene-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
 }
scene-to-recycle = { $dice ->
    [0] rien à recycler
    [one] { $dice } dé à recycler
   *[other] { $dice } dés à recycler
 }
scene-action-mj-jump = 1 capture par tour
scene-action-mj-vase = payer rouge, PV × 2
scene-action-mj-fragment = les bleus restaurent
scene-action-mj-fieldwork = payer pour déplacer
scene-fragment = Fragment : { $dice }, { $total }
scene-need-dice = { $unlike ->
    [1] { $fewest } ou { $most } dés bleus différents
   *[0] { $most ->
        [1] un dé bleu
        [2] deux dés bleus
       *[other] { $fewest } à { $most } dés bleus
    }
 }
scene-need-total = { $exactly ->
    [1] exactement { $total }
   *[0] { $total } ou plus en tout
 }
scene-restored = restauré
scene-fragment-tip = { $vp } PV, et { $each } de plus par fragment restauré voisin. Les dés utilisés vont au chariot.
scene-takes-token = Le jeton Fouille d’ici est aussitôt posé sur le plateau.
scene-showcase-slot = Vitrine, place { $slot } : { $content }
scene-showcase-tip = Un vase posé ici rapporte { $vp } PV en plus de son dé.
scene-vase = vase
scene-slot-yellow = Réserve jaune, place { $slot } : { $content }
scene-slot-red = Réserve rouge, place { $slot } : { $content }
scene-slot-blue = Réserve bleue, place { $slot } : { $content }
scene-store-yellow = Argent : chaque crédit dépensé diminue un dé jaune de un.
scene-store-red = Payez la valeur d’un dé rouge en crédits : exposez un vase et marquez { $factor } fois cette valeur.
scene-store-blue = Les dés bleus restaurent les fragments de votre céramique.
scene-closed = Fermée dans cette mission : l’argent du premier musée paie pour les deux.
scene-captured = Dé capturé : { $die }
scene-captured-tip = Un dé capturé attend ici d’être stocké ou, s’il est gris, de servir à une excavation.
scene-hand-tip = Pris dans le chariot, en route vers un musée.
scene-spent-tip = Dépensé : il entre dans le chariot dès que l’ordre est choisi.
scene-museum-tip = Placez le dé dans ce musée.
scene-reserve-tokens = Jetons Fouille en réserve : { $count }
scene-reserve-tokens-tip = La case à la truelle de chaque piste vous en fait poser un.
scene-reserve-vases = Vases en réserve : { $count }
scene-reserve-vases-tip = Dés rouges et crédits les amènent dans la vitrine.
scene-slate-holds = Ardoise : { $dice }
scene-slate-tip = Les dés poussés hors du chariot attendent ici. À la fin de votre tour, remettez-les sur le plateau : zones encordées d’abord, puis vos jetons Fouille, puis n’importe où.

## À côté du plateau

scene-dig = Fouilles
scene-tracks = Pistes
scene-mission = Mission { $number }
scene-first-player = premier joueur
scene-turn = Manche { $number }
scene-panel-fragments = Fragments restaurés
scene-panel-vases = Vases exposés
scene-panel-tokens = Jetons Fouille sur le plateau
scene-panel-money = Crédits
scene-stage-setup = Jetons de départ
scene-stage-capture = Capture
scene-stage-free = Actions gratuites
scene-stage-recycle = Recyclage
scene-stage-over = Fin de la partie
