# Groups that change letter (17.7)
uf-announces-letter = { $group } makes for letter { $letter }.
uf-announces-exchange = { $group } wants to change places with the group of letter { $letter }.
uf-takes-letter = A group has changed its letter: it is { $group } now.
uf-letter-lapses = The change of letter of { $group } comes to nothing.
uf-turns-back = { $man } turns back to { $group }.

# Why not
uf-transfer-chapter = These rules are not used in this scenario.
uf-letter-just-left = Letter { $letter } was taken when the turn began.
uf-letter-taken = { $other } has that letter and cannot move the other way in this turn.
uf-encircled-stays = { $group } is encircled: nobody is transferred from it or to it.
uf-infiltrated-stays = { $group } has been infiltrated, or has infiltrators of its own: it does not change letter.
uf-transfer-too-few = { $least ->
    [one] Name at least one man.
   *[other] Name at least { $least } men.
}
uf-transfer-unable = { $man } is pinned, an infiltrator, or on his way already.
