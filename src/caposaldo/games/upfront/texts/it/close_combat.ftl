# Entrare in combattimento ravvicinato (20.52)
uf-attacks-man = { $man } attacca { $opponent }: { $card }.
uf-attacks-only-man = { $man } attacca { $opponent }.
uf-infiltrator-again = { $man } resta infiltrato.

# Perché no
uf-assault-nobody = Il gruppo { $group } non ha infiltrati.
uf-assault-no-infiltrator = { $man } non è un infiltrato che possa combattere.
uf-assault-too-soon = { $man } si è appena infiltrato: può entrare in combattimento ravvicinato dal prossimo turno.
uf-assault-far = Il gruppo { $enemy } non è a raggio relativo 5.
uf-assault-pillbox = Non puoi attaccare in combattimento ravvicinato uomini in una Casamatta: { $enemy }.
uf-assault-mines = Non puoi attaccare in combattimento ravvicinato uomini in un Campo minato: { $enemy }.
