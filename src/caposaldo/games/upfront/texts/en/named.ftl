# Men named to try something (17.8, 20.2, 20.52)
uf-spends-card = { $man } spends { $card }.

# Why not
uf-name-no-card = That isn’t a Movement card in your hand.
uf-name-card-taken = { $card } is already meant for another man.
uf-name-not-in-group = That man isn’t in the group.
uf-name-already = { $man } is already named.
uf-name-no-target = You can choose only a card for him.
uf-name-nobody = Name at least 1 man.
uf-name-unable = { $man } is pinned or in transfer.
