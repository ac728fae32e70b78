# Travolgere (29).
uf-overruns = { $man } travolge { $enemy }.
uf-overrun-strength = { $man } è addosso a { $enemy } con forza { $strength }: esce { $card }.
uf-chain-overrun = { $man } travolge
uf-chain-overrun-card = { $card }

# Perché no.
uf-overrun-who = { $group } non è un veicolo con una mitragliatrice che funzioni.
uf-overrun-far = { $enemy } non è a distanza relativa 5, oppure non è né di fronte né accanto a { $group }.
uf-overrun-vehicle = { $enemy } è a sua volta un veicolo.
uf-overrun-ground = Lì nessuno può travolgere { $enemy }: { $terrain }.
