# Laying terrain.
wh-prompt-lay-natural = Lay a natural piece of terrain: { $count } to go in all.
wh-prompt-lay-artificial = Lay an artificial piece of terrain: { $count } to go in all.
wh-todo-lay = { $count ->
    [one] 1 piece to lay
   *[other] { $count } pieces to lay
}
wh-lays = { $seat-The } { $seat-gender ->
    [p] lay
   *[other] lays
} a piece: { $piece }.
wh-lay-roll = Who lays first: { $a } against { $b }.
wh-table-full = There is no room for another piece.
wh-quick-table = The terrain is laid by quick start.
wh-pieces-left = There is room for another piece.
wh-not-natural = Choose a natural piece: trees, hills, rocks, sand, streams or swamps.
wh-not-artificial = Choose an artificial piece: houses, walls, hedges, barricades, rows of trees, bridges or roads.
wh-not-a-work = Choose a defensive work.
wh-piece-off-table = The piece must lie wholly on the table.
wh-pieces-overlap = It would cover another area: { $other }.
wh-area-full = That area holds no more platoons of yours: one company for each 20 cm of its diagonal.
wh-do-lay = { $piece } at { $at }, bearing { $bearing }°

# Dividing the table.
wh-prompt-divide = Divide the table by a line through its middle.
wh-prompt-half = Choose the half that you defend.
wh-prompt-quarters = Choose the quarter that you leave to the attacker.
wh-prompt-side = You won the roll: choose the side of the table from which you enter.
wh-no-line = A line has a bearing from 0 to 179.
wh-no-such-half = Choose the first or the second part.
wh-no-area-there = There is no area for an objective in that part.
wh-other-sides = The dice named two other sides.
wh-divides = { $seat-The } { $seat-gender ->
    [p] divide
   *[other] divides
} the table by a line at { $bearing }°.
wh-takes-half = { $seat-The } { $seat-gender ->
    [p] choose
   *[other] chooses
} which half to defend.
wh-takes-quarters = { $seat-The } { $seat-gender ->
    [p] choose
   *[other] chooses
} which three quarters to defend.
wh-sides-roll = Sides of entry: the die shows { $face }; choice of side { $a } against { $b }.
wh-enters-from = { $seat-The } { $seat-gender ->
    [p] enter
   *[other] enters
} from { $side }.
wh-side-top = the top
wh-side-right = the right
wh-side-bottom = the bottom
wh-side-left = the left
wh-do-divide = A line at { $bearing }°
wh-do-half = { $of ->
    [strip] { $part ->
        [first] Leave the first quarter
       *[last] Leave the last quarter
    }
   *[half] { $part ->
        [right] The half on the right of the line
       *[left] The half on the left of the line
    }
}
wh-do-side = Enter from { $side }

# Objectives.
wh-prompt-objective = Choose an objective in your part of the table: { $count } chosen, 1 or 3 in all.
wh-prompt-propose = Propose an objective: { $count } to agree on.
wh-prompt-agree = Proposed as an objective: { $piece }. Agree, or name another.
wh-no-area = An objective is an area of terrain: no wall, hedge, barricade, row of trees or defensive work.
wh-is-objective = That is an objective already.
wh-is-proposed = That one is proposed already: agree, or name another.
wh-not-in-your-part = That area isn’t in your part of the table.
wh-one-or-three = There are 1 or 3 objectives.
wh-objective = Objective: { $piece }.
wh-proposes = { $seat-The } { $seat-gender ->
    [p] propose
   *[other] proposes
} an objective: { $piece }.
wh-do-objective = Objective: { $piece } at { $at }

# Defensive works.
wh-prompt-works = Lay defensive works, or go on: { $count } to go.
wh-todo-works = { $count ->
    [one] 1 defensive work to lay
   *[other] { $count } defensive works to lay
}
wh-work-elsewhere = Trenches, emplacements and bunkers lie wholly in your half.
wh-obstacle-elsewhere = Obstacles lie wholly in the quarter next to your half.

# What the seats are called where both have the same army.
wh-seat-attacker = Attacker
    .the = the attacker
wh-seat-defender = Defender
    .the = the defender
wh-seat-first = First army
    .the = the first army
wh-seat-second = Second army
    .the = the second army
