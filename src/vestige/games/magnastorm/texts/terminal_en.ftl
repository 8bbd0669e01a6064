### What a position names, for the terminal.

word-round = round
word-order = turn order
word-cycle = this cycle
word-active = on turn
word-used = powers used
word-threshold = end is set
word-token = first player token
word-admins = commanders of columns
word-researchers = commanders of tracks
word-objectives = objectives
word-supply = supply
word-bag = bag
word-upper = upper panel
word-lower = lower panel
word-stations = stations
word-colour = colour
word-artefacts = artefacts owned
word-hold = cubes
word-runner = Scout Runner
word-labs = labs
word-levels = levels
word-crew = crew left
word-commanders = commanders
word-points = reputation
word-drawn = artefacts drawn
word-keepsake = takes home
