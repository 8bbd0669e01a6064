# Mots des pages. Ce que dit un jeu se trouve avec le jeu.

vestige = Vestige
tagline = Des jeux de société dont chaque règle est appliquée

## Partout

close = Fermer
settings = Réglages
rules = Règles
loading = Un instant…
offline = Connexion perdue. Elle revient d’elle-même.
online = Connexion rétablie.
failed = Le serveur a refusé ({ $status }).
underway = Un instant…
rest = Laisser un robot jouer pour moi
return = Je suis de retour
resign = Abandonner
resign-sure = Abandonner cette partie ? À deux, l’autre gagne ; sinon un robot prend la place pour de bon.
replace = Mettre un robot à cette place
replace-asked = un robot est demandé
stand-in = un robot remplace
away = En cas d’absence, un robot peut remplacer après
    .t0 = jamais
    .t600 = 10 minutes
    .t3600 = une heure
    .t86400 = un jour
unfold = Déplier
fold = Replier
log-folded = { $line } … et { $count } de plus
log-bot = Un robot a répondu.
recap = Depuis votre dernier coup
recap-more = { $count ->
        [one] et une autre chose
       *[other] et { $count } autres choses
    }
skip = Aller au plateau
lobby = Accueil

setting-lang = Langue
    .en = English
    .fr = Français
    .hint = Peut changer à tout moment, même au milieu d’une partie.
setting-theme = Thème
    .auto = Système
    .light = Clair
    .dark = Sombre
    .hint = Les plateaux gardent leurs couleurs, les plus clairs sont atténués dans le thème sombre.
setting-motion = Animations
    .auto = Système
    .full = Toutes
    .less = Moins
    .hint = Avec moins d’animations, les pièces apparaissent à leur nouvelle place au lieu d’y glisser.
setting-trail = Dernier coup
    .on = Marqué
    .off = Non marqué
    .hint = Ce que le dernier coup a changé sur le plateau garde un trait pointillé de la couleur du joueur.
setting-pace = Rythme des autres
    .quick = Aussitôt
    .steady = Posé
    .slow = Lent
    .hint = Les coups des robots et des autres joueurs s’affichent l’un après l’autre, avec une pause.
setting-confirm = Demander deux fois
    .never = Jamais
    .final = Ce qui est définitif
    .hint = Un coup qui pioche, révèle ou termine votre tour doit alors être confirmé.

## Accueil

your-name = Votre nom
welcome = Bienvenue ! Comment les autres vous appelleront-ils ?
welcome-go = C’est moi
name = Nom
mine = Vos tables
mine-waiting =
    { $count ->
        [0] personne ne vous attend
        [one] une table vous attend
       *[other] { $count } tables vous attendent
    }
play = Jouer
look = Voir
delete = Supprimer cette table
delete-sure = Supprimer cette table de { $title } ?
leave = Quitter cette table
leave-sure = Quitter cette table de { $title } ?
start = Commencer une partie
start-hint = choisissez une boîte
players-span = { $least }–{ $most }
new-table = Nouvelle table :
players = Joueurs
options = Options
any = au choix du jeu
level = Force
kind-me = Moi
kind-bot = Robot
kind-open = Ami
kind-here = Sur cet appareil
tile-kind = Qui s’assoit ici
tile-me =
    .about = vous
    .hint = C’est votre place.
tile-open = Un ami
    .about = reçoit un lien
    .hint = Vous recevez un lien secret pour cette place, à donner à une seule personne.
tile-here = Quelqu’un d’autre
    .about = sur cet appareil
    .hint = L’appareil passe de main en main ; ce que tiennent les autres reste caché.
tile-add = Ajouter une place
    .about = jusqu’à { $most }
tile-remove = Retirer cette place
kind-person = Personne
kind-automaton = Le jeu lui-même
kind-left = A quitté la table
come-back = Revenir
device-link = Continuer sur un autre appareil
    .hint = Ouvrez ce lien dans l’autre navigateur, une seule fois. Chacun à la table voit que vous utilisez un deuxième appareil.
new-link = Un nouveau lien pour cette place
    .hint = Pour la personne de cette place qui ne retrouve plus le chemin. Qui s’assied avec lui remplace qui s’y trouve ; chacun à la table le voit.
seat-devices = · { $count } appareils
public = Montrer à l’accueil : chacun peut prendre une place libre
open-table = Ouvrir la table
open = Tables ouvertes
open-count =
    { $count ->
        [0] aucune
        [one] une attend
       *[other] { $count } attendent
    }
open-none = Personne ne cherche de joueurs en ce moment.
join = Rejoindre
watch = Regarder
watch-count =
    { $count ->
        [0] aucune
        [one] une partie en cours
       *[other] { $count } parties en cours
    }
watch-none = Aucune partie publique n’est en cours.
paste-link = Collez un lien d’invitation
import = Ouvrir l’enregistrement d’une partie
bad-link = Ce n’est pas un lien d’invitation de ce serveur.
bad-record = Ce fichier n’est pas un enregistrement : ce n’est pas du JSON.
status-waiting = En attente de joueurs
status-playing = En cours
status-over = Terminée
with = avec { $names }
against = contre { $names }
mine-more =
    { $count ->
        [one] une autre table
       *[other] { $count } autres tables
    }
finished = Terminées
finished-count = les { $shown } dernières sur { $count }
finished-all = Toutes les parties terminées
finished-none = Aucune partie n’est encore terminée.
outcome-mine = Vous avez gagné
    .points = Vous avez gagné, { $own } à { $other }
outcome-theirs =
    { $count ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent ensemble
    }
outcome-place =
    { $place ->
        [2] vous êtes deuxième
        [3] vous êtes troisième
        [4] vous êtes quatrième
       *[other] vous êtes dernier
    }
outcome-won = En solo : gagné
outcome-lost = En solo : pas cette fois
outcome-unfinished = Arrêtée à la limite de coups

## Salle d’attente et appareil partagé

waiting-title = La table est mise
waiting-text = Donnez le lien de chaque place libre à une personne. Quand tout le monde est assis, la partie peut commencer.
waiting-copied = Le lien vers la place libre est copié : collez-le dans un message à qui vous voulez.
waiting-copy = Envoyez le lien ci-dessous à qui vous voulez : touchez Copier, ou sélectionnez-le et copiez-le.
waiting-yours = Vos choix
waiting-any = ce qui reste
waiting-ready = Commencer la partie
waiting-ready-hint = Tout le monde est là. Choisissez à votre guise ; le premier qui commence lance la donne pour tous.
waiting-stalled = La donne attend un nombre du navigateur de { $names }, qui ne répond pas.
waiting-go-on = Donner sans lui
waiting-watch = Lien pour les spectateurs
    .hint = Qui l’ouvre voit la table comme tout le monde : ni les mains, ni les plans.
waiting-leave = Quitter la table
waiting-bot = Donner cette place à un robot
invitation = Lien d’invitation
copy = Copier
copied = Copié
copy-marked = Sélectionné, copiez-le
seat-open = Place libre
seat-you = vous
seat-here = présent
seat-away = absent
seat-away-since = absent depuis { $when }
seat-left-since = parti, { $when }
watching =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
seat-stuck = peine à réfléchir et réessaie
pass-title = Passez l’appareil à { $name }
pass-text = Ce que les autres ont en main reste caché jusqu’à ce que vous soyez prêt.
pass-go = Je suis { $name }

## Table

prompt = Question
board = Plateau
chips-boards = Plateaux des joueurs
chips-parts = Parties du plateau
phases = Phases
rail = Joueurs, journal et score
seats = Joueurs
seat = Place { $number }
views = Pages
drawer = Journal et score
zoom = Taille du plateau
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Tout le plateau
view-board = Plateau
view-mine = À moi
view-players = Joueurs
view-log = Journal
view-more = Plus
your-turn = À vous
waiting-for = À { $names } de jouer
tag-your-turn = à vous
tag-turn = joue
tag-thinks = réfléchit…
tag-confirmed = prêt
undo = Annuler
back = Retour
menu = Choisir
more-options = { $count } de plus
aside-options = Possible aussi ({ $count })
unavailable = Indisponible
confirm-final = Ce coup est définitif.
confirm-yes = Jouer
confirm-no = Non
tip-final = Définitif.
tip-choices = { $count } possibilités
rule = Règle { $rule }
log = Journal
score = Score
score-sheet = Feuille de score
score-now = Si cela finissait ici
score-final = Score final
score-total = Total
goals = Objectifs
goal-far = { $value } sur { $target }
goal-met = atteint
goal-open = pas encore
goal-missed = manqué
replay = Revoir
replay-slider = Moment de la partie
replay-looking = Retour en arrière
replay-move = Coup { $number } sur { $total }
replay-live = en direct · coup { $number }
replay-now = Revenir au présent
replay-start = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-play = Lecture
replay-pause = Pause

## Règles et édition

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found = { $count } règles sur { $total }.
edition = À propos de cette édition
edition-text = Les images du livret imprimé nous manquent : certaines données sont reconstituées. Chaque donnée dit d’où elle vient ; qui possède la boîte peut la corriger par un fichier à soi, dont les clés sont en caractères machine.
source-R = imprimé dans le livret de règles
source-S = d’une autre source publiée
source-X = reconstitué par nous

## Résultat

result = Résultat
result-heading = { $name } l’emporte, { $most } à { $least }
result-won = Gagné, avec { $score } points
result-lost = Pas cette fois : { $score } points
tally = Le décompte
tally-skip = Passer
result-unfinished = Arrêté à la limite de coups
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
result-chart = Scores au fil de la partie
result-record = Enregistrement de la partie
result-bot =
    { $count ->
        [one] une réponse d’un robot
       *[other] { $count } réponses d’un robot
    }
result-verifier = Vérificateur
result-replay = Revoir
result-again = Rejouer
rematch-join = Prendre la revanche
result-rematch = { $name } veut sa revanche : rejoindre
somebody = Quelqu’un

## Tirage équitable

fair = Tirage équitable
fair-host = Secret du serveur
fair-seed = Graine
fair-waiting = pas encore engagé
fair-opened = ouvert
fair-none = Cette partie n’a pas été distribuée par engagements.
fair-proves = Avant la distribution, le serveur et le navigateur de chaque joueur se sont engagés sur un nombre, montré ci-dessus par son empreinte. La graine de tout hasard est l’empreinte de tous ces nombres. Avec l’enregistrement et le vérificateur, chacun peut contrôler, après la partie, que ces nombres sont ceux de l’engagement et que chaque tirage en découle : personne n’a choisi le mélange.
fair-proves-not = Cela ne prouve pas que la personne qui tient le serveur n’a pas regardé les cartes cachées pendant la partie.

howto-here = Comment jouer
new-here = Première fois ?
play-bots = Jouer
play-friends = Entre amis
coach = Guide
coach-step = Étape { $number } sur { $steps }
coach-next = Continuer
coach-back = Retour
coach-show = Montrez-moi
coach-anyway = Le guide ferait autre chose. Jouer quand même ?
coach-left = Vous suivez votre propre chemin : la partie continue sans le guide. Annuler y ramène.
coach-end = C’était la partie guidée. Vous savez jouer, maintenant.
setting-tap = Toucher l’écran
    .auto = montre d’abord
    .once = joue aussitôt
    .twice = toujours deux fois
    .hint = Le premier contact montre l’effet d’un coup, le second le joue.

## Adresses

qr = Une image de { $link } pour un appareil photo
qr-show = Pour l’appareil photo d’un téléphone
qr-hint = Visez cette image avec un téléphone : elle ouvre le lien.
here-only = Les liens ne fonctionnent que sur cette machine. Pour jouer avec des amis sur votre réseau, lancez : ./play --host 0.0.0.0
network = Depuis un téléphone ou un autre ordinateur
network-camera = Visez cette image, ou ouvrez
network-only = Ne fonctionne que sur ce réseau.
network-alone = Cette table n’est ouverte qu’à cette machine. Lancée par « ./play --host 0.0.0.0 », elle s’ouvre à tout votre réseau.

## Revenir en arrière après la fin du tour

takeback = Revenir en arrière ?
takeback-ask =
    { $count ->
        [one] Ceci serait annulé. Doit être d’accord : { $names }.
       *[other] Ceci serait annulé. Doivent être d’accord : { $names }.
    }
takeback-end = la fin du tour
takeback-bots = Ceci serait annulé, réponses des robots comprises :
takeback-asks = { $name } demande à annuler :
takeback-more = … et { $count } de plus
takeback-go = Demander
takeback-now = Annuler tout cela
takeback-yes = D’accord
takeback-no = Plutôt pas
takeback-waits = Demande envoyée. Doivent encore répondre : { $names }
takeback-wants = { $name } demande à revenir en arrière
takeback-withdraw = Retirer la demande
takeback-declined = { $names } : plutôt pas
takeback-lapsed = La partie a continué ; rien n’est annulé.

## Discussion

talk = Discussion
talk-off = On ne discute pas à cette table.
talk-empty = Personne n’a encore rien dit. Les spectateurs peuvent lire.
talk-watching = Les spectateurs lisent sans écrire.
talk-say = Dire quelque chose
talk-send = Envoyer
talk-allow = On peut discuter à cette table
talk-unread = { $count } non lus
phrase =
    .hello = Bonjour !
    .moment = Un instant, s’il vous plaît.
    .thanks = Merci !
    .nice = Bien joué !
    .again = On rejoue ?
    .bye = Je dois partir.

## Votre tour

turn-title = ● À vous – { $title }
turn-yours = C’est à vous de jouer.
turn-offer = Ce navigateur doit-il vous prévenir quand c’est à vous ?
    .yes = Prévenez-moi
    .no = Non
setting-sound = Son
    .on = Activé
    .off = Coupé
    .hint = Deux notes douces quand c’est à vous.
setting-notify = Notifications
    .on = Activées
    .off = Coupées
    .hint = Quand c’est à vous et que vous regardez ailleurs. La page doit rester ouverte.
    .push = Quand c’est à vous et que vous regardez ailleurs, même sans page ouverte. Le message nomme le jeu et rien d’autre.
    .denied = Ce navigateur a reçu l’ordre de n’en montrer aucune d’ici ; ses propres réglages permettent d’y revenir.
    .forbidden = Les navigateurs ne les permettent qu’aux adresses https et sur la machine du serveur. Titre, badge et son restent.

hint = Indice
hint-tip = Ce que ferait le maître (H)
hint-thinking = réfléchit…
hint-from = maître · 2 s · ± { $accuracy } %
hint-only = la seule réponse possible
hint-now = Le trait marque les chances en l’état de la table : { $chance } %
hint-chance = { $chance } %
hint-equal = à peu près égal
hint-play = Jouer { $number }
hint-show = Voir { $number }
hint-why = Pourquoi 1 et pas { $number } ?
hint-ahead = { $lead } pt d’avance
hint-behind = { $lead } pt de retard
hint-also = aussi { $moves }

terms-later = Ce que cela gagne vient plus tard ; d’abord, cela coûte :
why = pourquoi ?
why-thinking = Un instant…
why-instead = Comparé à « { $instead } » :
why-equal = À peu près aussi bien que « { $instead } ».
why-changed = Ce que cela apporte :
why-nothing = Rien qui se dise en chiffres, ou rien qui puisse déjà se dire.

review = Revue
review-chances = Chances de victoire
review-goals = Chances d’atteindre les objectifs
review-how = Au début de chaque tour, d’après la recherche du maître et ce que les joueurs pouvaient savoir ; en pointillé : ce qui aurait pu être. Visez la courbe ou utilisez les flèches ; Entrée montre le moment.
review-moment = Moment
review-turn = tour de { $name }
review-yours = votre tour
review-end = la fin
review-of = { $name } { $chance } %
review-begins = La revue se prépare…
review-waiting = Coup { $done } sur { $total } à l’étude
review-failed = La revue de cette partie n’a pas pu être établie.
review-empty = Rien ne s’est décidé dans cette partie : il n’y a rien à revoir.
review-points = { $count ->
    [0] Pas de tournant : rien n’a beaucoup changé d’un coup
    [one] Un tournant
   *[other] Les tournants
}
review-instead = au lieu de
review-then = puis
review-better = Mieux :
review-better-for = Mieux pour { $name } :
review-nothing = Rien de nettement mieux.
review-see = Voir

play-on = Jouer à partir d’ici
play-on-about = Une table à vous, à partir du coup { $count } de cette partie. Ce qui reste à piocher l’est de nouveau ; il n’y a pas de donne à prouver, et on n’en rapporte rien.
play-on-hand = à la main
play-on-bot = Robot : { $name }
play-on-origin = Reprise au coup { $count }
