# An attack, man by man (6.5)
uf-resolved = { $man }: strength { $strength }, draws { $card }, result { $result }.
uf-unharmed = { $man }: no effect.
uf-pinned = { $man } is pinned.
uf-goes-berserk = { $man } goes berserk.
