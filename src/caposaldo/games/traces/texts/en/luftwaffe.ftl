tr-wings = { $count ->
    [0] The Luftwaffe sends no marker this turn.
    [one] The Luftwaffe sends one marker this turn.
   *[other] The Luftwaffe sends { $count } markers this turn.
}
tr-wings-drawn = Luftwaffe markers drawn: { $offensive } Offensive, { $defensive } Defensive.
tr-air-none = No Luftwaffe support.
tr-air-offensive = The Luftwaffe supports the attack: { $count ->
    [one] one column
   *[other] { $count } columns
} to the right.
tr-air-defensive = The Luftwaffe supports the defence: { $count } off the die roll.

tr-no-offensive-marker = There is no Offensive marker among those you drew: the others are of no use when you attack.
tr-no-defensive-marker = There is no Defensive marker among those you drew: the others are of no use when you defend.
