# Overruns (29).
uf-overruns = { $man } overruns { $enemy }.
uf-overrun-strength = { $man } overruns { $enemy }: strength { $strength }, draws { $card }.
uf-chain-overrun = Overrun by { $man }
uf-chain-overrun-card = { $card }

# Why not.
uf-overrun-who = { $group } isn’t a vehicle with a working machine gun.
uf-overrun-far = { $enemy } isn’t at relative range 5, or is neither opposite { $group } nor adjacent to it.
uf-overrun-vehicle = { $enemy } is a vehicle.
uf-overrun-ground = You can’t overrun { $enemy } there: { $terrain }.
