# What happens.
st-revealed = { $unit } is revealed at { $hex-the }.
st-sneaks = { $side-The } move a hidden unit.
st-sneaks-to = { $unit } moves hidden from { $from-the } to { $to-the }.
st-hides = { $unit } hides at { $hex-the }.
st-hides-at = { $unit } is hidden at { $to-the }.
st-undetected = { $side-The } keep their sniper hidden.

# What a hidden move costs.
st-bill-sneak-cover = Hidden, into cover
st-bill-sneak-open = Hidden, into the open

# Why not.
st-sneak-not-hidden = { $unit } isn’t hidden.
st-sneak-card = This card reveals hidden units: you can’t move hidden with it.
st-hide-squads = { $unit } can’t hide: only infantry squads in view and without a hit can.
st-hide-watched = You can’t hide at { $hex-the }: the enemy sees it.
st-hide-company = You can’t hide at { $hex-the }: there are units in view there.
