# Uomo contro uomo (20.6-20.74)
uf-fight = { $man } contro { $opponent }: { $card }, totale { $total }; { $other }, totale { $against }.

# Perché no
uf-fight-not-he = Ora non tocca a lui combattere.

# Quanto vale un uomo
uf-chain-fight-morale = Morale di { $man }
uf-chain-fight-weapon = { $weapon }
uf-chain-fight-assistant = Servente: la sua arma non conta
uf-chain-fight-unarmed = Disarmato
uf-chain-fight-jammed = Arma inceppata
uf-chain-fight-burden = Impacciato da una seconda arma
uf-chain-fight-pinned = Inchiodato
uf-chain-fight-help = Uomini che combattono con lui
uf-chain-fight-concealed = Carta Occultamento
uf-chain-fight-against = Contro { $man }, che vale { $value }
uf-chance-wins = vince
uf-chance-both = cadono entrambi
uf-chance-loses = cade
