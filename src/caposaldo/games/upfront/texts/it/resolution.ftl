# Un attacco, uomo per uomo (6.5)
uf-resolved = { $man }: forza { $strength }, pesca { $card }, risultato { $result }.
uf-unharmed = { $man }: nessun effetto.
uf-pinned = { $man } è inchiodato.
uf-goes-berserk = { $man } diventa furioso.
