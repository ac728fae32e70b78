# The sequence of play.
wh-turn = Turn { $turn }.
wh-tokens = { $seat-The } { $seat-gender ->
    [p] get
   *[other] gets
} { $count ->
    [one] 1 manoeuvre token
   *[other] { $count } manoeuvre tokens
}.
wh-precedence-roll = Precedence: { $a } against { $b }.
wh-precedence = { $seat-The } { $seat-gender ->
    [p] manoeuvre
   *[other] manoeuvres
} first this turn.
wh-token = { $seat-The } { $seat-gender ->
    [p] play
   *[other] plays
} a manoeuvre token.
wh-last-turn = The dice show { $sum }: turn { $turn } is the last.
wh-segment-building = Preparation
wh-segment-deployment = Deployment
wh-segment-entry = Entry
wh-segment-precedence = Precedence
wh-segment-bombardment = Bombardment
wh-segment-manoeuvres = Manoeuvres

# Refusals of every decision.
wh-game-over = The battle is over.
wh-not-your-decision = It’s your opponent’s decision.
wh-not-now = You can’t { $verb } now. First: { $prompt }
wh-overfull = Too much given to { $verb }.

# What is to be decided.
wh-prompt-deploy = Lay your cards face down in your part of the table: { $count } to go.
wh-prompt-enter = Lay the cards that enter this turn at your edge, or go on: { $count } in hand.
wh-prompt-precedence = You won the roll: choose who manoeuvres first.
wh-prompt-manoeuvres = Choose a platoon and where it goes, or play a token.
wh-prompt-manoeuvre = Move, fire, or end the manoeuvre of { $unit-the }.
wh-prompt-move-after = The enemy has finished. Now { $unit-the } may move.
wh-prompt-form-up = Place the models of { $unit-the }, or go on.
wh-prompt-losses = Choose which model of { $unit-the } is lost: { $count } to remove.
wh-prompt-over = The battle is over.
wh-todo-deploy = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
wh-todo-enter = { $count ->
    [one] 1 card waits off the table
   *[other] { $count } cards wait off the table
}
wh-todo-manoeuvres = { $count ->
    [one] 1 platoon still to manoeuvre
   *[other] { $count } platoons still to manoeuvre
}
wh-loses-entry = { $count ->
    [one] 1 card takes no part in the battle
   *[other] { $count } cards take no part in the battle
}: nothing enters after turn 2.

# The end.
wh-outcome-won = The battle is over. Points lost: { $first } { $a }%, { $second } { $b }%. { $winner-The } { $winner-gender ->
    [p] win
   *[other] wins
}.
wh-outcome-decisive = The battle is over. Points lost: { $first } { $a }%, { $second } { $b }%. A decisive victory for { $winner-the }.
wh-outcome-marginal = The battle is over. Points lost: { $first } { $a }%, { $second } { $b }%. A marginal victory for { $winner-the }.
wh-outcome-draw = The battle is over. Points lost: { $first } { $a }%, { $second } { $b }%. A draw.
