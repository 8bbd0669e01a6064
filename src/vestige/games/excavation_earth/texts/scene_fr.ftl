### Ce qui est écrit sur le plateau et ce que disent ses lieux : les noms sont lus à haute voix, les aides disent l’effet.

scene-board = Plateau : carte, marchés, Vaisseau-mère
scene-empty = vide
scene-none = aucun
scene-no-relic = aucune

scene-colour-black = noir (croix)
scene-colour-pink = rose (goutte)
scene-colour-yellow = jaune (étoile)
scene-colour-brown = marron (croissant)
scene-colour-turquoise = turquoise (hexagone)
scene-colour-zu = Zu (losange)

## Régions, acheteurs, symboles, glyphes

scene-buyer-yellow = acheteur jaune (trois yeux)
scene-buyer-green = acheteur vert (capuche)
scene-buyer-red = acheteur rouge (cornes)
scene-buyer-purple = acheteur violet (méduse)
scene-buyer-orange = acheteur orange (robot)
scene-buyer-white = acheteur blanc (étoile)
scene-symbol-horns = Cornes
scene-symbol-gauntlet = Gantelet
scene-symbol-comet = Comète
scene-symbol-bloom = Corolle
scene-symbol-hive = Ruche
scene-symbol-seal = Sceau
scene-glyph-spiral = Spirale
scene-glyph-fork = Fourche
scene-glyph-eye = Œil
scene-glyph-wave = Onde

## Reliques

scene-relic-count = { $count ->
    [one] { $relic }
   *[other] { $relic } × { $count }
 }
scene-relic-tip = Région : { $region }, glyphe : { $glyph }, valeur : { $value }.
scene-sampled = Votre galerie en expose un échantillon.
scene-not-sampled = Votre galerie n’en a pas.

## Lieux

scene-explorers = explorateurs : { $colours }
scene-dig-tip = Site de fouille : avec un explorateur ici, une carte de la région ({ $region }) découvre l’une de ces reliques : { $relics }.
scene-dig-empty = Site de fouille (région : { $region }), reliques : { $relics }.
scene-site-tip = Un explorateur sur ce site et une carte de sa couleur la découvrent.
scene-market-place-tip = Marché { $number } : avec un explorateur ici, une carte { $symbol } envoie un vendeur et de nouveaux acheteurs.
scene-smuggle-tip = Marché noir : avec un explorateur ici, une carte à l’un de ces symboles achète ou refourgue des reliques : { $symbols }.
scene-links = Relié à : { $places }.
scene-surveyed = Sondage
scene-surveyed-tip = L’une des reliques piochées va sur son site de fouille ; une autre peut être achetée pour { $price } crédits, dans la soute.

## Ordre du tour, sondage des sols, marchés

scene-turn-order = Ordre du tour
scene-turn-place = { $number }. { $colour }
scene-turn-tip = On joue de gauche à droite jusqu’à ce que tous aient passé.
scene-passed = A passé.
scene-passed-short = a passé
scene-marker = Marqueur Initiative { $number } : compte pour l’ordre du tour de la manche suivante.
scene-marker-short = initiative { $number }
scene-forecast = Sondage des sols
scene-forecast-card = Sondage des sols : { $card }
scene-forecast-tip = À la prochaine manche : deux nouvelles reliques ({ $region }) sur leurs sites et une sous la pile du marché noir.
scene-forecast-free = Un Sondage peut la remplacer.
scene-forecast-cube = Cube de { $colour } : elle ne peut être remplacée.
scene-market = Marché { $number }, { $symbol } ; file, du premier au dernier : { $buyers }
scene-traders = Vendeurs : { $crew }.
scene-trader-count = { $count ->
    [one] { $count } vendeur
   *[other] { $count } vendeurs
 }
scene-crew-of = { $colour } × { $count }
scene-sale-offers = Une vente ici rapporte, popularité + acheteurs : { $offers }.
scene-sale-offer = { $region } { $popularity } + { $buyers }
scene-sale-trader = Il vous y faut d’abord un vendeur.
scene-sale-more = Vos reliques ({ $region }) vendues ici aussi : { $buyers } de plus pour les acheteurs ; la popularité n’est payée qu’une fois.
scene-sale-here = Vos reliques ({ $region }) vendues ici : { $popularity } pour la popularité et { $buyers } pour les acheteurs.

## Manches et marché noir

scene-round-word = Manche
scene-round = Manche { $number } sur { $rounds }
scene-round-tip = Majorité d’émissaires dans chaque centre de commandement à la fin de cette manche, à partir du premier rang : { $credits } crédits.
scene-majority = Majorités : { $credits }
scene-pile = Marché noir, { $region }, du dessus au dessous : { $relics }
scene-pile-price = La tuile visible coûte { $credits } crédits.
scene-pile-tip = Une relique de cette région se refourgue ici pour sa valeur.
scene-removed = Vendues, hors du jeu : { $relics }.

## Popularité

scene-supply = { $buyer } : { $count } en réserve
scene-supply-tip = Les acheteurs qui rejoignent une file viennent de la case occupée la plus basse ; moins il en reste, plus leur région est populaire.
scene-white-tip = Les acheteurs blancs recherchent les reliques de toutes les régions.
scene-popularity-pays = ce que paie une vente
scene-popularity-of = Popularité, { $region } : rang { $rank }, { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
 }
scene-popularity-tip = Une vente rapporte { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
 } pour la popularité, et { $each } par acheteur intéressé.
scene-popularity-tied = Rang partagé avec : { $regions }.

## Vaisseau-mère

scene-recall = rappelez un émissaire pour activer sa tuile
scene-aboard = À bord : { $buyers }
scene-aboard-tip = Les acheteurs de la dernière vente. La prochaine les renvoie dans la réserve.
scene-centre-left = Centre de commandement de gauche
scene-centre-middle = Centre de commandement du milieu
scene-centre-right = Centre de commandement de droite
scene-centre = { $centre } ; émissaires : { $crew }
scene-centre-tip = Majorité à la fin de la manche, à partir du premier rang : { $credits } crédits.
scene-centre-symbols = Correspond aux marchés { $symbols }.
scene-no-tile = Tuile Commandement à venir
scene-no-tile-tip = Les tuiles Commandement arrivent à la manche 2 et sont retournées à la manche 3.
scene-tile-tip = Rappelez l’un de vos émissaires du centre au-dessus pour l’activer.
scene-face = Manche { $round } : { $does }
scene-does-grant = gagnez { $amount } crédits.
scene-does-orders = piochez { $amount } cartes Action et gardez-en { $keep }.
scene-does-teleporter = placez jusqu’à { $amount } de vos explorateurs sur des lieux de votre choix.
scene-does-permit = découvrez jusqu’à { $amount } reliques de couleurs quelconques sur des sites différents où vous avez un explorateur.
scene-does-press = ajoutez jusqu’à { $amount } acheteurs, chacun dans un autre marché{ $white ->
    [1] { " " }; blancs autorisés.
   *[0] { " " }; pas de blancs.
 }
scene-does-network = envoyez jusqu’à { $amount } vendeurs, chacun dans un autre marché.
scene-does-fence = refourguez jusqu’à { $amount } reliques, chacune pour sa valeur + { $bonus }.
scene-does-seizure = { $amount ->
    [one] prenez gratuitement { $amount } relique visible du marché noir.
   *[other] prenez gratuitement jusqu’à { $amount } reliques visibles du marché noir, de couleurs différentes.
 }
scene-deck-word = Pioche Action
scene-discarded = { $count } en défausse
scene-deck = Pioche Action : { $count } cartes, défausse : { $gone } (dessus : { $card })
scene-deck-tip = Quand la pioche est épuisée, la défausse est mélangée.

## Cartes

scene-hand = Main
scene-hand-count = Action : { $action } · Déplacement : { $travel }
scene-offer = Cartes au choix : { $count }
scene-travel = Déplacement
scene-card-title-yellow = Jaune
scene-card-title-green = Vert
scene-card-title-red = Rouge
scene-card-title-purple = Violet
scene-card-title-orange = Orange
scene-card-tip = Fouille ou Sondage ({ $region }) ; Marchandage au marché { $market }, Commandement ou Contrebande avec { $symbol } ; Déplacement de { $fuel } pas ; Vente.
scene-card-travel-tip = Déplacement de { $fuel } pas, ou Vente. Elle revient à la manche suivante.
scene-card-hidden = Carte face cachée
scene-card-hidden-tip = Seul son propriétaire la connaît.
scene-picked = { $card } (choisie)

## Plateau Faction

scene-title-gul = Contrebandiers : achat avant vente
scene-title-aquilla = Marchands : vente sans vendeur
scene-title-issisinui = Psychiques : une relique de plus
scene-title-dal_harrai = Pilotes : un pas gratuit par tour
scene-title-kutu_kuti = Archéologues : double fouille
scene-title-zu = La corporation
scene-gallery = Galerie
scene-storage-hold = Soute : { $free } libres
scene-storage-container = Conteneur caché : { $free } libres
scene-slot-hold = Soute, case { $number } : { $content }
scene-slot-container = Conteneur caché, case { $number } : { $content }
scene-hold-tip = Les reliques découvertes ou achetées sont stockées ici.
scene-container-tip = Seules les reliques du marché noir peuvent être stockées ici.
scene-cell = Galerie : { $relic }, { $state }
scene-guarded = gardé
scene-free = libre
scene-cell-tip = Un garde expose un échantillon de cette relique (valeur { $value }). Sa colonne en a { $down } et vaut { $column }, sa rangée en a { $across } et vaut { $row }. Une colonne remplie donne une carte.
scene-cell-more = Un garde de plus ici ajoute { $credits }.
scene-reserve = Équipage disponible : { $count }
scene-reserve-endless = Équipage illimité
scene-reserve-tip = Les cubes deviennent vendeurs, émissaires, gardes et marques de sondage. S’il n’en reste pas, on peut réaffecter des gardes.
scene-credits = Crédits : { $count }
scene-credits-tip = Le plus riche à la fin gagne.

## Zu

scene-zu-deck = Pioche de Zu : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
scene-zu-deck-tip = Zu résout deux cartes par tour et passe quand sa pioche est épuisée.
scene-zu-kinds = Restent : { $kinds }.
scene-zu-later = Manche { $round } : { $kinds }.
scene-zu-left = { $kind } × { $count }
scene-zu-carried = cartes des manches précédentes
scene-zu-rule = Sa règle
scene-zu-excavate = Fouille
scene-zu-market = Marchandage
scene-zu-command = Commandement
scene-zu-sell = Vente
scene-zu-snipe = Coup de fusil
scene-zu-survey = Sondage
scene-zu-excavate-tip = Jusqu’à deux reliques nouvelles pour Zu, de la plus populaire des deux couleurs : d’abord sans échantillon chez vous, puis les plus rares, puis de plus grande valeur.
scene-zu-popular-tip = Jusqu’à deux reliques nouvelles pour Zu, de la couleur la plus populaire des sites : d’abord sans échantillon chez vous, puis les plus rares, puis de plus grande valeur.
scene-zu-both-tip = Une relique nouvelle pour Zu de chaque couleur : d’abord sans échantillon chez vous, puis la plus rare, puis de plus grande valeur.
scene-zu-market-tip = Des vendeurs dans deux marchés où Zu n’en a pas, d’abord où sa meilleure couleur a le plus d’acheteurs. Un blanc et un de cette couleur s’y ajoutent.
scene-zu-white-tip = Des vendeurs dans deux marchés où Zu n’en a pas, d’abord où sa meilleure couleur a le plus d’acheteurs. Un acheteur blanc s’y ajoute.
scene-zu-command-tip = Un émissaire au centre de commandement du symbole ; un vendeur sur son marché, si Zu n’en a pas.
scene-zu-sell-tip = Des reliques de la couleur qui permet le plus de marchés, puis de la plus populaire, dans les marchés les plus lucratifs de Zu ; les moins chères d’abord.
scene-zu-snipe-tip = Une relique de la couleur recherchée dont Zu a le moins, là où le plus d’acheteurs la veulent. Un vendeur y est envoyé s’il manque.
scene-zu-survey-tip = Une carte de la pioche donne la couleur et, manches 1 et 2, entre au sondage des sols. De deux reliques, Zu achète la meilleure qui lui manque ; une autre va sur son site.

## À côté du plateau

scene-part-west = Amériques
scene-part-middle = Europe et Afrique
scene-part-east = Asie
scene-part-first-markets = Marchés 1–3
scene-part-last-markets = Marchés 4–6
scene-part-popularity = Popularité
scene-part-mothership = Vaisseau-mère
scene-part-black-market = Marché noir
scene-part-rounds = Manches
scene-part-hand = Main
scene-part-hand-left = Main, gauche
scene-part-hand-right = Main, droite
scene-part-zu = Carte de Zu
scene-part-zu-past = Défausse de Zu
scene-part-faction = Plateau Faction
scene-panel-credits = Crédits
scene-panel-cards = Cartes
scene-panel-relics = Reliques en soute et conteneur
scene-panel-guards = Gardes dans la galerie
scene-panel-crew = Équipage disponible
scene-stage-setup = Mise en place
scene-stage-preparation = Préparation
scene-stage-actions = Actions
scene-stage-scoring = Décompte
scene-stage-over = Fin de la partie

## Prompts of the moment

scene-moment-step = L’explorateur ({ $place }) : où va-t-il ?
scene-moment-exchange = { $count ->
    [one] Échanger cette carte et commencer
   *[other] Échanger ces { $count } cartes et commencer
 }
scene-moment-keep = Pas d’échange avec ces { $count } cartes : commencer
