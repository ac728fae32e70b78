# Bombardamento dei mortai.
wh-prompt-bombard = Bombarda un plotone nemico che un QG vede, oppure prosegui.
wh-prompt-bombard-again = Il QG non ha avvistato { $target-the }. Fallo osservare di nuovo o rinuncia.
wh-bombards = { $seat-The } { $seat-gender ->
    [mp] bombardano
    [fp] bombardano
   *[other] bombarda
} { $target-the }.
wh-bomb-seen = Il QG vede { $target-the } senza tiro.
wh-bomb-spotted = Il QG tira { $face } con il D{ $die } e avvista { $target-the }.
wh-bomb-not-spotted = Il QG tira { $face } con il D{ $die } e non avvista { $target-the }.
wh-bomb-not-now = { $target-The } non { $target-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} essere un bersaglio: i mortai non sparano.
wh-bomb-no-company = Scegli una delle tue compagnie.
wh-bomb-no-hq = Il QG della compagnia non è sul tavolo: i suoi mortai non possono bombardare.
wh-bomb-no-mortars = La compagnia non ha mortai sul tavolo che possano sparare in questo turno.
wh-bomb-friend-near = { $unit-The } { $unit-gender ->
    [mp] sono
    [fp] sono
   *[other] è
} entro { $cm } cm dal bersaglio.
wh-bomb-out-of-range = Nessun mortaio ha il bersaglio in gittata.
wh-spot-only-mortars = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} sparare su ciò che vede un QG: solo i mortai possono.
wh-spot-no-hq = Il QG della compagnia { $unit-del } non è sul tavolo.
wh-chain-mortars = tiri { $unit-del }
wh-chance-not-detected = non avvistato
wh-chance-lost-0 = nessuna perdita
wh-chance-lost-1 = 1 modello perso
wh-chance-lost-2 = 2 modelli persi
wh-chance-lost-3 = 3 modelli persi
wh-chance-lost-4 = 4 modelli persi
wh-chance-lost-5 = 5 modelli persi
wh-do-bombard = Bombarda { $target-the } ({ $company })
wh-do-retry = Osserva di nuovo
