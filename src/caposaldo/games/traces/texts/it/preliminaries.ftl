# Offerte, presidi, inizio dei turni.
tr-bid-made = { $seat } ha fatto un’offerta.
tr-bid-secret = La tua offerta: { $points }.
tr-bids-equal = Offerte pari a { $points }: si ripete.
tr-bids-open = { $seat } offre { $points } contro { $lower }, gioca con i sovietici e ha bisogno di { $points } PV.
tr-garrison-placed = { $unit-The } presidia l’esagono { $hex }.
tr-fronts-converted = I Fronti sovietici diventano il 1º, 2º, 3º e 4º Fronte ucraino: i loro QG sono più forti e più veloci.

# Perché no.
tr-bid-range = Offri un numero da 1 a { $most }.
tr-garrison-no-major-city = Scegli una grande città per la divisione di sicurezza.
tr-garrison-enemy-city = { $city } non è in mano all’Asse.
tr-garrison-one-each = { $city } ha già la sua divisione di sicurezza.
tr-garrison-full = A { $city } non c’è più posto.
