### La table en mots, pour le terminal.

plain-legend = Dés : { $letters }, suivis de leur valeur ; * un jeton Fouille
plain-tokens = Jetons Fouille
plain-track = { $track } : { $discs }
plain-cart = Chariot
plain-fragment = { $fragment } : { $vp } PV
