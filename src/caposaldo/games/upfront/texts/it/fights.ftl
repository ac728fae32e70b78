# Uomo contro uomo (20.6-20.74)
uf-fight = { $man }: { $card }, totale { $total }; { $opponent }: { $other }, totale { $against }.

# Perché no
uf-fight-not-he = Non può combattere ora.

# Quanto vale un uomo
uf-chain-fight-morale = Morale di { $man }
uf-chain-fight-weapon = { $weapon }
uf-chain-fight-assistant = Servente: la sua arma non conta
uf-chain-fight-unarmed = Disarmato
uf-chain-fight-jammed = Arma inceppata
uf-chain-fight-burden = Porta una seconda arma
uf-chain-fight-pinned = Inchiodato
uf-chain-fight-help = Uomini dalla sua parte
uf-chain-fight-concealed = Carta Nascosto
uf-chain-fight-against = Contro { $man } ({ $value })
uf-chance-wins = vince
uf-chance-both = cadono entrambi
uf-chance-loses = cade
