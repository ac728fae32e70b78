# Vehicles and infantry guns (28, 34).
uf-crew-attacked = The crew of { $man } is fired at: { $card }, result { $result }.
uf-armour-attacked = The armour of { $man } is hit: { $card }, result { $result }.
uf-armour-which = Stopped or stunned? A card decides for { $man }: { $card }.
uf-buttons-up = { $man } buttons up.
uf-commander-killed = { $man } loses its commander{ $count ->
    [one] .
   *[other] : the second one.
}
uf-immobilised = { $man } is immobilised for good.
uf-stunned = The crew of { $man } is stunned.
uf-vehicle-lost = { $man } ({ $group }) is lost.

# Bogging down (28.52, 28.53).
uf-bogs-down = { $man } bogs down: { $card }, column { $column }.
uf-does-not-bog = { $man } does not bog down: { $card }, column { $column }.
uf-gets-free = { $man } gets free with { $card }: { $drawn } is drawn.
uf-stays-bogged = { $man } does not get free with { $card }: { $drawn } is drawn.

# Rally (28.42, 28.45, 34.6).
uf-rally-credit = { $card } counts towards the rally of { $group }: { $total } of { $needed }.
uf-stun-over = The crew of { $man } is stunned no more.
uf-stun-eased = The crew of { $man } is less stunned than before.
uf-opens-up = The commander of { $man } looks out again: { $card }.
uf-stays-up = The crew of { $man } stays at its posts: { $card }.

# Where numbers come from.
uf-chain-bereft = Commander or crew lost
uf-chain-vehicles = Enemy vehicles and guns, and their commanders

# Why not.
uf-vehicle-stopped = { $group } cannot move: its vehicle is immobilised or stunned.
uf-only-struggles = { $group } has bogged down: a Movement card, sideways, may only get it free.
uf-hero-vehicle = A Hero does nothing for { $man }: it is neither pinned nor stunned nor newly buttoned up.
uf-panic-vehicle = { $man } is no single man: it does not panic of its own will.
uf-sniper-no-crew = Nobody looks out of the vehicle of { $group }: a sniper has nothing to aim at.
uf-weapon-not-for = { $man } has its own crew and weapon: nothing else is taken up ({ $weapon }).
uf-infiltrate-vehicle = { $enemy } is a vehicle: nobody can do that to it yet.
uf-smoke-no-shells = { $group } cannot lay Smoke on others: that takes a German or American vehicle, not pinned or stunned, with a gun that works and has 4 or more against armour.
uf-smoke-out-of-sight = { $group } does not see { $target }, or is there itself.
