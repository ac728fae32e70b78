# Raccolta, eroi, panico volontario (10)
uf-rally = Il gruppo { $group } è chiamato a raccolta con { $card }.
uf-rallied = { $man } si riprende.
uf-hero = { $man } diventa un eroe con { $card }.
uf-panics = { $man } va in panico: { $card }.

# Perché no
uf-rally-what = Non puoi usare { $card } per la raccolta.
uf-rally-nobody = Il gruppo { $group } non ha uomini inchiodati.
uf-rally-one-group = Su due gruppi puoi giocare solo Raccolta generale.
uf-rally-order = Indica due dei tuoi gruppi, in ordine di numero.
uf-rally-apart = Non puoi chiamare a raccolta insieme i gruppi { $group } e { $other }. Due gruppi adiacenti devono avere lo stesso segnalino raggio e un comandante non inchiodato in uno dei due; altrimenti serve un comandante non inchiodato in ciascuno.
uf-rally-whom = Scegli un uomo inchiodato del gruppo { $group }.
uf-hero-no-card = Quella carta Eroe non è nella tua mano.
uf-hero-nobody = Non è un tuo uomo.
uf-hero-too-late = { $man } è fuori gioco: un Eroe non può più aiutarlo.
uf-hero-no-fire = Ora puoi giocare un Eroe solo su un uomo inchiodato: in questo turno non spari più.
uf-hero-already = { $man } è già un eroe.
uf-hero-weapon = { $man } non ha un’arma che un Eroe possa raddoppiare.
uf-hero-another = Ora puoi giocare l’Eroe solo su { $man }.
uf-panic-nobody = Non è un tuo uomo in gioco.
uf-panic-unpinned = { $man } non è inchiodato.
uf-panic-commissar = { $man } è un commissario e non può andare volontariamente in panico.
