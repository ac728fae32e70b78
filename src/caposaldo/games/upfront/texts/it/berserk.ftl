# Uomini in furia (20.9-20.92)
uf-charges = { $man }, in furia, si scaglia contro { $enemy }.
uf-comes-round = { $man } torna in sé: non è più in furia né inchiodato.

# Perché no
uf-berserk-no-more = { $man } non è in furia.
uf-berserk-no-enemy = Non è un gruppo nemico.
