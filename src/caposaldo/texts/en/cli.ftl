### What the command line and the terminal say.

## At the table

cli-ask = your choice (h: help) >{" "}
cli-ask-first = number (Enter: 1) >{" "}
cli-help =
    12         do number 12 of the list
    ?12        why: the odds of number 12, and where they come from
    no         why not: what can’t be done now, and the rule that forbids it
    { $label }the same, for one label
    { $rule }the text of a rule
    u          take back your last decision
    b, f       board; forces of both sides
    m, l       more choices; log of the game
    own        your own secrets (when two people share the screen)
    s, s FILE  save, save elsewhere; q  save and leave
    lang       switch to Italian
    verbs      how moves are written, all of them
cli-help-any =
    take 4     play a move as it is written in the record
cli-help-battlegroups =
    0          end the phase, the order or the fire
    U1         choose a unit by its label; U1 I3 for a firer and its target
    14,26      go, deploy or lay smoke there: inches (″) from the left and the top
    14,26 90   the same, facing 90°: 0° is up, 90° right
    a 90       turn to this bearing
    ?14,26     who could fire at a unit that goes there; ?3 by number
    Distances are in inches (″).
    Examples: U1, then 14,26 moves U1 to that point; U1 I3 fires at I3.
cli-help-storms =
    0          confirm, pass or do without
    G1         choose a unit by its label
    G08        a hex; 101-G08 with the number of its map
    ?G08       what a move costs, and who could fire at it there; ?3 by number
    Distances are in hexes; moves and fire cost AP or CAP.
    Examples: take G1 ap, then go 101-G08 care moves G1; fire 101-G10; card 9 free.
cli-help-traces =
    0          end the move, the phase or the choice
    17Pz       choose a unit by its label
    1915       a hex by its number: row 19, column 15
    17Pz 1915  a unit and a hex, for a retreat or an advance
    okh        a chit by its name
    Distances are in hexes; moves cost movement points (MP).
    Examples: take 17Pz, then go 1915 moves 17Pz there; attack 3134; ?fight.
cli-help-upfront =
    0          done, pass or do without
    A          choose a group by its letter; A B for a group and its target
    #61        a card by its number; #61 A for a card and a group
    ostertag   a man by his name
    There is no map: distances are relative ranges, 0 to 5.
    Examples: A B, then #92 fires A at B with card 92; #72 A forward moves A.
cli-more = … { $left ->
    [one] one more line
   *[other] { $left } more lines
}: m
cli-time-up = Your minute is over: no new action this turn (16.31).
cli-no-number = Choose a number from 1 to { $last }; h for help.
cli-not-understood = “{ $typed }” is not a command or a choice here; h for help.
cli-no-point = Nothing can be done at a point now.
cli-no-bearing = Nothing can be turned now.
cli-no-verbs = The moves of this game are written as the list shows them.
cli-no-rule = There is no rule { $id }.
cli-nothing-rolled = No dice are rolled for this choice.
cli-no-modifiers = No modifiers.
cli-no-effect = no effect
cli-total = in all
cli-nothing-refused = Nothing is refused here: everything one might think of is on the list.
cli-more-refused = … and { $left } more; no G4 for those of one unit.
cli-log-cut = … { $left } earlier lines; `caposaldo replay` tells them all.
cli-undone = Taken back.
cli-hand-over = Hand over to { $seat }, then press Enter:{" "}
cli-hide-again = Enter hides this again:{" "}
cli-no-language = There is no language “{ $lang }”: it or en.
cli-saved = Saved in { $path }.
cli-not-saved = { $path } cannot be written: { $reason }.
cli-left = The game is saved. Go on with: caposaldo play --resume { $path }
cli-resumed = { $path }: the game goes on after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
cli-wins = Victory: { $seats }
cli-draw = A draw
cli-recorded = Recorded in { $path } ({ $decisions } decisions, hash { $hash }). Tell it again with: caposaldo replay { $path }

## Interrupted by Ctrl-C

cli-interrupted = interrupted
cli-interrupted-games = interrupted after { $done } of { $games } games; nothing was saved
cli-stopped = the server has stopped; the games are saved

## Before the game

cli-which-game = Which game?
cli-which-scenario = Which scenario?
cli-which-seat = Which side is yours?
cli-which-opponent = Against whom?
cli-opponent-greedy = a bot that plays sensibly and at once
cli-opponent-search = a bot that thinks ahead, about a second a decision
cli-opponent-random = a bot that plays at random
cli-opponent-human = a friend, at this same terminal
cli-begin = Enter begins the game (h at any time: help){" "}
cli-no-games = there are no games here
cli-record-finished = { $path }: this game is over; keep the new one in another file
cli-record-other = { $path }: this is a game of { $game }, scenario { $scenario }; keep the new one in another file

## Lists and reports

cli-column-id = id
cli-column-title = title
cli-column-scenarios = scenarios
cli-column-summary = what it is
cli-column-year = year
cli-column-difficulty = difficulty
cli-column-length = length
cli-column-seats = seats
cli-column-decisions-per-s = decisions/s
cli-column-ratio = python-chess = 1
cli-column-clone = copy of a state
cli-column-replays = replays/s
cli-length-decks = { $decks ->
    [one] one deck
   *[other] { $decks } decks
}, { $minutes } min
cli-length-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $minutes } min
cli-length = { $turns } turns, { $minutes } min
cli-see = See also: { $rules }
cli-proven = { $count ->
    [0] No test proves it.
    [one] Proven by one test:
   *[other] Proven by { $count } tests:
}
cli-unproven = no test
cli-rules-count = { $rules } rules, { $unproven } without a test.
cli-games = games
cli-won-by = won by { $seat } ({ $bot })
cli-draws = draws
cli-mean-decisions = decisions a game
cli-seconds = seconds
cli-decisions-per-s = decisions/s
cli-fuzz-games = games
cli-fuzz-decisions = decisions
cli-fuzz-crashes = crashes
cli-fuzz-dead-ends = dead ends
cli-fuzz-bad-undo = faults of undo
cli-fuzz-leaks = leaks
cli-fuzz-hash-mismatches = hashes that differ
cli-fuzz-bad-listings = faults of the list of actions
cli-fuzz-unexplained = unexplained
cli-decision = decision { $number }
cli-untouched = Never touched: { $names }
cli-not-installed = not installed
cli-compiled = Compiled core.
cli-interpreted = Interpreted core (not compiled).
cli-bench-note = { $game }: copies are of { $scenario } ({ $units } units) in mid-game; the replayed record has { $decisions } decisions.
cli-turn = Turn { $turn }
cli-turn-of = Turn { $turn } of { $turns }
cli-turn-phase = Turn { $turn } · { $phase }
cli-turn-of-phase = Turn { $turn } of { $turns } · { $phase }

## Backups

cli-backup-made =
    { $tables ->
        [one] 1 table saved in { $file } ({ $size } MB before compression).
       *[other] { $tables } tables saved in { $file } ({ $size } MB before compression).
    }
cli-backup-checked =
    { $tables ->
        [one] { $file } is a good backup of 1 table, made { $made } by version { $program }.
       *[other] { $file } is a good backup of { $tables } tables, made { $made } by version { $program }.
    }
cli-backup-restored =
    { $tables ->
        [one] 1 table restored to { $folder }.
       *[other] { $tables } tables restored to { $folder }.
    }
cli-backup-kept = The database that was there before is kept as { $kept }.
