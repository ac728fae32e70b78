# Hits and losses.
st-marked = { $unit } takes a hit marker.
st-marker-drawn = { $unit }: { $marker }.
st-marker-shown = The hit marker of { $unit-the } is shown: { $marker }.
st-eliminated = { $unit } draws the Eliminated marker.
st-high-morale = { $unit } keeps its nerve: the hit doesn’t count.
st-destroyed = { $unit } is destroyed.
st-points-for-loss = { $side-The } score { $points } VP.
st-cap-lost = { $side-The } lose 1 CAP for the unit; { $cap } left.

# The hit markers.
st-marker-stunned = Stunned
st-marker-unnerved = Unnerved
st-marker-eliminated = Eliminated
st-marker-panicked = Panicked
st-marker-pinned = Pinned
st-marker-suppressed = Suppressed
st-marker-cowering = Cowering
