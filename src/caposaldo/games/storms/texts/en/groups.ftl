# Why a unit cannot join, or a group cannot act.
st-join-already = { $unit } is in the group already.
st-join-card = { $card } is for one unit only.
st-join-apart = { $unit } is neither with a unit of the group nor next to one.
st-join-nothing = With { $unit } there would be nothing left that all could do together.
st-group-each-chooses = In a group each unit chooses for itself, one after the other.
st-group-same-action = All units of a group do the same thing.
st-group-stuck = { $unit } cannot take part.
