### Les mots du dessin.

scene-stage-buy = Achat
scene-stage-plan = Planification
scene-stage-act = Actions
scene-stage-harvest = Exploitation
scene-stage-final = Décompte final
scene-stage-over = Fin
scene-round = Tour { $number }
scene-board = Les galaxies
scene-council = Le Conseil
scene-market = Marché IA
scene-deck-left = pioche { $count }
scene-bonus-title = Vos cartes Bonus : { $count } sur { $most }
scene-order-title = Ordre et consommation du tour
scene-choose-tech = Choisissez une carte Dark Tech
scene-choose-leader = Choisissez un leader
scene-choose-tile = Systèmes piochés
scene-tech-pile = Dark Tech { $level }
scene-tech-pile-tip = Cartes restantes : { $count }. Celui qui atteint le niveau les regarde toutes et en choisit une.
scene-covered = Recouverte à trois joueurs.
scene-strength = { $seat } : { $count }
scene-nobody-here = Personne n’est ici.
scene-harvest-pays = L’exploiter vous rapporte { $energy } énergies maintenant.
scene-planet-tip = Planète { $kind } ({ $galaxy }).
scene-free-planet = Libre.
scene-slot-free = L’emplacement est libre.
scene-slot-built = Construite par { $seat }.
scene-empty-space = Une case libre du secteur { $sector }.
scene-pile-tip = Systèmes restants pour le secteur { $sector } : { $count }.
scene-energy-tip = Énergie { $energy }, consommation { $consumption }, niveau { $level } : encore { $far } jusqu’au niveau suivant.
scene-gem-tip = { $count } en réserve ; chacune donne { $value } au décompte final.
scene-area-tip = Portée { $reach }.
scene-outlook = Les cartes visibles consomment { $total } : le compteur est alors sur { $after }, et il manque { $far } énergies pour le niveau suivant.
scene-outlook-name = Le tour à venir
scene-title-area_1 = Zone 1
scene-title-area_2 = Zone 2
scene-title-area_3 = Zone 3
scene-title-extra_ava = Ava
scene-title-extra_gate = Portail
scene-civilization-tretons = Tretons
scene-civilization-avry = Avry
scene-civilization-takrill = Tak’rill
scene-civilization-automatos = Automatos
scene-throne = sur le trône
scene-part-left = Ouest
scene-part-middle = Centre
scene-part-right = Est
scene-part-market = Marché
scene-part-cards = Cartes Bonus
scene-part-board = Améliorations
scene-part-areas = Zones
scene-part-hand = Main
scene-part-automa = Carte Automa
scene-automa-piles = Piles : { $one } · { $two } · { $three }
scene-automa-no-card = Sa carte est retournée quand les plans sont révélés.
scene-panel-energy = Énergie face à la consommation
scene-panel-gems = Gemmes : anthracite, dorées, transparentes
scene-panel-colonies = Colonies sur les planètes
scene-panel-bonus = Cartes Bonus
scene-panel-ai-cards = Cartes IA
scene-prompt-card = { $area }, { $card }, portée { $reach } : { $ask }
scene-prompt-put = { $card } consomme { $number } : sur quelle zone ?
scene-prompt-plan = { $waiting ->
        [0] Toutes les zones sont remplies : confirmez, ou recouvrez une carte. Le plan consomme { $total } : { $after }
        [1] Une zone attend encore une carte. Pour l’instant { $total } : { $after }
       *[other] { $waiting } zones attendent encore une carte. Pour l’instant { $total } : { $after }
    }
