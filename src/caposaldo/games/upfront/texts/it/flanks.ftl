# Fuoco di fianco e accerchiamento (17.1-17.63)
uf-flank-natural = { $group } e { $enemy } si oltrepassano: { $group } ha il fuoco di fianco su { $enemy }.
uf-flank-won = { $group } ha il fuoco di fianco su { $enemy }, dal suo prossimo turno.
uf-flank-lost = { $group } non ha più il fuoco di fianco su { $enemy }.
uf-encircles = { $group } da dietro e { $ally } davanti accerchiano { $enemy }.
uf-encirclement-over = { $group } non è più sotto accerchiamento.

# Perché no
uf-flank-no-neighbour = { $group } non può fiancheggiare { $enemy }: le loro lettere non sono vicine.
uf-flank-nobody-faces = Nessun gruppo amico ha la lettera di { $enemy }, e senza un amico di fronte non si fiancheggia.
uf-flank-flanked = { $enemy } fiancheggia già { $group }.
uf-flank-encircles = { $group } prende parte a un accerchiamento: non può fiancheggiare altri.
uf-encircled-already = { $enemy } è già sotto accerchiamento.
uf-encircle-no-neighbour = { $group } non può accerchiare { $enemy }: le loro lettere non sono vicine.
uf-encircle-not-behind = Per accerchiare { $enemy }, { $group } deve stargli alle spalle con una somma dei segnalini gittata di 6, 7 o 8.
uf-encircle-nobody-faces = Davanti a { $enemy } non c'è un gruppo amico con la sua lettera.
uf-encircle-too-far = { $ally } è troppo lontano da { $enemy } per tenerlo a bada davanti.
uf-encircle-one-only = Uno dei due gruppi che accerchierebbero { $enemy } sta già fiancheggiando o accerchiando un altro nemico.
