# Raccolta, eroi, panico volontario (10)
uf-rally = Raccolta per { $group }: { $card }.
uf-rallied = { $man } non è più inchiodato.
uf-hero = { $man } è un eroe: { $card }.
uf-panics = { $man } è lasciato al panico: { $card }.

# Perché no
uf-rally-what = { $card } per te non è una carta Raccolta.
uf-rally-nobody = In { $group } nessuno è inchiodato.
uf-rally-one-group = Per due gruppi si gioca soltanto la Raccolta generale.
uf-rally-order = Indica due tuoi gruppi, in ordine di numero.
uf-rally-apart = { $group } e { $other } non si raccolgono insieme: se vicini serve lo stesso segnalino gittata e un comandante in uno dei due, altrimenti un comandante in ciascuno, e i comandanti inchiodati non contano.
uf-rally-whom = Scegli un uomo inchiodato di { $group }.
uf-hero-no-card = Non è una carta Eroe della tua mano.
uf-hero-nobody = Non è un tuo uomo.
uf-hero-too-late = { $man } ha lasciato il gioco: nessun Eroe può più aiutarlo.
uf-hero-no-fire = Adesso un Eroe serve solo a chi è inchiodato: nessuno sparerà più.
uf-hero-already = { $man } è già un eroe.
uf-hero-weapon = { $man } non ha un'arma di cui un Eroe possa raddoppiare il fuoco.
uf-hero-another = In questo momento l'Eroe si può giocare solo su { $man }.
uf-panic-nobody = Non è un tuo uomo in gioco.
uf-panic-unpinned = { $man } non è inchiodato.
uf-panic-commissar = { $man } è commissario: non si abbandona mai al panico.
