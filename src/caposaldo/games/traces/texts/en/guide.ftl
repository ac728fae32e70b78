# What each side wins by.
tr-goal-points = Soviets: { $target } VP at the end of { $month }. Cities { $cities }, units { $units }{ $hqs-count ->
    [yes] , HQs { $hqs }
   *[no] {""}
}, breakthrough { $breakthrough }
tr-goal-points-turn = Soviets: { $target } VP at the end of any turn, until { $month }. Cities { $cities }, units { $units }{ $hqs-count ->
    [yes] , HQs { $hqs }
   *[no] {""}
}, breakthrough { $breakthrough }
tr-goal-bid = Soviets: as many VP as the higher bid
tr-goal-hold-out = Axis: keep the Soviets below { $target } VP until the end of { $month }
tr-goal-city = { $city }: { $points } VP{ $held ->
    [yes] {" "}(held by the Soviets)
   *[no] {" "}(held by the Axis)
}
tr-goal-order = { $city }: if it falls under its Supreme Command Order, the Soviets win at once
tr-goal-units = Axis units eliminated: { $points } VP{ $units ->
    [0] {""}
    [one] {" "}· 1 more is cut off, { $more } VP at the end of the game
   *[other] {" "}· { $units } more are cut off, { $more } VP at the end of the game
}
tr-goal-hqs = HQs relocated: +{ $each } VP for each Axis HQ, −{ $each } VP for each Soviet HQ, { $points } VP so far
tr-goal-breakthrough = Soviet combat units in { $hexes }, in supply: { $each } VP each, { $points } VP now

# Who would win if the game ended now.
tr-now-soviet = The Soviets would win now: { $points } of { $target } VP
tr-now-axis = The Axis would win now: the Soviets have { $points } of { $target } VP
