# Comandanti e commissari (15)
uf-execution = Il commissario del gruppo { $group } fa fucilare un uomo: { $card } indica { $man }.
uf-mercy = Il commissario del gruppo { $group } cerca un vigliacco: { $card } indica { $man }, nessuna esecuzione.

# Quante carte ha una mano
uf-chain-hand = { $side }: limite della mano
uf-chain-leader = Caposquadra inchiodato o perduto
uf-chain-leaderless = Nessun comandante rimasto
uf-chain-cornered = Il nemico ha un solo gruppo
