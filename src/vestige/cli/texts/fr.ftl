### La ligne de commande et le terminal.

number = { NUMBER($value, maximumFractionDigits: 3) }
help-usage = Usage : { $usage }
help-parameters = Paramètres :
help-commands = Commandes :

## Ce qui tient lieu de valeur

cli-value =
    .game = JEU
    .rule = ID
    .record = ENREGISTREMENT
    .source = ENREGISTREMENT|JEU
    .number = N
    .names = A,B
    .setting = NOM=VALEUR
    .file = FICHIER
    .text = TEXTE
    .target = DOSSIER

## Les commandes et leurs paramètres

cli-any =
    .help = Montrer cette page.
    .lang = La langue de tout ce qui est dit.
    .game = Le jeu, par son nom dans « vestige games ».
    .seats = Le nombre de joueurs (2, ou ce que le jeu permet).
    .option = Une option du jeu ; peut être répétée.
    .components = Vos propres données de la boîte, en TOML.
    .json = Les chiffres en JSON, pour les scripts.
    .record = Un enregistrement, en JSON.
    .at = Après tant d’entrées de l’enregistrement.
    .output = Le fichier à écrire.
    .seed = La graine de la première partie ; la partie n a la graine n.
cli-vestige = Des jeux de société publiés, toutes règles appliquées : dans le navigateur, dans le terminal, par milliers.
cli-games = Les jeux sur l’étagère.
cli-simulate = Jouer beaucoup de parties et compter.
    .games = Le nombre de parties (100).
    .bots = Qui joue : un bot pour toutes les places, ou un par place (random).
    .jobs = Le nombre de processus qui se partagent le travail (1).
    .random-options = Une combinaison d’options au hasard pour chaque partie ; celles que vous donnez restent.
    .records = Le dossier où garder l’enregistrement de chaque partie.
cli-tournament = Faire jouer des bots les uns contre les autres, chaque composition dans chaque ordre des places.
    .bots = Qui joue, avec des virgules : niveaux, niveaux avec leurs parcours (master:500), vos fichiers (bot.py:Mien). S’il y a moins de bots que de places, le dernier occupe le reste.
    .games = Combien de parties (100).
    .jobs = Combien de processus se partagent le travail (1).
    .goal = S’arrêter dès que la part de victoires du premier bot est sûrement au-dessus ou au-dessous de tant de pour cent.
    .results = Un fichier qui garde chaque partie ; la même commande reprend où elle s’était arrêtée.
    .plot = Dessiner le classement dans ce fichier, en SVG.
cli-check = Vérifier sur des parties au hasard tout ce qu’un jeu doit respecter, avec chaque option et des combinaisons au hasard.
    .games = Le nombre de parties par cas (1).
    .seconds = Plutôt autant de parties que ces secondes le permettent.
cli-bench = Mesurer le jeu au hasard ; « kernel » est le moteur nu, sans nom tout est mesuré.
    .seconds = Secondes de calcul par ligne (4).
    .search = Mesurer plutôt la recherche des bots.
cli-replay = Vérifier un enregistrement et montrer son empreinte.
cli-play = Jouer dans le terminal.
    .bots = Des bots aux dernières places ; un seul nom vaut pour toutes sauf la première ; « none » pour jouer entre humains (greedy).
    .seed = La graine ; au hasard sinon.
    .position = Commencer par cette position, TOML ou JSON.
    .record = Où garder l’enregistrement ; un nouveau fichier sinon.
cli-position = Écrire la position à n’importe quel moment d’un enregistrement, en TOML.
    .output = Le fichier à écrire ; l’écran sinon.
cli-rules = Les règles d’un jeu ; avec un numéro, une règle et les tests qui la montrent.
    .rule = Le numéro de la règle, par exemple MJ-CAP-03.
cli-render = Dessiner n’importe quelle position en SVG ou PNG.
    .source = Un enregistrement, ou un jeu fraîchement mis en place.
    .seat = Telle que cette place la voit, à partir de 1 ; un spectateur sinon.
    .theme = Clair ou sombre, light ou dark (light).
    .output = L’image, *.svg ou *.png.
cli-backup = Copier les données d’un serveur, pendant qu’il est ouvert, dans un dossier d’où il peut être servi à nouveau.
    .target = Le dossier de la copie.
    .data = Le dossier où garder les parties.
cli-doctor = Examiner les données d’un serveur : ce qui est sain, ce qui est abîmé.
    .data = Le dossier où garder les parties.
    .export = Un dossier pour les enregistrements de toutes les parties lisibles.
cli-serve = Ouvrir la table dans le navigateur, pour tous ceux de votre réseau.
    .bot = Un bot à vous pour vos tables, chemin/du/fichier.py:Classe ; il s’exécute avec tous vos droits.
    .bot-cores = Combien de cœurs du processeur les robots peuvent occuper ; à partir de deux, un maître réfléchit sur tous ceux qui sont libres (d’ordinaire tous sauf un, un seul par réponse).
    .host = L’adresse d’écoute (127.0.0.1).
    .port = Le port (8017).
    .data = Le dossier où garder les parties.
    .components = Vos propres données d’une boîte, en TOML, pour les nouvelles tables ; peut être répété.
    .open = Ouvrir tout de suite le navigateur.
    .url = L’adresse par laquelle vos amis l’atteignent, quand un proxy ou un nom à vous le précède.
    .trusted-proxy = L’adresse d’un proxy que l’on croit sur l’adresse des visiteurs ; peut être répété.
    .open-metrics = Montrer /metrics et /schema à tous, et non à cette seule machine.
    .push-key = Un fichier contenant la clé pour les services de notification des navigateurs, qui préviennent les absents que c’est leur tour ; créé s’il n’existe pas.
    .push-contact = Une adresse électronique où un service de notification peut vous joindre ; nécessaire avec --push-key.
    .push-service = L’origine d’un service de notification en plus de ceux des navigateurs courants ; peut être donnée plusieurs fois.

## Les chiffres

games-id = Nom
games-title = Jeu
games-players = Joueurs
games-options = Options
simulate-progress = On joue
simulate-games = { $game } – parties demandées : { $asked }, finies : { $finished }, inachevées : { $unfinished }, en échec : { $failed }.
simulate-length = Durée : { NUMBER($mean, maximumFractionDigits: 1) } réponses en moyenne, de { $low } à { $high }.
simulate-decisions = { $decisions } décisions, { NUMBER($rate, maximumFractionDigits: 0) } par seconde.
simulate-seat = Place
simulate-mean = Score moyen
simulate-range = De–à
simulate-wins = Victoires
simulate-failure = La graine { $seed } a échoué : { $error } – enregistrement : { $file }

tournament-progress = On joue
tournament-games = Parties jouées : { $games }.
tournament-bot = Bot
tournament-share = Gagné
tournament-interval = 95 %
tournament-rating = Cote
tournament-seconds = Une réponse
tournament-percent = { NUMBER($value, style: "percent") }
tournament-between = { NUMBER($low, style: "percent") } – { NUMBER($high, style: "percent") }
tournament-rated = { NUMBER($rating, maximumFractionDigits: 1) } ± { NUMBER($unsure, maximumFractionDigits: 1) }
tournament-unrated = –
tournament-pace = { NUMBER($milliseconds, maximumFractionDigits: 0) } ms
tournament-note = Une victoire partagée compte en parts ; 95 % : intervalle de Wilson ; cote : Plackett–Luce (openskill), 25 au départ pour tous (sans cote quand il y a moins de bots que de places) ; le temps est celui du processeur.
tournament-plot = { $game } : part de victoires, avec des intervalles à 95 %
check-progress = On vérifie
check-result = { $game } – parties vérifiées : { $played }, échecs : { $failed }.
check-played = Combinaisons d’options au hasard : { $combinations } ; réponses : { $answers }. Vu du jeu :
check-options = Valeurs d’options : { $seen } sur { $all }{ $missed ->
    [0] .
   *[other]  ; pas vu : { $unseen }.
 }
check-seat_options = Valeurs d’options des places : { $seen } sur { $all }{ $missed ->
    [0] .
   *[other]  ; pas vu : { $unseen }.
 }
check-questions = Questions : { $seen } sur { $all }{ $missed ->
    [0] .
   *[other]  ; pas vu : { $unseen }.
 }
check-verbs = Réponses : { $seen } sur { $all }{ $missed ->
    [0] .
   *[other]  ; pas vu : { $unseen }.
 }
check-events = Événements : { $seen } sur { $all }{ $missed ->
    [0] .
   *[other]  ; pas vu : { $unseen }.
 }
check-failure = { $what } – enregistrement : { $file }
bench-progress = On mesure
bench-game = Jeu
bench-seats = Places
bench-build = Moteur
bench-decisions_per_s = Décisions/s
bench-options_per_s = Options/s
bench-ratio = Ratio
bench-interpreted = interprété
bench-compiled = compilé
bench-copy_us = Copie (µs)
bench-imagine_us = Imaginer (µs)
bench-bytes = Octets
bench-note = Ratio : décisions par passe d’une boucle fixe en Python ordinaire sur la même machine. Octets : une copie de plus d’une table.
bench-walks_per_s = Parcours/s
bench-expert = Expert (0,05 s)
bench-master = Maître (0,2 s)
bench-search-note = Parcours : parties imaginées d’une recherche, en temps processeur ; ceux qu’un expert et un maître font dans le temps que leur donnent les tableaux de force.
replay-match = { $game } : { $entries } entrées, toutes légales.
replay-hash = Empreinte : { $hash }
replay-open = La partie n’est pas finie.
replay-ranked = Finie : { $scores }.
replay-won = Gagnée : { $scores }.
replay-lost = Perdue : { $scores }.
replay-unfinished = Coupée à sa limite : { $scores }.
replay-broke = La partie échoue quand on la rejoue : { $error }
render-progress = On dessine
rules-test = { $file }:{ $line } { $sentence }

## Jouer

play-bot-random = { $seat } (au hasard)
play-bot-greedy = { $seat } (glouton)
play-bot-novice = { $seat } (débutant)
play-bot-apprentice = { $seat } (apprenti)
play-bot-expert = { $seat } (expert)
play-bot-master = { $seat } (maître)
play-bot-own = { $seat } ({ $title })
play-prompt = { $seat } >
play-help = Tapez un numéro ou des mots (« capture c2 c4 », les débuts suffisent). u annuler · l journal · s score · h indice · ? ACTION ce qu’elle fait, ou pourquoi pas · i CHOSE ce que c’est · q quitter et garder
play-thinking = Deux secondes de réflexion…
play-hint = { $number } { $option } – chances de victoire : { $chance } %
play-unknown = « { $line } » n’est pas une action de ce jeu.
play-allowed = C’est permis maintenant.
play-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
play-titled = { $title } :
play-final = On ne pourra pas revenir là-dessus.
play-unseen = Rien sur la table ne s’appelle « { $line } ».
play-saved = Enregistrement gardé dans { $file }

## Entrée fautive

bad-usage = { $command } : { $detail }
bad-usage-command = Commande inconnue « { $word } » ; connues : { $known }.
bad-usage-option = { $command } n’a pas de paramètre { $word } ; voir { $command } --help.
bad-usage-missing = { $command } : il manque { $word } ; voir { $command } --help.
bad-usage-value = { $word } demande une valeur, ou n’en prend pas.
bad-usage-extra = { $command } : « { $word } » est un mot de trop.
bad-usage-between = { $option } : « { $value } » n’est pas un nombre entier de { $low } à { $high }.
bad-usage-number = { $option } : « { $value } » n’est pas un nombre entier à partir de { $low }.
bad-usage-setting = { $option } : « { $value } » n’est pas de la forme NOM=VALEUR.
bad-usage-word = { $option } : « { $value } » n’est pas parmi { $known }.
bad-file-unreadable = illisible.
bad-file-syntax = pas du { $kind } : ligne { $line }, colonne { $column }.
bad-file-unwritable = { $file } : écriture impossible ({ $detail }).
bad-rules-missing = Il n’y a pas de page de règles pour { $game }.
bad-rule = Règle inconnue { $rule } ; connues : { $known }.
bad-render-suffix = { $file } : une image est *.svg ou *.png.
bad-render-seat = Il n’y a pas de place { $seat } : la table en a { $seats }.
bad-extra = Il faut plus que ce qui est installé : il manque { $module } ; installez vestige[{ $extra }].

## Le dépôt d’un serveur

backup-done = Copié dans { $folder }. Pour restaurer, servez-le avec --data.
doctor-page = Abîmé : { $what }
doctor-missing = Les { $transactions } derniers changements confirmés manquent : le journal à côté du dépôt a été coupé.
doctor-damaged = La partie { $match } ({ $game }) est lisible jusqu’à l’entrée { $entries } : { $why }
doctor-result = { $whole } parties sur { $all } sont saines.
doctor-exported = Les enregistrements sont dans { $folder }.
