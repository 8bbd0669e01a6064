game-title = Wreck
