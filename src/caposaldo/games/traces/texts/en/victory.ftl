# Victory points, at the end of a turn and line by line.
tr-points-now = End of turn { $turn }: the Soviets have { $points } VP and need { $target }.
tr-points-cities = major cities held
tr-points-units = Axis units eliminated
tr-points-hqs = HQs relocated
tr-points-breakthrough = units in breakthrough hexes

# How the game ends.
tr-won-by-order = { $city } has fallen while its Supreme Command Order was in force: the Soviets win at once.
tr-won-by-points = The Soviets win with { $points } VP at the end of turn { $turn }; they needed { $target }.
tr-held-out = The Axis wins by holding out to the end of turn { $turn }: the Soviets have { $points } VP and needed { $target }.
