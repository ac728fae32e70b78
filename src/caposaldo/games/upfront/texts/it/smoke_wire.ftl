# Fumo e Filo spinato (13).
uf-lays-smoke = Il gruppo { $group } mette { $card }.
uf-screens = Il gruppo { $group } mette { $card } sul gruppo { $target }.
uf-lays-wire = { $card } è sul gruppo { $group }.
uf-leaves-group = Il gruppo { $group } perde { $card }.
uf-breeze = La brezza disperde tutto il Fumo; in questo turno non se ne può mettere altro.

# Perché no.
uf-smoke-own-group = Puoi mettere Fumo solo sui tuoi gruppi.
uf-smoke-in-wind = In questo turno c’è brezza: non puoi mettere Fumo.
uf-smoke-needs-leader = Il gruppo { $group } non ha un comandante non inchiodato: non può mettere Fumo.
uf-marsh-no-smoke-wire = Il gruppo { $group } è in una Palude: non puoi metterci Fumo o Filo spinato prima che abbia 2 carte Movimento.
uf-no-wire-on-pillbox = Il gruppo { $group } è in una Casamatta: non puoi metterci Filo spinato.
uf-no-wire-in-stream = Il gruppo { $group } non ha guadato il Fiume: non puoi metterci Filo spinato.
