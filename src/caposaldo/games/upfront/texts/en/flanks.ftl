# Flank fire and encirclement (17.1 to 17.63)
uf-flank-natural = { $group } and { $enemy } pass each other: { $group } has flank fire on { $enemy }.
uf-flank-won = { $group } has flank fire on { $enemy } from its next turn.
uf-flank-lost = { $group } no longer has flank fire on { $enemy }.
uf-encircles = { $group }, behind, and { $ally }, in front, encircle { $enemy }.
uf-encirclement-over = { $group } is no longer encircled.

# Why not
uf-flank-no-neighbour = { $group } can’t flank { $enemy }: their letters aren’t adjacent.
uf-flank-nobody-faces = { $enemy } can’t be flanked: none of your groups faces it with the same letter.
uf-flank-flanked = { $enemy } already flanks { $group }.
uf-flank-encircles = { $group } is encircling an enemy: it can’t flank another.
uf-encircled-already = { $enemy } is already encircled.
uf-encircle-no-neighbour = { $group } can’t encircle { $enemy }: their letters aren’t adjacent.
uf-encircle-not-behind = To encircle { $enemy }, { $group } must be behind it with range chits that add up to 6, 7 or 8.
uf-encircle-nobody-faces = None of your groups with the letter of { $enemy } is in front of it.
uf-encircle-too-far = { $ally } is too far from { $enemy } to hold it in front.
uf-encircle-one-only = One of the two groups that would encircle { $enemy } is already flanking or encircling another enemy.
