# Terreno conquistato (20.8)
uf-seizes = { $group } occupa il terreno del gruppo annientato: { $card }.
uf-seizes-open-ground = { $group } si porta sul terreno aperto del gruppo annientato.
uf-goes-over = { $man } passa a { $group }.

# Perché no
uf-seize-first = Scegli prima quale gruppo prende il terreno.
uf-seize-done = Il terreno è già stato preso.
uf-seize-not-there = Non è un tuo gruppo che avesse un uomo là dentro.
uf-seize-nothing = Non c'è terreno da prendere.
uf-seize-does-not-fit = Non tutti gli uomini di { $group } possono stare in { $card }.
uf-seize-not-he = Quell'uomo non si era infiltrato nel gruppo perduto, o è già con chi prende il terreno.
