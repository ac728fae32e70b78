# The sequence of play.
bg-initiative = Turn { $turn }: the initiative rolls are { $a } and { $b }. First to play: { $seat }.
bg-side-begins = Now playing: { $seat }.
bg-game-over = The battle is over.
bg-not-your-decision = It is not for you to decide now.
bg-not-now = You cannot { $verb } now. To be decided: { $prompt }
bg-overfull = That says more than is needed to { $verb }.
bg-select-not-yours = That is not a unit of yours on the table.

# What is to be decided.
bg-prompt-prepare = Secret preparations: lay your minefields and write down the turns of your air units.
bg-prompt-deploy = Deploy { $unit }.
bg-prompt-indirect = Indirect fire: call a weapon or an air attack, or end the phase.
bg-prompt-movement = Movement: choose a unit, or end the phase.
bg-prompt-direct = Direct fire: declare who fires at whom; ending the phase fires all shots in that order.
bg-prompt-close = Close combat: choose a unit that charges, or end the phase to fight.
bg-prompt-order = Orders for { $unit }.
bg-prompt-react = { $unit } is moving: does anybody shoot?
bg-prompt-defend = { $unit } is charging: does its target shoot?
bg-prompt-face = Where does { $unit } face now?
bg-prompt-aim = What does { $unit } fire at?
bg-prompt-screen = The next base of the smoke screen of { $unit }.
bg-prompt-area = Several units are equally near to { $unit }: choose who suffers.
bg-prompt-fly = Place the aircraft: its strike zone lies before its base.
bg-prompt-bomb = Choose a target in the strike zone.
bg-prompt-over = The battle is over.

# The end.
bg-outcome-broken = The breakpoint is reached with { $lost ->
    [one] { $lost } unit lost
   *[other] { $lost } units lost
}. Leaving the field: { $loser }.
bg-outcome-time = The last turn is over. Losses: { $first } { $a }%, { $second } { $b }%. Victory: { $winner }.
bg-outcome-draw = The last turn is over. Losses: { $first } { $a }%, { $second } { $b }%. Nobody wins by so little.
