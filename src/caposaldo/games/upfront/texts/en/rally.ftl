# Rally, heroes, voluntary panic (10)
uf-rally = { $group } rallies with { $card }.
uf-rallied = { $man } rallies.
uf-hero = { $man } becomes a hero with { $card }.
uf-panics = { $man } panics: { $card }.

# Why not
uf-rally-what = You can’t rally with { $card }.
uf-rally-nobody = { $group } has no pinned man.
uf-rally-one-group = You can play only Rally All on two groups.
uf-rally-order = Name two of your groups, in order of number.
uf-rally-apart = You can’t rally { $group } and { $other } together. Adjacent groups need the same range chit and an unpinned leader in one of them; other groups need an unpinned leader in each.
uf-rally-whom = Choose a pinned man of { $group }.
uf-hero-no-card = You don’t hold that Hero card.
uf-hero-nobody = That isn’t one of your men.
uf-hero-too-late = { $man } is out of play: a Hero can’t help him now.
uf-hero-no-fire = You can play a Hero only on a pinned man now: your groups will not fire again this turn.
uf-hero-already = { $man } is already a hero.
uf-hero-weapon = { $man } has no weapon for a Hero to double.
uf-hero-another = You can play the Hero only on { $man } now.
uf-panic-nobody = That isn’t one of your men in play.
uf-panic-unpinned = { $man } isn’t pinned.
uf-panic-commissar = { $man } is a commissar and can’t panic voluntarily.
