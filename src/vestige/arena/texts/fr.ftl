### Ce que dit le serveur.

serve-address = Vestige est ouvert : { $address }
serve-network = Pour les autres, sur votre réseau : { $address }
serve-phone = Pour l’appareil photo d’un téléphone :

prompt-waiting = On attend que chacun soit assis
prompt-over = La partie est terminée
chart-name = Scores au fil de la partie
event-undo = { $seat } revient en arrière
event-takeback = { $seat } reprend son tour ; tout le monde était d’accord
takeback-declined = Quelqu’un préfère ne pas revenir là-dessus.
name-automaton = Automate
name-bot-random = Robot { $number } (hasard)
name-bot-greedy = Robot { $number } (glouton)
level-random = Hasard : joue n’importe quel coup permis
level-greedy = Glouton : prend ce qui paraît le meilleur sur le moment

## Entrées refusées : quoi et où

bad-match = Il n’y a pas de partie « { $match } ».
bad-link = Ce lien n’ouvre aucune place.
bad-link-spent = Ce lien a déjà servi. Qui s’est assis avec lui continue là-bas ; un nouveau lien vient de l’hôte.
bad-one-seat = Vous êtes déjà à cette table ; une personne tient une seule place.
bad-no-link = La place { $seat } n’a pas besoin de lien.
bad-not-sitting = Vous ne tenez aucune place à cette table.
bad-too-many-links = { $limit } liens ont été faits pour cette place ; il n’y en aura pas d’autre.
bad-too-many-devices = Une place se tient depuis { $limit } appareils au plus ; quittez d’abord la table sur l’un d’eux.
bad-page = Il n’y a pas de page { $path }.
bad-method = { $path } n’accepte pas une telle requête.
bad-request = La requête n’est pas comprise : { $where }
bad-fault = Le serveur a commis une erreur ; elle a été notée.
bad-layer = Il n’y a pas d’image { $layer }.
bad-message = Le message n’est pas compris : { $where }
bad-private = Cette partie est privée : elle ne s’ouvre qu’avec un lien.
bad-no-store = Il n’y a pas de dépôt { $file }.
bad-entry-missing = L’entrée { $number } manque.
bad-not-host = Seul l’hôte de cette partie peut faire cela.
bad-not-your-seat = La place { $seat } n’est pas la vôtre.
bad-not-started = La partie n’a pas commencé.
bad-choices-frozen = Quelqu’un s’est engagé sur un nombre pour la donne : on ne peut plus rien choisir.
bad-option-by-hand = L’option { $option } se choisit seulement en ligne de commande.
bad-no-guide = { $game } n’a pas de partie guidée.
bad-guide = Le guide de { $game } ne peut être lu : { $why }.
bad-howto = Les images de « Comment jouer » de { $game } ne peuvent être lues : { $why }.
bad-howto-target = Rien dans { $pane } n’a la cible { $target }.
bad-key-short = { $file } contient { $bytes } octets au lieu de { $expected } : retirez-le, puis relancez (les liens déjà donnés ne valent plus).
bad-no-nonce-now = Aucun nombre pour la donne n’est attendu maintenant.
bad-host = Ce serveur ne s’appelle pas « { $host } » ; son hôte peut annoncer ce nom avec --url.
bad-url = « { $url } » n’est pas l’adresse d’un serveur : elle commence par http:// ou https:// et porte un nom.
bad-trusted-proxy = « { $address } » n’est pas une adresse en chiffres.
bad-not-stalled = Personne n’est à laisser de côté maintenant : attendez encore un peu.
bad-nonce-used = Le nombre de la place { $seat } a déjà été montré ; il en faut un autre.
bad-too-many-tries = La donne a été tentée { $limit } fois ; ouvrez une nouvelle table.
bad-too-many-public = Vous hébergez { $limit } tables publiques qui attendent des joueurs ; remplissez-en ou supprimez-en une.
bad-store-damaged = Le dépôt { $file } est abîmé : { $why }. « vestige doctor » dit ce qui est sain et le sauve.
bad-resign-now = Il n’y a rien à abandonner ici.
bad-not-away = La place { $seat } n’est pas absente depuis aussi longtemps que cette table veut attendre.
bad-talk-off = On ne discute pas à cette table : son hôte l’a décidé.
bad-talk-empty = Une ligne contient quelques mots, ou une des phrases toutes prêtes.
bad-talk-fast = Pas si vite : attendez un instant avant d’en dire plus.
bad-origin = Les requêtes venant de { $origin } ne sont pas servies.
bad-record-early = L’enregistrement s’obtient quand la partie est terminée.
bad-record-heavy = Cet enregistrement demande plus de mémoire ou de temps que le serveur n’en donne.
bad-record-fair = La preuve de la donne dans cet enregistrement n’est pas juste : { $why }.
bad-undo-limit = Vous avez repris { $limit } réponses dans cette partie ; on ne peut plus en reprendre.
bad-record-long = Un enregistrement de plus de { $limit } entrées n’est pas accepté.
bad-seat-taken = La place { $seat } est prise.
bad-seat-count = { $seats } places sont données, mais { $players } jouent.
bad-others-play = D’autres jouent encore cette partie.
bad-not-again = Vous ne pouvez pas redonner cette partie : elle dure encore, est partie d’une position ou s’est jouée sans vous.
bad-too-large = La requête est trop grande.
bad-too-many-requests = Trop de requêtes ; attendez un instant.
bad-too-many-matches = Vous hébergez déjà { $limit } parties ; supprimez-en une d’abord.
bad-store-version = { $file } a été écrit par une version plus récente de Vestige (disposition { $version }, celle-ci connaît la { $expected }).
bad-data-folder = Le dossier de données { $folder } ne peut servir : { $why }.
bad-port = Aucun port libre à { $host } à partir de { $port } : { $why }.

howto-here = Comment jouer
howto-guide = Première partie guidée
howto-rules = Les règles numérotées
howto-lobby = Accueil
howto-print = Imprimer

## La page derrière un lien

join-sit = Vous êtes invité à la place { $seat } de cette table.
    .go = S’asseoir
join-back = Vous avez quitté la place { $seat } de cette table. Elle est toujours à vous.
    .go = Se rasseoir
join-device = Continuez depuis ce navigateur à votre place de cette table. Chacun y verra que vous utilisez un autre appareil.
    .go = Continuer ici
join-watch = Vous êtes invité à regarder cette table.
    .go = Regarder
join-people = À la table : { $names }
join-name = Votre nom

event-resign = { $seat } abandonne
note-resigned = { $seat } a abandonné ; un robot a désormais la place.
note-stand-in = Un robot remplace { $seat }.
note-back = { $seat } est de retour.
note-device = { $seat } joue aussi depuis un autre appareil.
note-new-link = L’hôte a fait un nouveau lien pour cette place : { $seat }.
note-new-holder = Quelqu’un s’est assis pour { $seat } avec un nouveau lien.
