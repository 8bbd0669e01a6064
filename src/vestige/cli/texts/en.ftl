### The command line and the terminal.

number = { NUMBER($value, maximumFractionDigits: 3) }
help-usage = Usage: { $usage }
help-parameters = Parameters:
help-commands = Commands:

## What stands for a value

cli-value =
    .game = GAME
    .rule = ID
    .record = RECORD
    .source = RECORD|GAME
    .number = N
    .names = A,B
    .setting = NAME=VALUE
    .file = FILE
    .text = TEXT
    .target = FOLDER

## Commands and their parameters

cli-any =
    .help = Show this page.
    .lang = Language of everything that is said.
    .game = The game, by its name in “vestige games”.
    .seats = How many people play (2, or what the game allows).
    .option = An option of the game; may be given several times.
    .components = Your own data of the box, as TOML.
    .json = Figures as JSON, for scripts.
    .record = A record, as JSON.
    .at = After so many entries of the record.
    .output = The file to write.
    .seed = The seed of the first game; game n has seed n.
cli-vestige = Published board games with every rule enforced: in the browser, in the terminal, by the thousand.
cli-games = The games on the shelf.
cli-simulate = Play many games and count.
    .games = How many games (100).
    .bots = Who plays: one bot for all seats, or one per seat (random).
    .jobs = How many processes share the work (1).
    .random-options = A random combination of options for every game; those given stand.
    .records = The folder that keeps every game’s record.
cli-tournament = Let bots play against each other, every line-up in every order of seats.
    .bots = Who plays, with commas: levels, levels with their walks (master:500), files of your own (bot.py:Mine). With fewer bots than seats the last one fills the rest.
    .games = How many games (100).
    .jobs = How many processes share the work (1).
    .goal = Stop as soon as the first bot’s share of victories is surely above or below so many percent.
    .results = A file that keeps every game; the same command goes on where it stopped.
    .plot = Draw the standings into this file, as SVG.
cli-check = Check everything a game must satisfy on random games, with every option and random combinations of them.
    .games = How many games of each case (1).
    .seconds = As many games as these seconds allow instead.
cli-bench = Measure random play; “kernel” is the bare engine, without a name all are measured.
    .seconds = CPU seconds per line (4).
    .search = Measure the bots’ search instead.
cli-replay = Verify a record and show its hash.
cli-play = Play in the terminal.
    .bots = Bots for the last seats; one name stands for all but the first seat; “none” for people only (greedy).
    .seed = The seed; by chance if left out.
    .position = Start from this position, TOML or JSON.
    .record = Where the record is kept; a new file if left out.
cli-position = Write the position at any moment of a record, as TOML.
    .output = The file to write; the screen if left out.
cli-rules = A game’s rules; with an id, one rule and the tests that show it.
    .rule = The rule’s number, for example MJ-CAP-03.
cli-render = Draw any position as SVG or PNG.
    .source = A record, or a game freshly laid out.
    .seat = As this seat sees it, from 1; a spectator if left out.
    .theme = Light or dark (light).
    .output = The picture, *.svg or *.png.
cli-backup = Copy the data of a server, while it is open, into a folder from which it can be served again.
    .target = The folder of the copy.
    .data = The folder that keeps the games.
cli-doctor = Look over the data of a server: what is whole, what is damaged.
    .data = The folder that keeps the games.
    .export = A folder for the records of all matches that can be read.
cli-serve = Open the table in the browser, for everybody on your network.
    .bot = A bot of your own for your tables, path/to/file.py:Class; it runs with all your rights.
    .bot-cores = How many processor cores bots may use; with two or more a master thinks on all that are idle (usually all but one, one for each answer).
    .host = The address to listen at (127.0.0.1).
    .port = The port (8017).
    .data = The folder that keeps the games.
    .components = Your own data of a box, as TOML, for new tables; may be given several times.
    .open = Open the browser at once.
    .url = The address by which friends reach it, where a proxy or a name of your own stands before it.
    .trusted-proxy = The address of a proxy whose word about visitors’ addresses is believed; may be given several times.
    .open-metrics = Show /metrics and /schema to everybody, not to this machine alone.
    .push-key = A file with the key for the push services of browsers, which tell people who are away that it is their turn; made if it is not there.
    .push-contact = An address of e-mail at which a push service may reach you; needed with --push-key.
    .push-service = The origin of a push service besides those of the usual browsers; may be given several times.

## Figures

games-id = Name
games-title = Game
games-players = Players
games-options = Options
simulate-progress = Playing
simulate-games = { $game } – games asked: { $asked }, finished: { $finished }, unfinished: { $unfinished }, failed: { $failed }.
simulate-length = Length: { NUMBER($mean, maximumFractionDigits: 1) } answers on average, from { $low } to { $high }.
simulate-decisions = { $decisions } decisions, { NUMBER($rate, maximumFractionDigits: 0) } per second.
simulate-seat = Seat
simulate-mean = Mean score
simulate-range = From–to
simulate-wins = Wins
simulate-failure = Seed { $seed } broke: { $error } – record: { $file }

tournament-progress = Playing
tournament-games = Games played: { $games }.
tournament-bot = Bot
tournament-share = Won
tournament-interval = 95 %
tournament-rating = Rating
tournament-seconds = An answer
tournament-percent = { NUMBER($value, style: "percent") }
tournament-between = { NUMBER($low, style: "percent") } – { NUMBER($high, style: "percent") }
tournament-rated = { NUMBER($rating, maximumFractionDigits: 1) } ± { NUMBER($unsure, maximumFractionDigits: 1) }
tournament-unrated = –
tournament-pace = { NUMBER($milliseconds, maximumFractionDigits: 0) } ms
tournament-note = Shared victories count in parts; 95 %: Wilson’s interval; rating: Plackett–Luce (openskill), 25 is where everybody begins (nobody is rated where there are fewer bots than seats); the time is the processor’s.
tournament-plot = { $game }: share of victories, with 95 % intervals
check-progress = Checking
check-result = { $game } – games checked: { $played }, failures: { $failed }.
check-played = Random combinations of options: { $combinations }; answers: { $answers }. Seen of the game:
check-options = Option values: { $seen } of { $all }{ $missed ->
    [0] .
   *[other] ; not: { $unseen }.
 }
check-seat_options = Seat option values: { $seen } of { $all }{ $missed ->
    [0] .
   *[other] ; not: { $unseen }.
 }
check-questions = Questions: { $seen } of { $all }{ $missed ->
    [0] .
   *[other] ; not: { $unseen }.
 }
check-verbs = Answers: { $seen } of { $all }{ $missed ->
    [0] .
   *[other] ; not: { $unseen }.
 }
check-events = Events: { $seen } of { $all }{ $missed ->
    [0] .
   *[other] ; not: { $unseen }.
 }
check-failure = { $what } – record: { $file }
bench-progress = Measuring
bench-game = Game
bench-seats = Seats
bench-build = Build
bench-decisions_per_s = Decisions/s
bench-options_per_s = Options/s
bench-ratio = Ratio
bench-interpreted = interpreted
bench-compiled = compiled
bench-copy_us = Copy (µs)
bench-imagine_us = Imagine (µs)
bench-bytes = Bytes
bench-note = Ratio: decisions per pass of a fixed loop of plain Python on the same machine. Bytes: one more copy of a table.
bench-walks_per_s = Walks/s
bench-expert = Expert (0.05 s)
bench-master = Master (0.2 s)
bench-search-note = Walks: imagined games of a search, in processor time; those that an expert and a master do in the time that tables of strength give them.
replay-match = { $game }: { $entries } entries, all legal.
replay-hash = Hash: { $hash }
replay-open = The game is not over.
replay-ranked = Finished: { $scores }.
replay-won = Won: { $scores }.
replay-lost = Lost: { $scores }.
replay-unfinished = Cut at its bound: { $scores }.
replay-broke = The game breaks while it is replayed: { $error }
render-progress = Drawing
rules-test = { $file }:{ $line } { $sentence }

## Playing

play-bot-random = { $seat } (random)
play-bot-greedy = { $seat } (greedy)
play-bot-novice = { $seat } (novice)
play-bot-apprentice = { $seat } (apprentice)
play-bot-expert = { $seat } (expert)
play-bot-master = { $seat } (master)
play-bot-own = { $seat } ({ $title })
play-prompt = { $seat } >
play-help = Type a number or words (“capture c2 c4”, beginnings will do). u undo · l log · s score · h hint · ? ACTION what it does, or why not · i THING what it is · q quit and save
play-thinking = Thinking for two seconds …
play-hint = { $number } { $option } – chance of winning { $chance }%
play-unknown = “{ $line }” is no action of this game.
play-allowed = That is allowed now.
play-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
play-titled = { $title }:
play-final = This cannot be taken back.
play-unseen = Nothing on the table is called “{ $line }”.
play-saved = Record kept in { $file }

## Bad input

bad-usage = { $command }: { $detail }
bad-usage-command = Unknown command “{ $word }”; known: { $known }.
bad-usage-option = { $command } has no parameter { $word }; see { $command } --help.
bad-usage-missing = { $command }: { $word } is missing; see { $command } --help.
bad-usage-value = { $word } needs a value, or takes none.
bad-usage-extra = { $command }: “{ $word }” is one word too many.
bad-usage-between = { $option }: “{ $value }” is not a whole number from { $low } to { $high }.
bad-usage-number = { $option }: “{ $value }” is not a whole number from { $low } up.
bad-usage-setting = { $option }: “{ $value }” is not NAME=VALUE.
bad-usage-word = { $option }: “{ $value }” is not one of { $known }.
bad-file-unreadable = cannot be read.
bad-file-syntax = not { $kind }: line { $line }, column { $column }.
bad-file-unwritable = { $file }: cannot be written ({ $detail }).
bad-rules-missing = There is no page of rules for { $game }.
bad-rule = Unknown rule { $rule }; known: { $known }.
bad-render-suffix = { $file }: a picture is *.svg or *.png.
bad-render-seat = There is no seat { $seat }: the table has { $seats }.
bad-extra = This needs more than is installed: { $module } is missing; install vestige[{ $extra }].

## The store of a server

backup-done = Copied to { $folder }. Serve it with --data to restore.
doctor-page = Damaged: { $what }
doctor-missing = The last { $transactions } acknowledged changes are missing: the log beside the store was cut off.
doctor-damaged = Match { $match } ({ $game }) is readable up to entry { $entries }: { $why }
doctor-result = { $whole } of { $all } matches are whole.
doctor-exported = Records were written to { $folder }.
