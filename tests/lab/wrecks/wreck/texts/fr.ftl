game-title = Épave
