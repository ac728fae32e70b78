# An attack, man by man (6.5)
uf-resolved = { $man }: strength { $strength }, card drawn { $card }; total { $result }.
uf-unharmed = Nothing happens to { $man }.
uf-pinned = { $man } is pinned.
uf-goes-berserk = { $man } loses his head, but not his courage: he goes berserk.
