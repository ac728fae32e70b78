# Set-ups that are proposed and changed by hand
placing-sound = This is a sound set-up. Move what you like, then begin.
placing-held = { $unit } in hand: click where it goes.
placing-held-other = Click where it goes.
placing-begin = Begin
placing-another = Another proposal
placing-clear = Clear
placing-put-back = Put it back
placing-turn = R turns it
placing-turn-it = Turn
placing-changed = { $count ->
    [one] Changed: 1 unit
   *[other] Changed: { $count } units
}
placing-secret = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
placing-proposals = Proposals
placing-set = Set-up
placing-set-hint = A proposed set-up can be changed before you begin.
placing-set-proposed = Propose one
placing-set-by-hand = Place unit by unit
