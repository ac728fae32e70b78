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
tr-not-your-decision = This decision is not yours.
tr-not-now = You cannot { $verb } now. What is to be decided: { $prompt }
tr-overfull = That is more than needs saying to { $verb }.

# What is to be decided.
tr-prompt-bidding = How many victory points would you promise as the Soviets? The higher bid plays them.
tr-prompt-garrison = Place your security divisions in major cities.
tr-prompt-opening = The August offensive: which HQ leads the opening attack?
tr-prompt-choice = Choose your chits for this turn, in secret.
tr-prompt-cup = Put chits from your hand into the cup, or draw the next one.
tr-prompt-interrupt = { $chit } was drawn. Do you interrupt it with an OKH chit?
tr-prompt-okh = What is the OKH chit used for?
tr-prompt-okh-interrupt = Interrupt: activate an HQ, or give an OKH Command?
tr-prompt-stavka = STAVKA: which HQ is activated?
tr-prompt-second-hq = { $unit } is activated. Does another HQ in its range act too?
tr-prompt-mode = Move first, or fight first?
tr-prompt-okh-command = OKH Command: name the units that act. { $count ->
    [one] One more may be named.
   *[other] { $count } more may be named.
}
tr-prompt-move = Movement: choose a unit, or end the segment.
tr-prompt-walk = Where does { $unit } go?
tr-prompt-relocation = { $unit } must be relocated: where to?
tr-prompt-relocation-free = { $unit } is relocated: where to?
tr-prompt-combat = Combat: choose a hex to attack, or end the segment.
tr-prompt-battle = Attack on { $hex }: who joins in? Then fight.
tr-prompt-air = Combat in { $hex }: does the Luftwaffe help?
tr-prompt-losses = The defenders of { $hex } lose { $count ->
    [one] a step
   *[other] { $count } steps
}: which unit?
tr-prompt-losses-attacker = The attackers of { $hex } lose { $count ->
    [one] a step
   *[other] { $count } steps
}: which unit?
tr-prompt-retreat = The defenders of { $hex } retreat { $count ->
    [one] one hex
   *[other] { $count } hexes
}: which unit, and where to?
tr-prompt-continue-retreat = There is no room for { $unit }: it goes on. Where to?
tr-prompt-advances = { $hex } has fallen: who advances?
tr-prompt-arrivals = Reinforcements have arrived: place them.
tr-prompt-parachute = The airborne operation: where do the parachutists land?
tr-prompt-negotiation = Negotiation with the Supreme Command: { $points } points to spend.
tr-prompt-purchase = Where does { $unit } arrive?
tr-prompt-over = The game is over.
