# Cards.
st-card-played = { $side } play a card: { $card }.
st-draws = { $side } draw a card.
st-drawn = You draw { $card }.
st-deck-empty = { $side }: the deck is empty, no card is drawn.
st-reshuffled = The discarded cards are shuffled into a new deck.
st-event = { $side } draw an event: { $card }.
st-called-up = { $unit }: an event calls the unit up.
st-nobody-called = { $side }: there is nobody left to call up.
st-objective-draws = { $side }: a secret objective is drawn.
st-objective-drawn = Your secret objective: { $card }.
st-objective-none = { $side }: there is no secret objective left.
st-objective-met = { $side }: the secret objective was “{ $card }”, achieved: { $points } VP.
st-objective-missed = { $side }: the secret objective was “{ $card }”, missed.
st-more-cap = { $side }: { $cap } CAP now.
st-cap-shot = { $side }: { $cap ->
    [0] the snipers cost no CAP.
   *[other] the snipers cost { $cap } CAP.
}
st-worn-out = { $unit } is spent.
st-bogged = { $unit } cannot move until the end of the round.
st-searches = { $side } search the ground.
st-digs-in = { $unit } digs in: +1 DM.
st-hasty-lost = { $unit } rotates and loses its hasty defence.
st-weapon-used = { $card } against { $hex }.
st-veteran-plays = { $side }: veterans use { $card }.
st-close-call = { $unit } gets away by a hair's breadth.
st-wary = { $unit } is on its guard: +1 DM until its owner's next turn.
st-slips-away = { $unit } slips away from close combat.
st-chain-wary = sixth sense
st-avenged = Blood and honour: { $unit } pays for it.

# Why not.
st-card-none = You have no such card to play now.
st-card-later = { $card } is played during an attack or on a roll.
st-card-useless = There is nobody { $card } could be played on.
st-card-means = { $card } is not paid in this way.
st-card-cost = There are not enough points for { $card }.
st-card-no-group = { $card } is for one unit, not for a group.
st-card-not-on = { $card } cannot be played on that unit.
st-card-not-attack = You have no card for this attack.
st-card-pick-first = First say which unit the card is for.
st-card-picked = The first unit has been named: others may join it.
st-card-now = Now an action card has to be played.
st-moves-only = This action can only be a move.
st-move-bogged = { $unit } is stuck in the mud until the end of the round.
st-weapon-none = { $unit } has no such weapon left.
st-weapon-marker = { $unit } cannot use a weapon with its hit marker.
st-weapon-reach = { $card } does not reach that far: range { $range }.
st-weapon-nobody = There is no enemy in view in that hex.
st-weapon-metal = { $card } are for vehicles and guns only.
