# Mine (24).
uf-mines-position = Esplode una mina nel gruppo { $group }: { $drawn }, posizione { $position }.
uf-mines-attack = La mina attacca { $man }: { $drawn }, risultato { $result }.
uf-mines-stirred = Il gruppo { $group } muove nel Campo minato e fa esplodere una mina: pesca { $drawn }.
uf-mines-quiet = Il gruppo { $group } muove nel Campo minato senza effetto: pesca { $drawn }.
uf-clears-mines = { $man } apre un varco nel Campo minato del gruppo { $group }: pesca { $drawn }.
uf-clears-nothing = { $man } ({ $group }) non riesce ad aprire un varco: pesca { $drawn }.
uf-sets-off-mines = { $man } ({ $group }) fa esplodere una mina: pesca { $drawn }.

# Perché no.
uf-clear-nobody = Non è un tuo uomo in gioco.
uf-no-mines-here = Il gruppo { $group } non è in un Campo minato.
uf-pinned-cannot-clear = { $man } è inchiodato: non può bonificare mine.
