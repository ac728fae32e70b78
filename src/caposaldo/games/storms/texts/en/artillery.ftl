# Mortars, artillery, smoke.
st-plotted = { $card }: target plotted at { $hex-the }.
st-plotted-smoke = { $card }: smoke plotted at { $hex-the }.
st-plot-over = { $side-The } have plotted their artillery.
st-strike = { $card }: shells fall on { $hex-the }.
st-strike-smoke = { $card }: smoke shells fall on { $hex-the }.
st-spotted = { $unit } fires, spotted from { $hex-the }.
st-smoke = Smoke at { $hex-the }: +{ $smoke }.
st-smoke-thins = The smoke thins out.
st-no-smoke-left = No smoke markers left.

# Why not.
st-plot-battery = That isn’t one of your batteries.
st-plot-done-already = { $card } already has a target for this round.
st-plot-no-mission = { $card } has no fire missions left.
st-plot-enough = { $count ->
    [0] You can’t plot any fire before the first round.
    [one] You can plot only 1 target before the first round.
   *[other] You can plot only { $count } targets before the first round.
}
st-plot-no-hex = There is no such hex.
st-plot-smoke = There is no smoke in this scenario.
st-plot-unseen = No spotter can see { $hex-the }.
st-spot-far = A spotter hex can be at most { $most ->
    [one] 1 hex
   *[other] { $most } hexes
} from the mortar.
st-spot-enemy = There are enemies at { $hex-the }.
