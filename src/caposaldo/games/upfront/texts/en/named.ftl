# Men named to try something (17.8, 20.2, 20.52)
uf-spends-card = { $man } spends { $card }.

# Why not
uf-name-no-card = That is no Movement card in your hand.
uf-name-card-taken = { $card } is already meant for another man.
uf-name-not-in-group = That man is not in the group.
uf-name-already = { $man } has been named already.
uf-name-no-target = There is nothing to choose for him but his card.
uf-name-nobody = Name at least one man.
uf-name-unable = { $man } is pinned or on his way to another group.
