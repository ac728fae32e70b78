# Rounds, initiative, points.
st-round = Round { $round }.
st-cap-reset = { $side }: { $cap } CAP for this round.
st-reinforcement = { $unit } may enter the map.
st-declares = { $side }: { $cap } CAP on the initiative.
st-initiative-tie = A tie for the initiative: both roll again.
st-initiative = { $side }: the initiative and the first turn.
st-control = { $side }: in control of { $hex }.
st-scores-hex = { $side }: { $points } VP for { $hex }.
st-round-over = Two passes in a row: round { $round } is over.
st-target-reached = { $points } VP are reached: the scenario ends.
st-won = { $side } win: Germans { $german } VP, Soviets { $soviet } VP.
st-both-lose = { $german } VP each: both sides lose.

# Why not.
st-bid-range = From 0 to { $most } CAP can be declared.
