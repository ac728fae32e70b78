# Army lists.
wh-carrier-full = Another platoon is aboard those vehicles.
wh-note-incomplete = Company { $company } has { $count ->
    [one] 1 platoon
   *[other] { $count } platoons
}: 3 make it complete and allow an HQ.
wh-note-no-hq = Company { $company } is complete and may have an HQ.
wh-note-no-carrier = { $card-The } can’t move without a vehicle that carries or tows { $card-gender ->
    [p] them
   *[other] it
}.
wh-note-left = { $left ->
    [one] 1 point
   *[other] { $left } points
} left over; unspent points are lost.
