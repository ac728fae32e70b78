# Fumo e Filo spinato (13).
uf-lays-smoke = { $group } si copre di fumo: { $card }.
uf-screens = { $group } mette Fumo su { $target }: { $card }.
uf-lays-wire = { $group } finisce nei reticolati: { $card }.
uf-leaves-group = Tolta da { $group }: { $card }.
uf-breeze = Si alza la brezza: tutto il Fumo si disperde, e in questo turno non se ne può mettere altro.

# Perché no.
uf-smoke-own-group = Il Fumo si mette soltanto sui propri gruppi.
uf-smoke-in-wind = In questo turno si è alzata la brezza: niente Fumo.
uf-smoke-needs-leader = In { $group } non c'è un capo che non sia inchiodato: non può mettere Fumo.
uf-marsh-no-smoke-wire = { $group } è in Palude: né Fumo né Filo spinato finché non ha due carte Movimento.
uf-no-wire-on-pillbox = { $group } è in una Casamatta: niente Filo spinato.
uf-no-wire-in-stream = { $group } non ha ancora guadato il Torrente: niente Filo spinato.
