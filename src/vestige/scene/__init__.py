"""Drawing: shapes become scenes, scenes become SVG. No game and no kernel here."""
