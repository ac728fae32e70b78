# What happens.
tr-goes = { $unit } moves to { $hex }: { $points } MP.
tr-goes-strategic = { $unit } moves to { $hex } by strategic movement: { $points } MP.
tr-goes-plunge = { $unit } spends its full move to enter { $hex }: { $points } MP.
tr-stays = { $unit } stays where it is.

# What a move costs, item by item, in half points.
tr-cost-before = Already spent
tr-cost-ground = Terrain
tr-cost-road = Road or railway
tr-cost-river = Minor rivers
tr-cost-zoc = Enemy ZOCs
tr-cost-strategic = Strategic movement
tr-cost-all = Full move

# Why a unit cannot be chosen.
tr-take-nobody = There is no such unit.
tr-take-enemy = { $unit } is an enemy unit.
tr-take-absent = { $unit } isn’t on the map.
tr-take-inactive = { $unit } isn’t activated.
tr-take-moved = { $unit } has already moved in this activation.
tr-take-stuck = { $unit } can’t enter any hex from where it is.

# Why it cannot go there.
tr-go-off-map = That hex isn’t on the map.
tr-go-here = { $unit } is already in { $hex }.
tr-go-sea = { $hex } is sea.
tr-go-enemy = There are enemy units in { $hex }.
tr-go-blocked = { $unit } can’t enter { $hex }: the hexside between them is blocked.
tr-go-river-zones = { $unit } can’t cross the major river to { $hex }: both banks are in enemy ZOCs.
tr-go-swamp-zones = { $unit } can’t enter the swamp in { $hex }: both hexes are in enemy ZOCs.
tr-go-river-late = { $unit } can cross the unbridged major river to { $hex } only as the first and only hex of its move.
tr-go-swamp-late = { $unit } can enter the swamp in { $hex } without a road only as the first and only hex of its move.
tr-go-off-road = { $unit } has used strategic movement: it must keep to the road and out of enemy ZOCs, and can’t reach { $hex } that way.
tr-go-no-way = { $unit } has no path to { $hex }.
tr-go-too-far = { $unit } needs { $needs } MP to reach { $hex }; it has { $left }.

# Why a unit cannot end in a hex.
tr-stack-enemy = { $unit } can’t enter { $hex }: there are enemy units there.
tr-stack-full = { $unit } can’t stop in { $hex }: it already holds two combat units.
tr-stack-second-hq = { $unit } can’t stop in { $hex }: it already holds another HQ.
