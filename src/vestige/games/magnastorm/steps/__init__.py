"""The questions and procedures of a game, one file per heading of the rulebook."""
