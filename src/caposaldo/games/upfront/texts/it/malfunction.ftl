# Armi che si inceppano (19)
uf-jams = { $man }: l'arma si inceppa ({ $weapon }).
uf-jam-drawn = Un'arma può incepparsi: { $card } indica { $man }.
uf-which-weapon = È l'arma di { $man }? { $card }: nero sì, rosso no.
uf-hitch = { $man }: un intoppo momentaneo; chi resta è attaccato con uno in meno.
uf-no-jam = { $man }: nessuna sua arma partecipava, nessun effetto.
uf-attack-silenced = Nessuna arma di { $group } spara più: l'attacco è finito.
uf-charge-fails = La carica di { $man } non esplode.
