# Flank fire and encirclement (17.1 to 17.63)
uf-flank-natural = { $group } and { $enemy } pass each other: { $group } has flank fire on { $enemy }.
uf-flank-won = { $group } has flank fire on { $enemy } from its next turn on.
uf-flank-lost = { $group } no longer has flank fire on { $enemy }.
uf-encircles = { $group }, from behind, and { $ally }, from the front, encircle { $enemy }.
uf-encirclement-over = { $group } is no longer encircled.

# Why not
uf-flank-no-neighbour = { $group } cannot flank { $enemy }: their letters are not next to each other.
uf-flank-nobody-faces = No friendly group has the letter of { $enemy }, and who is not faced cannot be flanked.
uf-flank-flanked = { $enemy } is flanking { $group } already.
uf-flank-encircles = { $group } takes part in an encirclement: it cannot flank anybody else.
uf-encircled-already = { $enemy } is encircled already.
uf-encircle-no-neighbour = { $group } cannot encircle { $enemy }: their letters are not next to each other.
uf-encircle-not-behind = To encircle { $enemy }, { $group } has to be behind it with a sum of range chits of 6, 7 or 8.
uf-encircle-nobody-faces = No friendly group with the letter of { $enemy } stands in front of it.
uf-encircle-too-far = { $ally } is too far away from { $enemy } to hold it in front.
uf-encircle-one-only = One of the two groups that would encircle { $enemy } is flanking or encircling another enemy.
