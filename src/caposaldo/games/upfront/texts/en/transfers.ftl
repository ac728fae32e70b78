# Groups that change letter (17.7)
uf-announces-letter = { $group } moves to take letter { $letter }.
uf-announces-exchange = { $group } moves to exchange places with group { $letter }.
uf-takes-letter = A group changes letter: it is now { $group }.
uf-letter-lapses = { $group } doesn’t change its letter.
uf-turns-back = { $man } turns back to { $group }.

# Why not
uf-transfer-chapter = This scenario doesn’t use these rules.
uf-letter-just-left = Letter { $letter } was taken at the start of the turn.
uf-letter-taken = { $other } has that letter and can’t make the opposite move this turn.
uf-encircled-stays = { $group } is encircled: you can’t transfer men from it or to it.
uf-infiltrated-stays = { $group } can’t change letter: it holds enemy infiltrators or has infiltrators of its own.
uf-transfer-too-few = { $least ->
    [one] Name at least 1 man.
   *[other] Name at least { $least } men.
}
uf-transfer-unable = { $man } is pinned, an infiltrator or already in transfer.
