### What the server says.

serve-address = Vestige is open: { $address }
serve-network = For others on your network: { $address }
serve-phone = For the camera of a phone:

prompt-waiting = Waiting until everybody has sat down
prompt-over = The game is over
chart-name = Scores over time
event-undo = { $seat } takes it back
event-takeback = { $seat } takes the turn back; everybody agreed
takeback-declined = Somebody would rather not take this back.
name-automaton = Automaton
name-bot-random = Bot { $number } (random)
name-bot-greedy = Bot { $number } (greedy)
level-random = Random: plays anything allowed
level-greedy = Greedy: takes what looks best now

## Bad input: what and where

bad-match = There is no match “{ $match }”.
bad-link = This link opens no seat.
bad-link-spent = This link has been used. Who sat down with it goes on there; a new link comes from the host.
bad-one-seat = You already sit at this table; a person holds one seat.
bad-no-link = Seat { $seat } needs no link.
bad-not-sitting = You hold no seat at this table.
bad-too-many-links = { $limit } links were made for this seat; no more are made.
bad-too-many-devices = A seat is held from { $limit } devices at most; leave the table on one of them first.
bad-page = There is no page { $path }.
bad-method = { $path } does not take such a request.
bad-request = The request is not understood: { $where }
bad-fault = The server made a mistake; it has been noted.
bad-layer = There is no picture { $layer }.
bad-message = The message is not understood: { $where }
bad-private = This match is private: it opens with a link only.
bad-no-store = There is no store { $file }.
bad-entry-missing = Entry { $number } is missing.
bad-not-host = Only the host of this match may do that.
bad-not-your-seat = Seat { $seat } is not yours.
bad-not-started = The match has not begun.
bad-choices-frozen = Somebody has committed to a number for the deal: nothing can be chosen any more.
bad-option-by-hand = Option { $option } is chosen on the command line only.
bad-no-guide = { $game } has no guided game.
bad-guide = The guide of { $game } cannot be read: { $why }.
bad-howto = The pictures of how to play { $game } cannot be read: { $why }.
bad-howto-target = Nothing in { $pane } has the target { $target }.
bad-key-short = { $file } holds { $bytes } bytes instead of { $expected }: take it away, then start again (links given out so far end with it).
bad-no-nonce-now = No number for the deal is expected now.
bad-host = This server is not called “{ $host }”; its host can announce the name with --url.
bad-url = “{ $url }” is no address of a server: it begins with http:// or https:// and has a name.
bad-trusted-proxy = “{ $address }” is no address of digits.
bad-not-stalled = Nobody has to be left out now: wait a little longer.
bad-nonce-used = The number of seat { $seat } was shown before; another one is needed.
bad-too-many-tries = The deal was tried { $limit } times; open a new table.
bad-too-many-public = You host { $limit } public tables that wait for players; fill or delete one first.
bad-store-damaged = The store { $file } is damaged: { $why }. “vestige doctor” says what is whole and saves it.
bad-resign-now = There is nothing to give up here.
bad-not-away = Seat { $seat } has not been away for as long as this table wants to wait.
bad-talk-off = People do not talk at this table: its host switched it off.
bad-talk-empty = A line has some words, or is one of the ready phrases.
bad-talk-fast = Not so fast: wait a moment before you say more.
bad-origin = Requests from { $origin } are not served.
bad-record-early = The record can be fetched when the match is over.
bad-record-heavy = This record needs more memory or time than the server gives one.
bad-record-fair = The proof of the deal in this record is not right: { $why }.
bad-undo-limit = You have taken back { $limit } answers in this match; no more can be taken back.
bad-record-long = A record of more than { $limit } entries is not taken.
bad-seat-taken = Seat { $seat } is taken.
bad-seat-count = { $seats } seats are given, but { $players } play.
bad-others-play = Others are still playing this match.
bad-not-again = This match cannot be dealt again by you: it goes on, began from a position, or was played without you.
bad-too-large = The request is too large.
bad-too-many-requests = Too many requests; wait a moment.
bad-too-many-matches = You host { $limit } matches already; delete one first.
bad-store-version = { $file } was written by a later version of Vestige (lay-out { $version }, this one knows { $expected }).
bad-data-folder = The data folder { $folder } cannot be used: { $why }.
bad-port = No free port at { $host } from { $port } on: { $why }.

howto-here = How to play
howto-guide = Guided first game
howto-rules = The numbered rules
howto-lobby = Lobby
howto-print = Print

## The page behind a link

join-sit = You are invited to seat { $seat } of this table.
    .go = Sit down
join-back = You left seat { $seat } of this table. It is still yours.
    .go = Sit down again
join-device = Go on from this browser with your seat at this table. Everybody there sees that you use another device.
    .go = Go on here
join-watch = You are invited to watch this table.
    .go = Watch
join-people = At the table: { $names }
join-name = Your name

event-resign = { $seat } gives up
note-resigned = { $seat } gave up; a bot has the seat from now on.
note-stand-in = A bot sits in for { $seat }.
note-back = { $seat } is back.
note-device = { $seat } also plays from another device.
note-new-link = The host made a new link for the seat of { $seat }.
note-new-holder = Somebody sat down for { $seat } with a new link.
