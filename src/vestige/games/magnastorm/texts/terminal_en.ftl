### The table in words, for the terminal.

plain-sectors = Sectors
plain-runners = Scout Runners
plain-stations = Stations
plain-commanders = Commanders
plain-upper = Upper panel
plain-lower = Lower panel
plain-tracks = Tracks
plain-objectives = Objectives
plain-at = { $place }: { $things }
plain-crew = Crew: { $crews }
plain-letter = { $crew ->
    [gray] g
    [purple] p
    [pink] k
    [orange] o
   *[neutral] n
 }
