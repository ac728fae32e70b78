# Fuoco di fianco e accerchiamento (17.1-17.63)
uf-flank-natural = I gruppi { $group } e { $enemy } si oltrepassano: il gruppo { $group } ha il fuoco di fianco sul gruppo { $enemy }.
uf-flank-won = Il gruppo { $group } ha il fuoco di fianco sul gruppo { $enemy } dal suo prossimo turno.
uf-flank-lost = Il gruppo { $group } non ha più il fuoco di fianco sul gruppo { $enemy }.
uf-encircles = I gruppi { $group }, alle spalle, e { $ally }, di fronte, accerchiano il gruppo { $enemy }.
uf-encirclement-over = Il gruppo { $group } non è più accerchiato.

# Perché no
uf-flank-no-neighbour = Il gruppo { $group } non può fiancheggiare il gruppo { $enemy }: le loro lettere non sono adiacenti.
uf-flank-nobody-faces = Non puoi fiancheggiare il gruppo { $enemy }: nessun tuo gruppo lo fronteggia con la stessa lettera.
uf-flank-flanked = Il gruppo { $enemy } fiancheggia già il gruppo { $group }.
uf-flank-encircles = Il gruppo { $group } sta accerchiando un nemico: non può fiancheggiarne un altro.
uf-encircled-already = Il gruppo { $enemy } è già accerchiato.
uf-encircle-no-neighbour = Il gruppo { $group } non può accerchiare il gruppo { $enemy }: le loro lettere non sono adiacenti.
uf-encircle-not-behind = Per accerchiare il gruppo { $enemy }, il gruppo { $group } deve stargli alle spalle con segnalini raggio di somma 6, 7 o 8.
uf-encircle-nobody-faces = Davanti al gruppo { $enemy } non c’è un tuo gruppo con la stessa lettera.
uf-encircle-too-far = Il gruppo { $ally } è troppo lontano dal gruppo { $enemy } per tenerlo di fronte.
uf-encircle-one-only = Uno dei due gruppi che accerchierebbero il gruppo { $enemy } sta già fiancheggiando o accerchiando un altro nemico.
