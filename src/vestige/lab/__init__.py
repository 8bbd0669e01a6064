"""Experiments: games by the thousand, and how fast they go. Kernel and bots only."""
