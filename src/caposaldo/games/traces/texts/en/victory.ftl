# Victory points, at the end of a turn and line by line.
tr-points-now = End of turn { $turn }: the Soviets have { $points ->
    [one] one victory point
   *[other] { $points } victory points
}; they need { $target }.
tr-points-cities = major cities held
tr-points-units = Axis units destroyed
tr-points-hqs = headquarters relocated
tr-points-breakthrough = units in breakthrough hexes

# How the game ends.
tr-won-by-order = { $city } has fallen with its order to stand fast still in force: the Soviets win at once.
tr-won-by-points = The Soviets win with { $points ->
    [one] one victory point
   *[other] { $points } victory points
} at the end of turn { $turn }; they needed { $target }.
tr-held-out = The Axis has held out to the end of turn { $turn }: the Soviets have { $points ->
    [one] one victory point
   *[other] { $points } victory points
} and needed { $target }.
