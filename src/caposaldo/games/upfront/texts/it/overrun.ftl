# Travolgere (29).
uf-overruns = { $man } travolge il gruppo { $enemy }.
uf-overrun-strength = { $man } travolge il gruppo { $enemy }: forza { $strength }, pesca { $card }.
uf-chain-overrun = Travolgimento di { $man }
uf-chain-overrun-card = { $card }

# Perché no.
uf-overrun-who = Il gruppo { $group } non è un veicolo con una mitragliatrice funzionante.
uf-overrun-far = Il gruppo { $enemy } non è a raggio relativo 5, oppure non è né di fronte al gruppo { $group } né adiacente.
uf-overrun-vehicle = Il gruppo { $enemy } è un veicolo.
uf-overrun-ground = Lì non puoi travolgere il gruppo { $enemy }: { $terrain }.
