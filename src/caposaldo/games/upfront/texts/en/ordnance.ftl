# Ordnance (25, 26).
uf-shells = { $man } fires the { $weapon } at { $target }: { $card }.
uf-shells-armour = { $man } fires the { $weapon } at the armour of { $target }: { $card }.
uf-shell-hits = { $man } hits { $target }: { $card }.
uf-shell-misses = { $man } misses { $target }: { $card }.
uf-shell-jams = The shot of { $man } at { $target } fails: { $card }.

# Where numbers come from.
uf-chain-to-hit = Highest number that hits: { $weapon }
uf-chain-to-hit-smoke = Smoke
uf-chain-to-hit-moving = Both on the move, or the target hull down
uf-chain-to-hit-turretless = No turret, and the target is moving
uf-chain-to-hit-stuck = No turret, and stuck
uf-chain-to-hit-best = No number above 6
uf-chain-shell = Effect of a hit
uf-chain-shell-number = The number that hit
uf-chain-shell-range = Relative range
uf-chance-hits = It hits
uf-chance-jams = It jams
uf-chance-misses = It misses

# Why not.
uf-shell-nobody = That is nobody of yours in play.
uf-shell-no-ordnance = { $man } has no ordnance.
uf-shell-unable = { $man } cannot fire the { $weapon } now.
uf-shell-jammed = The { $weapon } of { $man } does not work.
uf-shell-moving = The { $weapon } of { $man } cannot be fired on the move.
uf-shell-from-here = The { $weapon } of { $man } cannot be fired from here: { $terrain }.
uf-shell-wire = Under Wire the { $weapon } of { $man } needs its full crew.
uf-shell-range = The { $weapon } cannot fire at relative range { $range }.
uf-shell-infiltrators = All of { $target } are in the midst of { $group }: its ordnance cannot fire at them.
uf-shell-no-armour = { $target } has no armour.
uf-shell-no-piercing = The { $weapon } does not pierce armour.
