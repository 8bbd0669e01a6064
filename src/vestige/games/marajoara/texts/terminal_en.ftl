### The table in words, for the terminal.

plain-legend = Dice: { $letters }, with their values; * a dig token
plain-tokens = Dig tokens
plain-track = { $track }: { $discs }
plain-cart = Cart
plain-fragment = { $fragment }: { $vp } VP
