"""Who plays when nobody sits there: random and greedy bots, and the table of levels. Kernel only."""
