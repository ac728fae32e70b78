# Vehicles and infantry guns (28, 34).
uf-crew-attacked = Crew of { $man } under fire: { $card }, result { $result }.
uf-armour-attacked = Armour of { $man } hit: { $card }, result { $result }.
uf-armour-which = { $man }, immobilised or stunned: { $card } decides.
uf-buttons-up = { $man } buttons up.
uf-commander-killed = { $man } loses { $count ->
    [one] its commander.
   *[other] a second commander.
}
uf-immobilised = { $man } is immobilised.
uf-stunned = The crew of { $man } is stunned.
uf-vehicle-lost = { $man } ({ $group }) is eliminated.

# Bogging down (28.52, 28.53).
uf-bogs-down = { $man } bogs down: { $card }, column { $column }.
uf-does-not-bog = { $man } doesn’t bog down: { $card }, column { $column }.
uf-gets-free = { $man } gets free with { $card }: draws { $drawn }.
uf-stays-bogged = { $man } stays bogged down after { $card }: draws { $drawn }.

# Rally (28.42, 28.45, 34.6).
uf-rally-credit = { $card } counts towards rallying { $group }: { $total } of { $needed }.
uf-stun-over = The crew of { $man } recovers.
uf-stun-eased = The crew of { $man } recovers in part.
uf-opens-up = The commander of { $man } opens his hatch: { $card }.
uf-stays-up = The crew of { $man } stays at its posts: { $card }.

# Where numbers come from.
uf-chain-bereft = Commander or crew lost
uf-chain-vehicles = Enemy vehicles, guns and commanders

# Why not.
uf-vehicle-stopped = { $group } can’t move: its vehicle is immobilised or stunned.
uf-only-struggles = { $group } is bogged down: play a Movement card sideways to get it free.
uf-hero-vehicle = A Hero can’t help { $man }: it isn’t pinned, stunned or newly buttoned up.
uf-panic-vehicle = { $man } isn’t a single man and can’t panic voluntarily.
uf-sniper-no-crew = The vehicle of { $group } has no exposed crew for a sniper to hit.
uf-weapon-not-for = { $man } has its own crew and weapon and can’t take the { $weapon }.
uf-infiltrate-vehicle = { $enemy } is a vehicle: you can’t do that to it yet.
uf-smoke-no-shells = { $group } can’t lay Smoke on others. You need a German or American vehicle, not pinned or stunned, with a working gun of armour value 4 or more.
uf-smoke-out-of-sight = { $group } can’t see { $target }, or is that group.
