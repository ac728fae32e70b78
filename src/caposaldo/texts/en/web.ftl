### What the browser client says. Each part of it has a section of its own.

## shell

web-brand = Caposaldo: home
web-skip = Skip to content
web-nav = Main pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-records = Saved games
web-nav-rules = Rules
web-armies = Armies
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-loading = Loading…
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
web-seated-human = on this screen
web-seated-friend = a friend with the link
web-seated-random = bot, random
web-seated-greedy = bot, regular
web-seated-search = bot, veteran
web-level-random = Random
web-level-greedy = Regular
web-level-search = Veteran
web-level-random-hint = Plays random legal moves. Good for trying things out.
web-level-greedy-hint = Takes the best move it can see, at once.
web-level-search-hint = Thinks ahead, about a second a move.

web-home-title = Five WWII wargames, full rules.
web-home-lead = The game applies every rule, tells you why a move isn’t allowed and shows where each number comes from. Play a bot, a friend on this screen, or a friend with a link.
web-home-games = The games
web-home-not-built = Coming soon
web-home-scenarios-count = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
}
web-home-scenarios = { $game }: scenarios
web-home-minutes = { $minutes } min
web-home-minutes-range = { $least }–{ $most } min
web-home-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
web-home-force = { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $quality }
web-role-attacker = attacker
web-role-defender = defender
web-home-men = { $units ->
    [one] 1 man
   *[other] { $units } men
}
web-home-decks = { $turns ->
    [one] 1 deck
   *[other] { $turns } decks
}
web-home-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
web-home-difficulty = difficulty { $level } of 5
web-home-table = { $width }″ × { $height }″ table
web-home-table-cm = { $width } × { $height } cm table
web-home-map = Map of { $scenario }
web-home-play-bot = Play a bot
web-home-play-friend = Play a friend
web-home-continue = Continue
web-home-continue-none = No games in progress. Start one and you’ll find it here.
web-home-more = Show all { $count }
web-home-less = Show fewer
web-home-open-record = Open a saved game
web-home-watch = Watch two bots
web-home-watch-lead = Pick two levels and a speed, and see the odds of every attack.
web-home-first = New here?
web-home-first-lead = Play { $scenario } against a bot: a complete game in { $minutes } min.
web-home-rules = Read the rules
web-home-rules-lead = Every rule in our own words, with search.
web-home-credit = Unofficial. The README credits the original games; the words, drawings and scenarios are ours.
web-home-version = works offline
web-home-game-battlegroups = Miniatures on a table
web-home-game-wheels = Platoons and armour with 6 mm models
web-home-game-traces = Ukraine 1943–44, corps on hexes
web-home-game-storms = Kursk 1943, squads and guns on hexes
web-home-game-upfront = One squad a side, cards and no map

# Games in the list of those to continue.
web-table-your-move = Your turn
web-table-open = Open
web-table-replay = Replay
web-table-watch = Watch
web-table-decides = waiting for { $side }
web-table-against = against { $who }
web-table-elsewhere = a player on another screen
web-table-alone = both sides on this screen
web-table-bots = two bots
web-table-won = Over: { $side } won
web-table-draw = Over: a draw
web-table-forget = Remove { $scenario } from this list
web-table-forgotten = Removed from the list. The game is still open to anyone who has its link.
web-table-invite = Invite a friend

web-new-title = New game
web-new-how = How do you want to play?
web-new-bot = Against a bot
web-new-bot-hint = You play one side, the bot plays the other.
web-new-screen = Two players on this screen
web-new-screen-hint = Pass the screen when it’s the other player’s turn; hidden information stays hidden.
web-new-friend = A friend with a link
web-new-friend-hint = Send a link; your friend opens it and plays the other side.
web-new-watch = Watch two bots
web-new-watch-hint = Bots play both sides.
web-new-side = Your side
web-new-level = Bot level
web-new-level-of = { $side }: bot level
web-new-options = Options
web-new-option-year = Year
web-new-option-year-hint = The year says which units are in service (points-1).
web-new-option-points = Points
web-new-option-points-hint = Points of both armies together; the guideline goes by year and table (points-3).
web-new-option-attacker = Attacker
web-new-option-attacker-hint = The army that attacks.
web-new-option-defender = Defender
web-new-option-defender-hint = The army that defends.
web-new-option-first = First army
web-new-option-first-hint = The army of the first player.
web-new-option-second = Second army
web-new-option-second-hint = The army of the second player.
web-new-option-victory = Victory
web-new-option-victory-hint = By losses, by objectives, or by both (vic-1).
web-new-option-table = Table
web-new-option-table-hint = Its size in centimetres.
web-new-option-pieces = Terrain
web-new-option-pieces-hint = How many pieces of terrain are laid.
web-new-option-armies = Armies
web-new-option-armies-hint = Buy them by hand, or let the quick start buy them.
web-new-option-terrain = Laying terrain
web-new-option-terrain-hint = By hand; by quick start; or the table by quick start, its division by hand.
web-new-option-objectives = Objectives
web-new-option-objectives-hint = How many objectives both sides agree on (vic-3).
web-new-choice-guideline = Guideline
web-new-choice-destruction = Destruction
web-new-choice-conquest = Conquest
web-new-choice-both = Destruction and conquest
web-new-choice-few = Few
web-new-choice-usual = Usual
web-new-choice-many = Many
web-new-choice-hand = By hand
web-new-choice-quick = Quick start
web-new-choice-terrain-table = Table by quick start
web-new-option-mirrored = Swap table edges
web-new-option-mirrored-hint = Each army starts on the other army’s table edge.
web-new-option-charge_in_close_phase = Charges in the close combat phase
web-new-option-charge_in_close_phase-hint = Units that haven’t moved or fired charge in the close combat phase instead of the movement phase (close-1).
web-new-option-flame_he = Flamethrowers against infantry
web-new-option-flame_he-hint = Flamethrowers roll 3 dice against men on foot; as printed they roll none (direct-8).
web-new-option-free_air = Air attacks without an observer
web-new-option-free_air-hint = Aircraft find their own targets; as printed they need a forward observer or recon unit that sees the target (air-3).
web-new-option-hq_points = VP for headquarters
web-new-option-hq_points-hint = Relocating a German headquarters gives the Soviets 2 VP; relocating one of their own costs them 2 VP (2.3f).
web-new-option-ukrainian_fronts = Ukrainian Fronts
web-new-option-ukrainian_fronts-hint = From turn 4 the Soviet Fronts use their other side (14.2).
web-new-option-bidding = Bid for sides
web-new-option-bidding-hint = The player who bids more victory points plays the Soviets (14.1).
web-new-option-clock = One-minute turns
web-new-option-clock-hint = When the minute is up you can’t start a new action; one already declared is completed (16.31).
web-new-option-variable_ap = Variable AP
web-new-option-variable_ap-hint = Roll two dice for the AP of an activation instead of taking 7 (3.0.1).
web-new-option-cautious = Cautious movement
web-new-option-cautious-hint = Units on foot that move into the open are easier to hit in the next enemy turn, unless they pay 1 AP more (5.0.1).
web-new-option-russians = Russians instead of Americans
web-new-option-russians-hint = The Germans face Russians: more men, fewer cards in hand, and a commissar where the scenario has one (2.4).
web-new-option-germans_attack = Germans attack
web-new-option-germans_attack-hint = If off, the Germans defend and the other side attacks, each with the forces for that role (2.4).
web-new-option-all_rules = All rules
web-new-option-all_rules-hint = Adds flanks, transfers, abandoned weapons, malfunctions, close combat, demolition charges, flamethrowers and mines to scenarios that don’t use them (1).
web-new-option-several_concealed = Several Concealed cards
web-new-option-several_concealed-hint = Play any number of Concealed cards against one fire attack; our reading of the rule allows one (6.44).
web-new-option-several_attempts = Several attempts
web-new-option-several_attempts-hint = When a group picks up weapons, repairs them or clears mines, each of its men may try once in that action; our reading of the rule allows one man (18.2, 19.3, 24.5).
web-new-option-voluntary_berserk = Voluntary berserk
web-new-option-voluntary_berserk-hint = A Russian whose own player lets him panic may go berserk too (20.9).
web-new-serious = Serious game
web-new-serious-hint = No hints, and nothing can be taken back after dice or new information.
web-new-hints = Hints for both
web-new-hints-hint = Both players can ask for hints. A friend is told before sitting down.
web-new-seed = Seed
web-new-seed-hint = Leave empty for a random game. The same seed and the same decisions give the same dice. Both players see that the seed was chosen.
web-new-start = Start game
web-new-start-watch = Start watching
web-new-start-friend = Create game and link
web-new-unknown = This scenario doesn’t exist.
web-new-to-scenarios = Back to scenarios
web-invite-title = Send this link to your friend
web-invite-lead = Your friend opens it to play { $side }. It works once, so keep it private.
web-invite-link = Link for { $side }
web-invite-copy = Copy link
web-invite-copied = Link copied.
web-invite-not-copied = This browser doesn’t allow copying: select the link and copy it yourself.
web-invite-local = This address only works on this computer. To play with a friend on another one, start the server with --host 0.0.0.0 and use this computer’s address.
web-invite-go = Go to the game
web-invite-later = You can find the link again in the game.
web-invite-open = The link hasn’t been used yet.
web-invite-here = Your friend has joined.
web-invite-away = Your friend has joined but isn’t connected now.
web-invite-used = The link has been used and no longer works. Only your friend’s browser can play that side.
web-invite-none = This browser doesn’t have the link. Create a new one.
web-invite-new = New link
web-invite-new-hint = The old link stops working.
web-invite-made = New link ready. The old one no longer works.
web-join-title = You’re invited to a game
web-join-side = You’ll play { $side }.
web-join-hints = In this game both players can ask for hints. By sitting down you agree.
web-join-once = The link works once. After that only this browser can play this side.
web-join-sit = Join game
web-join-watch = Watch game
web-join-can-watch = You can still watch the game.
web-join-yours = You’re already playing in this game. Send the link to your friend.

web-rules-title = Rules
web-rules-lead = Every rule of the game in our own words, with the numbers that the game shows in refusals, odds and the log.
web-rules-search = Search the rules
web-rules-search-hint = word or number ({ $example })
web-rules-found = { $count ->
    [0] No rule contains all these words.
    [one] 1 rule
   *[other] { $count } rules
}
web-rules-clear = Show all rules
web-rules-sections = Chapters
web-rules-game = Game
web-rules-link = Link to rule { $rule }
web-rule-chip = Rule { $rule }
web-rule-chip-titled = Rule { $rule }: { $title }
web-rule-see = See also
web-rule-all = Read it in the rules
web-rule-unknown = There’s no rule { $rule }.

web-records-title = Saved games
web-records-lead = A saved game is a text file with set-up, seed and decisions. Anyone can read it, keep it and replay the game.
web-records-open = Open a saved game
web-records-drop = Drop a file here or
web-records-choose = choose a file
web-records-drop-hint = Finished games open as a replay; unfinished games continue.
web-records-reading = Reading { $file }…
web-records-large = { $file } is too large for a saved game.
web-records-other = { $file } isn’t a saved game.
web-records-yours = Your games
web-records-none = No games yet. You’ll find the games you play or open here.
web-records-download-of = Download { $scenario }
web-records-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}

web-watch-title = Watch two bots
web-watch-lead = Choose a battle and two bots. During the game you see what both sides can see; afterwards you can review everything.
web-watch-scenario = Battle
web-watch-running = Games you watched

web-set-title = Settings
web-set-lead = Saved in this browser.
web-set-reading = Reading
web-set-board = Board
web-set-pace = Pace
web-set-theme = Theme
web-set-theme-auto = System
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-text = Text size
web-set-text-value = { $size }%
web-set-pieces = Counters
web-set-pieces-silhouettes = Silhouettes
web-set-pieces-nato = NATO symbols
web-set-counters = Counters on a map
web-set-counters-silhouettes = Silhouettes
web-set-counters-nato = NATO symbols
web-set-palette = Colours
web-set-palette-normal = Normal
web-set-palette-strong = High contrast
web-set-palette-hint = The normal colours are chosen so that everyone can tell them apart. High contrast makes lines thicker and shapes larger, and hatches each side’s areas.
web-set-animation = Movement and dice
web-set-animation-normal = Normal
web-set-animation-instant = Instant
web-set-animation-hint = Always instant if your system asks for reduced motion.
web-set-confirm = Attacks
web-set-confirm-yes = Show odds first
web-set-confirm-no = Attack at once
web-set-asks = Reaction prompts
web-set-asks-hint = { web-game-upfront } only. After an attack both players are asked to react, whether or not they hold a card. If you have nothing to play, the game answers for you after your usual thinking time, so a pause gives nothing away. Against a bot it answers at once.
web-set-asks-matters = Only when I have a choice
web-set-asks-all = Always
web-set-sound = Sound
web-set-sound-off = Off
web-set-sound-on = On
web-set-sound-hint = Everything you hear is also shown on screen.
web-set-sample = Preview
web-set-reset = Reset to defaults
web-set-reset-done = Settings reset.

web-lost-title = Page not found
web-lost-lead = The page { $path } doesn’t exist. The link may be incomplete.
web-lost-home = Go to the games

web-error-unreachable = The server isn’t responding. Check that it’s running.
web-error-unknown = Something went wrong. Try again.
web-error-not-there = Not found on the server.
web-error-page = This page couldn’t be loaded. Reload it; the server may have been updated.
web-error-again = Try again
## server

web-error-internal = Something went wrong on the server. The game hasn’t changed.
web-error-request = The server didn’t understand the request. Reload the page.
web-error-message = The server didn’t understand the message. Reload the page.
web-error-nowhere = Page not found.
web-error-method = This address doesn’t support that request.
web-error-large = Too much data sent at once.
web-error-flood = Too many requests. Wait a moment.
web-error-sockets = Too many connections from you. Close other windows of the game, or wait.
web-error-crowded = This game has no room for more viewers. Try again later.
web-error-origin = Pages of other sites can’t use this server.
web-error-host = This server doesn’t accept the name in the address. Its owner can allow it: caposaldo serve --allow-host NAME.
web-error-address = This address is too long.
web-error-no-client = The game’s pages haven’t been built. Build them (make web) and reload.
web-error-language = There are no texts for this language: { $language }.
web-error-game = There’s no game called { $game }.
web-error-scenario = There’s no scenario called { $scenario }.
web-error-armies = This game’s armies are fixed by its scenarios.
web-error-army =
    { $line ->
        [0] This isn’t an army list: { $what }
       *[other] Line { $line }: { $what }
    }
web-error-seat = There’s no seat called { $seat }.
web-error-setup = The game can’t be set up: { $reason }
web-error-table = This game doesn’t exist: { $table }.
web-error-token = This browser can no longer play this side.
web-error-taken = Another player already has this side.
web-error-invite = This invitation is no longer valid. Ask your friend for a new link.
web-error-no-invite = This side isn’t reserved for a friend.
web-error-hello = The connection failed. Reload the page.
web-error-record-secret = This game isn’t finished, so its seed is still secret. Continue it where it was played, or download it again when it’s over.
web-error-secret = The game isn’t over: this would show the other side’s secrets.
web-error-rules = The game or the scenario has changed, so this game can no longer be opened. You can still download it.
web-error-record =
    { $line ->
        [0] This saved game can’t be opened: { $what }
       *[other] This saved game can’t be opened, line { $line }: { $what }
    }
web-error-record-slow = This game takes too long to replay.
web-error-record-scenario = This game uses a scenario file of its own. You can play it in the terminal.
web-error-moment = This game has no decision { $at }.
web-error-eyes = You can’t switch to that view now.
web-error-no-seat = Only the players can do that.
web-error-action = You can’t choose “{ $action }” now: { $reason }
web-error-over = The game is over.
web-error-takeback = There’s nothing to undo.
web-error-no-offer = There’s no offer to answer.
web-error-rematch = Only a player can ask for a rematch, and only when the game is over.

web-undo-over = The game is over.

web-outcome-draw = The players agreed to a draw.
web-outcome-resigned = { $seat-The } resigned.

web-offer-takeback = undo the last decision
web-offer-draw = draw

web-notice-refused = { $seat-The } declined: { $what }.
web-notice-agreed = Accepted: { $what }.
web-notice-bot-failed = { $seat }: the bot ({ $bot }) gave no answer, so a simpler bot made this decision. It now plays on at its own level.
web-notice-time-up = { $seat }: time is up, no new action this turn. Discard and refill follow.
web-notice-rematch = The rematch is ready, with sides swapped.

web-turn-before = before the first turn
web-turn = turn { $turn }
web-deck-of = deck { $turn } of { $turns }
web-turn-of = turn { $turn } of { $turns }

## the database

web-error-not-saved = This decision wasn’t saved: { $reason }. The game hasn’t changed; try again later.
web-error-not-seated = You couldn’t join: { $reason }. The link is still valid; try again later.
web-error-not-made = The game wasn’t created: { $reason }. Try again later.
web-notice-not-saved = The server can’t save at the moment: { $reason }. You can still look at the game.
web-notice-saved-again = The server can save again. You can play on.
web-storage-full = the server’s disk is full
web-storage-read-only = the server’s database is read-only
web-storage-locked = another program has locked the server’s database
web-storage-other = the server’s database can’t be written

## tables of older rules

web-frozen =
    This game was played with version { $then } of the rules. Version { $now } doesn’t allow decision { $number }
    ({ $action }): { $reason } You can look at the game and download it, but you can’t continue it.
web-frozen-other =
    This game was played with version { $then } of the rules. Version { $now } doesn’t allow decision { $number }, made
    by { $seat-the }. You can look at the game and download it, but you can’t continue it.
web-frozen-hidden =
    This game was played with version { $then } of the rules. Version { $now } doesn’t allow one of its decisions. You can
    look at the game and download it, but you can’t continue it.
web-frozen-end =
    This game was played with version { $then } of the rules. With version { $now } it would have ended differently. You can
    look at the game and download it, but you can’t continue it.
web-frozen-dice = The dice would be different.
web-frozen-unreadable = It can no longer be read.
web-error-frozen = The rules have changed since this game was played (version { $then }, now { $now }). You can’t continue it.
web-undo-frozen = The rules have changed since this game was played.

web-error-quota-hour =
    { $minutes ->
        [one] You’ve created { $most } games in the last hour, the most this server allows. Try again in 1 minute.
       *[other] You’ve created { $most } games in the last hour, the most this server allows. Try again in { $minutes } minutes.
    }
web-error-quota-open = You have { $most } unfinished games, the most this server allows. Finish or resign one first.

web-game-wheels = Wheels
web-game-wheels-summary = Miniatures battles of platoons and armour, with hidden platoons, orders and morale.
web-game-traces = Traces
web-game-storms = Storms
web-game-upfront = At Close Range

## board

board-kind = game board
board-table = Table, { $width } by { $height }
board-help = Tab moves between choices, arrows between pieces, Enter chooses, question mark asks why not. Alt with arrows moves a free point by a small step, Shift with arrows moves the table. Plus and minus zoom, zero shows the whole table.
board-piece = { $name } { $label }{ $side }.{ $state ->
        [shaken] {" "}Shaken.
        [suppressed] {" "}Suppressed.
       *[fresh] {""}
    }{ $pace ->
        [moved] {" "}Has moved.
        [spent] {" "}Has acted.
       *[ready] {""}
    } Faces { $facing }, at { $x }″ by { $y }″.
board-point = Point { $x } by { $y }.
board-point-in = Point { $x } by { $y }, within reach.
board-point-out = Point { $x } by { $y }, out of reach.
board-way-n = up
board-way-ne = up right
board-way-e = right
board-way-se = down right
board-way-s = down
board-way-sw = down left
board-way-w = left
board-way-nw = up left
board-inches = { $n }″
board-metres = { $n } m
board-scale = 1″ = { $metres } m
board-layers = Show on the table
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

hex-help = Q W E above and A S D below go to the six neighbouring hexes, as do the arrows. Tab moves between choices, Enter chooses, Space opens a stack, a digit takes one of its pieces, question mark asks why not. Shift with arrows moves the map. Plus and minus zoom, zero shows the whole map.
hex-name = Hex { $hex }
hex-place-today = { $name } (today { $today })
hex-level = level { $level }
hex-terrain-woods = woods
hex-terrain-marsh = marsh
hex-terrain-rough = rough terrain
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
hex-badge-bogged = bogged down
hex-badge-wary = on guard
hex-badge-steady = steady nerves
hex-badge-silent = silent
hex-badge-marching = forced march
hex-badge-veteran = veterans
hex-state-oos = out of supply
hex-state-isolated = isolated
hex-offered = Choices: { $what }.
hex-stack = { $n ->
        [one] 1 piece in this hex
       *[other] { $n } pieces in this hex
    }
hex-zoom-fit = Whole map
hex-layers = Show on the map
hex-layer-command = Command
hex-layer-zoc = Zones of control
hex-layer-supply = Supply
hex-layer-arc = Arc of fire
hex-demo-title = Hex map
hex-demo-about = Under the pointer
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
play-danger = Threats there
play-board = Board as a picture
play-text = Board as text
play-menu = Menu
play-name = { $seat }
play-no-table = This game can’t be opened

play-waiting = One moment…
play-decides = { $seat } to play.
play-thinks = { $seat }: the bot is thinking…
play-absent = { $seat } to play, but nobody is connected.
play-undo = Undo
play-confirm = Confirm
play-can = You can do this.
play-why = Why can’t I { $verb }?
play-why-undo = Why can’t I undo?
play-which = { $n ->
    [one] Do this?
   *[other] Which one?
}
play-tray = Not on the table
play-dial = Facing
play-dial-value = { $degrees }°

play-choices-effect = chance of a result
play-held-own = Your answer goes out in a moment, so the timing gives nothing away.
play-held-only = { $question } You can’t, so the game answers for you.
play-choices-none = Nothing to decide at the moment.
play-choices-refused = What you can’t do, and why
play-choices-all = Nothing is ruled out here: every option is on the list.
play-choices-more = {" "}and { $count } more
play-units-offered = you can choose it

play-log-empty = Nothing has happened yet.
play-log-show = Show the board after decision { $n }
play-log-new = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
play-history = History
play-history-at = decision { $at } of { $of }
play-turn-short = T{ $turn }
play-live = Back to the present
play-live-short = Live
play-past = Earlier moment
play-past-at = { $turn ->
    [0] After decision { $at } of { $of }, before the first turn
   *[other] After decision { $at } of { $of }, in turn { $turn }
}
play-step-back = One decision back
play-step-on = One decision on

play-sheet-open = Open the panel
play-sheet-close = Resize the panel

play-text-decide = Your decision
play-text-choose = Choose

play-handover = Pass the screen to { $name }
play-handover-lead = The board stays hidden until you press the button.
play-handover-ready = Show the board

play-over = The game is over
play-over-won = You have won.
play-over-lost = You have lost.
play-over-draw = The game is a draw.
play-over-wins = Victory for { $seat-the }.
play-rematch = Rematch
play-rematch-hint = with sides swapped
play-replay = Replay
play-record = Download game
play-record-hint = A text file that anyone can replay.
play-invite-title = Your friend’s link
play-open-seat = Your friend hasn’t joined yet.
play-open-seat-other = One side has no player yet.
play-open-share = Show link
play-record-hint-unfinished = A text file. It has no seed until the game is over, so you can’t replay it yet.
play-mark-seed = Chosen seed
play-mark-fork = Continued game
play-mark-record = From a saved game
play-dice = Dice and seed
play-dice-hint = Check that no roll was changed.
play-dice-server = The server drew the dice seed at random before the game began.
play-dice-seed = A player chose the dice seed, so the rolls may be known in advance.
play-dice-fork = This game continues another one with the same seed, so the rolls may be known in advance.
play-dice-record = This game comes from a saved game whose seed is known, so the rolls may be known in advance.
play-dice-short = Dice commitment
play-dice-commitment = Commitment
play-dice-all = Show all
play-dice-less = Show less
play-dice-copy = Copy
play-dice-copied = Commitment copied.
play-dice-why = It is the SHA-256 of the seed and a random salt, fixed before the first roll. The seed can’t be changed afterwards.
play-dice-later = Seed and salt are shown when the game is over. Your browser then checks them.
play-dice-none = This game is older than dice commitments. Its seed can’t be checked.
play-dice-value-seed = Seed
play-dice-value-salt = Salt
play-dice-verified = Verified: this is the seed promised at the start.
play-dice-wrong = This isn’t the seed promised at the start.
play-dice-formula = To check it yourself, compute the SHA-256 of “seed/salt”.
play-over-dice-verified = Dice verified
play-over-dice-wrong = Dice don’t match

play-takeback = Ask to undo
play-takeback-hint = Undo your last decision, even if dice were rolled, if the other side agrees.
play-draw = Offer a draw
play-resign = Resign
play-resign-sure = Resign as { $seat }? You will lose the game.
play-resign-yes = Resign
play-resign-no = Keep playing
play-proposal = Offer
play-offer-takeback = Undo requested by { $seat }. Do you agree?
play-offer-draw = Draw offered by { $seat }. Do you agree?
play-agree = Accept
play-refuse = Decline
play-answer = { $answer }. { $question }
play-leave = Leave game
play-leave-hint = The game is saved; you can come back to it.

play-lost = Connection lost. Reconnecting…
play-lost-retry = Retry now

play-keys = Keys
play-keys-decide = Decisions
play-keys-board = On the board
play-keys-page = The page
play-key-choice = the choice with that number
play-key-confirm = confirm the selection
play-key-cancel = clear the selection
play-key-end = end the phase, or finish with this unit
play-key-turn = turn on the spot, or move instead
play-key-hold = hold fire
play-key-undo = undo
play-key-board = go to the board
play-key-arrows = next piece or point in that direction
play-key-tab = next choice
play-key-choose = choose; attacks show their odds first, press again to confirm
play-key-nudge = move a free point by half an inch
play-key-why = why not?
play-key-rotate = turn by 15°, or with ↑ ↓ by 1°, when a facing is asked for
play-key-zoom = zoom in, zoom out, whole table
play-key-pan = move the table
play-key-layers = reach, threat, command, ruler
play-key-text = switch between picture and text
play-key-rules = open the rule that applies now
play-key-log = go to the log
play-key-help = show this list

play-eyes = View as
play-eyes-all = Everything
play-eyes-public = Spectator
play-eyes-hint = Until the game is over you can only see your own side.
play-play = Play
play-pause = Pause
play-turn-back = One turn back
play-turn-on = One turn on
play-speed = Speed
play-speed-times = × { $times }
play-copy-link = Copy link to this moment
play-copied = Link copied.
play-not-copied = This browser doesn’t allow copying. The address of this page is the link.
play-fork = Play on from here
play-fork-title = New game from this moment
play-fork-lead = After decision { $at } of { $of }. The old game doesn’t change.
play-fork-me = On this screen
play-fork-friend = A friend with the link
play-fork-bot = Bot: { $level }
play-fork-start = Play from here
play-to-table = Go to the game

## card board

cards-help = Arrows move between cards, Tab between choices, Enter chooses, question mark asks why not.
cards-pinned = Pinned
cards-firepower = Firepower at ranges 0 to 5
cards-morale = Mor
cards-panic = Panic
cards-kia = KIA
cards-chit = Range chit
cards-open = Open
cards-lying = { $n ->
    [1] { $weapon } with no owner
   *[other] { $n } × { $weapon } with no owner
}
cards-lying-jammed = { $n ->
    [1] { $weapon } with no owner, jammed
   *[other] { $n } × { $weapon } with no owner, jammed
}
cards-range = range { $n }
cards-range-between = { $from }–{ $to }: range { $n }
cards-draw = Draw pile
cards-discard = Discards · { $n }
cards-last = last random number
cards-hand = { $n ->
        [one] Your hand: 1 card
       *[other] Your hand: { $n } cards
    }
cards-in-hand = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cards-routed = routed
cards-killed = killed
cards-captured = captured
cards-out = { $n } out
cards-gone = { $n ->
    [one] 1 man lost
   *[other] { $n } men lost
}
cards-say-man = { $name }, { $weapon }. Morale { $morale }, KIA { $kia }.
cards-say-pinned = { $name }, { $weapon }. Pinned. Panic { $panic }, KIA { $kia }.
cards-say-firepower = Firepower { $n } at range { $range }.
cards-say-group = { $side }, group { $letter }, range chit { $chit }. { $ground }. { $men ->
        [one] 1 man.
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
