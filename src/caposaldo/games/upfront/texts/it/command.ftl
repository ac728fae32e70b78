# Comandanti e commissari (15)
uf-execution = Il commissario di { $group } dà un esempio: { $card } indica { $man }.
uf-mercy = Il commissario di { $group } cerca un vigliacco: { $card } indica { $man }, nessuno è fucilato.

# Quante carte ha una mano
uf-chain-hand = { $side }: mano intera
uf-chain-leader = Caposquadra inchiodato o perduto
uf-chain-leaderless = Non restano comandanti
uf-chain-cornered = Al nemico resta un solo gruppo
