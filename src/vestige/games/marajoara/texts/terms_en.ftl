### What a position holds, in the words of hint, “why?” and review.

term-points = points scored
term-majorities = majorities
term-track_ends = ends of the tracks
term-money = money
term-steps = steps on the tracks
term-red = red dice, paid for
term-poor_red = red dice, no money
term-blue = blue dice
term-tokens = dig tokens on the board
term-vases = vases
term-fragments = fragments
term-reserve = dig tokens in reserve
term-free_slots = room in the store
term-turn = being on turn
term-goals = way to the objectives
term-met = objectives met
term-behind = behind the target score
term-constant = the mission itself
term-ready_vases = vases ready to exhibit
term-ready_fragments = fragments ready to restore
term-showcase_room = room in the showcase
term-workshop_room = room in the workshop
term-catch = best die within reach
term-next_catch = best die for the next turn
term-overdue = objectives out of time
