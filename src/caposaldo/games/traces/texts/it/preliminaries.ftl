# Offerte, presidi, inizio dei turni.
tr-bid-made = Offerta fatta: { $seat }.
tr-bid-secret = La tua offerta: { $points }.
tr-bids-equal = Offerte uguali, { $points }: si ripete.
tr-bids-open = Con { $points } contro { $lower } { $seat } ottiene i Sovietici e deve arrivare a { $points } punti vittoria.
tr-garrison-placed = { $unit } presidia { $hex }.
tr-fronts-converted = I Fronti sovietici diventano Fronti ucraini: i loro QG sono più forti e più veloci.

# Perché no.
tr-bid-range = Un'offerta è un numero da 1 a { $most }.
tr-garrison-no-major-city = Le divisioni di sicurezza cominciano nelle grandi città.
tr-garrison-enemy-city = { $city } non è in mano all'Asse.
tr-garrison-one-each = { $city } ha già la sua divisione di sicurezza.
tr-garrison-full = In { $city } non c'è più posto.
