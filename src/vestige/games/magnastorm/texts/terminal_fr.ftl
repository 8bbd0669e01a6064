### La table en mots, pour le terminal.

plain-sectors = Secteurs
plain-runners = Scout Runners
plain-stations = Stations
plain-commanders = Commandants
plain-upper = Tableau supérieur
plain-lower = Tableau inférieur
plain-tracks = Pistes
plain-objectives = Objectifs
plain-at = { $place } : { $things }
plain-crew = Équipage : { $crews }
plain-letter = { $crew ->
    [gray] g
    [purple] v
    [pink] r
    [orange] o
   *[neutral] n
 }
