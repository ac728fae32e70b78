# Single men who go over to another group (17.8 to 17.92)
uf-sets-out = { $man } sets out for { $group }.
uf-sets-out-to-found = { $man } sets out to form group { $letter }.
uf-man-fords = { $man } fords the Stream: { $card }.
uf-man-does-not-ford = { $man } fails to ford the Stream: { $card }.
uf-arrives = { $man } joins { $group }.
uf-found = Group { $letter } forms: { $card }.
uf-found-open = Group { $letter } forms in open ground.

# Why not
uf-transfer-no-leader = Neither { $group } nor the receiving group has an unpinned leader.
uf-transfer-no-card = { $least ->
    [one] You have no Movement card to spend.
   *[other] You need { $least } Movement cards, 1 for each man.
}
uf-transfer-nobody = { $least ->
    [one] No man of the group can go.
   *[other] You need at least { $least } men who can go.
}
uf-transfer-wire = { $group } is under Wire: its men can’t leave.
uf-transfer-mines = { $group } is in a Minefield: its men can’t leave.
uf-transfer-marsh = { $group } is in a Marsh: its men can’t leave before it has a Movement card in play.
uf-transfer-no-group = That isn’t one of your groups.
uf-transfer-no-neighbour = { $group } and { $to } don’t have adjacent letters.
uf-transfer-chits = { $group } and { $to } haven’t had the same range chit since the start of the turn.
uf-transfer-full = { $group } would have more than 10 men.
uf-transfer-pillbox = { $group } is in the Pillbox: at most { $most } men.
uf-found-not-next = Men of { $group } can only form a group with an adjacent letter.
uf-found-taken = You already have a group { $letter }.
uf-receive-nobody = None of your men matches that transfer.
uf-receive-founds = { $man } is forming a new group: play a Terrain card.
uf-receive-too-soon = { $man } only set out this turn.
uf-receive-encircled = { $man } can’t get through: one of the two groups is encircled.
uf-receive-together = All of them arrive together: choose { $man }.
uf-found-nobody = None of your men is on his way to form that group.
uf-found-no-card = That card isn’t in your hand.
uf-found-how = Lay the card face up or face down.
uf-found-mines = You can only lay { $card } on enemies.
uf-found-pillbox = You can’t build { $card } during the game.
