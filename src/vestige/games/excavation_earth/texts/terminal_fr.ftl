### La table en mots, pour le terminal.

plain-places = Explorateurs
plain-relics = Reliques sur les sites
plain-tiles = Tuiles Commandement
plain-hand = Main
plain-stored = Stockées
plain-gallery = Galerie
plain-at = { $place } : { $relics }
