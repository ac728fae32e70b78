# Entrare in corpo a corpo (20.52)
uf-attacks-man = { $man } si getta su { $opponent }: { $card }.
uf-attacks-only-man = { $man } si getta su { $opponent }.
uf-infiltrator-again = { $man } resta dove si era infiltrato.

# Perché no
uf-assault-nobody = In { $group } non ci sono infiltrati.
uf-assault-no-infiltrator = { $man } non è un infiltrato in grado di combattere.
uf-assault-too-soon = { $man } si è appena infiltrato: il corpo a corpo è per un turno successivo.
uf-assault-far = { $enemy } non è a gittata relativa 5.
uf-assault-pillbox = Chi è in una Casamatta non si attacca in corpo a corpo: { $enemy }.
uf-assault-mines = Chi è in un Campo minato non si attacca in corpo a corpo: { $enemy }.
