"""One file per heading of the rulebook: what may be done, what happens, and why something may not be done."""
