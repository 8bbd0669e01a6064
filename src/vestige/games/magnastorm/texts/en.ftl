### Magnastorm. Names of components are in names_en.ftl.

game-title = Magnastorm
game-tagline = Research a planet between the storms, and command the fleet
game-about = A storm circles the planet. Land your Scout Runner in the calm sectors, install turtle labs, build teleport stations, and win commanders whose price falls with every crew member that leaves their column. Objectives bring the most reputation – to whoever is first.
game-minutes = 60–90 min

## Pieces of sentences

heap = { $gray ->
        [0] {""}
       *[other] {" · "}{ $gray } gray
    }{ $purple ->
        [0] {""}
       *[other] {" · "}{ $purple } purple
    }{ $pink ->
        [0] {""}
       *[other] {" · "}{ $pink } pink
    }{ $orange ->
        [0] {""}
       *[other] {" · "}{ $orange } orange
    }{ $yellow ->
        [0] {""}
       *[other] {" · "}{ $yellow } yellow
    }

## Questions

ask-setup_column = Put your first crew into a column
    .wait = { $seat } places the first crew
ask-setup_track = Choose the track of your first level
    .wait = { $seat } chooses a track
ask-turn = Take a column, or use a crew on the lower panel
    .wait = { $seat } takes a turn
ask-exchange = Which three cubes do you give?
    .wait = { $seat } exchanges cubes
ask-receive = Which cube do you take for them?
    .wait = { $seat } exchanges cubes
ask-pay = How do you pay?
    .wait = { $seat } pays
ask-move_crew = Move the crew of { $column } to the lower panel
    .wait = { $seat } moves crew to the lower panel
ask-dain = Forrester Dain: how many yellow cubes become reputation?
    .wait = { $seat } uses Forrester Dain
ask-place = Where on the lower panel do you put it ({ $crew })?
    .wait = { $seat } places a crew
ask-option = { $space }: move or gain cubes?
    .wait = { $seat } chooses to move or to gain
ask-move = Move your Scout Runner: { $reach ->
    [one] { $reach } area
   *[other] up to { $reach } areas
 }
    .wait = { $seat } moves the Scout Runner
ask-leave = To which side do you leave { $slot }?
    .wait = { $seat } leaves a station
ask-walk = Stop here or go on?
    .wait = { $seat } moves the Scout Runner
ask-build = Build a station on { $slot }?
    .wait = { $seat } may build a station
ask-lab = Install a turtle lab here?
    .wait = { $seat } may install a lab
ask-further_lab = Install another lab on this space{ $double ->
    [0] {" "}(Azrea: 1 cube of your colour more)
   *[other] {""}
 }?
    .wait = { $seat } may install another lab
ask-adira = Adira Okzil: 2 cubes of your colour for a level?
    .wait = { $seat } may use Adira Okzil
ask-track = Which track do you advance on?
    .wait = { $seat } chooses a track
ask-redirect = Franzkarl Huber: advance on { $track } or on another?
    .wait = { $seat } may use Franzkarl Huber
ask-lowest = Rain Davenpitt: which of your lowest tracks?
    .wait = { $seat } chooses a track
ask-first_power = Which commander first?
    .wait = { $seat } chooses a commander
ask-any = Which cube do you take?
    .wait = { $seat } takes a cube
ask-bag = Joy D. Obondov: how many cubes do you draw?
    .wait = { $seat } draws from the bag
ask-crew = Where do you place a crew of yours?
    .wait = { $seat } may place a crew
ask-objective = Fulfil an objective?
    .wait = { $seat } may fulfil an objective
ask-take_back = Which labs of { $sector } do you take back? ({ $left } to go)
    .wait = { $seat } takes labs back

## Answers

do-column = { $column }
    .name = Column
do-track = Advance on { $track }
    .name = Advance
do-take = Take { $column }
    .name = Take control
do-use = Use { $crew } of { $column }
    .name = Use a crew
do-exchange = Exchange 3 cubes for 1
    .name = Exchange 3:1
do-give = Give { $first }, { $second }, { $third }
    .name = Give
do-receive = Take { $cube }
    .name = Take
do-pay = Pay { $payment }
    .name = Pay
do-put = { $crew } on { $action_space }
    .name = Move crew
do-spend = { $number ->
    [0] Spend none
    [one] { $number } yellow cube
   *[other] { $number } yellow cubes
 }
    .name = Spend
do-place = On { $action_space }
    .name = Place
do-move = Move the Scout Runner
    .name = Move
do-gain = Gain cubes
    .name = Gain
do-stay = Stay here
    .name = Stay
do-stop = Stop on { $space }
    .name = Stop
do-walk = To { $area }
    .name = Go on
do-station = Start from your station on { $slot }
    .name = Own station
do-toll = Start from { $slot } for a { $cube }
    .name = Station with toll
do-extend = Justin: one area more for a { $cube }
    .name = Go further
do-mira = Mira: put down on { $space }
    .name = Mira
do-relocate = Out of the storm, to { $space }
    .name = Leave the storm
do-build = Build on { $slot }
    .name = Build
do-build_free = Build on { $slot } free of charge (Kaysia)
    .name = Build free
do-install = Install the lab
    .name = Install
do-install_free = Install the lab free of charge (Kaysia)
    .name = Install free
do-power = { $commander } first
    .name = Commander
do-cube = Take a { $cube }
    .name = Take
do-draw = Draw { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
 }
    .name = Draw
do-crew_upper = On the upper panel, { $column }
    .name = Upper panel
do-crew_lower = On the lower panel, { $action_space }
    .name = Lower panel
do-markers = { $objective } with { $tracks }
    .name = Research objective
do-labs = { $objective } with { $sectors }
    .name = Sector objective
do-lab = The lab on { $space }
    .name = Take back

## What happened

event-start_column = { $seat } puts a crew into { $column }.
event-start_cube = { $seat } gets a cube for the late position.
event-artefact_bonus = { $seat } uses { $artefact }.
event-round = Round { $number } begins.
    .round = Round { $number }
event-turn = It is the turn of { $seat }.
event-paid = { $seat } pays in cubes{ heap }.
event-gained = { $seat } gains cubes{ heap }.
event-exchanged = { $seat } takes a { $cube } in exchange{ heap }.
event-took = { $seat } takes control of { $column }.
event-crew_moved = { $crew } goes to { $action_space }.
event-controls = { $seat } controls { $commander }: +{ $number }.
event-loses = { $seat } loses { $commander }: −{ $number }.
event-token = { $seat } takes the first player token.
event-dain = { $seat } turns { $number ->
    [one] a yellow cube
   *[other] { $number } yellow cubes
 } into reputation.
event-placed = { $seat } uses { $crew } on { $action_space }.
event-moved = { $seat } moves to { $space }.
event-stayed = { $seat } stays.
event-station_used = { $seat } starts from { $slot }.
event-toll = { $seat } gives { $owner } a { $cube }.
event-extended = { $seat } spends a { $cube } to go one area further.
event-relocated = { $seat } leaves the storm for { $space }.
event-station_built = { $seat } builds a station on { $slot }: +{ $number }.
event-lab_installed = { $seat } installs a lab on { $space }.
event-free = { $seat } pays nothing for it (Kaysia).
event-advanced = { $seat } reaches level { $number } on { $track }.
event-drew = { $seat } draws from the bag: { $cubes }.
event-swapped = { $seat } passes { $other } in the turn order.
event-crew_upper = { $seat } adds a crew to { $column }.
event-crew_lower = { $seat } adds a crew on { $action_space }.
event-objective = { $seat } fulfils “{ $objective }”: +{ $number }.
event-moved_back = { $seat } moves back { $number } levels on { $track }.
event-lab_back = { $seat } takes back a lab from { $space }.
event-ellen = Ellen B. Outridge gives { $seat } 1 more and a level.
event-threshold = { $seat } has { $number } reputation: the end is near.
event-administration = Administration of round { $number }.
    .phase = Administration
event-income = { $seat } gets income{ heap }.
event-majority = { $seat } has the majority in { $sector }: +{ $number }.
event-cedric = Cedric J. Lebeaux gives { $seat } 1 reputation.
event-first_again = { $seat } has the first player token and moves to the front.
event-panels = The action panels are exchanged.
event-storm = The storm rages in { $sectors }.
event-final = The game is over.
    .phase = The end
event-keepsake = { $seat } takes home { $artefact }.

## Why not

why-E_TURN = It is not the turn of { $seat }.
why-E_PHASE = Not possible at this moment.
why-E_PAY = You do not have the cubes for it.
why-E_COLUMN_EMPTY = There is no crew in this column.
why-E_OWN_COMMANDER = You already control this commander.
why-E_CREW_CHOICE = This crew may not be used: neutral and own crew come first.
why-E_SPACE_TAKEN = This space is occupied.
why-E_DEST_STORM = The storm rages there.
why-E_DEST_RANGE = Not within reach.
why-E_STAY_STORM = Your Scout Runner must leave the storm.
why-E_STATION_NONE = There is no station there.
why-E_TOLL = Another player’s station costs a cube that you hold.
why-E_SLOT_PATH = Your path did not cross this slot.
why-E_SLOT_TAKEN = There is a station on it already.
why-E_SLOT_STORM = This slot lies in the storm.
why-E_CREW_COLUMN = New crew goes only where crew stands.
why-E_COLOR = A player colour that the supply has; yellow is not allowed.
why-E_EXCHANGE = Three cubes of yours for one that the supply has, in your own turn.
why-E_TRACK_MAX = Your marker is at the top of this track.
why-E_OBJ_COND = The conditions are not met.
why-E_OBJ_DONE = You have fulfilled this objective already.
why-E_POWER = You do not control this power, or it is used up.
why-E_SETUP_COLUMN = An opponent’s crew stands in this column.
why-E_SETUP_TRACK = Somebody has chosen this track already.
why-E_UNKNOWN = It is not on this side of the board.

## Options

option-start = Landing area
    .tip = Area 1 is recommended for a first game
    .start_1 = 1
    .start_2 = 2
option-first = First player
    .tip = Drawn, unless somebody is named
    .random = drawn
option-advanced = Advanced start
    .tip = Two artefacts of each player decide the turn order and give a bonus; whoever owns none is lent two of silver
option-colour = Colour
    .tip = Your federation
    .gray = gray (SONA)
    .purple = purple (NEU)
    .pink = pink (DASH)
    .orange = orange (PACO)
option-artefacts = Artefacts
    .tip = The artefact cards this player owns

## Score sheet

row-objectives = Objectives
row-commanders = Commanders
row-majorities = Majorities
row-stations = Stations
row-powers = Powers of commanders
row-artefacts = Artefacts
row-position = Turn order
