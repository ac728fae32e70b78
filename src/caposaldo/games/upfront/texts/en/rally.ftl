# Rally, heroes, voluntary panic (10)
uf-rally = { $group } is rallied: { $card }.
uf-rallied = { $man } is pinned no more.
uf-hero = { $man } is a hero: { $card }.
uf-panics = { $man } is left to his panic: { $card }.

# Why not
uf-rally-what = { $card } is no Rally card for you.
uf-rally-nobody = Nobody is pinned in { $group }.
uf-rally-one-group = Only Rally All can be played for two groups.
uf-rally-order = Name two groups of yours, in the order of their numbers.
uf-rally-apart = { $group } and { $other } cannot be rallied together: neighbours need the same range chit and a leader in one of them, others a leader in each, and leaders who are pinned do not count.
uf-rally-whom = Choose a pinned man of { $group }.
uf-hero-no-card = That is no Hero in your hand.
uf-hero-nobody = That is no man of yours.
uf-hero-too-late = { $man } has left play: no Hero can help him now.
uf-hero-no-fire = Now a Hero helps pinned men only: nobody is going to fire.
uf-hero-already = { $man } is a hero already.
uf-hero-weapon = { $man } has no weapon whose fire a Hero could double.
uf-hero-another = The Hero can be played on { $man } only at this moment.
uf-panic-nobody = That is no man of yours in play.
uf-panic-unpinned = { $man } is not pinned.
uf-panic-commissar = { $man } is a commissar: he never runs of his own will.
