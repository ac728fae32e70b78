# What happens.
tr-retreats = { $unit-The } retreats from { $from } to { $to }.
tr-retreat-no-way = { $unit-The } has no retreat path.
tr-retreat-goes-on = { $unit-The } has no room in { $hex } and goes on.
tr-retreat-no-room = { $unit-The } has no room anywhere.

# Why a retreat is not possible.
tr-retreat-not-this-one = Only defeated units retreat now.
tr-retreat-length =
    { $count ->
        [one] { $unit-The } must retreat exactly 1 hex.
       *[other] { $unit-The } must retreat exactly { $count } hexes.
    }
tr-retreat-shut = There is no way from { $from } to { $hex }: it isn’t adjacent, or there is sea or a blocked hexside.
tr-retreat-enemy = There are enemy units in { $hex }.
tr-retreat-back = A retreat can’t lead back to { $hex }.
tr-retreat-river = Only the first hex of a retreat may cross the unbridged major river between { $from } and { $hex }.
tr-retreat-banks = No retreat can cross the major river between { $from } and { $hex }: both banks are in enemy ZOCs.
tr-retreat-zones = { $unit-The } would enter { $count } enemy ZOCs on this path; the minimum possible is { $least }.
tr-retreat-astray = { $unit-The } must get nearer to a supply source with every hex; the path to { $hex } doesn’t.
tr-retreat-full = { $unit-The } can’t retreat to { $hex }: it is full, and there is an equally good path to a hex with room.
tr-retreat-has-a-way = { $unit-The } has a retreat path and must take it.
