### Les mots communs à tous les jeux.

hidden = quelque chose de caché
    .many = { $count } choses cachées
nothing = rien
value-random = au hasard
value-true = oui
value-false = non
name-seat-p1 = Joueur 1
name-seat-p2 = Joueur 2
name-seat-p3 = Joueur 3
name-seat-p4 = Joueur 4
name-seat-p5 = Joueur 5
name-seat-p6 = Joueur 6
name-seat-p7 = Joueur 7
name-seat-p8 = Joueur 8

## Questions et réponses au sens unique

ask-confirm = Confirmez votre plan, ou revenez en arrière
    .wait = Encore en préparation : { $seat }
ask-done = Terminé ? D’ici là, vous pouvez encore revenir en arrière
    .wait = { $seat } termine
do-confirm = Confirmer
do-decline = Renoncer
do-done = Terminer
do-pass = Passer
do-undo = Annuler
term-progress = score

## Pourquoi un coup est refusé

why-E_GAME_OVER = La partie est finie.
why-E_NOT_YOUR_TURN = Ce n’est pas à { $seat } de répondre.
why-E_WRONG_STEP = Cela ne répond pas à la question posée.
why-E_MALFORMED = Le mot { $word } n’est pas compris.
why-E_NO_UNDO = Rien à annuler : le hasard a joué, vous avez appris quelque chose, ou quelqu’un d’autre a été interrogé.
why-E_NO_TAKEBACK = On ne peut plus revenir là-dessus : depuis, on a appris, pioché ou planifié quelque chose.
why-E_NO_REARRANGING = Vous avez assez remanié ce plan ({ $answers } réponses) ; il ne reste qu’à le compléter.
why-E_NO_RESIGN = On n’abandonne qu’une partie en cours, et seulement à deux.

## Comment une partie finit

row-total = Total
result-ranked = { $places ->
    [1] { $winners } l’emporte.
   *[other] { $winners } se partagent la victoire.
 }
result-won = Gagné : tous les objectifs sont atteints.
result-lost = Perdu : il manque un objectif.
result-resigned = { $winners } l’emporte : l’autre joueur a abandonné.
result-unfinished = Inachevée : la partie a été coupée à sa limite.
goal-met = atteint
goal-missed = manqué

## Entrée fautive : quoi et où

bad-game = Jeu inconnu « { $game } » ; installés : { $known }.
bad-players = { $game } ne se joue pas à { $players } ; possible : { $allowed }.
bad-rules = { $game } : les règles { $value } sont inconnues, les plus récentes sont { $newest }.
bad-option-unknown = { $game } n’a pas d’option « { $option } » ; ses options : { $known }.
bad-option-value = Option { $option } : « { $value } » n’est pas permis (joueurs : { $players }) ; possible : { $allowed }.
bad-seat-options = { $seats } places sont décrites, mais on joue à { $players }.
bad-seat-option-unknown = { $game } n’a pas d’option de place « { $option } » ({ $seat }).
bad-seat-option-twice = L’option de place { $option } doit différer d’une place à l’autre : { $value }.
bad-nonce = Place { $seat } : le nombre révélé n’est pas celui qui était engagé.
bad-record-format = Pas un enregistrement : « { $key } » devrait être { $expected }.
bad-record-game = { $key } : jeu inconnu « { $value } » ; installés : { $known }.
bad-record-key = { $key } : { $expected ->
    [list] une liste attendue
    [dict] une table attendue
    [int] un nombre entier attendu
    [str] un texte attendu
    [hex] des chiffres hexadécimaux attendus
   *[other] { $expected } attendu
 }.
bad-record-components = L’enregistrement a été joué avec d’autres composants : { $expected } attendu, { $found } trouvé.
bad-record-entry = Entrée { $number } ({ $entry }) : refusée, { $why } { $rule }.
bad-record-hash = L’enregistrement ne rejoue pas jusqu’à son empreinte : { $expected } attendue, { $found } trouvée.
bad-record-at = Il n’y a pas de moment { $at } : l’enregistrement a { $entries } entrées.
bad-position-game = { $key } : « { $value } » n’est pas { $game }.
bad-position-key = { $key } : clé inconnue.
bad-position-type = { $key } : { $expected ->
    [list] une liste attendue
    [table] une table attendue
    [int] un nombre entier attendu
    [ints] une liste de nombres entiers attendue
    [bool] true ou false attendu
    [text] un texte attendu
    [hex] des chiffres hexadécimaux attendus
   *[other] { $expected } attendu
 }.
bad-position-range = { $key } : { $value } n’est pas entre { $low } et { $high }.
bad-position-count = { $key } : { $value } valeurs, { $expected } attendues.
bad-position-id = { $key } : « { $value } » inconnu ; connus : { $known }.
bad-bot = Bot inconnu « { $bot } » ; connus : { $known }.
bad-bots = { $bots } bots pour { $seats } places : nommez-en un pour toutes, ou un par place.
bad-own-bot-file = Il n’y a pas de fichier « { $file } » contenant un bot à vous.
bad-own-bot-broken = { $file } ne se laisse pas lire comme un bot : { $error }.
bad-own-bot-class = { $file } n’a pas de classe « { $title } » dérivée de vestige.kernel.bot.Bot.
bad-own-bot-failed = { $bot } s’est arrêté sur une erreur : { $detail }.
bad-own-bot-slow = { $bot } n’a pas répondu en { $detail }.
bad-own-bot-answer = { $bot } a répondu { $detail }, qui n’est pas parmi les options proposées.
bad-own-bot-twice = Deux bots à vous s’appellent « { $title } » : donnez un autre nom à l’une des classes.
bad-tournament-bots = Un seul bot ne fait pas un tournoi : nommez-en deux ou plus.
bad-tournament-file = { $file } ne contient pas les parties d’un tournoi.
bad-tournament-other = { $file } contient les parties d’un autre tournoi : autres bots, places, options ou une autre graine.
bad-render-none = { $game } n’a pas de dessin.
bad-position-seat = { $key } : il n’y a que { $seats } places.
bad-position-question = { $key } : cette question ne peut pas se poser avec ces pièces.
bad-position-broken = { $key } : le compte des pièces n’y est pas ({ $trouble }).
bad-position-pieces = { $key } : { $value } est de trop, la boîte en contient { $count }.
bad-components = Composants de { $game } : { $detail }
bad-components-value = { $key } : « { $value } » ne convient pas.
bad-option-conflict = Les options { $first } et { $second } s’excluent ({ $rule }).
