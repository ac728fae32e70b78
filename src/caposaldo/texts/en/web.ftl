### What the browser client says. Each part of it has a section of its own.

## shell

web-brand = Caposaldo: home
web-skip = Skip to the content
web-nav = Main pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-records = Records
web-nav-rules = Rules
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-loading = Loading …
web-popover = More about this
web-title = { $page } · Caposaldo

web-language = Language
web-language-it = Italiano
web-language-en = English
web-language-now = { $language }, change language
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme

# Nations as the name of a side, and qualities of its troops.
web-nation-germany = Germans
    .the = the Germans
    .gender = p
web-nation-italy = Italians
    .the = the Italians
    .gender = p
web-nation-britain = British
    .the = the British
    .gender = p
web-nation-usa = Americans
    .the = the Americans
    .gender = p
web-nation-soviet = Soviets
    .the = the Soviets
    .gender = p
web-nation-russia = Russians
    .the = the Russians
    .gender = p
web-nation-romania = Romanians
    .the = the Romanians
    .gender = p
web-nation-hungary = Hungarians
    .the = the Hungarians
    .gender = p
web-quality-recruit = recruits
web-quality-regular = regulars
web-quality-veteran = veterans
web-quality-elite = elite
web-seat-axis = Axis
    .the = the Axis
web-seat-allies = Allies
    .the = the Allies
    .gender = p

# Who sits in a seat.
web-seated-human = at this screen
web-seated-friend = a friend with the link
web-seated-random = bot, random
web-seated-greedy = bot, regular
web-seated-search = bot, veteran
web-level-random = Random
web-level-greedy = Regular
web-level-search = Veteran
web-level-random-hint = Does whatever the rules allow. To try things out.
web-level-greedy-hint = Takes the best chance it sees now, and answers at once.
web-level-search-hint = Looks ahead. Takes about a second to think.

web-home-title = Five games, by the whole rulebook.
web-home-lead = Every refusal names its rule, every number opens into its reasons. Against a bot, a friend at this screen, or a friend with the link.
web-home-games = The games
web-home-not-built = Not built yet
web-home-scenarios-count = { $count ->
    [one] one scenario
   *[other] { $count } scenarios
}
web-home-scenarios = { $game }: scenarios
web-home-minutes = { $minutes } min
web-home-minutes-range = { $least }–{ $most } min
web-home-units = { $units ->
    [one] one unit
   *[other] { $units } units
}
web-home-force = { $units ->
    [one] one unit
   *[other] { $units } units
}, { $quality }
web-role-attacker = attacker
web-role-defender = defender
web-home-men = { $units ->
    [one] one man
   *[other] { $units } men
}
web-home-decks = { $turns ->
    [one] once through the deck
   *[other] { $turns } times through the deck
}
web-home-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
web-home-difficulty = difficulty { $level } of 5
web-home-table = table { $width } × { $height } in
web-home-map = Map of { $scenario }
web-home-play-bot = Play against a bot
web-home-play-friend = With a friend
web-home-continue = Continue
web-home-continue-none = Nothing begun yet. Choose a scenario, and your games will wait for you here.
web-home-more = Show all { $count }
web-home-less = Show fewer
web-home-open-record = Open a record
web-home-watch = Watch two bots
web-home-watch-lead = Two levels, any pace, their odds in sight.
web-home-first = First time here?
web-home-first-lead = Play { $scenario } against a bot: the game in { $minutes } minutes.
web-home-rules = Read the rules
web-home-rules-lead = Every rule, searchable, in our own words.
web-home-credit = Unofficial. The mechanics are credited in the README; words, drawings and scenarios are ours.
web-home-version = works offline
web-home-game-battlegroups = Miniatures on a table
web-home-game-wheels = Armour and platoons, 6 mm models
web-home-game-traces = Ukraine 1943–44, corps on hexes
web-home-game-storms = Kursk, squads and guns on hexes
web-home-game-upfront = A squad each, cards and no map

# Games in the list of those to continue.
web-table-your-move = Your move
web-table-open = Open
web-table-replay = Replay
web-table-watch = Watch
web-table-decides = { $side } to decide
web-table-against = against { $who }
web-table-elsewhere = somebody at another screen
web-table-alone = both sides at this screen
web-table-bots = two bots
web-table-won = Over: { $side } won
web-table-draw = Over: a draw
web-table-forget = Take { $scenario } off this list
web-table-forgotten = Taken off the list. The game itself is still there for everybody who has its link.
web-table-invite = Invite a friend

web-new-title = New game
web-new-how = How do you want to play?
web-new-bot = Against a bot
web-new-bot-hint = One side is yours, the program plays the other.
web-new-screen = Two at this screen
web-new-screen-hint = Pass the screen on when it is the other's turn; secrets stay covered.
web-new-friend = A friend with a link
web-new-friend-hint = Send a link; your friend opens it and plays the other side.
web-new-watch = Watch two bots
web-new-watch-hint = Both sides are played by the program.
web-new-side = Your side
web-new-level = Strength of the bot
web-new-level-of = { $side }: strength of the bot
web-new-options = Options
web-new-option-mirrored = Exchange the edges of the table
web-new-option-mirrored-hint = The armies start where the other one would: the ground is turned under them.
web-new-option-charge_in_close_phase = Charge in the close combat phase
web-new-option-charge_in_close_phase-hint = Units that have neither moved nor fired charge when close combat is fought, instead of in the movement phase (close-1).
web-new-option-flame_he = Flamethrowers against infantry
web-new-option-flame_he-hint = Three dice against men on foot, where the rule as printed gives none (direct-8).
web-new-option-free_air = Air attacks without an observer
web-new-option-free_air-hint = Aircraft find their own targets, where the rule as printed wants a forward observer or a recon unit that sees the target (air-3).
web-new-option-hq_points = Points for headquarters
web-new-option-hq_points-hint = A German headquarters that is relocated gives the Soviets two victory points, one of their own costs them two (2.3f).
web-new-option-ukrainian_fronts = Ukrainian Fronts
web-new-option-ukrainian_fronts-hint = From turn 4 on the Soviet Fronts show their other side (14.2).
web-new-option-bidding = Bidding for the sides
web-new-option-bidding-hint = Whoever promises more victory points plays the Soviets (14.1).
web-new-option-clock = A minute for a turn
web-new-option-clock-hint = When it is over no new action is declared; one already declared is finished (16.31).
web-new-option-variable_ap = Variable AP
web-new-option-variable_ap-hint = An activation gives the roll of two dice in action points instead of seven (3.0.1).
web-new-option-cautious = Cautious movement
web-new-option-cautious-hint = Men on foot who move into the open are easier to hit in the next enemy turn, unless they pay one point more (5.0.1).
web-new-option-russians = Russians instead of Americans
web-new-option-russians-hint = The Germans face a Russian force: more men, fewer cards in hand, a commissar where the scenario has one (2.4).
web-new-option-germans_attack = The Germans attack
web-new-option-germans_attack-hint = Without it the Germans defend and their enemies attack, each with the forces of that part (2.4).
web-new-option-all_rules = All rules
web-new-option-all_rules-hint = Flanks, transfers, weapons left behind, malfunctions, close combat, charges, flamethrowers and mines too, where the scenario stops earlier (1).
web-new-option-several_concealed = Several Concealed cards
web-new-option-several_concealed-hint = Any number of them against one attack by fire, where the rule as we read it allows one (6.44).
web-new-option-several_attempts = Several attempts
web-new-option-several_attempts-hint = When a group takes weapons, repairs them or clears mines every man of it may try once in that action, where the rule as we read it allows one man (18.2, 19.3, 24.5).
web-new-option-voluntary_berserk = Berserk by choice
web-new-option-voluntary_berserk-hint = A Russian whom his own player leaves to panic may go berserk as well (20.9).
web-new-seed = Seed
web-new-seed-hint = Leave it empty for chance. With the same seed and the same decisions the dice fall the same way. Everyone at the table sees that it was chosen.
web-new-start = Start the game
web-new-start-watch = Start watching
web-new-start-friend = Create game and link
web-new-unknown = There is no such scenario.
web-new-to-scenarios = To the scenarios
web-invite-title = Send this link to your friend
web-invite-lead = Your friend opens it and plays { $side }. The link works once: keep it private.
web-invite-link = Link for { $side }
web-invite-copy = Copy the link
web-invite-copied = Link copied.
web-invite-not-copied = This browser does not let the page copy: mark the link and copy it by hand.
web-invite-local = This address works on this machine. For a friend on another one, start the server with --host 0.0.0.0 and use this machine's address.
web-invite-go = Go to the table
web-invite-later = You’ll find the link again at the table.
web-invite-open = The link hasn’t been used yet.
web-invite-here = Your friend is at the table.
web-invite-away = Your friend has sat down but isn’t connected now.
web-invite-used = The link has been used and opens nothing more. That side belongs to your friend’s browser.
web-invite-none = This browser doesn’t have the link. Make a new one.
web-invite-new = New link
web-invite-new-hint = The old link stops working.
web-invite-made = New link ready. The old one no longer works.
web-join-title = You’re invited to a game
web-join-side = You’ll play { $side }.
web-join-once = The link works once. After that this side belongs to this browser.
web-join-sit = Sit down
web-join-watch = Watch the game
web-join-can-watch = You can still watch the game.
web-join-yours = You already play in this game. Send the link to your friend.

web-rules-title = Rules
web-rules-lead = Every rule of the game in our own words, by the ids that refusals, odds and the log use.
web-rules-search = Search the rules
web-rules-search-hint = word, or id ({ $example })
web-rules-found = { $count ->
    [0] No rule has all these words.
    [one] One rule
   *[other] { $count } rules
}
web-rules-clear = Show all rules
web-rules-sections = Chapters
web-rules-game = Game
web-rules-link = Link to rule { $rule }
web-rule-chip = Rule { $rule }
web-rule-chip-titled = Rule { $rule }: { $title }
web-rule-see = See also
web-rule-all = Read it among all the rules
web-rule-unknown = There is no rule { $rule }.

web-records-title = Records
web-records-lead = A game is a text: set-up, seed and decisions. Anybody can read it, keep it, and replay it to the same end.
web-records-open = Open a record
web-records-drop = Drop a file here, or
web-records-choose = choose a file
web-records-drop-hint = A finished game opens for replay, an unfinished one goes on.
web-records-reading = Reading { $file } …
web-records-large = { $file } is too large to be a record.
web-records-other = { $file } is not a record of a game.
web-records-yours = Your games
web-records-none = No games yet. Those you play or open will be listed here.
web-records-download-of = Download the record of { $scenario }
web-records-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
}

web-watch-title = Watch two bots
web-watch-lead = Choose a battle and two players. You see what both sides may show to everybody; when it is over you can look at everything again.
web-watch-scenario = Battle
web-watch-running = Games you watched

web-set-title = Settings
web-set-lead = Kept in this browser.
web-set-reading = Reading
web-set-board = Board
web-set-pace = Pace
web-set-theme = Theme
web-set-theme-auto = As the system
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-text = Text size
web-set-text-value = { $size } per cent
web-set-pieces = Counters
web-set-pieces-silhouettes = Silhouettes
web-set-pieces-nato = NATO symbols
web-set-counters = Counters on a map
web-set-counters-silhouettes = Silhouettes
web-set-counters-nato = NATO symbols
web-set-palette = Colours
web-set-palette-normal = Normal
web-set-palette-strong = Stronger marks
web-set-palette-hint = The colours are already chosen so that they can be told apart by all eyes. Stronger marks make lines thicker and shapes larger, and hatch the areas of the sides.
web-set-animation = Movement and dice
web-set-animation-normal = Normal
web-set-animation-instant = Instant
web-set-animation-hint = Instant is used anyway if your system asks for less motion.
web-set-confirm = Attacks
web-set-confirm-yes = Show the odds first
web-set-confirm-no = Attack at once
web-set-asks = Questions in card games
web-set-asks-hint = Used in { web-game-upfront } only. After an attack both sides are asked, whether they hold an answer or not. Where you have nothing to choose the answer is given for you, after as long as you yourself take to say no: a pause tells nothing. Against a bot it comes at once.
web-set-asks-matters = Ask me only when it can matter
web-set-asks-all = Ask me always
web-set-sound = Sound
web-set-sound-off = Off
web-set-sound-on = On
web-set-sound-hint = Never the only sign of anything.
web-set-sample = How it looks
web-set-reset = Back to the first settings
web-set-reset-done = Settings are as they were at first.

web-lost-title = There is nothing at this address.
web-lost-lead = The page { $path } does not exist; perhaps the link was cut.
web-lost-home = To the games

web-error-unreachable = The server does not answer. Is it still running?
web-error-unknown = Something went wrong. Try again.
web-error-not-there = There is no such thing on the server.
web-error-page = This page could not be loaded. Reload it; the server may have been updated.
web-error-again = Try again
## server

web-error-internal = Something went wrong here. Nothing at the table has changed.
web-error-request = The server did not understand the request.
web-error-message = The server did not understand the message.
web-error-nowhere = There is nothing at this address.
web-error-method = This cannot be done at this address.
web-error-large = That is too much at once.
web-error-flood = Too much in too short a time. Wait a moment.
web-error-sockets = The server has no room for another connection from you. Close other windows of the game, or wait.
web-error-crowded = There is no more room at this table.
web-error-origin = Pages of other sites may not speak to this server.
web-error-host = This server doesn’t answer to the name in the address. Its owner can allow the name: caposaldo serve --allow-host NAME.
web-error-address = This address is too long.
web-error-no-client = The pages of the game have not been built yet. Build them (make web) and load this page again.
web-error-language = There are no texts in this language: { $language }.
web-error-game = There is no game called { $game }.
web-error-scenario = There is no scenario called { $scenario }.
web-error-seat = There is no seat called { $seat }.
web-error-setup = The game cannot be set up: { $reason }
web-error-table = This table is not there: { $table }.
web-error-token = This browser’s seat at the table isn’t valid any more.
web-error-taken = This side is already taken.
web-error-invite = This invitation is no longer valid. Ask your friend for a new link.
web-error-no-invite = This side isn’t kept for a friend.
web-error-hello = The connection didn’t start as it should. Reload the page.
web-error-record-secret = This is the record of an unfinished game: its seed stays secret until the end. Play on at its table, or download the record again when the game is over.
web-error-secret = The game goes on: this would show the other seats’ secrets.
web-error-rules = The game or the scenario of this table has changed, and it can’t be opened any more. You can still save its record.
web-error-record =
    { $line ->
        [0] This record cannot be opened: { $what }
       *[other] This record cannot be opened, line { $line }: { $what }
    }
web-error-record-slow = Replaying this record takes too long.
web-error-record-scenario = The scenario of this record is a file of its own. It can be played in the terminal.
web-error-moment = There was no such moment: { $at }.
web-error-eyes = You cannot look with these eyes now.
web-error-no-seat = Only somebody who sits at the table can do that.
web-error-action = “{ $action }” is no choice here: { $reason }
web-error-over = The game is over.
web-error-takeback = There is nothing to take back.
web-error-no-offer = Nothing of the kind was proposed.
web-error-rematch = A rematch can be asked for by a player when the game is over.

web-undo-over = The game is over.

web-outcome-draw = A draw was agreed.
web-outcome-resigned = Resigned: { $seat }.

web-offer-takeback = take back
web-offer-draw = draw

web-notice-refused = Not agreed: { $what }. Against it: { $seat }.
web-notice-agreed = Agreed: { $what }.
web-notice-bot-failed = { $seat }: the bot ({ $bot }) gave no answer, so a simpler one made this decision. The bot plays on at its level.
web-notice-time-up = { $seat }: the minute is over, no new action this turn. Discards and the refill follow.
web-notice-rematch = A rematch with sides changed is ready.

web-turn-before = before the first turn
web-turn = turn { $turn }
web-deck-of = deck { $turn } of { $turns }
web-turn-of = turn { $turn } of { $turns }

## the database

web-error-not-saved = This decision wasn’t saved: { $reason }. Nothing has changed at the table; try again later.
web-error-not-seated = That wasn’t saved: { $reason }. The link is still valid; try again later.
web-error-not-made = The table wasn’t created: { $reason }. Try again later.
web-notice-not-saved = The server can’t save at the moment: { $reason }. You can still look at the table.
web-notice-saved-again = The server can save again. Play on.
web-storage-full = the server’s disk is full
web-storage-read-only = the server’s database is read-only
web-storage-locked = another program has locked the server’s database
web-storage-other = the server’s database can’t be written

## tables of older rules

web-frozen =
    This game was played by version { $then } of the rules. Version { $now } doesn’t allow decision { $number }
    ({ $action }): { $reason } You can look at the game and save its record, but not play on.
web-frozen-other =
    This game was played by version { $then } of the rules. Version { $now } doesn’t allow decision { $number }, taken
    by { $seat }. You can look at the game and save its record, but not play on.
web-frozen-hidden =
    This game was played by version { $then } of the rules. Version { $now } doesn’t allow one of its decisions. You can
    look at the game and save its record, but not play on.
web-frozen-end =
    This game was played by version { $then } of the rules. By version { $now } it would have ended differently. You can
    look at the game and save its record, but not play on.
web-frozen-dice = other dice would be rolled.
web-frozen-unreadable = it can’t be read any more.
web-error-frozen = The rules have changed since this game was played (version { $then }, now { $now }). You can’t play it on.
web-undo-frozen = The rules have changed since this game was played.

web-error-quota-hour =
    { $minutes ->
        [one] { $most } tables were made from your address in the last hour, the most this server allows. Try again in 1 minute.
       *[other] { $most } tables were made from your address in the last hour, the most this server allows. Try again in { $minutes } minutes.
    }
web-error-quota-open = { $most } unfinished tables were made from your address, the most this server allows. Finish or resign one first.

web-game-wheels = Wheels
web-game-wheels-summary = Miniatures battles of platoons and armour: hidden platoons, orders, morale.
web-game-traces = Traces
web-game-storms = Storms
web-game-upfront = At Close Range

## board

board-kind = game board
board-table = Table, { $width } by { $height } inches
board-help = Tab goes through what can be chosen, arrows from piece to piece, Enter chooses, question mark asks why not. Alt with arrows moves a free point by half inches, Shift with arrows moves the table. Plus and minus zoom, zero shows the whole table.
board-piece = { $name } { $label }{ $side }.{ $state ->
        [shaken] {" "}Shaken.
        [suppressed] {" "}Suppressed.
       *[fresh] {""}
    }{ $pace ->
        [moved] {" "}Has moved.
        [spent] {" "}Has acted.
       *[ready] {""}
    } Faces { $facing }, at { $x } by { $y } inches.
board-point = Point { $x } by { $y } inches.
board-point-in = Point { $x } by { $y } inches, within reach.
board-point-out = Point { $x } by { $y } inches, out of reach.
board-way-n = up
board-way-ne = up right
board-way-e = right
board-way-se = down right
board-way-s = down
board-way-sw = down left
board-way-w = left
board-way-nw = up left
board-inches = { $n } in
board-metres = { $n } m
board-scale = 1 inch = { $metres } m
board-layers = Shown on the table
board-layer-reach = Reach
board-layer-threat = Threat
board-layer-command = Command
board-layer-ruler = Ruler
board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Whole table
board-demo-title = Table of miniatures
board-demo-moment = Moment of a game
board-demo-pieces = Pieces
board-demo-silhouettes = Silhouettes
board-demo-nato = NATO symbols
board-demo-last = Last: { $what }

## hex board

hex-help = Q W E above and A S D below go to the six hexes around, arrows too; Tab goes through what can be chosen, Enter chooses, Space opens a stack and a figure takes one of its pieces, question mark asks why not. Shift with arrows moves the map. Plus and minus zoom, zero shows the whole map.
hex-name = Hex { $hex }
hex-place-today = { $name } (today { $today })
hex-level = level { $level }
hex-terrain-woods = woods
hex-terrain-marsh = marsh
hex-terrain-rough = rough ground
hex-terrain-field = field
hex-terrain-coast = coast
hex-terrain-sea = sea
hex-terrain-town = houses
hex-terrain-brush = light woods
hex-terrain-corn = corn
hex-terrain-water = water
hex-terrain-ford = ford
hex-terrain-bridge = bridge
hex-facing = faces { $way }
hex-way-ne = north-east
hex-way-e = east
hex-way-se = south-east
hex-way-sw = south-west
hex-way-w = west
hex-way-nw = north-west
hex-state-spent = has acted
hex-state-active = activated
hex-badge-hidden = hidden
hex-badge-dug-in = dug in
hex-badge-bare = exposed
hex-badge-bogged = stuck in the mud
hex-badge-wary = on its guard
hex-badge-steady = iron nerves
hex-badge-silent = unheard
hex-badge-marching = forced march
hex-badge-veteran = veterans
hex-state-oos = out of supply
hex-state-isolated = isolated
hex-offered = Can be chosen: { $what }.
hex-stack = { $n ->
        [one] One piece in this hex
       *[other] { $n } pieces in this hex
    }
hex-zoom-fit = Whole map
hex-layers = Shown on the map
hex-layer-command = Command
hex-layer-zoc = Zones of control
hex-layer-supply = Supply
hex-layer-arc = Field of fire
hex-demo-title = Hex map
hex-demo-about = What is pointed at
hex-demo-attack = Attack
hex-demo-move = Move
hex-demo-supply = Supply
hex-demo-whole = Whole map
hex-demo-sight = Sight
hex-demo-turn = Fire and move
hex-demo-attack-label = Map: Kyiv and the middle Dnipro
hex-demo-move-label = Map: the roads to Kyiv
hex-demo-supply-label = Map: supply of the front
hex-demo-whole-label = Map: Ukraine, autumn 1943
hex-demo-sight-label = Map: a village on a road, line of sight
hex-demo-turn-label = Map: a village on a road, a tank moves

## play

play-decision = Decision
play-desk = Board
play-side = Choices, units and log
play-tools = Tools
play-phases = Phases
play-time-left = Time left for this turn
play-time-left-of = Time left for this turn: { $seconds } seconds
play-score = Score
play-choices = Choices
play-units = Units
play-log = Log
play-odds = Odds
play-danger = What may meet it there
play-board = Board as a picture
play-text = Board as text
play-menu = Menu
play-name = { $seat }
play-no-table = This table cannot be opened

play-waiting = Just a moment.
play-decides = To decide: { $seat }.
play-thinks = { $seat }: the bot is thinking.
play-absent = To decide: { $seat }, not at the table at the moment.
play-undo = Undo
play-confirm = Confirm
play-can = Yes, this can be done.
play-why = Why not { $verb }?
play-why-undo = Why not undo?
play-which = { $n ->
    [one] Do this?
   *[other] Which of these?
}
play-tray = Not on the table
play-dial = Bearing
play-dial-value = { $degrees } degrees

play-choices-effect = chance of an effect
play-held-own = Your answer is given in a moment: the time it takes tells nobody what you hold.
play-held-only = { $question } You hold none: the answer is given for you.
play-choices-none = Nothing to decide here at the moment.
play-choices-refused = What cannot be done, and why
play-choices-all = Nothing is refused here: everything one might think of is on the list.
play-choices-more = {" "}and { $count } more
play-units-offered = can be chosen

play-log-empty = Nothing has happened yet.
play-log-show = Show the board after decision { $n }
play-log-new = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
play-history = History
play-history-at = decision { $at } of { $of }
play-turn-short = T{ $turn }
play-live = Back to the present
play-live-short = Live
play-past = An earlier moment
play-past-at = { $turn ->
    [0] After decision { $at } of { $of }, before the first turn
   *[other] After decision { $at } of { $of }, in turn { $turn }
}
play-step-back = One decision back
play-step-on = One decision on

play-sheet-open = Open the panel
play-sheet-close = Change the height of the panel

play-text-decide = To decide
play-text-choose = Choose

play-handover = Give the screen to { $name }
play-handover-lead = The table stays covered until you press: each side has secrets of its own.
play-handover-ready = Show the table

play-over = The game is over
play-over-won = You have won.
play-over-lost = You have lost.
play-over-draw = A draw.
play-over-wins = Victory: { $seat }.
play-rematch = Rematch
play-rematch-hint = with sides changed
play-replay = Replay
play-record = Record
play-record-hint = Download it as a text: anybody can replay it.
play-invite-title = Your friend’s link
play-open-seat = Your friend hasn’t sat down yet.
play-open-seat-other = One side has no player yet.
play-open-share = Show link
play-record-hint-unfinished = Download it as text. It has no seed until the game is over, so it can’t be replayed yet.
play-mark-seed = Chosen seed
play-mark-fork = Continued game
play-mark-record = From a record
play-dice = Dice and seed
play-dice-hint = Check that no roll was changed.
play-dice-server = The server drew the seed of the dice at random before the game began.
play-dice-seed = A player chose the seed of the dice, so the rolls may be known in advance.
play-dice-fork = This game continues another one with the same seed, so the rolls may be known in advance.
play-dice-record = This game comes from a record whose seed is known, so the rolls may be known in advance.
play-dice-short = Dice commitment
play-dice-commitment = Commitment
play-dice-all = Show all
play-dice-less = Show less
play-dice-copy = Copy
play-dice-copied = Commitment copied.
play-dice-why = It is the SHA-256 of the seed and a random salt, fixed before the first roll. The seed can’t be changed afterwards.
play-dice-later = Seed and salt are shown when the game is over. Your browser then checks them.
play-dice-none = This game was made before there were commitments. Its seed can’t be checked.
play-dice-value-seed = Seed
play-dice-value-salt = Salt
play-dice-verified = Verified: this is the seed promised at the start.
play-dice-wrong = This isn’t the seed promised at the start.
play-dice-formula = To check it yourself, compute the SHA-256 of “seed/salt”.
play-over-dice-verified = Dice verified
play-over-dice-wrong = Dice don’t match

play-takeback = Ask to take back
play-takeback-hint = Back to before your last decision, dice or not, if the other side agrees.
play-draw = Propose a draw
play-resign = Resign
play-resign-sure = Resign as { $seat }? The game is lost with it.
play-resign-yes = Resign
play-resign-no = Play on
play-proposal = A proposal
play-offer-takeback = Request to take back a decision: { $seat }. Do you agree?
play-offer-draw = Proposal of a draw: { $seat }. Do you agree?
play-agree = Agree
play-refuse = Refuse
play-answer = { $answer }. { $question }
play-leave = Leave the table
play-leave-hint = The game is kept and waits for you.

play-lost = The line to the server is down. Trying again.
play-lost-retry = Try now

play-keys = Keys
play-keys-decide = Deciding
play-keys-board = On the board
play-keys-page = The page
play-key-choice = that number of the list of choices
play-key-confirm = confirm what is in hand
play-key-cancel = let go of what is in hand
play-key-end = end the phase, or finish with the unit
play-key-turn = turn on the spot, or move instead
play-key-hold = hold fire
play-key-undo = undo
play-key-board = go to the board
play-key-arrows = from piece to piece and point to point
play-key-tab = from choice to choice
play-key-choose = choose; an attack shows its odds first, once more confirms
play-key-nudge = a free point, by half inches
play-key-why = why not?
play-key-rotate = turn by 15°, with ↑ ↓ by 1°, while a bearing is asked for
play-key-zoom = zoom in, zoom out, whole table
play-key-pan = move the table
play-key-layers = reach, threat, command, ruler
play-key-text = board as text and back
play-key-rules = the rule of the moment
play-key-log = go to the log
play-key-help = this list

play-eyes = Whose eyes
play-eyes-all = All-seeing
play-eyes-public = Spectator
play-eyes-hint = Until the game is over only your own.
play-play = Play
play-pause = Pause
play-turn-back = One turn back
play-turn-on = One turn on
play-speed = Speed
play-speed-times = × { $times }
play-copy-link = Copy the link to this moment
play-copied = Link copied.
play-not-copied = This browser does not let the page copy. The address of the page is the link.
play-fork = Play on from here
play-fork-title = A new game from this moment
play-fork-lead = After decision { $at } of { $of }. The old game stays as it is.
play-fork-me = At this screen
play-fork-friend = A friend with the link
play-fork-bot = Bot: { $level }
play-fork-start = Play from here
play-to-table = To the table

## card board

cards-help = Arrows go from card to card, Tab through what can be chosen, Enter chooses, question mark asks why not.
cards-pinned = Pinned
cards-firepower = Firepower at ranges 0 to 5
cards-morale = Mor
cards-panic = Panic
cards-kia = KIA
cards-chit = Range chit
cards-open = Open
cards-lying = { $n ->
    [1] { $weapon } without an owner
   *[other] { $n } × { $weapon } without an owner
}
cards-lying-jammed = { $n ->
    [1] { $weapon } without an owner, jammed
   *[other] { $n } × { $weapon } without an owner, jammed
}
cards-range = range { $n }
cards-range-between = { $from }–{ $to }: range { $n }
cards-draw = Draw pile
cards-discard = Discards · { $n }
cards-last = last random number
cards-hand = { $n ->
        [one] Your hand: one card
       *[other] Your hand: { $n } cards
    }
cards-in-hand = { $n ->
        [one] one card
       *[other] { $n } cards
    }
cards-routed = routed
cards-killed = killed
cards-captured = captured
cards-out = { $n } out
cards-gone = { $n ->
    [one] one man gone
   *[other] { $n } men gone
}
cards-say-man = { $name }, { $weapon }. Morale { $morale }, KIA { $kia }.
cards-say-pinned = { $name }, { $weapon }. Pinned. Panic { $panic }, KIA { $kia }.
cards-say-firepower = Firepower { $n } at range { $range }.
cards-say-group = { $side }, group { $letter }, range chit { $chit }. { $ground }. { $men ->
        [one] One man.
       *[other] { $men } men.
    }
cards-say-need = Needs { $n } firepower.
cards-say-number = Random number { $colour ->
        [red] red
       *[black] black
    } { $n }.
cards-demo-title = Card table
cards-demo-fire = Fire
cards-demo-many = Four groups
cards-demo-split = Split cards
cards-demo-label = Two squads meet
