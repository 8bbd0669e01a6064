### Mots du dessin.

scene-board = La planète et le plateau action
scene-round = manche
scene-round-of = Manche { $number } sur { $most }
scene-stage-start = Positions de départ
scene-stage-turns = Tours
scene-stage-administration = Administration
scene-stage-storm = La tempête tourne
scene-stage-over = Fin de partie
scene-first = premier
scene-federation-gray = ETAN · Amérique du Nord
scene-federation-purple = NEU · Nouvelle Europe
scene-federation-pink = ADHES · Hémisphère Sud
scene-federation-orange = COPA · Pacifique
scene-pane-gray = ETAN
scene-pane-purple = NEU
scene-pane-pink = ADHES
scene-pane-orange = COPA
scene-seat-gray = gris (anneau)
scene-seat-purple = violet (losange)
scene-seat-pink = rose (goutte)
scene-seat-orange = orange (carré)
scene-colour-gray = gris
scene-colour-purple = violet
scene-colour-pink = rose
scene-colour-orange = orange
scene-colour-yellow = jaune
scene-some = { $number } { $colour }
scene-nothing = rien
scene-space = { $name } ({ $colour })
scene-space-red = rouge, triangle
scene-space-green = vert, carré
scene-space-blue = bleu, cercle
scene-space-turquoise = turquoise, pentagone
scene-space-white = blanc, piste au choix
scene-calm-here = Calme.
scene-storm-here = Dans la tempête : on n’y entre pas.
scene-free-here = Pas encore de laboratoire : on peut en installer un.
scene-lab-here = Un laboratoire ici vous coûte { $cost } : niveau { $level } sur { $track }, { $labs } dans le secteur.
scene-lab-white = Un laboratoire ici vous coûte { $cost } : un niveau sur une piste au choix, { $labs } dans le secteur.
scene-labs-here = { $number ->
    [one] Un laboratoire : { $seat }. Aucun autre ne peut suivre.
   *[other] { $number } laboratoires : { $seat }. Aucun autre ne peut suivre.
 }
scene-runner-here = Scout Runner présent : { $seat }.
scene-storm-comes = La tempête arrive à la prochaine manche.
scene-storm-goes = Le calme revient à la prochaine manche.
scene-storm-next = tempête bientôt
scene-clears-next = calme bientôt
scene-labs-of = { $seat } : { $number }
scene-no-labs = Aucun laboratoire.
scene-station-of = Station : { $seat }.
scene-slot-free = Pas encore de station. Qui traverse cette ligne peut bâtir.
scene-slot-sector = L’emplacement appartient au { $sector }.
scene-upper = Tableau supérieur
scene-lower = Tableau inférieur
scene-take-here = on prend ici
scene-use-here = et on utilise ici
scene-price = prix
scene-upper-space = Tableau supérieur, { $name }
scene-lower-space = Tableau inférieur, { $name }
scene-row-tip = Se déplacer : { $own } propres, { $yellow } jaunes. Gagner : { $more } propres, { $gold } jaunes.
scene-bonus-none = Sans bonus.
scene-bonus-research_red = Bonus : un niveau rouge.
scene-bonus-research_green = Bonus : un niveau vert.
scene-bonus-research_blue = Bonus : un niveau bleu.
scene-bonus-research_turquoise = Bonus : un niveau turquoise.
scene-bonus-turn_order = Bonus : une place en avant dans l’ordre du tour.
scene-bonus-place_crew = Bonus : placez un de vos membres d’équipage.
scene-bonus-range_2 = Bonus d’un déplacement : portée de deux zones.
scene-bonus-double_lab = Bonus d’un déplacement : un deuxième laboratoire sur la même case.
scene-bonus-bag_1 = Bonus d’un gain : piochez un cube dans le sac.
scene-stands-here = Ici : { $crew }.
scene-crew-some = { $number } { $crew }
scene-token = Jeton premier joueur
scene-token-taken = pris
scene-token-free = libre
scene-token-tip = Un niveau sur une piste au choix et un cube d’une couleur de joueur ; premier à la prochaine manche.
scene-price-tip = Prix actuel : { $cost }.
scene-column-empty = Sans équipage : impossible à prendre dans cette manche.
scene-held-by = Contrôle : { $seat }.
scene-held-by-nobody = Personne ne contrôle ce commandant.
scene-order = Ordre
scene-supply = Réserve
scene-turn-track = Ordre du tour
scene-supply-of = Réserve : { $colour }
scene-bag-tip = { $number } dans la réserve, { $bag } dans le sac.
scene-centre = Manche { $number }
scene-centre-tip = Calme : { $calm }. Les laboratoires y rapportent cubes et majorités à la fin de la manche ; puis la tempête tourne dans le sens horaire.
scene-pad = Zone de départ
scene-pad-tip = Les Scout Runners en partent et ne reviennent jamais.
scene-reputation-of = { $seat } : { $number } de réputation
scene-reputation-tip = À { $number }, la fin approche.
scene-research = Recherche
scene-research-note = seul en tête : le commandant
scene-objectives = Objectifs
scene-leads = { $seat } est en tête et prendrait le commandant.
scene-nobody-leads = Personne n’est seul en tête.
scene-own-level = Niveau { $number }.
scene-next-bonus = Prochain bonus au niveau { $level } : { $bonus }.
scene-level-own = un cube propre
scene-level-yellow = un cube jaune
scene-level-any = un cube d’une couleur de joueur
scene-level-bag_2 = deux cubes du sac
scene-level-bag_3 = trois cubes du sac
scene-level-crew = placer un membre d’équipage
scene-objective-research = Objectif de recherche :
scene-objective-sector = Objectif de secteur :
scene-objective-done = Vous l’avez rempli.
scene-objective-ready = Vous pouvez le remplir à la fin de votre tour.
scene-lacking = Il manque { $what }.
scene-lack-levels = { $number ->
    [one] un niveau
   *[other] { $number } niveaux
 }
scene-lack-labs = { $number ->
    [one] un laboratoire
   *[other] { $number } laboratoires
 }
scene-lack-commanders = { $number ->
    [one] un commandant
   *[other] { $number } commandants
 }
scene-lack-lead = l’avance sur une piste
scene-lack-majority = une majorité
scene-lack-together = l’avance au bon endroit
scene-goal-obj_r_single = 1 marqueur −{ $levels }, en tête
scene-goal-obj_r_spread = { $markers } marqueurs −{ $levels }, une fois en tête
scene-goal-obj_r_command = { $commanders } commandants, 1 marqueur −{ $levels }
scene-goal-obj_r_ten = 1 marqueur −{ $levels }
scene-goal-obj_s_pairs = 2 + 2 laboratoires, une majorité
scene-goal-obj_s_four = 4 laboratoires d’un secteur
scene-goal-obj_s_three = 3 laboratoires d’une majorité
scene-goal-obj_s_tour = 1 laboratoire de 4 secteurs
scene-have-of = { $have } sur { $need }
scene-crew-left = Équipage
scene-commanders = Commandants
scene-hold = Soute
scene-labs = { $number ->
    [one] Encore { $number } laboratoire
   *[other] Encore { $number } laboratoires
 }
scene-labs-tip = On prend par la gauche ; le coût est dessous.
scene-stations = { $number ->
    [one] Encore { $number } station
   *[other] Encore { $number } stations
 }
scene-stations-tip = Bâties là où votre chemin traverse un emplacement ; chacune rapporte 2 de réputation.
scene-crew-on = { $number } membres d’équipage sur le plateau
scene-crew-tip = Un bonus d’équipage en place un sur un tableau.
scene-held = { $number } { $colour }
scene-hold-tip = Trois cubes au choix s’échangent contre un, à votre tour.
scene-panel-cubes = Cubes
scene-panel-labs = Laboratoires sur la planète
scene-panel-stations = Stations bâties
scene-panel-commanders = Commandants
scene-panel-artefacts = Artefacts du départ : { $cards }
scene-panel-objectives = Objectifs remplis
scene-part-north-west = Nord-ouest
scene-part-north = Nord
scene-part-north-east = Nord-est
scene-part-south-west = Sud-ouest
scene-part-south = Sud
scene-part-south-east = Sud-est
scene-part-upper = Commandants
scene-part-lower = Tableau inférieur
scene-part-research = Recherche
scene-part-objectives = Objectifs
scene-part-own = Votre plateau
scene-ask-option = En { $name } : se déplacer pour { $cost }, ou gagner des cubes ?
scene-ask-lab = Installer ici votre laboratoire { $number } pour { $cost } ?
scene-ask-further = Un laboratoire de plus sur cette case pour { $cost } ?
scene-ask-build = Vous traversez cette ligne : bâtir une station pour { $cost }, +{ $number } de réputation ?
scene-ask-walk = { $left ->
    [0] Où vous arrêtez-vous ?
    [one] S’arrêter ici, ou aller une zone plus loin ?
   *[other] S’arrêter ici, ou aller jusqu’à { $left } zones plus loin ?
 }
scene-ask-onward = Justin : vers quelle zone continuez-vous ?
scene-ask-pay = À payer : { $cost }. Idris change-t-il un cube ?
scene-moment-take = { $name } pour { $cost }
scene-moment-use = Quel membre d’équipage de la { $column } ?
scene-moment-put = Où va-t-il ?
scene-moment-toll = Quel cube donnez-vous ? ({ $seat })
scene-moment-give = Trois cubes contre un : { $number } sur 3 choisis
scene-moment-markers = Quelles pistes utilisez-vous ?
scene-moment-labs = De quels secteurs ?
scene-short-forrester_dain = Dain
scene-short-justin_b_beeper = Beeper
scene-short-ellen_b_outridge = Outridge
scene-short-adira_okzil = Okzil
scene-short-idris_yakuul = Yakuul
scene-short-mira_mascovic = Mascovic
scene-short-azrea_bonsmai = Bonsmai
scene-short-ozgul_yilmark = Yilmark
