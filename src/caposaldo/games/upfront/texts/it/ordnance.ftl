# Artiglieria (25, 26).
uf-shells = { $man } spara su { $target } ({ $weapon }): { $card }.
uf-shells-armour = { $man } spara alla corazza di { $target } ({ $weapon }): { $card }.
uf-shell-hits = { $man } colpisce { $target }: { $card }.
uf-shell-misses = { $man } manca { $target }: { $card }.
uf-shell-jams = Il colpo di { $man } su { $target } non parte: { $card }.

# Da dove vengono i numeri.
uf-chain-to-hit = Numero più alto che colpisce: { $weapon }
uf-chain-to-hit-smoke = Fumo
uf-chain-to-hit-moving = Tutti e due in movimento, o bersaglio a scafo coperto
uf-chain-to-hit-turretless = Senza torretta contro un bersaglio in movimento
uf-chain-to-hit-stuck = Senza torretta e bloccato
uf-chain-to-hit-best = Nessun numero oltre il 6
uf-chain-shell = Effetto del colpo
uf-chain-shell-number = Il numero che ha colpito
uf-chain-shell-range = Distanza relativa
uf-chance-hits = Colpisce
uf-chance-jams = Si inceppa
uf-chance-misses = Manca

# Perché no.
uf-shell-nobody = Non è uno dei tuoi in gioco.
uf-shell-no-ordnance = { $man } non ha armi d'artiglieria.
uf-shell-unable = { $man } adesso non può sparare ({ $weapon }).
uf-shell-jammed = L'arma di { $man } non funziona ({ $weapon }).
uf-shell-moving = In movimento { $man } non può sparare ({ $weapon }).
uf-shell-from-here = Da qui { $man } non può sparare ({ $weapon }): { $terrain }.
uf-shell-wire = Nei reticolati { $man } può sparare soltanto con i serventi al completo ({ $weapon }).
uf-shell-range = Alla distanza relativa { $range } quest'arma non può sparare ({ $weapon }).
uf-shell-infiltrators = Gli uomini di { $target } sono tutti in mezzo a { $group }: la sua artiglieria non può sparare su di loro.
uf-shell-no-armour = { $target } non ha corazza.
uf-shell-no-piercing = Quest'arma non perfora corazze ({ $weapon }).
