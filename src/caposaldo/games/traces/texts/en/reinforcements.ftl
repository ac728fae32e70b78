# Reinforcements.
tr-group-arrives = Soviet reinforcements, group { $group }: { $count ->
    [0] no units to place.
    [one] 1 unit to place.
   *[other] { $count } units to place.
}
tr-only-waiting-arrive = The last group has already arrived: { $count ->
    [one] 1 unit is still waiting to be placed.
   *[other] { $count } units are still waiting to be placed.
}
tr-no-group-left = There are no more Soviet reinforcements: the chit has no effect.
tr-unit-placed = { $unit-The } arrives in { $hex }.
tr-unit-replaced = { $unit-The } replaces { $old-the } in { $hex }.
tr-unit-waits = { $unit-The } can’t be placed and waits for the next reinforcements.
tr-airborne-landing = { $unit-The } lands in { $hex } and sets up an airborne bridgehead.

# Why not.
tr-place-other-first = Place { $unit-the } first.
tr-place-no-railway = Reinforcements must be placed on a railway hex.
tr-place-no-line = No open railway leads from { $hex } to a friendly supply source.
tr-place-no-supply = No supply line leads from { $hex } to a friendly supply source.
tr-place-full = There is no room left in { $hex }.
tr-place-replaces = { $unit-The } is a replacement: it replaces a unit on the map.
tr-replace-is-new = { $unit-The } is a new unit: place it along a railway.
tr-replace-not-there = { $unit-The } isn’t a Soviet unit on the map.
tr-replace-other-arm = { $unit-The } and { $old-the } aren’t of the same arm.
tr-replace-no-supply = { $old-The } can’t be replaced: it isn’t in supply.
tr-replace-not-weaker = { $old-The } isn’t weaker than its replacement.
tr-drop-no-land = Choose a land hex for the landing.
tr-drop-too-far = { $hex } is too far from every Soviet unit in supply: the maximum in hexes is { $count }.
tr-drop-enemy = There are Axis units in { $hex }.
tr-drop-full = There is no room left in { $hex }.
