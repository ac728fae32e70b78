# What happens.
st-revealed = { $unit } is revealed in { $hex }.
st-sneaks = { $side }: a hidden unit moves.
st-sneaks-to = { $unit } moves hidden from { $from } to { $to }.
st-hides = { $unit } in { $hex } goes into hiding.
st-hides-at = { $unit } is hidden in { $to }.
st-undetected = { $side }: the sniper is not detected.

# What a hidden move costs.
st-bill-sneak-cover = Hidden, into cover
st-bill-sneak-open = Hidden, into the open

# Why not.
st-sneak-not-hidden = { $unit } is not hidden.
st-sneak-card = This card brings hidden units to light: nobody moves hidden by it.
st-hide-squads = { $unit } cannot hide: only infantry squads in view and without a hit can.
st-hide-watched = The enemy sees { $hex }: nobody can hide.
st-hide-company = There are units in view in { $hex }: nobody stays hidden with them.
