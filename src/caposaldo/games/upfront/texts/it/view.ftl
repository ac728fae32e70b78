# Passi della partita e del turno.
uf-step-forming = Formazione dei gruppi
uf-step-laying = Primo terreno
uf-step-answering = Risposta al terreno
uf-step-charging = Cariche degli uomini furiosi
uf-step-acting = Azioni
uf-step-discarding = Scarti
uf-step-refilling = Pesca
uf-step-executing = Esecuzioni
uf-step-ending = Fine del turno

# Segni sugli uomini.
uf-mark-pinned = inchiodato
uf-mark-heroic = eroico
uf-mark-berserk = furioso
uf-mark-moving-over = in trasferimento
uf-mark-fresh = da questo turno
uf-mark-held-out = non spara
uf-mark-target = ancora da risolvere
uf-mark-named = indicato
uf-mark-by-card = con una carta
uf-mark-keeps-charge = tiene la carica
uf-mark-tried = ha già tentato
uf-mark-drops = lascia il carico
uf-mark-buttoned = portelli chiusi
uf-mark-bogged = impantanato
uf-mark-immobile = immobilizzato
uf-mark-stunned = stordito
uf-mark-stunned-twice = stordito due volte
uf-mark-bereft = comandante perduto
uf-mark-bereft-twice = due comandanti perduti
uf-mark-revealed = rivelato

# Che ne è stato degli uomini.
uf-fate-in-play = in gioco
uf-fate-killed = ucciso
uf-fate-routed = in rotta
uf-fate-captured = catturato

# Armi secondarie.
