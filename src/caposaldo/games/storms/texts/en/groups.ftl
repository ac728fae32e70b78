# Why a unit cannot join, or a group cannot act.
st-join-already = { $unit } is already in the group.
st-join-card = { $card } is for one unit only.
st-join-apart = { $unit } isn’t with or next to a unit of the group.
st-join-nothing = With { $unit-the } the group would have no action left that all its units can do.
st-group-each-chooses = In a group, choose for each unit in turn.
st-group-same-action = All units of a group take the same action.
st-group-stuck = { $unit } can’t take part.
