# What happens.
tr-retreats = { $unit } retreats to { $hex }.
tr-retreat-no-way = { $unit } has no way out.
tr-retreat-goes-on = There is no room for { $unit } in { $hex }: it goes on.
tr-retreat-no-room = { $unit } finds no room anywhere and breaks up.

# Why a retreat is not possible.
tr-retreat-not-this-one = Only the units that have been beaten retreat now.
tr-retreat-length =
    { $count ->
        [one] { $unit } must retreat exactly one hex.
       *[other] { $unit } must retreat exactly { $count } hexes.
    }
tr-retreat-shut = There is no way from { $from } to { $hex }: it is not next to it, or sea or a blocked hexside lies there.
tr-retreat-enemy = Enemy units are in { $hex }.
tr-retreat-back = A retreat does not lead back to { $hex }.
tr-retreat-river = Between { $from } and { $hex } lies a major river without a bridge: only the first hex of a retreat may cross it.
tr-retreat-banks = The major river between { $from } and { $hex } has enemy zones of control on both banks: no retreat crosses it.
tr-retreat-zones = On this path { $unit } would enter too many enemy zones of control: { $count }. The fewest possible: { $least }.
tr-retreat-astray = { $unit } must take a path on which every hex is nearer to a supply source; the one to { $hex } is not.
tr-retreat-full = { $hex } is full, and { $unit } has an equally good path to a hex with room.
tr-retreat-has-a-way = { $unit } has a way out and must take it.
