# Che cosa può fare un attacco
uf-chain-strength = Forza { $strength }, a cui per ogni uomo si aggiunge il numero di una carta
uf-chain-man = { $man }: ucciso { $killed }, inchiodato { $pinned } su { $of } carte
uf-chain-man-panics = { $man }, inchiodato: ucciso { $killed }, in rotta { $routed }, furioso { $pinned } su { $of } carte
uf-chain-man-runs = { $man }, inchiodato: ucciso { $killed }, in rotta { $routed } su { $of } carte
uf-chance-lost = perdite
uf-chance-pinned = solo inchiodati
uf-chance-nothing = nessun effetto
