### Ce que vaut une position, dans les mots de l’indice, du « pourquoi ? » et de la revue.

term-points = points marqués
term-hand = groupes en main
term-led = majorités dans les quartiers
term-shared = quartiers partagés
term-largest = plus grandes familles
term-families = nombre de familles
term-lonely = quartiers à soi seul
term-cards = cartes en main
term-houses_left = maisons à bâtir
term-close_seconds = majorités à portée
term-storeys = étages
term-pieces = éléments sur les maisons
term-herds = bétail et villageois
term-big_set = un grand groupe
term-first = premier joueur
