# Hits and losses.
st-marked = { $unit } has a hit marker.
st-marker-drawn = { $unit }: { $marker }.
st-marker-shown = The hit marker of { $unit } is shown: { $marker }.
st-eliminated = { $unit }: the marker drawn is Eliminated.
st-high-morale = { $unit } keeps its nerve: the hit does not count.
st-destroyed = { $unit } is destroyed.
st-points-for-loss = { $side }: { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
st-cap-lost = { $side }: the loss takes a CAP at once, { $cap } left.

# The hit markers.
st-marker-stunned = Stunned
st-marker-unnerved = Unnerved
st-marker-eliminated = Eliminated
st-marker-panicked = Panicked
st-marker-pinned = Pinned
st-marker-suppressed = Suppressed
st-marker-cowering = Cowering
