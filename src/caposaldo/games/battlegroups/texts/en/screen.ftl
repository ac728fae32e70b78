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
bg-screen-phase-reorganise = Reorganisation
bg-screen-phase-indirect-short = indirect fire
bg-screen-phase-movement-short = movement
bg-screen-phase-direct-short = direct fire
bg-screen-phase-close-short = close combat
bg-screen-phase-reorganise-short = reorganisation
bg-screen-losses = units lost / breakpoint
bg-screen-score = { $seat }: { $lost ->
    [0] no units
    [one] 1 unit
   *[other] { $lost } units
} lost of { $counted }, breakpoint { $breakpoint }
bg-screen-mine = Minefield { $number }
bg-screen-air = Air unit { $number }
bg-screen-the-mine = minefield { $number }
bg-screen-the-air = air unit { $number }
bg-screen-group = Battlegroup { $number }
bg-screen-group-left = { $left } of { $of }

# Units.
bg-screen-quality = Quality
bg-screen-class = Class
bg-screen-move = Move
bg-screen-range = Range
bg-screen-weapon = Weapon
bg-screen-state-ready = ready
bg-screen-state-ordered = taking orders
bg-screen-state-moved = has moved
bg-screen-state-done = finished
bg-screen-state-shaken = shaken
bg-screen-state-suppressed = suppressed
bg-screen-state-destroyed = destroyed
bg-screen-state-aims = fires at { $target }
bg-screen-state-aiming = choosing a target
bg-screen-state-called = has bombarded
bg-screen-state-reacted = has fired
bg-screen-state-contact = in close combat
bg-screen-state-works = clearing mines
bg-screen-state-aboard = aboard { $carrier }
bg-screen-state-off-table = off the table
bg-screen-state-to-deploy = to deploy

# What is asked, in full.
bg-screen-ask-mine = Minefield { $number } of { $of }: lay it in the marked zone. Your opponent can’t see it.
bg-screen-ask-place = Deploy { $unit-the }: choose a place in the marked zone.
bg-screen-ask-order = Move { $unit-the }: choose a point up to { $move }″ away, in a straight line.
bg-screen-ask-off = Choose where { $unit-the } gets off.
bg-screen-ask-turn = Turn { $unit-the }: point the way or use the dial.
bg-screen-ask-facing = Choose which way { $unit-the } faces: point the way or use the dial.
bg-screen-ask-course = Choose the course of the air unit: point the way or use the dial.
bg-screen-ask-target = Choose a target for { $unit-the }.
bg-screen-who-fires = fire with { $unit-the }

# What may meet a move where it ends.
bg-screen-danger = Threats if { $unit-the } moves there
bg-screen-danger-note = Enemies that can fire where the move ends. Others may fire along the way; each fires once.
bg-screen-danger-none = No enemy can fire at it there.

# Buttons: what follows from them.
bg-screen-end-set-up = Done
bg-screen-end-indirect = End indirect fire
bg-screen-end-movement = End movement
bg-screen-end-direct = Skip direct fire
bg-screen-end-close = Resolve close combat
bg-screen-end-reorganise = Done
bg-screen-fire-all = { $shots ->
    [one] Fire 1 shot
   *[other] Fire { $shots } shots
}
bg-screen-ready = Ready
bg-screen-halt = Stay here
bg-screen-hold = Hold fire
bg-screen-enough-smoke = No more smoke
bg-screen-turn = Turn on the spot
bg-screen-move-instead = Move instead
bg-screen-stay-behind = Leave it behind
bg-screen-do-go = Move { $distance }″
bg-screen-do-turn = Face { $degrees }°
bg-screen-do-place = Deploy, facing { $degrees }°
bg-screen-do-fly = Attack on course { $degrees }°
bg-screen-do-declare = Declare
bg-screen-do-shoot = Fire
bg-screen-do-bombard = Bombard
bg-screen-do-charge = Charge
bg-screen-do-mine = Lay it here
bg-screen-do-smoke = Smoke here
bg-screen-do-off = Get off here
bg-screen-here-fly = air unit
bg-screen-group-else = Or

# Attacks.
bg-screen-attack-fire = { $unit } fires at { $target-the }
bg-screen-attack-charge = { $unit } charges { $target-the }
bg-screen-kind-declare = direct fire
bg-screen-kind-shoot = opportunity fire
bg-screen-kind-bombard = indirect fire
bg-screen-kind-bomb = air attack
bg-screen-kind-charge = close combat
bg-screen-total-fire = Dice, each hits on 4 or more
bg-screen-total-bomb = Dice
bg-screen-total-charge = Advantage on the die
bg-screen-even = No advantage: one die each
bg-screen-no-dice = No dice: only one possible result

# The table as text.
bg-screen-text-standing = Situation
bg-screen-text-group = { $seat }: { $group }
bg-screen-text-unit = { $unit }, { $quality }: { $state }. At { $x }″ from the left, { $y }″ from the top, facing { $facing }.
bg-screen-text-absent = { $unit }, { $quality }: { $state }.
bg-screen-text-nearest = Nearest enemy: { $enemy }, { $distance }″ away, bearing { $bearing }.
bg-screen-text-ground = Terrain, { $width }″ by { $height }″
bg-screen-text-terrain = { $kind }: from { $left }″ to { $right }″ across, { $top }″ to { $bottom }″ down
bg-screen-text-things = Smoke and mines
bg-screen-text-spot = { $what } at { $x }″, { $y }″
bg-screen-text-cleared = cleared minefield
