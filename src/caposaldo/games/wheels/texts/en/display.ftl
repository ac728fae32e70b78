# The board and the lists of the terminal.
wh-show-before = Before the battle · { $segment }
wh-show-heading = Turn { $turn }{ $last ->
    [0] { "" }
   *[other] { " " }of { $last }
} · { $segment }
wh-show-standing = Points lost: { $seat-a } { $lost-a }%, { $seat-b } { $lost-b }% · Still to manoeuvre: { $seat-a } { $go-a }, { $seat-b } { $go-b }
wh-show-hq = HQ
wh-show-objective = objective
wh-show-pinned = pinned
wh-show-done = has manoeuvred
wh-show-reserve = off the table
wh-show-gone = eliminated
wh-show-late = takes no part
wh-show-aboard = aboard { $carrier }
wh-show-column-platoon = platoon
wh-show-column-type = type
wh-show-column-level = level
wh-show-column-weapon = weapon
wh-show-column-ranges = ranges
wh-show-column-armour = armour
wh-show-column-move = move
wh-show-column-place = x, y (cm)
