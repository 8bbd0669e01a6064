# Words of the pages. What a game says lies with the game.

vestige = Vestige
tagline = Board games with every rule enforced

## Everywhere

close = Close
settings = Settings
rules = Rules
loading = One moment…
offline = Connection lost. It comes back by itself.
online = Connected again.
failed = The server refused this ({ $status }).
underway = One moment …
rest = Let a bot play for me
return = I am back
resign = Resign
resign-sure = Give up this match? Where two play the other wins; elsewhere a bot takes the seat for good.
replace = Let a bot sit in
replace-asked = a bot is wanted
stand-in = a bot sits in
away = If somebody is away, a bot may sit in after
    .t0 = never
    .t600 = 10 minutes
    .t3600 = an hour
    .t86400 = a day
unfold = Unfold
fold = Fold
log-folded = { $line } … and { $count } more
log-bot = A bot answered.
recap = Since your last move
recap-more = { $count ->
        [one] and one more thing
       *[other] and { $count } more things
    }
skip = To the board
lobby = Lobby

setting-lang = Language
    .en = English
    .fr = Français
    .hint = Can be changed at any time, in the middle of a match too.
setting-theme = Theme
    .auto = System
    .light = Light
    .dark = Dark
    .hint = Boards keep their colours, bright ones are dimmed in the dark.
setting-motion = Motion
    .auto = System
    .full = Full
    .less = Less
    .hint = With less motion pieces appear in their new place instead of gliding.
setting-trail = Last move
    .on = Marked
    .off = Not marked
    .hint = What the last move changed on the board keeps a dotted mark in that player’s colour.
setting-pace = Pace of the others
    .quick = At once
    .steady = Steady
    .slow = Slow
    .hint = Moves of bots and other people are shown one after the other, with a pause between them.
setting-confirm = Ask twice
    .never = Never
    .final = What cannot be undone
    .hint = A move that draws, reveals or ends your turn is then confirmed first.

## Lobby

your-name = Your name
welcome = Welcome! What shall the others call you?
welcome-go = That’s me
name = Name
mine = Your tables
mine-waiting =
    { $count ->
        [0] nobody waits for you
        [one] one table waits for you
       *[other] { $count } tables wait for you
    }
play = Play
look = Look
delete = Delete this table
delete-sure = Delete this table of { $title }?
leave = Leave this table
leave-sure = Leave this table of { $title }?
start = Start a game
start-hint = pick a box
players-span = { $least }–{ $most }
new-table = New table:
players = Players
options = Options
any = any
level = Strength
kind-me = Me
kind-bot = Bot
kind-open = Friend
kind-here = At this device
tile-kind = Who sits here
tile-me =
    .about = you
    .hint = This is your seat.
tile-open = A friend
    .about = gets a link
    .hint = You get a secret link for this seat, to hand to one person.
tile-here = Somebody else
    .about = at this device
    .hint = The device is passed on; what the others hold stays hidden.
tile-add = Add a seat
    .about = up to { $most }
tile-remove = Remove this seat
kind-person = Person
kind-automaton = The game itself
kind-left = Has left
come-back = Come back
device-link = Continue on another device
    .hint = Open this link in the other browser, once. Everybody at the table sees that you use a second device.
new-link = A new link for this seat
    .hint = For the person of this seat who lost the way back. Who sits down with it replaces whoever sits there; everybody at the table sees it.
seat-devices = · { $count } devices
public = Show in the lobby: anybody may take an open seat
open-table = Open the table
open = Open tables
open-count =
    { $count ->
        [0] none
        [one] one is waiting
       *[other] { $count } are waiting
    }
open-none = Nobody is looking for players just now.
join = Join
watch = Watch
watch-count =
    { $count ->
        [0] none
        [one] one match in play
       *[other] { $count } matches in play
    }
watch-none = No public match is being played.
paste-link = Paste an invitation link
import = Open the record of a match
bad-link = This is no invitation link of this server.
bad-record = This file is no record: it is not JSON.
status-waiting = Waiting for players
status-playing = In play
status-over = Finished
with = with { $names }
against = against { $names }
mine-more =
    { $count ->
        [one] one more table
       *[other] { $count } more tables
    }
finished = Finished
finished-count = the last { $shown } of { $count }
finished-all = All finished games
finished-none = Nothing has been played to its end yet.
outcome-mine = You won
    .points = You won, { $own } to { $other }
outcome-theirs =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
outcome-place =
    { $place ->
        [2] you came second
        [3] you came third
        [4] you came fourth
       *[other] you came last
    }
outcome-won = Alone: you won
outcome-lost = Alone: not this time
outcome-unfinished = Stopped at the limit of moves

## Waiting room and shared device

waiting-title = The table is set
waiting-text = Give each open seat’s link to one person. When everybody has sat down the match can start.
waiting-copied = The link to the free seat is copied: paste it into a message to your friend.
waiting-copy = Send the link below to your friend: press Copy, or mark it and copy it.
waiting-yours = Your choices
waiting-any = whatever is left
waiting-ready = Start the game
waiting-ready-hint = Everybody is here. Choose what you like; whoever starts first begins the deal for all.
waiting-stalled = The deal waits for a number from the browser of { $names }, which does not answer.
waiting-go-on = Deal without it
waiting-watch = Link for people who want to watch
    .hint = Whoever opens it sees the table as it is for everybody: no hands, no plans.
waiting-leave = Leave the table
waiting-bot = Give this seat to a bot
invitation = Invitation link
copy = Copy
copied = Copied
copy-marked = Marked, now copy it
seat-open = Open seat
seat-you = you
seat-here = here
seat-away = away
seat-away-since = away since { $when }
seat-left-since = left { $when }
watching =
    { $count ->
        [one] one person watches
       *[other] { $count } people watch
    }
seat-stuck = has trouble thinking and tries again
pass-title = Pass the device to { $name }
pass-text = What the others hold stays hidden until you are ready.
pass-go = I am { $name }

## Table

prompt = Question
board = Board
chips-boards = Boards of the players
chips-parts = Parts of the board
phases = Phases
rail = Players, log and score
seats = Players
seat = Seat { $number }
views = Pages
drawer = Log and score
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-whole = The whole board
view-board = Board
view-mine = Mine
view-players = Players
view-log = Log
view-more = More
your-turn = Your turn
waiting-for = { $names } to play
tag-your-turn = your turn
tag-turn = to play
tag-thinks = thinking …
tag-confirmed = ready
undo = Undo
back = Back
menu = Choose
more-options = { $count } more
aside-options = Also possible ({ $count })
unavailable = Unavailable
confirm-final = This cannot be taken back.
confirm-yes = Do it
confirm-no = No
tip-final = Cannot be taken back.
tip-choices = { $count } possibilities
rule = Rule { $rule }
log = Log
score = Score
score-sheet = Score sheet
score-now = If it ended now
score-final = Final score
score-total = Total
goals = Objectives
goal-far = { $value } of { $target }
goal-met = reached
goal-open = not yet
goal-missed = missed
replay = Replay
replay-slider = Moment of the match
replay-looking = Looking back
replay-move = Move { $number } of { $total }
replay-live = live · move { $number }
replay-now = Back to now
replay-start = To the start
replay-back = One move back
replay-forward = One move on
replay-play = Play
replay-pause = Pause

## Rules and edition

rules-search = Search the rules
rules-contents = Contents
rules-found = { $count } of { $total } rules.
edition = About this edition
edition-text = The pictures of the printed rulebook are lost to us, so some data is reconstructed. Each datum says where it comes from; an owner of the box can correct it with a file of their own; the words in typewriter letters are its keys.
source-R = printed in the rulebook
source-S = from another published source
source-X = reconstructed by us

## Result

result = Result
result-heading = { $name } wins, { $most } to { $least }
result-won = You won, with { $score } points
result-lost = Not this time: { $score } points
tally = The count
tally-skip = Skip
result-unfinished = Stopped at the limit of moves
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
result-chart = Scores over time
result-record = Record of the match
result-bot =
    { $count ->
        [one] one answer by a bot
       *[other] { $count } answers by a bot
    }
result-verifier = Verifier
result-replay = Watch again
result-again = Play again
rematch-join = Join the rematch
result-rematch = { $name } wants a rematch: join
somebody = Somebody

## Fair deal

fair = Fair deal
fair-host = Server’s secret
fair-seed = Seed
fair-waiting = not yet committed
fair-opened = opened
fair-none = This match was not dealt by commitments.
fair-proves = Before the deal the server and every player’s browser committed to a number, shown above as a hash. The seed of all chance is the hash of all these numbers. With the record and the verifier anybody can check, after the match, that the numbers are those that were committed and that every draw follows from them: nobody chose the shuffle.
fair-proves-not = It does not prove that the person who runs the server did not look at hidden cards during the match.

howto-here = How to play
new-here = New here?
play-bots = Play
play-friends = With friends
coach = Coach
coach-step = Step { $number } of { $steps }
coach-next = Go on
coach-back = Back
coach-show = Show me
coach-anyway = The coach would do something else. Play it anyway?
coach-left = You went your own way: the game goes on without the coach. Undo leads back to it.
coach-end = That was the guided game. You know how it goes now.
setting-tap = Tap on touch screens
    .auto = preview first
    .once = plays at once
    .twice = always twice
    .hint = The first tap shows what a move does, the second plays it.

## Addresses

qr = A picture of { $link } for a camera
qr-show = For a phone’s camera
qr-hint = Point the camera of a phone at this picture; it opens the link.
here-only = Links work on this machine only. To let friends join over your network, start with: ./play --host 0.0.0.0
network = From a phone or another computer
network-camera = Point a camera here, or open
network-only = Works in this network only.
network-alone = This table is open to this machine only. Started with “./play --host 0.0.0.0”, it can be reached from your whole network.

## Taking back after the turn has ended

takeback = Take back?
takeback-ask =
    { $count ->
        [one] This would be taken back if { $names } agrees to it:
       *[other] This would be taken back if { $names } agree to it:
    }
takeback-end = the end of the turn
takeback-bots = This would be taken back, the bots’ answers with it:
takeback-asks = { $name } asks to take back:
takeback-more = … and { $count } more
takeback-go = Ask
takeback-now = Take it back
takeback-yes = Agree
takeback-no = Rather not
takeback-waits = Asked to take back. Still to answer: { $names }
takeback-wants = { $name } asks to take back
takeback-withdraw = Withdraw
takeback-declined = { $names }: rather not
takeback-lapsed = The game has gone on; nothing is taken back.

## Talk

talk = Talk
talk-off = People do not talk at this table.
talk-empty = Nobody has said anything yet. Spectators can read along.
talk-watching = Who watches reads along.
talk-say = Say something
talk-send = Send
talk-allow = People may talk at this table
talk-unread = { $count } unread
phrase =
    .hello = Hello!
    .moment = One moment, please.
    .thanks = Thank you!
    .nice = Well played!
    .again = Another game?
    .bye = I have to go.

## Your turn

turn-title = ● Your turn – { $title }
turn-yours = It is your turn.
turn-offer = Shall this browser tell you when it is your turn?
    .yes = Tell me
    .no = No
setting-sound = Sound
    .on = On
    .off = Off
    .hint = Two soft notes when it is your turn.
setting-notify = Notifications
    .on = On
    .off = Off
    .hint = When it is your turn and you look at something else. The page must be open.
    .push = When it is your turn and you look at something else, also when no page is open. The message names the game and nothing else.
    .denied = This browser was told to show none from here; that can be changed in its own settings.
    .forbidden = Browsers allow these on https addresses and on the server’s own machine only. Title, badge and sound remain.

hint = Hint
hint-tip = What the master would do (H)
hint-thinking = thinking …
hint-from = master · 2 s · ± { $accuracy } %
hint-only = the only answer
hint-now = The tick is the chance as the table stands: { $chance } %
hint-chance = { $chance } %
hint-equal = about equal
hint-play = Play { $number }
hint-show = Show { $number }
hint-why = Why 1 and not { $number }?
hint-ahead = { $lead } points ahead
hint-behind = { $lead } points behind
hint-also = also { $moves }

terms-later = What it gains comes later; at first it costs:
why = why?
why-thinking = One moment …
why-instead = Compared with “{ $instead }”:
why-equal = About as good as “{ $instead }”.
why-changed = What it brought:
why-nothing = Nothing that can be told in numbers, or nothing that may be told yet.

review = Review
review-chances = Chance of winning
review-goals = Chance of reaching the goals
review-how = At the beginning of every turn, from the master’s search, by what the players could know; dotted: what could have been. Point at the curve, or use the arrow keys; Enter shows the moment.
review-moment = Moment
review-turn = { $name }’s turn
review-yours = your turn
review-end = the end
review-of = { $name } { $chance } %
review-begins = The review is being worked out …
review-waiting = Looking at move { $done } of { $total }
review-failed = The review of this match could not be worked out.
review-empty = Nothing was decided in this match: there is nothing to look back at.
review-points = { $count ->
    [0] No turning points: nothing changed much at once
    [one] One turning point
    [two] Two turning points
   *[other] Turning points
}
review-instead = instead of
review-then = then
review-better = Better:
review-better-for = Better for { $name }:
review-nothing = Nothing clearly better was found.
review-see = See it

play-on = Play on from here
play-on-about = A table of your own from move { $count } of this match. What is still to be drawn is drawn anew; there is no fair deal to prove, and nothing is taken home from it.
play-on-hand = by hand
play-on-bot = Bot: { $name }
play-on-origin = Played on from move { $count }
