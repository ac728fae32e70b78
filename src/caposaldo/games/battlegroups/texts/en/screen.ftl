# What the browser says around the table of this game.

# Turn, phases, score.
bg-screen-turn-of = Turn { $turn } of { $turns }
bg-screen-before = Before the battle
bg-screen-prepare = Preparations
bg-screen-deploy = Deployment
bg-screen-phase-indirect = Indirect fire
bg-screen-phase-movement = Movement
bg-screen-phase-direct = Direct fire
bg-screen-phase-close = Close combat
bg-screen-phase-reorganise = Reorganise
bg-screen-phase-indirect-short = indirect fire
bg-screen-phase-movement-short = movement
bg-screen-phase-direct-short = direct fire
bg-screen-phase-close-short = close combat
bg-screen-phase-reorganise-short = reorganise
bg-screen-losses = units lost / breakpoint
bg-screen-score = { $seat }: { $lost ->
    [0] no units lost
    [one] one unit lost
   *[other] { $lost } units lost
} of { $counted }, breaks at { $breakpoint }
bg-screen-mine = minefield { $number }
bg-screen-air = air unit { $number }
bg-screen-group = Battlegroup { $number }
bg-screen-group-left = { $left } of { $of }

# Units.
bg-screen-quality = Troops
bg-screen-class = Class
bg-screen-move = Move
bg-screen-range = Range
bg-screen-weapon = Weapon
bg-screen-state-ready = ready
bg-screen-state-ordered = taking orders
bg-screen-state-moved = moved
bg-screen-state-done = finished
bg-screen-state-shaken = shaken
bg-screen-state-suppressed = suppressed
bg-screen-state-destroyed = destroyed
bg-screen-state-aims = aims at { $target }
bg-screen-state-aiming = aiming
bg-screen-state-called = has bombarded
bg-screen-state-reacted = has reacted
bg-screen-state-contact = in close combat
bg-screen-state-works = clearing mines
bg-screen-state-aboard = aboard { $carrier }
bg-screen-state-off-table = off the table
bg-screen-state-to-deploy = to deploy

# What is asked, in full.
bg-screen-ask-mine = Minefield { $number } of { $of }: choose its place in the marked zone. Only you see it.
bg-screen-ask-place = Where does { $unit } deploy? Choose a place in the marked zone.
bg-screen-ask-order = Where does { $unit } go? Straight on, up to { $move }″.
bg-screen-ask-off = Where does { $unit } get off?
bg-screen-ask-turn = Which way does { $unit } turn? Point, or use the dial.
bg-screen-ask-facing = Which way does { $unit } face? Point, or use the dial.
bg-screen-ask-course = Which way does the aircraft fly? Point, or use the dial.
bg-screen-ask-target = What does { $unit } fire at?
bg-screen-who-fires = choose as firer

# What may meet a move where it ends.
bg-screen-danger = If { $unit } goes there
bg-screen-danger-note = Counted where the move ends. On the way others may fire, too; each fires once.
bg-screen-danger-none = No enemy can fire at it there.

# Buttons: what follows from them.
bg-screen-end-set-up = End
bg-screen-end-indirect = No more indirect fire
bg-screen-end-movement = End movement
bg-screen-end-direct = No fire
bg-screen-end-close = Fight it out
bg-screen-end-reorganise = End
bg-screen-fire-all = { $shots ->
    [one] Fire one shot
   *[other] Fire { $shots } shots
}
bg-screen-ready = Ready
bg-screen-halt = Stay here
bg-screen-hold = Hold fire
bg-screen-enough-smoke = Enough smoke
bg-screen-turn = Turn on the spot
bg-screen-move-instead = Move instead
bg-screen-stay-behind = Leave it behind
bg-screen-do-go = Move { $distance }″
bg-screen-do-turn = Face { $degrees }°
bg-screen-do-place = Place, facing { $degrees }°
bg-screen-do-fly = Fly in at { $degrees }°
bg-screen-do-declare = Take aim
bg-screen-do-shoot = Fire
bg-screen-do-bombard = Bombard
bg-screen-do-charge = Charge
bg-screen-do-mine = Lay it here
bg-screen-do-smoke = Smoke here
bg-screen-do-off = Get off here
bg-screen-here-fly = aircraft
bg-screen-group-else = Or

# Attacks.
bg-screen-attack-fire = { $unit } at { $target }
bg-screen-attack-charge = { $unit } charges { $target }
bg-screen-kind-declare = direct fire
bg-screen-kind-shoot = opportunity fire
bg-screen-kind-bombard = indirect fire
bg-screen-kind-bomb = air attack
bg-screen-kind-charge = close combat
bg-screen-total-fire = Dice, each hits on 4 or more
bg-screen-total-bomb = Dice
bg-screen-total-charge = Advantage on the die
bg-screen-even = Nobody has an advantage: one die each.
bg-screen-no-dice = No dice are rolled: there is only one result.

# The table as text.
bg-screen-text-standing = How it stands
bg-screen-text-group = { $seat }: { $group }
bg-screen-text-unit = { $unit }, { $quality }: { $state }. At { $x }″ from the left, { $y }″ from the top, facing { $facing }.
bg-screen-text-absent = { $unit }, { $quality }: { $state }.
bg-screen-text-nearest = Nearest enemy: { $enemy }, { $distance }″ away, bearing { $bearing }.
bg-screen-text-ground = The ground, { $width }″ by { $height }″
bg-screen-text-terrain = { $kind }: from { $left }″ to { $right }″ across, { $top }″ to { $bottom }″ down
bg-screen-text-things = Smoke and mines
bg-screen-text-spot = { $what } at { $x }″, { $y }″
bg-screen-text-cleared = cleared minefield
