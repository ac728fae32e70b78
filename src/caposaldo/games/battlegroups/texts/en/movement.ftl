# Kinds of ground, as they stand in the sentences below.
bg-ground-wood = wood
    .the = the wood
bg-ground-town = town
    .the = the town
bg-ground-broken = broken ground
    .the = the broken ground
bg-ground-hill = hill
    .the = the hill
bg-ground-road = road
    .the = the road
bg-ground-river = river
    .the = the river
bg-ground-bridge = bridge
    .the = the bridge
bg-ground-bunker = bunker
    .the = the bunker
bg-ground-trench = trench
    .the = the trench
bg-ground-wall = wall
    .the = the wall

# How far a unit may go, link by link.
bg-move-data = Move on the Data Sheet
bg-move-road = Whole move by road
bg-move-difficult = Armour or APC in difficult ground
bg-move-half = Half of the move spent

# What happens.
bg-goes = { $unit-The } moves { $distance }″ from { $from } to { $to }.
bg-turns = { $unit-The } turns to face { $facing }°.
bg-march-stopped = { $unit-The } stops at { $to }.
bg-charges = { $unit-The } charges { $target-the }: from { $from } to { $to }.
bg-in-contact = { $unit-The } comes into contact with { $target-the }.
bg-charge-falls-short = { $unit-The } doesn’t reach { $target-the }.
bg-attack-stopped = Defensive fire stops { $unit-the } 1″ short: it doesn’t fight.
bg-attack-driven-back = Defensive fire drives { $unit-the } back from { $from } to { $to }, where it started.
bg-mounted = { $unit-The } gets aboard { $carrier-the }.
bg-hooked = { $carrier-The } hooks up { $unit-the }.
bg-dismounted = { $unit-The } gets off { $carrier-the }.
bg-unhooked = { $carrier-The } unhooks { $unit-the }.

# Why a unit cannot be chosen.
bg-move-not-yours = That isn’t one of your units.
bg-move-destroyed = { $unit-The } is destroyed.
bg-move-off-table = { $unit-The } isn’t on the table.
bg-move-hurt = { $unit-The } must recover before it can move.
bg-move-done = { $unit-The } has finished for this turn.
bg-move-group-done = { $unit-The } can’t move any more this turn: its battlegroup has finished and the next one has begun.

# Why an order cannot be given.
bg-order-only-charge = In this phase a unit can only charge.
bg-order-aboard = { $unit-The } is aboard { $carrier-the }: it must get off first.
bg-order-moved = { $unit-The } has already moved this turn.
bg-go-nowhere = { $unit-The } is already there.
bg-go-immobile = { $unit-The } can’t move: it is too heavy for its crew.
bg-too-far = That is { $distance }″ away; { $unit-the } moves { $allowed }″, or { $road }″ wholly by road.
bg-too-far-slowed = That is { $distance }″ away; { $unit-the } moves only { $allowed }″: armour and APCs move half in difficult ground.
bg-too-far-half-left = That is { $distance }″ away; { $unit-the } has { $allowed }″ left: half of its move is spent.
bg-charge-no-way = { $unit-The } can’t get any nearer to { $target-the } in a straight line.
bg-turn-no-bearing = Choose a facing in whole degrees, from 0 to 359.
bg-turn-same = { $unit-The } already faces that way.

# Why a unit cannot stand there.
bg-stand-off-table = { $unit-The } must stay wholly on the table.
bg-stand-straddling = { $unit-The } must be wholly inside or wholly outside { $ground-the }.
bg-stand-too-heavy = { $unit-The } is class A or B: it can’t enter { $ground-the }.
bg-stand-no-vehicles = { $unit-The } is a vehicle: it can’t enter { $ground-the }.
bg-stand-in-water = { $unit-The } can’t stop in the river, only on a bridge.
bg-stand-occupied = { $unit-The } has no room there: { $other-the } is in the way.

# Why the way is barred.
bg-way-through-difficult = { $unit-The } must stop at the edge of { $ground-the } on its way.
bg-way-through-water = { $unit-The } can cross the river only by a bridge.
bg-way-too-near = { $unit-The } would come within 1″ of { $other-the }: only a charge may do that.
bg-enter-not-touching = { $unit-The } can enter { $ground-the } only from its edge: it must start its move within half an inch of it.
bg-way-enters-again = { $unit-The } would leave { $ground-the } and enter it again: that takes another move.
bg-enter-too-deep = { $unit-The } can only get just inside { $ground-the } in the move that enters it.
bg-enter-no-whole-move = { $unit-The } needs a full move to enter difficult ground, and part of its move is spent.

# Carriers.
bg-move-no-half = { $unit-The } has spent its whole move loading and unloading.
bg-mount-no-carrier = Choose one of your vehicles on the table.
bg-mount-cannot-carry = { $carrier-The } can’t carry or tow { $unit-the }.
bg-mount-full = { $carrier-The } already has a unit aboard or in tow.
bg-mount-no-half = { $unit-The } needs half a move to load or unload, and has none left.
bg-mount-carrier-no-half = { $carrier-The } needs half a move to load or unload { $unit-the }, and has none left.
bg-mount-too-far = { $unit-The } must be within half an inch of { $carrier-the }.
bg-off-not-aboard = { $unit-The } isn’t aboard or in tow.
bg-off-too-far = { $unit-The } must get off within half an inch of { $carrier-the }.
