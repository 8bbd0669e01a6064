### Magnastorm. Les noms des éléments sont dans names_fr.ftl.

game-title = Magnastorm
game-tagline = Explorez une planète entre les tempêtes, et commandez la flotte
game-about = Une tempête tourne autour de la planète. Posez votre Scout Runner dans les secteurs calmes, installez des laboratoires tortue, bâtissez des stations de téléportation et gagnez des commandants dont le prix baisse avec chaque membre d’équipage qui quitte leur colonne. Les objectifs rapportent le plus de réputation – au premier qui les remplit.
game-minutes = 60–90 min

## Morceaux de phrases

heap = { $gray ->
        [0] {""}
       *[other] {" · "}{ $gray } gris
    }{ $purple ->
        [0] {""}
       *[other] {" · "}{ $purple } violet
    }{ $pink ->
        [0] {""}
       *[other] {" · "}{ $pink } rose
    }{ $orange ->
        [0] {""}
       *[other] {" · "}{ $orange } orange
    }{ $yellow ->
        [0] {""}
       *[other] {" · "}{ $yellow } jaune
    }

## Questions

ask-setup_column = Placez votre premier membre d’équipage dans une colonne
    .wait = { $seat } place son premier membre d’équipage
ask-setup_track = Choisissez la piste de votre premier niveau
    .wait = { $seat } choisit une piste
ask-turn = Prenez une colonne, ou utilisez un membre d’équipage
    .wait = { $seat } joue son tour
ask-exchange = Quels trois cubes donnez-vous ?
    .wait = { $seat } échange des cubes
ask-receive = Quel cube prenez-vous en échange ?
    .wait = { $seat } échange des cubes
ask-pay = Comment payez-vous ?
    .wait = { $seat } paie
ask-move_crew = Déplacez l’équipage de la { $column } sur le tableau inférieur
    .wait = { $seat } déplace l’équipage
ask-dain = Forrester Dain : combien de cubes jaunes deviennent réputation ?
    .wait = { $seat } utilise Forrester Dain
ask-place = Où le placez-vous sur le tableau inférieur ({ $crew }) ?
    .wait = { $seat } place un membre d’équipage
ask-option = { $space } : se déplacer ou gagner des cubes ?
    .wait = { $seat } choisit de se déplacer ou de gagner des cubes
ask-move = Déplacez votre Scout Runner : { $reach ->
    [one] { $reach } zone
   *[other] jusqu’à { $reach } zones
 }
    .wait = { $seat } déplace son Scout Runner
ask-leave = De quel côté quittez-vous { $slot } ?
    .wait = { $seat } quitte une station
ask-walk = S’arrêter ici ou continuer ?
    .wait = { $seat } déplace son Scout Runner
ask-build = Bâtir une station sur { $slot } ?
    .wait = { $seat } peut bâtir une station
ask-lab = Installer un laboratoire tortue ici ?
    .wait = { $seat } peut installer un laboratoire
ask-further_lab = Installer un autre laboratoire sur cette case{ $double ->
    [0] {" "}(Azrea : 1 cube de votre couleur en plus)
   *[other] {""}
 } ?
    .wait = { $seat } peut installer un autre laboratoire
ask-adira = Adira Okzil : 2 cubes de votre couleur pour un niveau ?
    .wait = { $seat } peut utiliser Adira Okzil
ask-track = Sur quelle piste progressez-vous ?
    .wait = { $seat } choisit une piste
ask-redirect = Franzkarl Huber : progresser sur { $track } ou sur une autre ?
    .wait = { $seat } peut utiliser Franzkarl Huber
ask-lowest = Rain Davenpitt : laquelle de vos pistes les plus basses ?
    .wait = { $seat } choisit une piste
ask-first_power = Quel commandant d’abord ?
    .wait = { $seat } choisit un commandant
ask-any = Quel cube prenez-vous ?
    .wait = { $seat } prend un cube
ask-bag = Joy D. Obondov : combien de cubes piochez-vous ?
    .wait = { $seat } pioche dans le sac
ask-crew = Où placez-vous un de vos membres d’équipage ?
    .wait = { $seat } peut placer un membre d’équipage
ask-objective = Remplir un objectif ?
    .wait = { $seat } peut remplir un objectif
ask-take_back = Quels laboratoires du { $sector } retirez-vous ? (encore { $left })
    .wait = { $seat } retire des laboratoires

## Réponses

do-column = { $column }
    .name = Colonne
do-track = Progresser sur { $track }
    .name = Progresser
do-take = Prendre la { $column }
    .name = Prendre le contrôle
do-use = Utiliser { $crew } de la { $column }
    .name = Utiliser un membre d’équipage
do-exchange = Échanger 3 cubes contre 1
    .name = Échange 3:1
do-give = Donner { $first }, { $second }, { $third }
    .name = Donner
do-receive = Prendre { $cube }
    .name = Prendre
do-pay = Payer { $payment }
    .name = Payer
do-put = { $crew } en { $action_space }
    .name = Déplacer l’équipage
do-spend = { $number ->
    [0] N’en dépenser aucun
    [one] { $number } cube jaune
   *[other] { $number } cubes jaunes
 }
    .name = Dépenser
do-place = En { $action_space }
    .name = Placer
do-move = Déplacer le Scout Runner
    .name = Se déplacer
do-gain = Gagner des cubes
    .name = Gagner
do-stay = Rester ici
    .name = Rester
do-stop = S’arrêter : { $space }
    .name = S’arrêter
do-walk = Vers { $area }
    .name = Avancer
do-station = Partir de votre station sur { $slot }
    .name = Votre station
do-toll = Partir de { $slot } contre un { $cube }
    .name = Station avec péage
do-extend = Justin : une zone de plus contre un { $cube }
    .name = Aller plus loin
do-mira = Mira : poser sur { $space }
    .name = Mira
do-relocate = Hors de la tempête, vers { $space }
    .name = Quitter la tempête
do-build = Bâtir sur { $slot }
    .name = Bâtir
do-build_free = Bâtir sur { $slot } gratuitement (Kaysia)
    .name = Bâtir gratuitement
do-install = Installer le laboratoire
    .name = Installer
do-install_free = Installer le laboratoire gratuitement (Kaysia)
    .name = Installer gratuitement
do-power = { $commander } d’abord
    .name = Commandant
do-cube = Prendre un { $cube }
    .name = Prendre
do-draw = Piocher { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
 }
    .name = Piocher
do-crew_upper = Tableau supérieur, { $column }
    .name = Tableau supérieur
do-crew_lower = Tableau inférieur, { $action_space }
    .name = Tableau inférieur
do-markers = { $objective } avec { $tracks }
    .name = Objectif de recherche
do-labs = { $objective } avec { $sectors }
    .name = Objectif de secteur
do-lab = Le laboratoire : { $space }
    .name = Retirer

## Ce qui s’est passé

event-start_column = { $seat } place un membre d’équipage dans la { $column }.
event-start_cube = { $seat } reçoit un cube pour sa place.
event-artefact_bonus = { $seat } utilise { $artefact }.
event-round = La manche { $number } commence.
    .round = Manche { $number }
event-turn = À { $seat } de jouer.
event-paid = { $seat } paie en cubes{ heap }.
event-gained = { $seat } gagne des cubes{ heap }.
event-exchanged = { $seat } prend un { $cube } en échange{ heap }.
event-took = { $seat } prend le contrôle de la { $column }.
event-crew_moved = { $crew } va en { $action_space }.
event-controls = { $seat } contrôle { $commander } : +{ $number }.
event-loses = { $seat } perd { $commander } : −{ $number }.
event-token = { $seat } prend le jeton premier joueur.
event-dain = { $seat } change { $number ->
    [one] un cube jaune
   *[other] { $number } cubes jaunes
 } en réputation.
event-placed = { $seat } utilise { $crew } en { $action_space }.
event-moved = { $seat } se déplace : { $space }.
event-stayed = { $seat } reste sur place.
event-station_used = { $seat } part de { $slot }.
event-toll = { $seat } donne un { $cube } à { $owner }.
event-extended = { $seat } dépense un { $cube } pour aller une zone plus loin.
event-relocated = { $seat } quitte la tempête : { $space }.
event-station_built = { $seat } bâtit une station sur { $slot } : +{ $number }.
event-lab_installed = { $seat } installe un laboratoire : { $space }.
event-free = { $seat } ne paie rien (Kaysia).
event-advanced = { $seat } atteint le niveau { $number } sur { $track }.
event-drew = { $seat } pioche dans le sac : { $cubes }.
event-swapped = { $seat } passe devant { $other } dans l’ordre du tour.
event-crew_upper = { $seat } ajoute un membre d’équipage à la { $column }.
event-crew_lower = { $seat } ajoute un membre d’équipage en { $action_space }.
event-objective = { $seat } remplit « { $objective } » : +{ $number }.
event-moved_back = { $seat } recule de { $number } niveaux sur { $track }.
event-lab_back = { $seat } retire un laboratoire : { $space }.
event-ellen = Ellen B. Outridge donne 1 de plus et un niveau à { $seat }.
event-threshold = { $seat } a { $number } de réputation : la fin approche.
event-administration = Administration de la manche { $number }.
    .phase = Administration
event-income = { $seat } touche ses revenus{ heap }.
event-majority = { $seat } a la majorité dans le { $sector } : +{ $number }.
event-cedric = Cedric J. Lebeaux donne 1 réputation à { $seat }.
event-first_again = { $seat } a le jeton premier joueur et passe en tête.
event-panels = Les tableaux d’action sont échangés.
event-storm = La tempête fait rage : { $sectors }.
event-final = La partie est finie.
    .phase = Fin de partie
event-keepsake = { $seat } emporte { $artefact }.

## Pourquoi pas

why-E_TURN = Ce n’est pas à { $seat } de jouer.
why-E_PHASE = Impossible à ce moment.
why-E_PAY = Vous n’avez pas les cubes nécessaires.
why-E_COLUMN_EMPTY = Il n’y a pas d’équipage dans cette colonne.
why-E_OWN_COMMANDER = Vous contrôlez déjà ce commandant.
why-E_CREW_CHOICE = Ce membre d’équipage ne peut pas être utilisé : d’abord les neutres et les vôtres.
why-E_SPACE_TAKEN = Cette case est occupée.
why-E_DEST_STORM = La tempête y fait rage.
why-E_DEST_RANGE = Hors de portée.
why-E_STAY_STORM = Votre Scout Runner doit quitter la tempête.
why-E_STATION_NONE = Il n’y a pas de station à cet endroit.
why-E_TOLL = La station d’un autre joueur coûte un cube que vous possédez.
why-E_SLOT_PATH = Votre chemin n’a pas traversé cet emplacement.
why-E_SLOT_TAKEN = Il y a déjà une station.
why-E_SLOT_STORM = Cet emplacement est dans la tempête.
why-E_CREW_COLUMN = Un nouveau membre d’équipage ne va que là où il y en a.
why-E_COLOR = Une couleur de joueur que la réserve possède ; le jaune n’est pas permis.
why-E_EXCHANGE = Trois de vos cubes contre un que la réserve possède, à votre tour.
why-E_TRACK_MAX = Votre marqueur est au sommet de cette piste.
why-E_OBJ_COND = Les conditions ne sont pas remplies.
why-E_OBJ_DONE = Vous avez déjà rempli cet objectif.
why-E_POWER = Vous ne contrôlez pas ce pouvoir, ou il est déjà utilisé.
why-E_SETUP_COLUMN = Un équipage adverse est dans cette colonne.
why-E_SETUP_TRACK = Quelqu’un a déjà choisi cette piste.
why-E_UNKNOWN = Ce n’est pas sur cette face du plateau.

## Options

option-start = Zone de départ
    .tip = La zone 1 est conseillée pour une première partie
    .start_1 = 1
    .start_2 = 2
option-first = Premier joueur
    .tip = Tiré au sort, sauf si quelqu’un est désigné
    .random = tiré au sort
option-advanced = Positions de départ avancées
    .tip = Deux artefacts de chaque joueur décident de l’ordre et donnent un bonus ; qui n’en possède pas en reçoit deux d’argent pour la partie
option-colour = Couleur
    .tip = Votre fédération
    .gray = gris (ETAN)
    .purple = violet (NEU)
    .pink = rose (ADHES)
    .orange = orange (COPA)
option-artefacts = Artefacts
    .tip = Les cartes artefacts de ce joueur

## Feuille de score

row-objectives = Objectifs
row-commanders = Commandants
row-majorities = Majorités
row-stations = Stations
row-powers = Pouvoirs des commandants
row-artefacts = Artefacts
row-position = Ordre du tour
