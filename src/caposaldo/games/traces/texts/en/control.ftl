# Cities, crossing points, the bridgehead.
tr-city-axis = { $city } is in Axis hands again.
tr-city-soviet = { $city } falls to the Soviets.
tr-crossing-taken = The Soviets take the crossing point { $crossing }: they now hold { $count }.
tr-bridgehead-destroyed = { $unit-The } destroys the airborne bridgehead in { $hex }.
