"""A game in the terminal: the table as a document, numbered options, a log."""
