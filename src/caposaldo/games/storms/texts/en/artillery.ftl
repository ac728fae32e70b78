# Mortars, artillery, smoke.
st-plotted = { $card }: aimed at { $hex }.
st-plotted-smoke = { $card }: smoke aimed at { $hex }.
st-plot-over = { $side }: the artillery has its orders.
st-strike = { $card }: shells fall on { $hex }.
st-strike-smoke = { $card }: smoke shells fall on { $hex }.
st-spotted = { $unit } fires by the eyes of { $hex }.
st-smoke = Smoke in { $hex }: +{ $smoke }.
st-smoke-thins = The smoke thins.
st-no-smoke-left = No smoke marker is left.

# Why not.
st-plot-battery = That is not one of your batteries.
st-plot-done-already = { $card } has its target for this round.
st-plot-no-mission = { $card } has no mission left.
st-plot-enough = Before the first round { $count ->
    [0] nothing can be plotted.
    [one] one target can be plotted.
   *[other] { $count } targets can be plotted.
}
st-plot-no-hex = There is no such hex.
st-plot-smoke = There is no smoke in this scenario.
st-plot-unseen = Nobody who could direct the fire sees { $hex }.
st-spot-far = A spotter hex is { $most } hexes from the mortar at most.
st-spot-enemy = The enemy is in { $hex }.
