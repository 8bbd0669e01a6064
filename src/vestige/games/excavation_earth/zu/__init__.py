"""Zu, the automaton of the solo game: one file per heading of its rules."""
