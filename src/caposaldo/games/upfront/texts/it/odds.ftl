# Che cosa può fare un attacco
uf-chain-strength = Forza { $strength } più il numero pescato per ogni uomo
uf-chain-man = { $man }: ucciso { $killed }, inchiodato { $pinned } su { $of } carte
uf-chain-man-panics = { $man }, inchiodato: ucciso { $killed }, in rotta { $routed }, furioso { $pinned } su { $of } carte
uf-chain-man-runs = { $man }, inchiodato: ucciso { $killed }, in rotta { $routed } su { $of } carte
uf-chance-lost = perdita
uf-chance-pinned = solo inchiodato
uf-chance-nothing = nessun effetto
