### The table in words, for the terminal.

plain-galaxies = Galaxies
plain-planets = Systems and planets
plain-energy = Energy and consumption
plain-market = Market
plain-bonus = Bonus cards
plain-upgrades = Upgrades
plain-hand = Hand
plain-at = { $place }: { $things }
