# What happens.
tr-goes = { $unit } moves to { $hex }: { $points } MP spent.
tr-goes-strategic = { $unit } moves by road to { $hex }, strategic movement: { $points } MP spent.
tr-goes-plunge = { $unit } spends its whole move to enter { $hex }: { $points } MP.
tr-stays = { $unit } stays where it is.

# What a move costs, item by item, in half points.
tr-cost-before = Spent before
tr-cost-ground = Terrain
tr-cost-road = Road or railway
tr-cost-river = Minor rivers
tr-cost-zoc = Enemy zones of control
tr-cost-strategic = Strategic movement
tr-cost-all = The whole allowance

# Why a unit cannot be chosen.
tr-take-nobody = There is no such unit.
tr-take-enemy = { $unit } belongs to the other side.
tr-take-absent = { $unit } is not on the map.
tr-take-inactive = { $unit } is not activated.
tr-take-moved = { $unit } has already moved in this activation.
tr-take-stuck = { $unit } cannot enter any hex from where it is.

# Why it cannot go there.
tr-go-off-map = That hex is not on the map.
tr-go-here = { $unit } is in { $hex } already.
tr-go-sea = { $hex } is sea.
tr-go-enemy = There are enemy units in { $hex }.
tr-go-blocked = The hexside between { $unit } and { $hex } is blocked.
tr-go-river-zones = { $unit } cannot cross the major river to { $hex }: both banks are in enemy zones of control.
tr-go-swamp-zones = { $unit } cannot enter the swamp in { $hex }: both its own hex and the swamp are in enemy zones of control.
tr-go-river-late = The major river on the way to { $hex } has no bridge: { $unit } could cross it only with the first and only step of its move.
tr-go-swamp-late = { $hex } is swamp: without a road { $unit } could enter it only with the first and only step of its move.
tr-go-off-road = { $unit } has come so far by strategic movement: it can only follow the road, out of enemy zones of control, and { $hex } cannot be reached so.
tr-go-no-way = There is no way for { $unit } to { $hex }.
tr-go-too-far = { $unit } would need { $needs } MP to get to { $hex }; it has { $left }.

# Why a unit cannot end in a hex.
tr-stack-enemy = There are enemy units in { $hex }: { $unit } cannot be there with them.
tr-stack-full = { $unit } cannot end in { $hex }: two combat units are there already.
tr-stack-second-hq = { $unit } cannot end in { $hex }: another HQ is there already.
