### Ce que vaut une position, dans les mots de l’indice, du « pourquoi ? » et de la revue.

term-points = points marqués
term-majorities = majorités
term-track_ends = bouts des pistes
term-money = argent
term-steps = avance sur les pistes
term-red = dés rouges payables
term-poor_red = dés rouges sans argent
term-blue = dés bleus
term-tokens = jetons Fouille posés
term-vases = vases
term-fragments = fragments
term-reserve = jetons Fouille en réserve
term-free_slots = place dans la réserve
term-turn = avoir la main
term-goals = chemin vers les objectifs
term-met = objectifs atteints
term-behind = retard sur le score visé
term-constant = la mission elle-même
term-ready_vases = vases prêts à exposer
term-ready_fragments = fragments prêts à restaurer
term-showcase_room = place dans la vitrine
term-workshop_room = place dans l’atelier
term-catch = meilleur dé à portée
term-next_catch = meilleur dé au prochain tour
term-overdue = objectifs en retard
