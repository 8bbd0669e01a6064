game-title = Marée
game-tagline = Des coquillages, des galets et un héron
game-about = Choisissez deux coquillages en secret, misez vos galets, puis plongez avant que le héron n’arrive.
game-minutes = 5 min

ask-pick = Choisissez un coquillage
    .wait = { $seat } prépare son plan
ask-stake = Misez des galets
    .wait = { $seat } prépare son plan
ask-turn = Plongez, regardez ou lancez
    .wait = { $seat } est sur la rive
ask-sink = Couler le coquillage vu ?
    .wait = { $seat } regarde la mer
ask-back = Rendre des galets ({ $most } au plus) ?
    .wait = { $seat } compte ses galets
ask-after = Terminé ?
    .wait = { $seat } est sur la rive
ask-trade = Prenez un coquillage sur la plage
    .wait = { $seat } longe la plage

do-pick = Choisir { $shell }
do-stake = Miser { $pebbles }
do-dive = Plonger
do-peek = Regarder
do-throw = Lancer une pierre
do-sink = Le couler
do-back = Rendre { $pebbles }
do-trade = Échanger
do-take = Prendre { $shell }

event-revealed = { $seat } montre { $sum } et mise { $pebbles }
event-dived = { $seat } remonte { $shell }
event-threw = { $seat } trouve { $pebbles } galets
event-traded = { $seat } achète { $shell }
event-heron = Le héron regarde { $shell }

why-E_NOT_IN_HAND = { $shell } n’est pas dans votre main.
why-E_PEBBLES = Vous avez { $pebbles } galets pour cela.
why-E_NOTHING_THERE = Il n’y a rien là.

name-shell = le coquillage { $id }
option-rich = Rive riche
    .tip = Trois galets chacun au lieu de deux
row-points = Points
row-hand = Coquillages en main
ask-arrange = Préparez votre plan
    .wait = { $seat } prépare son plan
do-put = Reposer { $shell }
option-open = Plans ouverts
    .tip = Tout le monde voit chaque plan
option-loose = Plans libres
    .tip = Choisissez et reposez jusqu’à confirmer
option-rounds = Manches
    .tip = Combien de fois la mer monte
option-stranded = Coquillages échoués
    .tip = Ceux qui sont sur la plage dès le début
option-pail = Seau
    .tip = La couleur de votre seau
