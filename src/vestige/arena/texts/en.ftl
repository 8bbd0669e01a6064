### What the server says.

serve-address = Vestige is open: { $address }

prompt-waiting = Waiting until everybody has sat down
prompt-over = The game is over
chart-name = Scores over time
event-undo = { $seat } takes it back
name-automaton = Automaton
name-bot-random = Bot { $number } (random)
name-bot-greedy = Bot { $number } (greedy)
level-random = Random: plays anything allowed
level-greedy = Greedy: takes what looks best now

## Bad input: what and where

bad-match = There is no match “{ $match }”.
bad-link = This link opens no seat.
bad-page = There is no page { $path }.
bad-method = { $path } does not take such a request.
bad-request = The request is not understood: { $where }
bad-fault = The server made a mistake; it has been noted.
bad-layer = There is no picture { $layer }.
bad-message = The message is not understood: { $where }
bad-private = This match is private: it opens with a link only.
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
bad-origin = Requests from { $origin } are not served.
bad-record-early = The record can be fetched when the match is over.
bad-record-long = A record of more than { $limit } entries is not taken.
bad-seat-taken = Seat { $seat } is taken.
bad-seat-count = { $seats } seats are given, but { $players } play.
bad-others-play = Others are still playing this match.
bad-not-again = This match began from a position and cannot be dealt again.
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
