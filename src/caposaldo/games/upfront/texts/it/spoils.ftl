# Terreno conquistato (20.8)
uf-seizes = Il gruppo { $group } occupa il terreno del gruppo che ha eliminato: { $card }.
uf-seizes-open-ground = Il gruppo { $group } occupa il terreno aperto del gruppo che ha eliminato.
uf-goes-over = { $man } si unisce al gruppo { $group }.

# Perché no
uf-seize-first = Prima scegli il gruppo che occupa il terreno.
uf-seize-done = Un gruppo ha già occupato il terreno.
uf-seize-not-there = Non è un tuo gruppo con un uomo là dentro.
uf-seize-nothing = Non c’è terreno da occupare.
uf-seize-does-not-fit = Alcuni uomini del gruppo { $group } non possono stare in { $card }.
uf-seize-not-he = Quell’uomo non era infiltrato nel gruppo eliminato, o si è già spostato.
