# Uomini furiosi (20.9-20.92)
uf-charges = { $man }, furioso, carica il gruppo { $enemy }.
uf-comes-round = { $man } non è più furioso né inchiodato.

# Perché no
uf-berserk-no-more = { $man } non è furioso.
uf-berserk-no-enemy = Non è un gruppo nemico.
