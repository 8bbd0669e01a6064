### Excavation Earth. Les noms des éléments sont dans names_fr.ftl.

game-title = Excavation Earth
game-tagline = Des extraterrestres fouillent la Terre et marchandent les reliques des humains
game-about = Envoyez vos explorateurs sur une Terre déserte, déterrez ce que les humains ont laissé, attirez les acheteurs sur les marchés et vendez avant que les goûts ne changent. Les cartes sont des actions ; galeries et influence décident. En solo, vous affrontez Zu.
game-minutes = 90 min

## Questions

ask-exchange = Vous avez quatre cartes semblables : choisissez celles à échanger, ou gardez-les
    .wait = { $seat } regarde sa main de départ
ask-draft_pick = Gardez une carte du paquet ; le reste passe à gauche
    .wait = { $seat } choisit des cartes
ask-keep = Gardez l’une des cartes piochées
    .wait = { $seat } choisit une carte
ask-keep_cards = Vous passez : choisissez une carte à garder pour la manche suivante
    .wait = { $seat } choisit les cartes à garder
ask-third_explorer = Placez votre troisième explorateur
    .wait = { $seat } place son troisième explorateur
ask-free_move = Dal-Harrai : déplacez gratuitement un explorateur, ou renoncez
    .wait = { $seat } peut déplacer un explorateur gratuitement
ask-act = Jouez une carte pour une action, ou passez (actions restantes : { $left })
    .wait = { $seat } choisit une action
ask-journey = Déplacez vos explorateurs (fuel restant : { $fuel })
    .wait = { $seat } se déplace
ask-dig = Choisissez une relique à découvrir
    .wait = { $seat } fouille
ask-sample = Prélever un échantillon de { $relic } ?
    .wait = { $seat } peut prélever un échantillon
ask-bargain = { $market } : envoyez un vendeur, ajoutez des acheteurs, ou terminez
    .wait = { $seat } marchande
ask-gul_purchase = Gul : achetez une relique visible à sa valeur avant la vente, ou renoncez
    .wait = { $seat } peut acheter avant la vente
ask-sale_colour = Choisissez la couleur à vendre
    .wait = { $seat } choisit quoi vendre
ask-sale_markets = Vente ({ $colour }) : choisissez les marchés, puis terminez
    .wait = { $seat } choisit des marchés
ask-sale_relic = Choisissez une relique à vendre ({ $colour }, encore { $left })
    .wait = { $seat } choisit les reliques à vendre
ask-promotion = Promouvoir votre vendeur ({ $market }) ?
    .wait = { $seat } peut promouvoir un vendeur
ask-command = { $market } : envoyez un vendeur, envoyez ou rappelez un émissaire, ou terminez
    .wait = { $seat } commande
ask-teleport = Téléporteur : placez un explorateur où vous voulez (reste : { $left })
    .wait = { $seat } utilise le Téléporteur
ask-permit = Permis spécial : découvrez une relique sous l’un de vos explorateurs (reste : { $left })
    .wait = { $seat } utilise le Permis spécial
ask-press = Campagne de presse : ajoutez un acheteur à un marché (reste : { $left })
    .wait = { $seat } mène une Campagne de presse
ask-network = Réseau de vendeurs : envoyez un vendeur sur un marché (reste : { $left })
    .wait = { $seat } étend son Réseau de vendeurs
ask-fence = Receleur agréé : refourguez une relique (reste : { $left })
    .wait = { $seat } utilise le Receleur agréé
ask-seizure = Saisie douanière : prenez une relique visible (reste : { $left })
    .wait = { $seat } utilise la Saisie douanière
ask-smuggle = Refourguez des reliques ou achetez-en de visibles
    .wait = { $seat } fait de la contrebande
ask-replace = Choisissez la carte du sondage des sols que la vôtre remplace
    .wait = { $seat } sonde
ask-cube = Votre réserve est vide : placez un garde sur la carte, ou laissez-la sans cube
    .wait = { $seat } sonde
ask-free_relic = Is’sisinui : stockez gratuitement l’une des reliques, ou renoncez
    .wait = { $seat } peut stocker une relique
ask-lay = Choisissez la relique à placer sur son site de fouille
    .wait = { $seat } place une relique
ask-buy_drawn = Achetez une relique au double de sa valeur, ou remélangez-la
    .wait = { $seat } peut acheter une relique

## Réponses

do-travel = Déplacement avec { $card }
    .name = Déplacement
    .tip = Vos explorateurs suivent les lignes, un fuel par pas.
do-excavate = Fouille avec { $card }
    .name = Fouille
    .tip = Prenez des reliques de la couleur de la carte là où sont vos explorateurs.
do-market = Marchandage avec { $card }
    .name = Marchandage
    .tip = Avec un explorateur au marché du symbole de la carte : un vendeur, un acheteur et un blanc.
do-sell = Vente avec { $card }
    .name = Vente
    .tip = Des reliques d’une couleur, une à chaque marché où vous avez un vendeur.
do-command = Commandement avec { $card }
    .name = Commandement
    .tip = Envoyez un vendeur ou un émissaire, ou rappelez un émissaire pour utiliser sa tuile.
do-smuggle = Contrebande avec { $card }
    .name = Contrebande
    .tip = Avec un explorateur à un marché noir : refourguez des reliques, ou achetez ce qui s’y trouve.
do-survey = Sondage avec { $card }
    .name = Sondage
    .tip = Changez les sondages et faites apparaître de nouvelles reliques d’une couleur.
do-place = Placer : { $place }
do-step = De { $from } à { $to }
do-dig = Découvrir { $relic }
do-sample = { $guard ->
        [rien] Prélever un échantillon
       *[other] Prélever un échantillon avec le garde de { $guard }
    }
do-trader = { $guard ->
        [rien] Envoyer un vendeur
       *[other] Envoyer le garde de { $guard } comme vendeur
    }
do-white = Ajouter un acheteur blanc
do-buyer = Ajouter un acheteur : { $buyer }
do-colour = Vendre : { $colour }
do-at = Vendre : { $market }
do-part = Vendre { $relic } ({ $storage })
do-promote = Promouvoir
do-envoy = { $guard ->
        [rien] Envoyer un émissaire
       *[other] Envoyer le garde de { $guard } comme émissaire
    }
do-recall = Rappeler un émissaire et activer la tuile Commandement
do-teleport = De { $from } à { $to }
do-add = Ajouter un acheteur : { $buyer }, { $market }
do-post = { $guard ->
        [rien] Envoyer un vendeur : { $market }
       *[other] Envoyer le garde de { $guard } : { $market }
    }
do-offload = Refourguer { $relic } ({ $storage })
do-take = Prendre { $relic } ({ $storage })
do-buy = Acheter { $relic } ({ $storage })
do-replace = Remplacer { $card }
do-cube = Utiliser le garde de { $guard }
do-store = Stocker { $relic } gratuitement
do-lay = Placer { $relic } sur son site
do-pick = Choisir { $card }

## Ce qui s’est passé

event-round_began = La manche { $number } commence.
    .round = Manche { $number }
    .phase = { $number ->
        [1] { scene-stage-setup }
       *[other] { scene-stage-preparation }
    }
event-command_tiles = Tuiles Commandement : { $tiles }.
event-forecast = Nouveau sondage des sols : { $cards }.
event-turn_order = Ordre du tour : { $seats }.
event-black_market_renewed = Le marché noir est renouvelé.
event-turn = À { $seat } de jouer.
    .phase = { scene-stage-actions }
event-exchanged = { $seat } échange { $cards }.
event-drew = { $seat } pioche { $cards }.
event-handed_on = { $seat } passe { $cards } à { $to }.
event-discarded = { $seat } défausse { $cards }.
event-lost_card = { $card } est écartée au hasard.
event-placed = { $seat } place un explorateur : { $place }.
event-moved = { $seat } déplace un explorateur : { $from } → { $to }.
event-played = { $seat } joue { $card } : { $action }.
event-passed = { $seat } passe (cartes gardées : { $number }).
event-discovered = { $seat } découvre { $relic } : { $place } ({ $storage }).
event-stored = { $seat } stocke { $relic } gratuitement.
event-sampled = { $seat } prélève un échantillon de { $relic }.
event-guard_left = { $seat } récupère le garde de { $relic }.
event-column_filled = { $seat } remplit une colonne de sa galerie ({ $colour }).
event-trader_sent = { $seat } envoie un vendeur : { $market }.
event-envoy_sent = { $seat } envoie un émissaire : { $centre }.
event-envoy_recalled = { $seat } rappelle un émissaire ({ $centre }) pour { $tile }.
event-promoted = { $seat } : le vendeur ({ $market }) devient émissaire ({ $centre }).
event-granted = { $seat } gagne { $credits } crédits.
event-buyer_joined = Un acheteur rejoint la file ({ $market }) : { $buyer }.
event-buyer_ejected = Un acheteur quitte la file ({ $market }) : { $buyer }.
event-buyers_left = De retour du Vaisseau-mère dans la réserve : { $buyers }.
event-buyers_boarded = Des acheteurs ({ $market }) embarquent sur le Vaisseau-mère : { $buyers }.
event-sale = { $seat } vend des reliques ({ $colour }) : { $markets }.
event-income_popularity = Popularité ({ $colour }), rang { $rank } : { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }.
event-income_buyers = Acheteurs intéressés ({ $number }) : { $credits } crédits.
event-income_markets = Bonus pour { $number } marchés : { $credits } crédits.
event-sold = { $seat } se sépare de { $relic }.
event-bought = { $seat } achète { $relic } pour { $credits } crédits ({ $storage }).
event-seized = { $seat } prend { $relic } sans payer ({ $storage }).
event-offloaded = { $seat } refourgue { $relic } pour { $credits } crédits.
event-forecast_changed = { $new } remplace { $old } dans le sondage des sols.
event-cube_placed = { $seat } place un cube Équipage sur { $card }.
event-marker_taken = { $seat } prend le marqueur Initiative { $number }.
event-unearthed = Tiré de la réserve : { $relics }.
event-laid = { $relic } apparaît : { $place }.
event-put_under = { $relic } va sous la pile du marché noir.
event-returned = Remélangé : { $relics }.
event-majority = { $seat } a { $number ->
        [one] { $number } émissaire
       *[other] { $number } émissaires
    } ({ $centre }) : { $credits } crédits.
    .phase = { scene-stage-scoring }
event-gallery = Galerie ({ $seat }) : colonnes { $columns }, lignes { $rows } crédits.
    .phase = { scene-stage-scoring }
event-stored_relics = Reliques stockées ({ $seat }) : { $credits } crédits.
event-zu_deck = La nouvelle pioche de Zu compte { $number } cartes, dont { $carried } tirées de sa défausse.
event-zu_card = Zu révèle { $card }.
event-zu_rule = Zu, { $card } : { $rule }.
event-zu_colour = La couleur de Zu : { $colour }.
event-zu_chance = Égalité parfaite : le hasard décide ({ $number } possibilités).
event-zu_no_buyer = Plus d’acheteur disponible pour { $market } : { $buyer }.
event-zu_discarded = Zu défausse { $card } sans la jouer.
event-zu_failed = L’action de Zu échoue : { $credits } crédits.
event-zu_passed = La pioche de Zu est épuisée : Zu passe.

## Pourquoi non

why-not_active = Ce n’est pas à { $seat } de répondre.
why-already_passed = { $seat } a passé et ne joue plus dans cette manche.
why-card_not_in_hand = { $card } n’est pas parmi les cartes à choisir.
why-card_not_in_forecast = Cette carte n’est pas dans le sondage des sols.
why-card_kind = Cette action demande une carte Action.
why-colour_mismatch = La carte n’a pas la couleur du site de fouille.
why-symbol_mismatch = La carte n’a pas le symbole du marché où se trouve votre explorateur.
why-no_explorer = Aucun de vos explorateurs n’est là : { $place }.
why-not_adjacent = { $from } et { $to } ne sont pas reliés.
why-own_explorer_collision = Deux de vos explorateurs ne peuvent pas finir sur le même lieu.
why-hold_full = Votre soute est pleine.
why-storage_full = Il n’y a plus de place à cet endroit.
why-same_site = Deux reliques doivent provenir de sites de fouille différents.
why-relic_not_there = Cette relique n’y est pas.
why-no_trader = Vous n’y avez pas de vendeur.
why-no_buyer = Aucun acheteur intéressé.
why-duplicate_market = Ce marché est déjà utilisé.
why-too_many = Vous l’avez déjà fait.
why-colour_mix = Toutes les reliques d’une vente sont d’une même couleur.
why-same_colour = Deux reliques du marché noir doivent être de couleurs différentes.
why-not_enough_credits = Cela coûte plus que vos crédits ({ $credits }).
why-no_crew = Vous n’avez pas de cube Équipage pour cela.
why-crew_available = Les gardes restent tant que votre réserve contient des cubes ({ $number }).
why-no_envoy = Vous n’avez pas d’émissaire dans ce centre de commandement.
why-no_tile = Il n’y a pas de tuile Commandement lors de la première manche.
why-forecast_taken = Un cube Équipage occupe cette carte du sondage des sols.
why-supply_empty = Aucun acheteur de ce genre en réserve.
why-wrong_order = L’acheteur blanc vient avant l’acheteur coloré.
why-mixed_options = Refourguez ou achetez, pas les deux.
why-not_allowed = Ce choix est exclu ici.
why-no_effect = L’action doit avoir au moins un effet.

## Options

option-draft_starting_hands = Draft des mains de départ
    .tip = Huit cartes chacun, deux gardées à la fois, au lieu de six cartes distribuées et d’un échange.
option-random_factions = Factions au hasard
    .tip = Les factions sont distribuées au lieu d’être choisies.
option-optional_promotion = Promotion facultative
    .tip = Après une vente, vous décidez pour chaque marché utilisé si votre vendeur devient émissaire.
option-no_start_credits = Plus facile : aucun crédit de départ
    .tip = Zu commence avec 0 crédit.
option-no_failure_credits = Plus facile : rien pour les échecs
    .tip = Une action ratée ne rapporte rien à Zu.
option-white_only = Plus facile : acheteurs blancs seulement
    .tip = Au Marchandage, Zu ajoute un acheteur blanc mais aucun acheteur coloré.
option-discard_extra_card = Plus facile : une carte perdue
    .tip = Après une carte Coup de fusil, Sondage ou Fouille (plus populaire), Zu défausse la carte du dessus de sa pioche.
option-limited_crew = Plus facile : équipage limité
    .tip = Zu n’a qu’un lot de 22 cubes ; sans cube, son Marchandage, Commandement ou Coup de fusil échoue.
option-both_colours = Plus difficile : les deux couleurs
    .tip = Avec une carte Fouille à deux couleurs, Zu découvre une relique de chacune.
option-failure_15 = Plus difficile : 15 par échec
    .tip = Une action ratée rapporte 15 crédits à Zu au lieu de 10.
option-any_storage = Plus difficile : stockage libre
    .tip = Zu range toute relique dans sa soute ou son conteneur caché, quelle que soit son origine.
option-lose_leftovers = Plus difficile : les restes coûtent
    .tip = En fin de partie, vous perdez la valeur totale des reliques restées dans vos stocks.
option-double_buy = Plus difficile : double achat
    .tip = Quand Zu achète au marché noir, il achète une seconde relique selon les mêmes règles.
option-faction = Faction
    .tip = Chaque faction a son propre pouvoir.
    .gul = Cartel Gul
    .aquilla = Collectif Aquilla
    .issisinui = Is’sisinui
    .dal_harrai = Corpo Dal-Harrai
    .kutu_kuti = Union Kutu Kuti
option-colour = Couleur
    .tip = La couleur de vos explorateurs et de votre équipage.
    .black = Noir
    .pink = Rose
    .yellow = Jaune
    .brown = Marron
    .turquoise = Turquoise
bad-option-conflict = Les options { $first } et { $second } s’excluent ({ $rule }).

## Feuille de score

row-start = Crédits de départ
row-popularity = Ventes : popularité
row-buyers = Ventes : acheteurs
row-markets = Ventes : plusieurs marchés
row-offloaded = Marché noir : refourgué
row-bought = Achats
row-tiles = Tuiles Commandement
row-majorities = Centres de commandement
row-failures = Actions ratées
row-columns = Galerie : colonnes
row-rows = Galerie : lignes
row-stored = Reliques stockées
row-credits = Crédits
row-relics = Reliques stockées
goal-beat_zu = Plus de crédits que Zu
