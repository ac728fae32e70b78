# What happens.
tr-goes = { $unit-The } moves from { $from } to { $to }: { $points } MP.
tr-goes-strategic = { $unit-The } moves from { $from } to { $to } by strategic movement: { $points } MP.
tr-goes-plunge = { $unit-The } spends its full move to enter { $to } from { $from }: { $points } MP.
tr-stays = { $unit-The } stays where it is.

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
tr-take-enemy = { $unit-The } is an enemy unit.
tr-take-absent = { $unit-The } isn’t on the map.
tr-take-inactive = { $unit-The } isn’t activated.
tr-take-moved = { $unit-The } has already moved in this activation.
tr-take-stuck = { $unit-The } can’t enter any hex from where it is.

# Why it cannot go there.
tr-go-off-map = That hex isn’t on the map.
tr-go-here = { $unit-The } is already in { $hex }.
tr-go-sea = { $hex } is sea.
tr-go-enemy = There are enemy units in { $hex }.
tr-go-blocked = { $unit-The } can’t enter { $hex }: the hexside between them is blocked.
tr-go-river-zones = { $unit-The } can’t cross the major river to { $hex }: both banks are in enemy ZOCs.
tr-go-swamp-zones = { $unit-The } can’t enter the swamp in { $hex }: both hexes are in enemy ZOCs.
tr-go-river-late = { $unit-The } can cross the unbridged major river to { $hex } only as the first and only hex of its move.
tr-go-swamp-late = { $unit-The } can enter the swamp in { $hex } without a road only as the first and only hex of its move.
tr-go-off-road = { $unit-The } has used strategic movement: it must keep to the road and out of enemy ZOCs, and can’t reach { $hex } that way.
tr-go-no-way = { $unit-The } has no path to { $hex }.
tr-go-too-far = { $unit-The } needs { $needs } MP to reach { $hex }; it has { $left }.

# Why a unit cannot end in a hex.
tr-stack-enemy = { $unit-The } can’t enter { $hex }: there are enemy units there.
tr-stack-full = { $unit-The } can’t stop in { $hex }: it already holds two combat units.
tr-stack-second-hq = { $unit-The } can’t stop in { $hex }: it already holds another HQ.
