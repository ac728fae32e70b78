# The sequence of play.
bg-initiative = Turn { $turn }: initiative { $a } against { $b }. { $seat-The } { $seat-gender ->
    [p] play
   *[other] plays
} first.
bg-side-begins = { $seat } to play.
bg-game-over = The battle is over.
bg-not-your-decision = It’s your opponent’s decision.
bg-not-now = You can’t { $verb } now. First: { $prompt }
bg-overfull = Too much given to { $verb }.
bg-select-not-yours = That isn’t one of your units on the table.

# What is to be decided.
bg-prompt-prepare = Secret preparations: lay your minefields and choose the turns of your air units.
bg-prompt-deploy = Deploy { $unit-the }.
bg-prompt-indirect = Indirect fire: choose a weapon or an air unit, or end the phase.
bg-prompt-movement = Movement: choose a unit, or end the phase.
bg-prompt-direct = Direct fire: declare your targets, then end the phase to fire in that order.
bg-prompt-close = Close combat: choose a unit to charge, or end the phase to resolve the fights.
bg-prompt-order = Orders for { $unit-the }.
bg-prompt-react = { $unit-The } is moving. Fire at it?
bg-prompt-defend = { $unit-The } is charging. Fire at it?
bg-prompt-face = Choose which way { $unit-the } faces.
bg-prompt-aim = Choose a target for { $unit-the }.
bg-prompt-screen = Place the next base of smoke from { $unit-the }.
bg-prompt-area = Several units are equally near { $unit-the }: choose which one is hit.
bg-prompt-fly = Place the air unit: its strike zone lies in front of its base.
bg-prompt-bomb = Choose a target in the strike zone.
bg-prompt-over = The battle is over.

# The end.
bg-outcome-broken = { $loser-The } { $loser-gender ->
    [p] lose
   *[other] loses
} the battle: breakpoint reached with { $lost ->
    [one] 1 unit lost
   *[other] { $lost } units lost
}.
bg-outcome-time = The last turn is over. Losses: { $first } { $a }%, { $second } { $b }%. { $winner-The } { $winner-gender ->
    [p] win
   *[other] wins
}.
bg-outcome-draw = The last turn is over. Losses: { $first } { $a }%, { $second } { $b }%. Too close: a draw.
