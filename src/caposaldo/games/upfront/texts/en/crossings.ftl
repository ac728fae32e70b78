# Single men who go over to another group (17.8 to 17.92)
uf-sets-out = { $man } sets out for { $group }.
uf-sets-out-to-found = { $man } sets out to found a group with letter { $letter }.
uf-man-fords = { $man } fords the Stream: { $card }.
uf-man-does-not-ford = { $man } does not get across the Stream: { $card }.
uf-arrives = { $man } joins { $group }.
uf-found = A new group with letter { $letter } settles: { $card }.
uf-found-open = A new group with letter { $letter } settles in open ground.

# Why not
uf-transfer-no-leader = Neither { $group } nor the group that would receive has a leader who is not pinned.
uf-transfer-no-card = { $least ->
    [one] You have no Movement card to spend.
   *[other] You need { $least } Movement cards, one for each man.
}
uf-transfer-nobody = { $least ->
    [one] Nobody in the group can go.
   *[other] At least { $least } men who can go are needed.
}
uf-transfer-wire = { $group } is under Wire: nobody can leave it.
uf-transfer-mines = { $group } is in a Minefield: nobody can leave it.
uf-transfer-marsh = { $group } is in a Marsh: it needs a Movement card in play before anybody can leave it.
uf-transfer-no-group = That is no group of yours.
uf-transfer-no-neighbour = { $group } and { $to } do not have neighbouring letters.
uf-transfer-chits = { $group } and { $to } must have had the same range chit since the turn began.
uf-transfer-full = { $group } would have more than ten men.
uf-transfer-pillbox = { $group } is in the Pillbox: { $most } men at most.
uf-found-not-next = Men of { $group } can found a group only with a neighbouring letter.
uf-found-taken = You already have a group with letter { $letter }.
uf-receive-nobody = Nobody of yours like that is on his way to another group.
uf-receive-founds = { $man } is to found a group: that takes a Terrain card.
uf-receive-too-soon = { $man } has set out in this very turn.
uf-receive-encircled = { $man } cannot get through: one of the two groups is encircled.
uf-receive-together = All arrive together: choose { $man }.
uf-found-nobody = Nobody is on his way to found such a group.
uf-found-no-card = That card is not in your hand.
uf-found-how = The card lies face up or face down.
uf-found-mines = { $card } is laid on enemies only.
uf-found-pillbox = { $card } is not built during the game.
