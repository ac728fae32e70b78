### What the command line and the terminal say.

## At the table

cli-ask = your choice (h: help) >{" "}
cli-ask-first = number (Enter: 1) >{" "}
cli-help =
    12         choose number 12 of the list
    ?12        why: the odds of number 12, and where they come from
    no         why not: what can’t be done now, and the rule that forbids it
    { $label }the same, for one label
    { $rule }the text of a rule
    u          undo your last decision
    b, f       board; forces of both sides
    m, l       more choices; log of the game
    own        your secrets (when two players share the screen)
    s, s FILE  save, save elsewhere; q  save and leave
    lang       switch to Italian
    g, hint    what each side wins by; what you could do, and why
    verbs      how every move is written
cli-help-any =
    take 4     a move as the record writes it
cli-help-battlegroups =
    0          end the phase, the order or the fire
    U1         choose a unit by its label; U1 I3 for a firer and its target
    14,26      go, deploy or lay smoke there: inches (″) from the left and the top
    14,26 90   the same, facing 90°: 0° is up, 90° right
    a 90       turn to this bearing
    ?14,26     who could fire at a unit that goes there; ?3 by number
    Distances are in inches (″).
    Examples: U1, then 14,26 moves U1 to that point; U1 I3 fires at I3.
cli-help-wheels =
    0          end the manoeuvre, go on or do without
    A1         choose a platoon by its label: its choices are listed
    90,45      lay a card or move there: cm from the left and the top
    90,45 180  the same, facing 180°: 0° is up, 90° right
    a 90       turn to this bearing
    ?3         what choice 3 does, and who could fire at you there
    Distances are in centimetres.
    Examples: A1 lists where A1 can go; B2 lists what you can do to B2.
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
    [one] 1 more line
   *[other] { $left } more lines
}: m
cli-time-up = Your minute is up: no new action this turn (16.31).
cli-no-number = Enter a number from 1 to { $last }; h for help.
cli-not-understood = “{ $typed }” isn’t a command or a choice here; h for help.
cli-no-point = No choice takes a point now.
cli-no-bearing = No choice takes a facing now.
cli-no-verbs = In this game, write moves as the list shows them.
cli-no-rule = There’s no rule { $id }.
cli-nothing-rolled = This choice needs no dice.
cli-no-modifiers = No modifiers.
cli-works = works { $chance }: { $results }
cli-no-hint = No hint for this decision.
cli-no-effect = no effect
cli-total = total
cli-nothing-refused = Nothing is ruled out here: every option is on the list.
cli-more-refused = … and { $left } more; “no G4” lists those of one unit.
cli-log-cut = … { $left ->
    [one] 1 earlier line
   *[other] { $left } earlier lines
}; `caposaldo replay` prints the whole log.
cli-undone = Undone.
cli-hand-over = Pass the screen to { $seat-the }, then press Enter:{" "}
cli-hide-again = Press Enter to hide this again:{" "}
cli-no-language = There’s no language “{ $lang }”: use it or en.
cli-saved = Saved in { $path }.
cli-not-saved = Can’t write { $path }: { $reason }.
cli-left = Game saved. Resume with: caposaldo play --resume { $path }
cli-resumed = { $path }: the game resumes after { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}.
cli-wins = Victory: { $seats }
cli-draw = A draw
cli-recorded = Saved in { $path } ({ $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, hash { $hash }). Replay it with: caposaldo replay { $path }

## Interrupted by Ctrl-C

cli-interrupted = interrupted
cli-interrupted-games = interrupted after { $done } of { $games } games; nothing was saved
cli-stopped = the server has stopped; the games are saved

## Before the game

cli-which-game = Which game?
cli-which-scenario = Which scenario?
cli-which-seat = Which side is yours?
cli-which-opponent = Against whom?
cli-opponent-greedy = a bot that takes the best move it can see, at once
cli-opponent-search = a bot that thinks ahead, about a second a decision
cli-opponent-random = a bot that plays at random
cli-opponent-human = a friend at this terminal
cli-begin = Press Enter to start (h at any time: help){" "}
cli-no-games = no games are installed
cli-record-finished = { $path }: this game is over; save the new one in another file
cli-record-other = { $path }: this is a game of { $game }, scenario { $scenario }; save the new one in another file

## Lists and reports

cli-column-id = id
cli-column-title = title
cli-column-scenarios = scenarios
cli-column-summary = about
cli-column-year = year
cli-column-difficulty = difficulty
cli-column-length = length
cli-column-seats = seats
cli-column-decisions-per-s = decisions/s
cli-column-ratio = python-chess = 1
cli-column-clone = copy of a state
cli-column-replays = replays/s
cli-length-decks = { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
}, { $minutes } min
cli-length-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $minutes } min
cli-length = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $minutes } min
cli-see = See also: { $rules }
cli-term-rule = (rule { $rule })
cli-proven = { $count ->
    [0] Proven by no test.
    [one] Proven by 1 test:
   *[other] Proven by { $count } tests:
}
cli-unproven = no test
cli-rules-count = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}, { $unproven } without a test.
cli-games = games
cli-won-by = wins: { $seat } ({ $bot })
cli-draws = draws
cli-mean-decisions = decisions per game
cli-seconds = seconds
cli-decisions-per-s = decisions/s
cli-fuzz-games = games
cli-fuzz-decisions = decisions
cli-fuzz-crashes = crashes
cli-fuzz-dead-ends = dead ends
cli-fuzz-bad-undo = undo errors
cli-fuzz-leaks = leaks
cli-fuzz-hash-mismatches = hash mismatches
cli-fuzz-bad-listings = action list errors
cli-fuzz-unexplained = without explanation
cli-decision = decision { $number }
cli-untouched = Never used: { $names }
cli-not-installed = not installed
cli-compiled = Compiled core.
cli-interpreted = Interpreted core (not compiled).
cli-bench-note = { $game }: copies of { $scenario } (units: { $units }) in mid-game; decisions in the replayed record: { $decisions }.
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
        [one] { $file } is a valid backup of 1 table, made { $made } by version { $program }.
       *[other] { $file } is a valid backup of { $tables } tables, made { $made } by version { $program }.
    }
cli-backup-restored =
    { $tables ->
        [one] 1 table restored to { $folder }.
       *[other] { $tables } tables restored to { $folder }.
    }
cli-backup-kept = The previous database is kept as { $kept }.

## Unit types

cli-units-types = Unit types
cli-units-counters = Counters
cli-units-men = Men
cli-units-weapons = Weapons
cli-column-name = name
cli-column-kind = kind
cli-column-class = class
cli-column-move = move
cli-column-direct = direct fire
cli-column-indirect = indirect fire
cli-column-cost = cost
cli-column-years = years
cli-column-roles = roles
cli-column-side = side
cli-column-inches = move (″)
cli-column-fire = fire AP
cli-column-fire-indirect = indirect AP
cli-column-move-ap = move AP
cli-column-red = red
cli-column-blue = blue
cli-column-front = front
cli-column-flank = flank
cli-column-range = range
cli-column-nation = nation
cli-column-full = full
cli-column-reduced = reduced
cli-column-vp = VP
cli-column-type = type
cli-column-rank = rank
cli-column-leader = leader
cli-column-weapon = weapon
cli-column-morale = morale
cli-column-panic = panic
cli-column-points = points
cli-column-power = firepower at 0–5
cli-column-alone = without assistant
cli-column-close = close combat
cli-word-infantry = infantry
cli-word-heavy-weapon = heavy weapon
cli-word-gun = gun
cli-word-vehicle = vehicle
cli-word-mg = heavy machine gun
cli-word-rocket = rocket launcher
cli-word-flame = flamethrower
cli-word-mortar = mortar
cli-word-howitzer = howitzer
cli-word-rockets = rockets
cli-word-engineer = engineers
cli-word-open-topped = open-topped
cli-word-armoured = armoured
cli-word-off-table = off the table
cli-word-recon = recon
cli-word-tows-guns = tows guns
cli-word-prefers-hard = prefers vehicles and guns
cli-word-carries-men = carries men
cli-word-support = support
cli-word-apc = APC
cli-word-transport = transport
cli-word-fo = forward observer
cli-word-anti-aircraft = anti-aircraft
cli-word-command = Command
cli-word-soft = soft-skinned
cli-word-squad = squad
cli-word-sniper = sniper
cli-word-red = red
cli-word-blue = blue
cli-word-german = German
cli-word-soviet = Soviet
cli-word-guards = Soviet Guards
cli-word-romanian = Romanian
cli-word-hungarian = Hungarian
cli-word-american = American
cli-word-russian = Russian
cli-word-sl = squad leader
cli-word-asl = assistant squad leader
cli-word-commissar = commissar

# Armies.
cli-column-cards = cards
cli-column-ranges = ranges, cm
cli-column-armour = armour, cm
cli-column-company = company
cli-column-models = models
cli-column-unit-card = unit card
cli-column-level = level
cli-word-hq = HQ
cli-word-recruits = recruits
cli-word-skilled = skilled
cli-word-veterans = veterans
cli-word-elite = elite
cli-army-points = Points: { $spent } of { $points }
cli-army-spent = Points: { $spent }
cli-army-line = Line { $line }: { $said }
cli-army-good = The army keeps to the rules.
cli-army-bad = The army breaks the rules.
