# Bombardamento dei mortai.
wh-prompt-bombard = Bombarda un plotone nemico che un QG vede, oppure prosegui.
wh-prompt-bombard-again = Il QG non ha avvistato { $target }. Fallo guardare di nuovo o rinuncia.
wh-bombards = { $seat-The } { $seat-gender ->
    [p] bombardano
   *[other] bombarda
} { $target }.
wh-bomb-seen = Il QG vede { $target } senza tiro.
wh-bomb-spotted = Il QG tira { $face } con il D{ $die } e avvista { $target }.
wh-bomb-not-spotted = Il QG tira { $face } con il D{ $die } e non avvista { $target }.
wh-bomb-not-now = { $target } non può essere un bersaglio: i mortai non sparano.
wh-bomb-no-company = Scegli una delle tue compagnie.
wh-bomb-no-hq = Il QG della compagnia non è sul tavolo: i suoi mortai non possono bombardare.
wh-bomb-no-mortars = La compagnia non ha mortai sul tavolo che possano sparare in questo turno.
wh-bomb-friend-near = { $unit } è entro { $cm } cm dal bersaglio.
wh-bomb-out-of-range = Nessun mortaio ha il bersaglio in gittata.
wh-spot-only-mortars = { $unit } non può sparare su ciò che vede un QG: solo i mortai possono.
wh-spot-no-hq = Il QG della compagnia di { $unit } non è sul tavolo.
wh-chain-mortars = tiri di { $unit }
wh-chance-not-detected = non avvistato
wh-chance-lost-0 = nessuna perdita
wh-chance-lost-1 = 1 modello perso
wh-chance-lost-2 = 2 modelli persi
wh-chance-lost-3 = 3 modelli persi
wh-chance-lost-4 = 4 modelli persi
wh-chance-lost-5 = 5 modelli persi
wh-do-bombard = { $company } bombarda { $target-the }
wh-do-retry = Guarda di nuovo
