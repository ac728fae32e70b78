### What the command line and the terminal say.

## At the table

cli-ask = your choice (h: help) >{" "}
cli-ask-first = number (Enter: 1) >{" "}
cli-help =
    12         do number 12 of the list; 0 ends the phase, the order, the fire
    G4         choose by label; G4 R3 for a shooter and its target
    30,12      do it at this point: inches from the left and from the top
    30,12 90   the same, facing 90°
    a 90       turn to this bearing: 0° is up, 90° right
    ?12        why: the odds of number 12, and where they come from
    no         why not: what cannot be done now, and the rule that forbids it
    no G4      the same, for one unit
    r move-4   the text of a rule
    u          take back your last decision
    b, f       board; forces of both sides
    m, l       more choices; log of the game
    own        your own secrets (when two people share the screen)
    s, s FILE  save, save elsewhere; q  save and leave
    lang       switch to Italian
cli-more = … { $left ->
    [one] one more line
   *[other] { $left } more lines
}: m
cli-time-up = Your minute is over: no new action this turn (16.31).
cli-no-number = Choose a number from 1 to { $last }; h for help.
cli-not-understood = “{ $typed }” is not a command or a choice here; h for help.
cli-no-point = Nothing can be done at a point now.
cli-no-bearing = Nothing can be turned now.
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
