# Setting up.
st-placed = { $unit } is placed at { $hex-the }.
st-kept-back = { $side-The } keep a unit back, to be hidden.
st-hidden-at = { $unit } is hidden at { $hex-the }.
st-all-hidden = { $side-The } have noted their hidden units.
st-no-room = { $unit } can’t be placed: there is no room. It will enter as a reinforcement.

# Why not.
st-place-outside = { $unit } can’t be placed there.
st-place-company = There are other units at { $hex-the }.
st-place-other-first = Place { $unit-the } first.
st-place-facing = This unit can’t take that facing.
st-place-all = First hide all the units that you kept back.
st-hide-no-more = You can’t hide any more units.
