# Un attacco, uomo per uomo (6.5)
uf-resolved = { $man }: forza { $strength }, carta pescata { $card }; totale { $result }.
uf-unharmed = { $man }: nessun effetto.
uf-pinned = { $man } è inchiodato.
uf-goes-berserk = { $man } perde la testa ma non il coraggio: è una furia.
