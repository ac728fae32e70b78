tr-wings = { $count ->
    [0] The Luftwaffe has no markers this turn.
    [one] The Luftwaffe has 1 marker this turn.
   *[other] The Luftwaffe has { $count } markers this turn.
}
tr-wings-drawn = Luftwaffe markers drawn: { $offensive } Offensive, { $defensive } Defensive.
tr-air-none = No air support.
tr-air-offensive = The Luftwaffe supports the attack: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the right.
tr-air-defensive = The Luftwaffe supports the defence: −{ $count } to the die roll.

tr-no-offensive-marker = You have no Offensive marker: Defensive markers can’t support an attack.
tr-no-defensive-marker = You have no Defensive marker: Offensive markers can’t support a defence.
