# Ordnance (25, 26).
uf-shells = { $man } fires the { $weapon } at { $target }: { $card }.
uf-shells-armour = { $man } fires the { $weapon } at the armour of { $target }: { $card }.
uf-shell-hits = { $man } hits { $target }: { $card }.
uf-shell-misses = { $man } misses { $target }: { $card }.
uf-shell-jams = { $man } can’t fire at { $target }, jammed: { $card }.

# Where numbers come from.
uf-chain-to-hit = To-hit number: { $weapon }
uf-chain-to-hit-smoke = Smoke
uf-chain-to-hit-moving = Both moving, or target hull down
uf-chain-to-hit-turretless = No turret, target moving
uf-chain-to-hit-stuck = No turret, immobilised or bogged down
uf-chain-to-hit-best = 6 at most
uf-chain-shell = Effect of a hit
uf-chain-shell-number = Number drawn
uf-chain-shell-range = Relative range
uf-chance-hits = hit
uf-chance-jams = jammed
uf-chance-misses = miss

# Why not.
uf-shell-nobody = That isn’t one of your men in play.
uf-shell-no-ordnance = { $man } has no ordnance.
uf-shell-unable = { $man } can’t fire the { $weapon } now.
uf-shell-jammed = { $man } can’t fire: the { $weapon } doesn’t work.
uf-shell-moving = { $man } can’t fire the { $weapon } on the move.
uf-shell-from-here = { $man } can’t fire the { $weapon } from here: { $terrain }.
uf-shell-wire = Under Wire { $man } can’t fire the { $weapon } without a full crew.
uf-shell-range = The { $weapon } can’t fire at relative range { $range }.
uf-shell-infiltrators = All men of { $target } are infiltrators in { $group }, whose ordnance can’t fire at them.
uf-shell-no-armour = { $target } has no armour.
uf-shell-no-piercing = The { $weapon } can’t pierce armour.
