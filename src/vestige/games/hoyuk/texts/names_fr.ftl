### Noms des éléments, et ce qu’ils font.

name-cell = { $id }
name-block = { $id }

## Éléments

name-element-house = une maison
tip-element-house = Sur une case vide, sur des ruines, ou comme étage sur une de vos maisons
name-element-pen = un enclos
tip-element-pen = Contre une de vos maisons, toujours avec un côté libre
name-element-oven = un four
tip-element-oven = Sur un de vos toits libres
name-element-totem = un totem
tip-element-totem = Sur un de vos toits libres
name-element-cattle = du bétail
tip-element-cattle = Dans un de vos enclos sans bétail
name-element-villager = un villageois
tip-element-villager = Sur une de vos maisons sans villageois
name-element-shaman = le chaman
tip-element-shaman = Sur une de vos maisons : la prochaine calamité épargne son quartier

## Symboles des cartes d’aspect

name-symbol-house = maison
tip-symbol-house = Bâtit l’élément qu’elle montre, ou rapporte : un groupe de 1 à 5 cartes vaut 1, 3, 5, 8 ou 12 points
name-symbol-pen = enclos
tip-symbol-pen = Bâtit l’élément qu’elle montre, ou rapporte : un groupe de 1 à 5 cartes vaut 1, 3, 5, 8 ou 12 points
name-symbol-oven = four
tip-symbol-oven = Bâtit l’élément qu’elle montre, ou rapporte : un groupe de 1 à 5 cartes vaut 1, 3, 5, 8 ou 12 points
name-symbol-totem = totem
tip-symbol-totem = Bâtit l’élément qu’elle montre, ou rapporte : un groupe de 1 à 5 cartes vaut 1, 3, 5, 8 ou 12 points
name-symbol-cattle = bétail
tip-symbol-cattle = Bâtit l’élément qu’elle montre, ou rapporte : un groupe de 1 à 5 cartes vaut 1, 3, 5, 8 ou 12 points
name-symbol-villager = villageois
tip-symbol-villager = Bâtit l’élément qu’elle montre, ou rapporte : un groupe de 1 à 5 cartes vaut 1, 3, 5, 8 ou 12 points
name-symbol-joker = métaux
tip-symbol-joker = Joker : vaut n’importe quelle carte, pour bâtir ou dans un groupe. Un groupe de 1 à 5 cartes rapporte 1, 3, 5, 8 ou 12 points

## Piles d’aspect

name-pile-oven = les fours
tip-pile-oven = Le plus de fours dans un quartier partagé prend la carte du dessus
name-pile-totem = les totems
tip-pile-totem = Le plus de totems dans un quartier partagé prend la carte du dessus
name-pile-pen = les enclos
tip-pile-pen = Le plus d’enclos dans un quartier partagé prend la carte du dessus
name-pile-houses = le nombre de maisons
tip-pile-houses = Le plus de maisons dans un quartier partagé prend la carte du dessus
name-pile-height = la hauteur des maisons
tip-pile-height = Le plus de maisons à étage dans un quartier partagé prend la carte du dessus ; à égalité, personne
name-pile-cattle = le bétail
tip-pile-cattle = Le plus de bétail dans un quartier partagé prend la carte du dessus
name-pile-villagers = les villageois
tip-pile-villagers = Le plus de villageois dans un quartier partagé prend la carte du dessus

## Tuiles Construction

name-tile-tile_totem_1 = 2 maisons + totem
name-tile-tile_totem_2 = 2 maisons + totem
name-tile-tile_totem_3 = 2 maisons + totem
name-tile-tile_oven_1 = 2 maisons + four
name-tile-tile_oven_2 = 2 maisons + four
name-tile-tile_oven_3 = 2 maisons + four
name-tile-tile_pen_1 = 2 maisons + enclos
name-tile-tile_pen_2 = 2 maisons + enclos
name-tile-tile_pen_3 = 2 maisons + enclos
name-tile-tile_choice_1 = 2 maisons + élément au choix
name-tile-tile_cattle_1 = 2 maisons + bétail
name-tile-tile_cattle_2 = 2 maisons + bétail
name-tile-tile_villager_1 = 2 maisons + villageois
name-tile-tile_villager_2 = 2 maisons + villageois
name-tile-tile_shaman_1 = 2 maisons + chaman

## Calamités

name-calamity-bad_season_1 = Mauvaise saison n° 1
tip-calamity-bad_season_1 = Quartier comptant le moins de totems : chaque habitant y détruit une de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-bad_season_2 = Mauvaise saison n° 2
tip-calamity-bad_season_2 = Quartier comptant le plus de totems : chaque habitant y détruit une de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-drought_1 = Sécheresse n° 1
tip-calamity-drought_1 = Plus petit quartier : chaque habitant y perd la moitié de son bétail. À égalité, tous ces quartiers sont touchés
name-calamity-drought_2 = Sécheresse n° 2
tip-calamity-drought_2 = Plus grand quartier : chaque habitant y perd la moitié de son bétail. À égalité, tous ces quartiers sont touchés
name-calamity-epidemic_1 = Épidémie n° 1
tip-calamity-epidemic_1 = Plus grand quartier : chaque habitant y perd la moitié de ses villageois. À égalité, tous ces quartiers sont touchés
name-calamity-epidemic_2 = Épidémie n° 2
tip-calamity-epidemic_2 = Plus petit quartier : chaque habitant y perd la moitié de ses villageois. À égalité, tous ces quartiers sont touchés
name-calamity-earthquake_1 = Tremblement de terre n° 1
tip-calamity-earthquake_1 = Plus petit quartier : chaque habitant y détruit la moitié de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-earthquake_2 = Tremblement de terre n° 2
tip-calamity-earthquake_2 = Plus grand quartier : chaque habitant y détruit la moitié de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-fire_1 = Incendie n° 1
tip-calamity-fire_1 = Quartier comptant le plus de fours : chaque habitant y détruit la moitié de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-fire_2 = Incendie n° 2
tip-calamity-fire_2 = Quartier comptant le moins de fours : chaque habitant y détruit la moitié de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-flood_1 = Inondation n° 1
tip-calamity-flood_1 = Le chaman quitte le village
name-calamity-flood_2 = Inondation n° 2
tip-calamity-flood_2 = Le chaman quitte le village
name-calamity-locusts_1 = Invasion de sauterelles n° 1
tip-calamity-locusts_1 = Plus petit quartier : aucune carte d’aspect à y gagner ce tour-ci. À égalité, tous ces quartiers sont touchés
name-calamity-locusts_2 = Invasion de sauterelles n° 2
tip-calamity-locusts_2 = Plus grand quartier : aucune carte d’aspect à y gagner ce tour-ci. À égalité, tous ces quartiers sont touchés
name-calamity-raiders_1 = Pilleurs n° 1
tip-calamity-raiders_1 = Plus grand quartier : chaque habitant y perd la moitié de ses totems. À égalité, tous ces quartiers sont touchés
name-calamity-raiders_2 = Pilleurs n° 2
tip-calamity-raiders_2 = Plus petit quartier : chaque habitant y perd la moitié de ses totems. À égalité, tous ces quartiers sont touchés
name-calamity-sacrifice_1 = Sacrifice n° 1
tip-calamity-sacrifice_1 = Quartier comptant le plus d’enclos : chaque habitant y détruit une de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-sacrifice_2 = Sacrifice n° 2
tip-calamity-sacrifice_2 = Quartier comptant le moins d’enclos : chaque habitant y détruit une de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-tornado_1 = Tornade n° 1
tip-calamity-tornado_1 = Quartier comptant le plus de maisons à étage : chaque habitant y détruit une de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-tornado_2 = Tornade n° 2
tip-calamity-tornado_2 = Quartier comptant le moins de maisons à étage : chaque habitant y détruit une de ses maisons. À égalité, tous ces quartiers sont touchés
name-calamity-volcano_1 = Volcan n° 1
tip-calamity-volcano_1 = Plus petit quartier : chaque habitant y perd la moitié de ses enclos. À égalité, tous ces quartiers sont touchés
name-calamity-volcano_2 = Volcan n° 2
tip-calamity-volcano_2 = Plus grand quartier : chaque habitant y perd la moitié de ses enclos. À égalité, tous ces quartiers sont touchés
name-calamity-wolves_1 = Loups n° 1
tip-calamity-wolves_1 = Plus grand quartier : chaque habitant y perd la moitié de ses fours. À égalité, tous ces quartiers sont touchés
name-calamity-wolves_2 = Loups n° 2
tip-calamity-wolves_2 = Plus petit quartier : chaque habitant y perd la moitié de ses fours. À égalité, tous ces quartiers sont touchés

## Clans

name-clan-eguor = Eguor
tip-clan-eguor = Pouvoir après un groupe de cinq : détruire une maison adverse voisine de la vôtre et bâtir une maison nue à sa place
name-clan-trev = Trev
tip-clan-trev = Pouvoir après un groupe de cinq : un enclos et un bétail gratuits
name-clan-enuaj = Enuaj
tip-clan-enuaj = Pouvoir après un groupe de cinq : voler deux éléments à un joueur et les placer
name-clan-teoiv = Teoiv
tip-clan-teoiv = Pouvoir après un groupe de cinq : bâtir une maison et y placer le chaman
name-clan-uelb = Uelb
tip-clan-uelb = Pouvoir après un groupe de cinq : un enclos et un villageois gratuits

## Phases

name-phase-p1_window = Construction
name-phase-p1_step1 = Construction, étape 1
name-phase-p1_step2 = Construction, étape 2
name-phase-p2_window = Calamité
name-phase-p2_calamity = Calamité
name-phase-p3_window = Cartes d’aspect
name-phase-p3_inspect = Cartes d’aspect
name-phase-p4_window = Fin du tour
name-phase-p4_return = Fin du tour
name-phase-p4_marker = Marqueur de tour
name-phase-finished = Fin de la partie

## Cartes d’aspect

name-card-aspect_totem_01 = totem
name-card-aspect_totem_02 = totem
name-card-aspect_totem_03 = totem
name-card-aspect_totem_04 = totem
name-card-aspect_totem_05 = totem
name-card-aspect_totem_06 = totem
name-card-aspect_totem_07 = totem
name-card-aspect_totem_08 = totem
name-card-aspect_totem_09 = totem
name-card-aspect_totem_10 = totem
name-card-aspect_totem_11 = totem
name-card-aspect_oven_01 = four
name-card-aspect_oven_02 = four
name-card-aspect_oven_03 = four
name-card-aspect_oven_04 = four
name-card-aspect_oven_05 = four
name-card-aspect_oven_06 = four
name-card-aspect_oven_07 = four
name-card-aspect_oven_08 = four
name-card-aspect_oven_09 = four
name-card-aspect_oven_10 = four
name-card-aspect_oven_11 = four
name-card-aspect_pen_01 = enclos
name-card-aspect_pen_02 = enclos
name-card-aspect_pen_03 = enclos
name-card-aspect_pen_04 = enclos
name-card-aspect_pen_05 = enclos
name-card-aspect_pen_06 = enclos
name-card-aspect_pen_07 = enclos
name-card-aspect_pen_08 = enclos
name-card-aspect_pen_09 = enclos
name-card-aspect_pen_10 = enclos
name-card-aspect_pen_11 = enclos
name-card-aspect_joker_01 = métaux
name-card-aspect_joker_02 = métaux
name-card-aspect_joker_03 = métaux
name-card-aspect_joker_04 = métaux
name-card-aspect_joker_05 = métaux
name-card-aspect_joker_06 = métaux
name-card-aspect_joker_07 = métaux
name-card-aspect_joker_08 = métaux
name-card-aspect_joker_09 = métaux
name-card-aspect_house_01 = maison
name-card-aspect_house_02 = maison
name-card-aspect_house_03 = maison
name-card-aspect_house_04 = maison
name-card-aspect_house_05 = maison
name-card-aspect_house_06 = maison
name-card-aspect_house_07 = maison
name-card-aspect_house_08 = maison
name-card-aspect_cattle_01 = bétail
name-card-aspect_cattle_02 = bétail
name-card-aspect_cattle_03 = bétail
name-card-aspect_cattle_04 = bétail
name-card-aspect_cattle_05 = bétail
name-card-aspect_cattle_06 = bétail
name-card-aspect_cattle_07 = bétail
name-card-aspect_cattle_08 = bétail
name-card-aspect_cattle_09 = bétail
name-card-aspect_cattle_10 = bétail
name-card-aspect_villager_01 = villageois
name-card-aspect_villager_02 = villageois
name-card-aspect_villager_03 = villageois
name-card-aspect_villager_04 = villageois
name-card-aspect_villager_05 = villageois
name-card-aspect_villager_06 = villageois
name-card-aspect_villager_07 = villageois
name-card-aspect_villager_08 = villageois
name-card-aspect_villager_09 = villageois
name-card-aspect_villager_10 = villageois
