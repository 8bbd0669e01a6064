### Höyük : ce que dit la table.

game-title = Höyük
game-tagline = Des clans du néolithique bâtissent un village, maison par maison
game-about = Les maisons se serrent mur contre mur, les enclos s’y appuient, fours et totems coiffent les toits. Qui domine un quartier partagé gagne des cartes d’aspect ; les calamités laissent des ruines, sur lesquelles on rebâtit. Trois modes, de la première partie aux pouvoirs des clans.
game-minutes = 60 min

## Questions

ask-build = { $houses ->
    [0] Bâtissez le troisième élément de votre tuile
    [one] Bâtissez une maison{ $third ->
        [0] {""}
       *[other] {" "}ou le troisième élément
     }
   *[other] Bâtissez { $houses } maisons{ $third ->
        [0] {""}
       *[other] {" "}et le troisième élément, dans l’ordre voulu
     }
 }
    .wait = { $seat } bâtit
ask-built = Plus rien à bâtir : terminé ?
    .wait = { $seat } bâtit
ask-spend = Dépensez des cartes d’aspect : { $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
 }
    .wait = { $seat } peut dépenser des cartes d’aspect
ask-spent = Plus aucune carte à dépenser : terminé ?
    .wait = { $seat } peut dépenser des cartes d’aspect
ask-place = Où placez-vous { $element } ?
    .wait = { $seat } place un élément
ask-lose = Quartier { $block } : choisissez ce que vous perdez ({ $element }), encore { $left }
    .wait = { $seat } choisit ses pertes
ask-lost = Pertes choisies : terminé ?
    .wait = { $seat } choisit ses pertes
ask-inspect = Quel quartier est inspecté maintenant ?
    .wait = { $seat } choisit un quartier à inspecter
ask-return = Sous quelle pile vont vos cartes dépensées ?
    .wait = { $seat } remet ses cartes dépensées
ask-marker = À qui donnez-vous le marqueur de tour ?
    .wait = { $seat } passe le marqueur de tour
ask-raze = Pouvoir des Eguor : détruisez une maison voisine et bâtissez la vôtre à sa place, ou renoncez
    .wait = { $seat } peut utiliser son pouvoir de clan
ask-gift = Pouvoir de clan : placez ce que vous recevez, ou arrêtez
    .wait = { $seat } peut utiliser son pouvoir de clan
ask-bless = Pouvoir des Teoiv : bâtissez une maison et placez-y le chaman, ou renoncez
    .wait = { $seat } peut utiliser son pouvoir de clan
ask-rob = Pouvoir des Enuaj : qui volez-vous ?
    .wait = { $seat } peut utiliser son pouvoir de clan
ask-steal = Que volez-vous à { $victim } ? ({ $number } sur 2)
    .wait = { $seat } vole

## Réponses

do-house = Maison en { $cell }
    .name = Maison
do-pen = Enclos en { $cell }, barrière vers { $house }
    .name = Enclos
do-oven = Four en { $cell }
    .name = Four
do-totem = Totem en { $cell }
    .name = Totem
do-cattle = Bétail en { $cell }
    .name = Bétail
do-villager = Villageois en { $cell }
    .name = Villageois
do-shaman = Chaman en { $cell }
    .name = Chaman
do-build = Bâtir { $element } (carte { $card })
    .name = Bâtir
do-score = Marquer un groupe { $card } : { $cards ->
    [0] { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
     }
    [one] 1 carte{ $jokers ->
        [0] {""}
        [one] {" "}+ 1 joker
       *[other] {" "}+ { $jokers } jokers
     }
   *[other] { $cards } cartes{ $jokers ->
        [0] {""}
        [one] {" "}+ 1 joker
       *[other] {" "}+ { $jokers } jokers
     }
 }
    .name = Marquer
do-lose = Abandonner { $cell }
    .name = Abandonner
do-inspect = Inspecter le quartier { $block }
    .name = Inspecter
do-return = Sous la pile { $pile }
    .name = Remettre
do-marker = Donner le marqueur à { $seat }
    .name = Donner le marqueur
do-raze = Détruire la maison { $cell } et y bâtir
    .name = Détruire
do-rob = Voler { $victim }
    .name = Voler
do-steal = Voler { $element } en { $cell }
    .name = Voler

## Ce qui s’est passé

event-turn = Le tour { $turn } commence.
    .round = Tour { $turn }
event-phase = { $phase } : on peut d’abord dépenser des cartes.
    .phase = { $phase }
event-step = { $phase }.
    .phase = { $phase }
event-first = { $seat } est premier joueur.
event-dealt = { $seat } reçoit la tuile { $tile }.
event-reshuffled = Une nouvelle pioche de { $tiles } tuiles Construction est mélangée.
event-forfeited = { $seat } ne peut pas bâtir { $element } : perdu.
event-founded = { $seat } fonde un quartier en { $cell }.
event-house_built = { $seat } bâtit une maison en { $cell } (quartier { $block }).
event-rebuilt = { $seat } bâtit sur les ruines de { $cell } (quartier { $block }).
event-storey_built = { $seat } ajoute un étage en { $cell }.
event-pen_built = { $seat } place un enclos en { $cell }, barrière vers { $house }.
event-piece_placed = { $seat } place { $element } en { $cell }.
event-returned_to_stock = De { $cell } retourne à la réserve : { $element }.
event-shaman_gone = Le chaman retourne au bord du plateau.
event-card_built = { $seat } dépense une carte ({ $card }) pour bâtir { $element }.
event-set_scored = { $seat } marque un groupe de { $cards } ({ $card }) : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
 }.
event-forecast = La calamité du tour est annoncée : { $calamity }.
event-calamity = Calamité : { $calamity }.
event-no_effect = { $calamity } n’atteint aucun quartier.
event-block_hit = Le quartier { $block } est touché.
event-warded_off = Le chaman protège le quartier { $block }.
event-invaded = Les sauterelles envahissent le quartier { $block } : aucune carte d’aspect à y gagner ce tour-ci.
event-ruined = { $seat } perd la maison { $cell } : ruines.
event-inspected = { $seat } fait inspecter le quartier { $block }.
event-card_won = { $seat } l’emporte pour { $pile } (quartier { $block }) et prend une carte : { $card }.
event-card_tied = Quartier { $block }, { $pile } : égalité, personne ne prend de carte.
event-pile_empty = Quartier { $block }, { $pile } : la pile est vide.
event-returned = { $seat } remet { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } sous la pile { $pile }.
event-end_flagged = { $seat } pose sa dernière maison : c’est le dernier tour.
event-no_room = Il n’y a plus de place pour bâtir : c’est le dernier tour.
event-marker = { $seat } reçoit le marqueur de tour.
event-power = { $seat } utilise le pouvoir des { $clan }.
event-razed = { $seat } détruit une maison en { $cell } ({ $victim }).
event-stolen = { $seat } vole à { $victim } : { $element }, { $cell }.
event-final = La partie est finie : on compte le village.
    .phase = Score final

## Pourquoi pas

why-E_WRONG_PHASE = Impossible dans cette phase.
why-E_OUT_OF_GRID = Hors de la zone de jeu.
why-E_CELL_OCCUPIED = { $cell } n’est pas libre.
why-E_NO_SUPPLY = Il n’en reste plus ({ $element }).
why-E_MERGES_BLOCKS = En { $cell }, cela relierait deux quartiers.
why-E_NOT_NEXT_TO_OWN_HOUSE = Vous habitez ce quartier : bâtissez contre une de vos maisons.
why-E_NOT_NEXT_TO_HOUSE = Aucune maison à côté de { $cell }.
why-E_CORNER_TOUCH = { $cell } touche un autre quartier en diagonale.
why-E_PEN_EXIT = Un enclos perdrait son dernier côté libre.
why-E_NOT_YOUR_HOUSE = La maison { $cell } n’est pas à vous.
why-E_MAX_FLOORS = La maison { $cell } a déjà un étage.
why-E_NO_FREE_SIDE = Aucun côté de la maison { $cell } n’est libre.
why-E_NOT_A_HOUSE = Il n’y a pas de maison en { $cell }.
why-E_ROOF_TAKEN = Le toit de { $cell } porte déjà un four ou un totem.
why-E_NOT_A_PEN = Il n’y a pas d’enclos en { $cell }.
why-E_NOT_YOUR_PEN = L’enclos { $cell } n’est pas à vous.
why-E_PEN_FULL = L’enclos { $cell } contient déjà du bétail.
why-E_ALREADY_VILLAGER = La maison { $cell } abrite déjà un villageois.
why-E_ELEMENT_NOT_ON_TILE = Pas sur votre tuile, ou déjà bâti : { $element }.
why-E_ELEMENT_NOT_ON_CARD = Cette carte ({ $card }) montre un autre élément que { $element }.
why-E_ELEMENT_NOT_IN_MODE = Ne se bâtit pas avec une carte dans ce mode : { $element }.
why-E_MUST_BUILD = Un élément de votre tuile peut encore être bâti.
why-E_NO_SUCH_CARD = Vous n’avez pas ces cartes ({ $card }).
why-E_FAMILY_LIMIT = Une carte par famille et par tour : { $left ->
    [0] vous ne pouvez plus en dépenser
   *[other] vous pouvez encore en dépenser { $left }
 }.
why-E_MIXED_SET = Un groupe n’a qu’un symbole ; des jokers seuls n’en ont pas.
why-E_SET_TOO_LARGE = Cinq cartes au plus par groupe.
why-E_BAD_LOSS = Mauvais nombre, ou pas vos éléments du quartier touché.
why-E_BLOCK_DONE = Le quartier { $block } est déjà inspecté ce tour-ci.
why-E_BLOCK_NOT_ELIGIBLE = Pas un quartier à inspecter : moins de deux clans, ou sauterelles.
why-E_NO_SUCH_PILE = Cette pile n’existe pas dans ce mode.
why-E_MARKER_SELF = Le marqueur doit changer de main.
why-E_NOT_ADJACENT_TARGET = { $cell } n’est pas une maison adverse voisine de la vôtre.
why-E_TWO_VICTIMS = Les deux éléments viennent du même joueur.
why-E_NOT_STEALABLE = Cela ne se vole pas ici : { $element }.
why-E_NO_PLACE = Vous n’avez pas de place pour lui, ou rien à prendre.

## Options

option-mode = Mode
    .tip = Le mode classique a trois aspects ; l’intermédiaire ajoute le nombre et la hauteur des maisons ; l’expert, le bétail, les villageois, le chaman et les pouvoirs des clans
    .classic = classique
    .intermediate = intermédiaire
    .expert = expert
option-houses_per_player = Maisons par joueur
    .tip = La partie se termine au tour où quelqu’un pose sa dernière ; à cinq, la règle en propose 20
option-aspect_deal = Distribution des cartes d’aspect
    .tip = Les cartes de chaque mode sur ses piles, ou toutes mélangées
    .layered = chaque mode sur ses piles
    .pooled = toutes ensemble
option-corner_contact = Contact des quartiers en diagonale
    .tip = Si une nouvelle maison peut toucher un autre quartier par un coin
    .forbidden = interdit
    .allowed = permis
option-aspect_tie_break = Départage des fours, totems, enclos
    .tip = Les maisons à étage du quartier départagent, ou seulement les éléments liés à une maison à étage
    .block = maisons à étage du quartier
    .piece = éléments des maisons à étage
option-calamity_forecast = Annonce de la calamité (variante maison)
    .tip = La calamité du tour est montrée dès le début du tour
option-clan = Clan
    .tip = Votre couleur ; en mode expert aussi un pouvoir
    .eguor = Eguor (rouge)
    .trev = Trev (vert)
    .enuaj = Enuaj (jaune)
    .teoiv = Teoiv (violet)
    .uelb = Uelb (bleu)

## Feuille de score

row-sets = Groupes marqués
row-hand = Cartes en main
row-families = Plus grandes familles
row-cattle = Plus grand bétail
row-villagers = Plus de villageois
row-storeys = Maisons à étage
