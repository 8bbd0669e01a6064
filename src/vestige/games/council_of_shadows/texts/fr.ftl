### Council of Shadows. Les noms des éléments sont dans names_fr.ftl.

game-title = Council of Shadows
game-tagline = Récoltez l’énergie des galaxies plus vite que vous ne la consommez
game-about = Menez une civilisation vers des galaxies lointaines. Planifiez vos actions en secret : plus elles sont puissantes, plus elles consomment. Colonisez des planètes, exploitez des galaxies ; chaque fois que votre énergie rattrape votre consommation, le Conseil vous accorde un niveau Dark Tech. En solo, vous affrontez l’Automa.
game-minutes = 60 à 90 min

## Morceaux de phrases

gems = { $transparent ->
        [0] {""}
        [1] 1 transparente
       *[other] { $transparent } transparentes
    }{ $gold ->
        [0] {""}
       *[other] { $transparent ->
            [0] {""}
           *[other] {", "}
        }{ $gold ->
            [1] 1 dorée
           *[other] { $gold } dorées
        }
    }{ $anthracite ->
        [0] {""}
       *[other] { $gold ->
            [0] { $transparent ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $anthracite } anthracite
    }
tower = { $cubes ->
        [1] 1 colonie
       *[other] une tour de { $cubes }
    }

## Questions

ask-choose_leader = Choisissez un leader
    .wait = { $seat } choisit un leader
ask-buy = { $bought ->
        [0] Faites jusqu’à trois achats : cartes IA, améliorations, stations
        [1] Vous pouvez encore faire deux achats
        [2] Vous pouvez encore faire un achat
       *[other] Vos achats sont faits
    }
    .wait = { $seat } fait ses achats
ask-plan = Jouez une carte sur chaque zone vide ; recouvrez-en d’autres si vous voulez, puis confirmez
    .wait = Planification : { $seat }
ask-settle = Choisissez une planète pour { tower }
    .wait = { $seat } choisit une planète à coloniser
ask-there = { $cubes ->
        [0] Extraire la ressource ({ $tile }) ?
       *[other] { $times ->
            [0] Coloniser { $tile } avec { tower } ?
           *[other] { $tile } : coloniser avec { tower }, ou extraire sa ressource ?
        }
    }
    .wait = { $seat } décide pour un système
ask-extract = Extrayez une ressource là où vous avez un cube (encore { $left })
    .wait = { $seat } extrait
ask-discover = Choisissez une pile pour découvrir un système
    .wait = { $seat } choisit une pile
ask-adaptive = Colonisez une planète avec { tower }, ou découvrez un système
    .wait = { $seat } colonise ou découvre
ask-lay = Choisissez l’un des systèmes piochés et sa case
    .wait = { $seat } place un nouveau système
ask-transform = Choisissez une gemme à transformer
    .wait = { $seat } peut transformer une gemme
ask-energy = Récolter { $energy } énergies ?
    .wait = { $seat } peut récolter de l’énergie
ask-harvest = Exploitez des galaxies : un cube retiré contre de l’énergie ; puis terminez
    .wait = { $seat } exploite
ask-hegemony = Peuple hégémonique : exploitez jusqu’à deux galaxies
    .wait = { $seat } exploite avec Peuple hégémonique
ask-resource_people = Peuple des ressources : extrayez dans vos systèmes
    .wait = { $seat } extrait avec Peuple des ressources
ask-free_card = Meilleure information : prenez une carte du marché
    .wait = { $seat } prend une carte du marché
ask-return_bonus = Vous avez cinq cartes Bonus : une carte claire va sous la pile
    .wait = { $seat } remet une carte Bonus
ask-dark_tech = Vous atteignez le niveau { $level } : choisissez une carte Dark Tech
    .wait = { $seat } choisit une carte Dark Tech
ask-automa_settle = { $galaxy } : quelle planète { $planet_type } l’Automa colonise-t-elle ?
    .wait = { $seat } choisit pour l’Automa
ask-automa_tile = { $galaxy } : quel système l’Automa découvre-t-elle ?
    .wait = { $seat } choisit pour l’Automa
ask-automa_remove = { $galaxy } : quel cube l’Automa retire-t-elle ?
    .wait = { $seat } choisit pour l’Automa

## Réponses

do-leader = Choisir { $leader }
    .name = Leader
do-buy = Acheter { $card } pour { gems }
    .name = Acheter
do-upgrade = Acheter { $upgrade } pour { gems }
    .name = Améliorer
do-station = Construire la { $station } ({ $galaxy }) pour { gems }
    .name = Station
do-put = Jouer { $card } sur { $area }
    .name = Jouer une carte
do-take_back = Reprendre la carte de { $area }
    .name = Reprendre
do-settle = Coloniser { $planet } avec { tower }
    .name = Coloniser
do-extract = Extraire : { $tile }
    .name = Extraire
do-discover = Découvrir avec { $pile }
    .name = Découvrir
do-lay = Placer { $tile } : { $space }
    .name = Placer le système
do-gain = Récolter l’énergie
do-transform = Transformer : { $gem }
    .name = Transformer
do-harvest = { $planet ->
        [rien] Exploiter { $galaxy } sans retirer de cube
       *[other] Exploiter { $galaxy } : retirer un cube de { $planet }
    }
    .name = Exploiter
do-mine = Station d’extraction : extraire ({ $tile })
    .name = Station d’extraction
do-buteo = Buteo : extraire ({ $tile })
    .name = Buteo
do-give_back = Remettre { $bonus } sous la pile
    .name = Remettre
do-tech = Prendre { $tech }
    .name = Dark Tech
do-take = Prendre { $card }
    .name = Prendre
do-remove = Retirer le cube de { $planet }
    .name = Retirer

## Ce qui s’est passé

event-leader = { $seat } a pour leader { $leader } : consommation { $total }.
event-round_began = Le tour { $number } commence.
    .round = Tour { $number }
    .phase = { scene-stage-buy }
event-buys = { $seat } peut acheter.
event-bought = { $seat } achète { $card } pour { gems }.
event-market_filled = { $card } arrive au marché.
event-upgraded = { $seat } achète { $upgrade } pour { gems }{ $energy ->
        [0] .
        [1] {" "}et récolte 1 énergie.
       *[other] {" "}et récolte { $energy } énergies.
    }
event-built = { $seat } construit la { $station } ({ $galaxy }).
event-planned = { $seat } joue { $cards }.
    .phase = { scene-stage-plan }
event-consumed = { $seat } : consommation du tour { $number }, compteur sur { $total }.
event-turn_order = Ordre du tour : { $seats }.
event-turn = C’est à { $seat } de jouer.
    .phase = { scene-stage-act }
event-acts = { $seat } : { $card } sur { $area }.
event-settled = { $seat } colonise { $planet } avec { tower }.
event-extracted = { $seat } extrait ({ $tile }) : { gems }{ $energy ->
        [0] {""}
        [1] {" "}1 énergie
       *[other] {" "}{ $energy } énergies
    }.
event-drew_tiles = { $seat } pioche ({ $pile }) : { $tiles }.
event-discovered = { $seat } découvre { $tile } : { $space }.
event-took_gems = { $seat } récupère { gems }.
event-transformed = { $seat } transforme une { $gem } en { $into }.
event-gained_energy = { $seat } récolte { $energy } énergies.
event-shifted = { $seat } décale ses cartes ; de retour en main : { $cards }.
event-s3e3 = { $seat } : S3E3 rapporte { $energy } énergies.
event-tech_energy = { $seat } : { $tech } rapporte { $energy } énergies.
event-removed = { $seat } retire un cube de { $planet }.
event-harvested_high = { $seat } exploite { $galaxy } au rendement supérieur : { $energy } énergies.
event-harvested_low = { $seat } exploite { $galaxy } au rendement inférieur : { $energy } énergies.
event-drew_bonus = { $seat } gagne une carte Bonus claire : { $bonus }.
event-returned_bonus = { $seat } remet une carte Bonus sous la pile : { $bonus }.
event-level = { $seat } atteint le niveau Dark Tech { $level } ; l’énergie recule à { $energy }.
event-compensated = { $seat } reçoit { gems } en compensation.
event-tech = { $seat } choisit { $tech }.
event-saved = { $seat } : la consommation recule de { $number }, à { $total }.
event-took_card = { $seat } prend { $card } au marché.
event-throne = { $seat } prend le trône : c’est le dernier tour.
event-automa_card = L’Automa révèle : { $card }.
event-automa_row = L’Automa, ligne { $row } : { $half ->
        [0] l’action de gauche.
        [1] l’action de gauche est impossible, donc celle de droite.
       *[other] rien n’est possible.
    }
event-wiped = L’Automa écarte du marché : { $cards }.
event-final_count = Le décompte final commence.
    .phase = { scene-stage-final }
event-counted = { $seat } récolte { $gems } pour ses gemmes, { $cards } pour ses cartes IA, { $bonus } pour ses cartes Bonus.

## Pourquoi pas

why-CS_ERR_NOT_YOUR_TURN = On n’attend pas { $seat } maintenant.
why-CS_ERR_WRONG_PHASE = Ce n’est pas possible maintenant.
why-CS_ERR_PURCHASE_LIMIT = Vous avez fait vos trois achats.
why-CS_ERR_CANNOT_PAY = Vos gemmes ne suffisent pas.
why-CS_ERR_OVERPAY = C’est plus de gemmes que le coût.
why-CS_ERR_NOT_IN_MARKET = { $card } n’est pas au marché.
why-CS_ERR_UPGRADE_OWNED = Vous l’avez déjà : { $upgrade }.
why-CS_ERR_RANGE_ORDER = La portée 3 demande d’abord la portée 2 de la même zone.
why-CS_ERR_CARD_NOT_IN_HAND = { $card } n’est pas dans votre main.
why-CS_ERR_AREA_EMPTY = Chaque zone vide doit d’abord recevoir une carte.
why-CS_ERR_AREA_TWICE = Cette zone reçoit déjà une carte ce tour-ci.
why-CS_ERR_PLAN_CONFIRMED = { $seat } a confirmé : le plan est définitif.
why-CS_ERR_OUT_OF_RANGE = Hors de portée : cette zone atteint le secteur { $reach }.
why-CS_ERR_TERRAFORM = Vous ne pouvez pas encore coloniser ce type de planète ({ $planet_type }).
why-CS_ERR_PLANET_OCCUPIED = La planète est occupée et vous n’avez pas l’extension de colonie.
why-CS_ERR_STACK_LIMIT = Jamais plus de 3 cubes sur une planète ; il y en a { $height }.
why-CS_ERR_NO_COLONY = Vous n’y avez pas de colonie.
why-CS_ERR_CUBE_USED = Tous les cubes y ont servi pour cette carte.
why-CS_ERR_NO_FREE_SPACE = Aucune case libre, ou plus de système dans la pile.
why-CS_ERR_WRONG_SECTOR = Le système va dans le secteur de sa pile.
why-CS_ERR_GALAXY_COVERED = Cette galaxie est recouverte à trois joueurs.
why-CS_ERR_NO_SUCH_GEM = Vous n’avez pas cette gemme.
why-CS_ERR_ALREADY_HARVESTED = Déjà exploitée : { $galaxy }.
why-CS_ERR_BONUS_DARK_FIXED = La carte Bonus foncée reste toujours.
why-CS_ERR_MODULE_OFF = Cela appartient à un module ou à un leader que vous n’avez pas.
why-CS_ERR_STATION_SLOT = Aucun emplacement libre pour cette station.
why-CS_ERR_STATION_PER_GALAXY = Vous avez déjà une station dans cette galaxie.
why-CS_ERR_STATION_BUILT = Cette station est déjà construite.
why-CS_ERR_CASARES = Casares n’a pas droit à cette carte.
why-CS_ERR_POWER_USED = Vous l’avez déjà utilisé.
why-CS_ERR_NOT_IN_PILE = Cette carte n’est pas dans la pile.
why-CS_ERR_NO_SUCH_TARGET = Ce choix n’est pas possible ici.

## Options

option-screens = Paravents
    .tip = Les plans restent secrets jusqu’à la confirmation de tous ; sans paravent, tout le monde les voit.
option-module_1_stations = Module 1 : stations spatiales
    .tip = Chacun peut construire trois stations dans des galaxies.
option-module_2_leaders = Module 2 : leaders
    .tip = Chacun choisit un leader et son pouvoir.
option-advanced_automa = Automa avancée
    .tip = Les deux cartes Automa argentées sont ajoutées.
option-third_tiebreak = Troisième critère
    .tip = Quels cubes départagent à niveau et énergie égaux.
    .game_board = Cubes sur le plateau de jeu
    .player_board = Cubes sur le plateau individuel
option-resource_people = Peuple des ressources
    .tip = Combien de fois cette carte Dark Tech extrait.
    .each_system = Deux fois par système
    .two_extractions = Deux extractions en tout
option-civilization = Civilisation
    .tip = Sa couleur est la vôtre ; les règles sont les mêmes pour toutes.
    .tretons = Tretons (rouge)
    .avry = Avry (vert)
    .takrill = Tak’rill (violet)
    .automatos = Automatos (bleu)

## Feuille de score

row-level = Niveau Dark Tech
row-energy = Énergie
row-consumption = Consommation
row-cubes = Cubes
row-gems = Décompte final : gemmes
row-ai_cards = Décompte final : cartes IA
row-bonus = Décompte final : cartes Bonus
goal-beat_automa = Au moins aussi loin que l’Automa
