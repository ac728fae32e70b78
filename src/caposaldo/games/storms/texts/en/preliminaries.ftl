# Setting up.
st-placed = { $unit } is placed in { $hex }.
st-kept-back = { $side }: a unit is kept back to be hidden.
st-hidden-at = { $unit } is hidden in { $hex }.
st-all-hidden = { $side }: hidden units are noted down.
st-no-room = { $unit }: there is no room to place it; it will enter as a reinforcement.

# Why not.
st-place-outside = { $unit } is not set up there.
st-place-company = There are other units in { $hex }.
st-place-other-first = { $unit } comes first.
st-place-facing = That is not a facing of this unit.
st-place-all = All units that are kept back must be hidden first.
st-hide-no-more = No more units may be hidden.
