# Kinds of ground, as they stand in the sentences below.
bg-ground-wood = the wood
bg-ground-town = the town
bg-ground-broken = the broken ground
bg-ground-hill = the hill
bg-ground-road = the road
bg-ground-river = the river
bg-ground-bridge = the bridge
bg-ground-bunker = the bunker
bg-ground-trench = the trench
bg-ground-wall = the wall

# How far a unit may go, link by link.
bg-move-data = Move on the Data Sheet
bg-move-road = The whole way by road
bg-move-difficult = Armour or APC in difficult ground
bg-move-half = Half of the move is spent

# What happens.
bg-goes = { $unit } moves.
bg-turns = { $unit } turns on the spot.
bg-march-stopped = { $unit } stops where it is.
bg-charges = { $unit } charges { $target }.
bg-in-contact = { $unit } comes into contact with { $target }.
bg-charge-falls-short = { $unit } does not reach { $target }.
bg-attack-stopped = { $unit } is stopped by the defensive fire, an inch short, and does not fight.
bg-attack-driven-back = { $unit } is driven back by the defensive fire to where it set out.
bg-mounted = { $unit } gets aboard { $carrier }.
bg-hooked = { $carrier } hooks up { $unit }.
bg-dismounted = { $unit } gets off { $carrier }.
bg-unhooked = { $carrier } unhooks { $unit }.

# Why a unit cannot be chosen.
bg-move-not-yours = That is not one of your units.
bg-move-destroyed = { $unit } has been destroyed.
bg-move-off-table = { $unit } is not on the table.
bg-move-hurt = { $unit } has to recover before it can move.
bg-move-done = { $unit } has finished for this turn.
bg-move-group-done = The battlegroup of { $unit } has finished moving: another one has begun after it.

# Why an order cannot be given.
bg-order-only-charge = In this phase a unit can only charge.
bg-order-aboard = { $unit } is aboard { $carrier } and has to get off first.
bg-order-moved = { $unit } has already moved this turn.
bg-go-nowhere = { $unit } is there already.
bg-go-immobile = { $unit } is too heavy to be moved by its crew.
bg-too-far = That is { $distance }″ away; { $unit } moves { $allowed }″, or { $road }″ if its whole way is road.
bg-too-far-slowed = That is { $distance }″ away; in difficult ground armour and APCs move half, so { $unit } has { $allowed }″.
bg-too-far-half-left = That is { $distance }″ away; half of its move is spent, so { $unit } has { $allowed }″ left.
bg-charge-no-way = { $unit } cannot come any nearer to { $target } on a straight way.
bg-turn-no-bearing = A facing is a whole number of degrees from 0 to 359.
bg-turn-same = { $unit } already faces that way.

# Why a unit cannot stand there.
bg-stand-off-table = { $unit } would not be wholly on the table.
bg-stand-straddling = { $unit } must be wholly inside or wholly outside { $ground }.
bg-stand-too-heavy = { $unit } is of class A or B and may not enter { $ground }.
bg-stand-no-vehicles = { $unit } is a vehicle and may not enter { $ground }.
bg-stand-in-water = { $unit } would be in the river and not on a bridge.
bg-stand-occupied = { $other } is in the way of { $unit } there.

# Why the way is barred.
bg-way-through-difficult = Across the way of { $unit } lies { $ground }: it must stop before it.
bg-way-through-water = The way of { $unit } crosses the river, and not on a bridge.
bg-way-too-near = { $unit } would come within an inch of { $other }; only an attack may do that.
bg-enter-not-touching = To enter { $ground }, { $unit } must begin its move touching its edge, within half an inch.
bg-way-enters-again = { $unit } would leave { $ground } and enter it again: that needs another move.
bg-enter-too-deep = With the move by which it enters { $ground }, { $unit } comes only just inside.
bg-enter-no-whole-move = Entering difficult ground takes a whole move, and { $unit } has no whole move left.

# Carriers.
bg-move-no-half = { $unit } has spent both halves of its move on loading and unloading.
bg-mount-no-carrier = That is not one of your vehicles on the table.
bg-mount-cannot-carry = { $carrier } can neither carry nor tow { $unit }.
bg-mount-full = { $carrier } already has something aboard or in tow.
bg-mount-no-half = { $unit } has no half move left to deal with { $carrier }.
bg-mount-carrier-no-half = { $carrier } has no half move left for { $unit }.
bg-mount-too-far = { $unit } must be within half an inch of { $carrier }.
bg-off-not-aboard = { $unit } is not aboard anything.
bg-off-too-far = { $unit } must be placed within half an inch of { $carrier }.
