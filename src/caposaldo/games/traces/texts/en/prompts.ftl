# The sequence of play.
tr-turn-begins = Turn { $turn }: { $month }.
tr-month-1 = August 1943
tr-month-2 = September 1943
tr-month-3 = October 1943
tr-month-4 = November 1943
tr-month-5 = December 1943
tr-month-6 = January 1944
tr-month-7 = February 1944
tr-month-8 = March 1944
tr-game-over = The game is over.
tr-not-your-decision = It’s your opponent’s decision.
tr-not-now = You can’t { $verb } now. First: { $prompt }
tr-overfull = Too much given to { $verb }.

# What is to be decided.
tr-prompt-bidding = Bid for the Soviets: how many VP do you promise? The higher bid plays them.
tr-prompt-garrison = Place your security divisions in major cities.
tr-prompt-opening = August offensive: choose the HQ that leads the opening attack.
tr-prompt-choice = Choose your chits for this turn, in secret.
tr-prompt-cup = Put chits from your hand into the cup, or draw the next one.
tr-prompt-interrupt = Drawn: { $chit }. Interrupt it with an OKH chit?
tr-prompt-okh = Choose how to use the OKH chit.
tr-prompt-okh-interrupt = Interrupt: activate an HQ, or give an OKH Command.
tr-prompt-stavka = STAVKA: choose the HQ to activate.
tr-prompt-second-hq = { $unit-The } is activated. Should another HQ in its range act too?
tr-prompt-mode = Choose an action mode: move first, or fight first.
tr-prompt-okh-command = OKH Command: choose the units that act. { $count ->
    [one] 1 more may act.
   *[other] { $count } more may act.
}
tr-prompt-move = Movement: choose a unit, or end the segment.
tr-prompt-walk = Choose where { $unit-the } goes.
tr-prompt-relocation = { $unit-The } must be relocated: choose a hex.
tr-prompt-relocation-free = { $unit-The } is relocated: choose a hex.
tr-prompt-combat = Combat: choose a hex to attack, or end the segment.
tr-prompt-battle = Attack on { $hex }: choose the units that join in, then fight.
tr-prompt-air = Combat in { $hex }: send the Luftwaffe?
tr-prompt-losses = The defenders of { $hex } lose { $count ->
    [one] 1 step
   *[other] { $count } steps
}: choose a unit.
tr-prompt-losses-attacker = The attackers of { $hex } lose { $count ->
    [one] 1 step
   *[other] { $count } steps
}: choose a unit.
tr-prompt-retreat = The defenders of { $hex } retreat { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}: choose a unit and its path.
tr-prompt-continue-retreat = { $unit-The } has no room and goes on: choose a hex.
tr-prompt-advances = { $hex } has fallen: choose the units that advance.
tr-prompt-arrivals = Place your reinforcements.
tr-prompt-parachute = Airborne operation: choose where the paratroopers land.
tr-prompt-negotiation = Negotiation with the Supreme Command: { $points } NP to spend.
tr-prompt-purchase = Choose where { $unit-the } arrives.
tr-prompt-over = The game is over.
