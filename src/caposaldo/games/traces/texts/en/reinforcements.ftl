# Reinforcements.
tr-group-arrives = Soviet reinforcements: group { $group }, { $count ->
    [0] no unit to place.
    [one] one unit to place.
   *[other] { $count } units to place.
}
tr-only-waiting-arrive = The last group has come; { $count ->
    [one] one unit is still waiting for a place.
   *[other] { $count } units are still waiting for a place.
}
tr-no-group-left = There are no more Soviet reinforcements: the chit brings nobody.
tr-unit-placed = { $unit } arrives in { $hex }.
tr-unit-replaced = { $unit } takes the place of { $old } in { $hex }.
tr-unit-waits = { $unit } finds no place and waits for the next reinforcements.
tr-airborne-landing = Airborne operation: { $unit } lands in { $hex } and sets up a bridgehead.

# Why not.
tr-place-other-first = { $unit } is to be placed now.
tr-place-no-railway = Reinforcements are placed on a railway hex.
tr-place-no-line = From { $hex } no open railway leads to a friendly supply source.
tr-place-no-supply = No supply line leads from { $hex } to a friendly supply source.
tr-place-full = There is no room left in { $hex }.
tr-place-replaces = { $unit } is a replacement: it takes the place of a unit on the map.
tr-replace-is-new = { $unit } is a new unit: it is placed along a railway.
tr-replace-not-there = { $unit } is not a Soviet unit on the map.
tr-replace-other-arm = { $unit } and { $old } are not of the same arm.
tr-replace-no-supply = { $old } is out of supply or isolated: it cannot be replaced.
tr-replace-not-weaker = { $old } is not weaker than its replacement.
tr-drop-no-land = A landing needs a land hex.
tr-drop-too-far = { $hex } is more than { $count } hexes from any Soviet unit in supply.
tr-drop-enemy = Axis units stand in { $hex }.
tr-drop-full = There is no room left in { $hex }.
