"""What players are asked, one file per heading of the rulebook."""
