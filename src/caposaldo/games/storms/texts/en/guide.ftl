# What each side wins by.
st-goal-points = Most VP after round { $rounds }: { $points } so far
st-goal-target = { $points } of { $target } VP; or most VP after round { $rounds }
st-goal-hold-round = { $objective }: { $points } VP at the end of each round{ $held ->
    [yes] {" "}(held)
    [contested] {" "}(contested)
   *[no] {" "}(not held)
}
st-goal-hold-end = { $objective }: { $points } VP at the end of the game{ $held ->
    [yes] {" "}(held)
    [contested] {" "}(contested)
   *[no] {" "}(not held)
}
st-goal-destroy = Enemy units destroyed: { $units }, for { $points } VP
st-goal-exit = Units that leave the map from { $hex }: { $points } VP each, { $units } so far
st-goal-secret-hold = Secret objective “{ $card }”: hold { $objective } at the end for { $points } VP{ $held ->
    [yes] {" "}(held)
    [contested] {" "}(contested)
   *[no] {" "}(not held)
}
st-goal-secret-destroy = Secret objective “{ $card }”: destroy { $amount } units for { $points } VP ({ $units } so far)
st-goal-secret-spare = Secret objective “{ $card }”: lose no more than { $amount } units for { $points } VP ({ $units } lost)
st-goal-secret-unknown = Secret objectives: { $count }, shown at the end of the game

# Who would win if the game ended now.
st-now-leads = { $side } ahead now: Germans { $german } VP, Soviets { $soviet } VP
st-now-even = Even now: { $german } VP each, and both sides would lose
