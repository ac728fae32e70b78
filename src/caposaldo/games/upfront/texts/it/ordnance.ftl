# Artiglieria (25, 26).
uf-shells = { $man } spara sul gruppo { $target } con { $weapon-the }: { $card }.
uf-shells-armour = { $man } spara alla corazza del gruppo { $target } con { $weapon-the }: { $card }.
uf-shell-hits = { $man } colpisce il gruppo { $target }: { $card }.
uf-shell-misses = { $man } manca il gruppo { $target }: { $card }.
uf-shell-jams = { $man } non spara sul gruppo { $target }, arma inceppata: { $card }.

# Da dove vengono i numeri.
uf-chain-to-hit = Numero per colpire: { $weapon }
uf-chain-to-hit-smoke = Fumo
uf-chain-to-hit-moving = Entrambi in movimento, o bersaglio a scafo coperto
uf-chain-to-hit-turretless = Senza torretta, bersaglio in movimento
uf-chain-to-hit-stuck = Senza torretta, immobilizzato o impantanato
uf-chain-to-hit-best = Al massimo 6
uf-chain-shell = Effetto del colpo
uf-chain-shell-number = Numero pescato
uf-chain-shell-range = Raggio relativo
uf-chance-hits = colpito
uf-chance-jams = inceppata
uf-chance-misses = mancato

# Perché no.
uf-shell-nobody = Non è uno dei tuoi uomini in gioco.
uf-shell-no-ordnance = { $man } non ha armi d’artiglieria.
uf-shell-unable = { $man } ora non può sparare con { $weapon-the }.
uf-shell-jammed = { $man } non può sparare: { $weapon-the } non funziona.
uf-shell-moving = { $man } non può sparare in movimento con { $weapon-the }.
uf-shell-from-here = { $man } da qui non può sparare con { $weapon-the }: { $terrain }.
uf-shell-wire = Sotto Filo spinato { $man } non può sparare con { $weapon-the } senza i serventi al completo.
uf-shell-range = { $weapon-The } non può sparare a raggio relativo { $range }.
uf-shell-infiltrators = Gli uomini del gruppo { $target } sono tutti infiltrati nel gruppo { $group }: la sua artiglieria non può sparargli.
uf-shell-no-armour = Il gruppo { $target } non ha corazza.
uf-shell-no-piercing = { $weapon-The } non perfora le corazze.
