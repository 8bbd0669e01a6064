game-title = Tide
game-tagline = Shells, pebbles and a heron
game-about = Pick two shells in secret, stake your pebbles, then dive for more before the heron comes.
game-minutes = 5 min

ask-pick = Pick a shell
    .wait = { $seat } plans
ask-stake = Stake pebbles
    .wait = { $seat } plans
ask-turn = Dive, peek or throw
    .wait = { $seat } is on the shore
ask-sink = Sink the shell you saw?
    .wait = { $seat } looks at the sea
ask-back = Give pebbles back (up to { $most })?
    .wait = { $seat } counts pebbles
ask-after = Done?
    .wait = { $seat } is on the shore
ask-trade = Take a shell from the beach
    .wait = { $seat } walks along the beach

do-pick = Pick { $shell }
do-stake = Stake { $pebbles }
do-dive = Dive
do-peek = Peek
do-throw = Throw a stone
do-sink = Sink it
do-back = Give { $pebbles } back
do-trade = Trade
do-take = Take { $shell }

event-revealed = { $seat } shows { $sum } and stakes { $pebbles }
event-dived = { $seat } dives for { $shell }
event-threw = { $seat } finds { $pebbles } pebbles
event-traded = { $seat } buys { $shell }
event-heron = The heron looks at { $shell }

why-E_NOT_IN_HAND = { $shell } is not in your hand.
why-E_PEBBLES = You have { $pebbles } pebbles for this.
why-E_NOTHING_THERE = There is nothing there.

name-shell = shell { $id }
option-rich = Rich shore
    .tip = Three pebbles each instead of two
row-points = Points
row-hand = Shells in hand
ask-arrange = Arrange your plan
    .wait = { $seat } plans
do-put = Put { $shell } back
option-open = Open plans
    .tip = Everybody sees every plan grow
option-loose = Loose plans
    .tip = Pick and put back until you confirm
option-rounds = Rounds
    .tip = How often the tide comes
option-stranded = Stranded shells
    .tip = Shells that lie on the beach from the start
option-pail = Pail
    .tip = The colour of your pail
