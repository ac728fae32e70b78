# Cards.
st-card-played = { $side-The } play { $card }.
st-draws = { $side-The } draw a card.
st-drawn = You draw { $card }.
st-deck-empty = { $side-The } can’t draw: the deck is empty.
st-reshuffled = The discards are shuffled into a new deck.
st-event = { $side-The } draw an event: { $card }.
st-called-up = { $unit } is called up by an event.
st-nobody-called = { $side-The } have no units left to call up.
st-objective-draws = { $side-The } draw a secret objective.
st-objective-drawn = Your secret objective: { $card }.
st-objective-none = { $side-The } can’t draw: no secret objectives left.
st-objective-met = { $side-The } achieve their secret objective “{ $card }”: { $points } VP.
st-objective-missed = { $side-The } miss their secret objective “{ $card }”.
st-more-cap = { $side-The } now have { $cap } CAP.
st-cap-shot = { $side-The } { $cap ->
    [0] lose no CAP to the snipers.
   *[other] lose { $cap } CAP to the snipers.
}
st-worn-out = { $unit } is spent.
st-bogged = { $unit } can’t move until the end of the round.
st-searches = { $side-The } search the ground.
st-digs-in = { $unit } digs in: +1 DM.
st-hasty-lost = { $unit } pivots and loses its hasty defence.
st-weapon-used = { $card } used against { $hex-the }.
st-veteran-plays = { $side-The } use the veteran card { $card }.
st-close-call = { $unit } has a close call and escapes.
st-wary = { $unit } is on guard: +1 DM until its owner’s next turn.
st-slips-away = { $unit } slips away from close combat.
st-chain-wary = Sixth sense
st-avenged = Blood and honour: { $unit-the } is lost in return.

# Why not.
st-card-none = You have no such card to play now.
st-card-later = Play { $card } during an attack or on a roll.
st-card-useless = { $card } has no valid target.
st-card-means = You can’t pay for { $card } that way.
st-card-cost = You don’t have enough points for { $card }.
st-card-no-group = { $card } is for one unit, not for a group.
st-card-not-on = You can’t play { $card } on that unit.
st-card-not-attack = You have no card for this attack.
st-card-pick-first = First choose the unit for the card.
st-card-picked = You’ve already chosen the first unit: now others may join it.
st-card-now = Play an action card now.
st-moves-only = This action can only be a move.
st-move-bogged = { $unit } is stuck in the mud until the end of the round.
st-weapon-none = { $unit } has no such weapon left.
st-weapon-marker = { $unit } can’t use a weapon with its hit marker.
st-weapon-reach = { $card } can’t reach that far: range { $range }.
st-weapon-nobody = There is no enemy in view in that hex.
st-weapon-metal = { $card }: only against vehicles and guns.
