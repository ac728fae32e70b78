# Armi che si inceppano (19)
uf-jams = { $weapon-The } di { $man } si inceppa.
uf-jam-drawn = Possibile inceppamento: { $card } indica { $man }.
uf-which-weapon = È l’arma di { $man }? { $card }: nero sì, rosso no.
uf-hitch = { $man }: breve inceppamento; −1 contro i bersagli restanti.
uf-no-jam = { $man }: la sua arma non spara, nessun effetto.
uf-attack-silenced = Il gruppo { $group } non ha più armi che sparano: l’attacco finisce.
uf-charge-fails = La carica di { $man } non esplode.
