# Mine (24).
uf-mines-position = Chi di { $group } pesta una mina? Esce { $drawn }: posizione { $position }.
uf-mines-attack = Una mina esplode sotto { $man }: esce { $drawn }, risultato { $result }.
uf-mines-stirred = { $group } si muove nel Campo minato e fa esplodere una mina: esce { $drawn }.
uf-mines-quiet = { $group } si muove nel Campo minato e non succede nulla: esce { $drawn }.
uf-clears-mines = { $man } apre un varco nel Campo minato di { $group }: esce { $drawn }.
uf-clears-nothing = { $man } di { $group } cerca invano un varco fra le mine: esce { $drawn }.
uf-sets-off-mines = { $man } di { $group } fa esplodere una mina mentre sgombera: esce { $drawn }.

# Perché no.
uf-clear-nobody = Non è un tuo uomo in gioco.
uf-no-mines-here = { $group } non è in un Campo minato.
uf-pinned-cannot-clear = { $man } è inchiodato: non può sgomberare mine.
