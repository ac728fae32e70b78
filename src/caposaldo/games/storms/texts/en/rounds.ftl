# Rounds, initiative, points.
st-round = Round { $round }.
st-cap-reset = { $side-The } have { $cap } CAP for this round.
st-reinforcement = { $unit } may enter the map.
st-declares = { $side-The } add { $cap } CAP to the initiative roll.
st-initiative-tie = Initiative tied: both sides roll again.
st-initiative = { $side-The } win the initiative and take the first turn.
st-control = { $side-The } take control of { $hex-the }.
st-scores-hex = { $side-The } score { $points } VP for { $hex-the }.
st-round-over = Both sides pass: round { $round } is over.
st-target-reached = { $points } VP reached: the scenario ends.
st-won = { $side-The } win: Germans { $german } VP, Soviets { $soviet } VP.
st-both-lose = Both sides have { $german } VP: both lose.

# Why not.
st-bid-range = You can declare from 0 to { $most } CAP.
