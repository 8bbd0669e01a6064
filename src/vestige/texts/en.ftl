### Words that all games share.

hidden = something hidden
    .many = { $count } hidden things
nothing = nothing
value-random = random
value-true = yes
value-false = no
name-seat-p1 = Player 1
name-seat-p2 = Player 2
name-seat-p3 = Player 3
name-seat-p4 = Player 4
name-seat-p5 = Player 5
name-seat-p6 = Player 6
name-seat-p7 = Player 7
name-seat-p8 = Player 8

## Questions and answers with one meaning everywhere

ask-confirm = Confirm your plan, or take something back
    .wait = Still planning: { $seat }
ask-done = Done? Until you say so you can still take back
    .wait = { $seat } is finishing
do-confirm = Confirm
do-decline = Decline
do-done = Done
do-pass = Pass
do-undo = Undo
term-progress = score

## Why a move is refused

why-E_GAME_OVER = The game is over.
why-E_NOT_YOUR_TURN = { $seat } is not asked now.
why-E_WRONG_STEP = That cannot be answered to the open question.
why-E_MALFORMED = Word { $word } is not understood.
why-E_NO_UNDO = There is nothing to take back: chance moved, you learned something, or somebody else was asked.
why-E_NO_TAKEBACK = This can no longer be taken back: since then something was learned, drawn or planned.
why-E_NO_REARRANGING = You have rearranged this plan often enough ({ $answers } answers); what is left is to complete it.
why-E_NO_RESIGN = A match can be resigned while it is played, and only where two people play.

## How a game ends

row-total = Total
result-ranked = { $places ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
 }
result-won = Won: every objective is met.
result-lost = Lost: an objective is missing.
result-resigned = { $winners } wins: the other player resigned.
result-unfinished = Unfinished: the game was cut at its bound.
goal-met = met
goal-missed = missed

## Bad input: what and where

bad-game = Unknown game “{ $game }”; installed: { $known }.
bad-players = { $game } is not played by { $players }; possible: { $allowed }.
bad-rules = { $game }: rules { $value } are unknown, the newest are { $newest }.
bad-option-unknown = { $game } has no option “{ $option }”; its options: { $known }.
bad-option-value = Option { $option }: “{ $value }” is not allowed (players: { $players }); possible: { $allowed }.
bad-seat-options = { $seats } seats are described, but { $players } play.
bad-seat-option-unknown = { $game } has no seat option “{ $option }” ({ $seat }).
bad-seat-option-twice = Seat option { $option } must differ between seats: { $value }.
bad-nonce = Seat { $seat }: the nonce is not the one that was committed.
bad-record-format = Not a record: “{ $key }” should be { $expected }.
bad-record-game = { $key }: unknown game “{ $value }”; installed: { $known }.
bad-record-key = { $key }: { $expected ->
    [list] a list
    [dict] a table
    [int] a whole number
    [str] a text
    [hex] hexadecimal digits
   *[other] { $expected }
 } expected.
bad-record-components = The record was played with other components: { $expected } expected, { $found } found.
bad-record-entry = Entry { $number } ({ $entry }): refused with { $why } { $rule }.
bad-record-hash = The record does not replay to its hash: { $expected } expected, { $found } found.
bad-record-at = There is no moment { $at }: the record has { $entries } entries.
bad-position-game = { $key }: “{ $value }” is not { $game }.
bad-position-key = { $key }: unknown key.
bad-position-type = { $key }: { $expected ->
    [list] a list
    [table] a table
    [int] a whole number
    [ints] a list of whole numbers
    [bool] true or false
    [text] a text
    [hex] hexadecimal digits
   *[other] { $expected }
 } expected.
bad-position-range = { $key }: { $value } is not between { $low } and { $high }.
bad-position-count = { $key }: { $value } values, { $expected } expected.
bad-position-id = { $key }: unknown “{ $value }”; known: { $known }.
bad-bot = Unknown bot “{ $bot }”; known: { $known }.
bad-bots = { $bots } bots for { $seats } seats: name one for all, or one per seat.
bad-own-bot-file = There is no file “{ $file }” with a bot of your own.
bad-own-bot-broken = { $file } cannot be read as a bot: { $error }.
bad-own-bot-class = { $file } has no class “{ $title }” derived from vestige.kernel.bot.Bot.
bad-own-bot-failed = { $bot } broke: { $detail }.
bad-own-bot-slow = { $bot } has not answered in { $detail }.
bad-own-bot-answer = { $bot } answered { $detail }, which is not among the options it was given.
bad-own-bot-twice = Two bots of your own are called “{ $title }”: give one of the classes another name.
bad-tournament-bots = One bot is no tournament: name two or more.
bad-tournament-file = { $file } does not hold the games of a tournament.
bad-tournament-other = { $file } holds the games of another tournament: other bots, seats, options or another seed.
bad-render-none = { $game } has no drawing.
bad-position-seat = { $key }: there are { $seats } seats only.
bad-position-question = { $key }: this question cannot be asked with these pieces.
bad-position-broken = { $key }: the pieces do not add up ({ $trouble }).
bad-position-pieces = { $key }: { $value } is one too many, the box holds { $count }.
bad-components = Components of { $game }: { $detail }
bad-components-value = { $key }: “{ $value }” does not fit.
bad-option-conflict = Options { $first } and { $second } exclude each other ({ $rule }).
