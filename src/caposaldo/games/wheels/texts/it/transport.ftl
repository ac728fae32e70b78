# Trasporto.
wh-loads = { $unit-The } { $unit-gender ->
    [mp] caricano
    [fp] caricano
   *[other] carica
} { $target-the }.
wh-unloads = { $unit-The } { $unit-gender ->
    [mp] scaricano
    [fp] scaricano
   *[other] scarica
} { $target-the }.
wh-towed = { $target-The } { $target-gender ->
    [mp] trainano
    [fp] trainano
   *[other] traina
} { $unit-the }.
wh-rescue = { $unit-The } { $unit-gender ->
    [mp] escono
    [fp] escono
   *[other] esce
} da un veicolo distrutto: { $face } con il D{ $die }.
wh-saved = { $unit-The } { $unit-gender ->
    [mp] salvano
    [fp] salvano
   *[other] salva
} una squadra.
wh-aboard-lost = { $unit-The } { $unit-gender ->
    [mp] perdono
    [fp] perdono
   *[other] perde
} 1 modello con il veicolo.
wh-rejoins = { $unit-The } { $unit-gender ->
    [f] è di nuovo riunita
    [mp] sono di nuovo riuniti
    [fp] sono di nuovo riunite
   *[m] è di nuovo riunito
}.
wh-load-carrier = Non puoi caricare con { $unit-the }: solo autocarri e semicingolati trasportano o trainano.
wh-load-what = I veicoli caricano la tua fanteria e i tuoi mortai sul tavolo, e trainano i tuoi cannoni.
wh-load-combat = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} combattuto: in questo turno non puoi caricare né scaricare.
wh-load-has-acted = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} già mosso o agito: in questo turno non puoi { $unit-gender ->
    [f] caricarla
    [mp] caricarli
    [fp] caricarle
   *[m] caricarlo
}.
wh-load-once = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} già caricato o scaricato in questo turno.
wh-load-half = Nel turno in cui { $unit-gender ->
    [mp] caricano
    [fp] caricano
   *[other] carica
} o { $unit-gender ->
    [mp] scaricano
    [fp] scaricano
   *[other] scarica
}, { $unit-the } { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} muovere di { $cm } cm al massimo.
wh-load-beside = Non tutti i veicoli arrivano accanto { $target-al }.
wh-has-loaded = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} caricato: in questo turno non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} più muovere.
wh-unload-nobody = { $unit-The } non { $unit-gender ->
    [mp] trasportano
    [fp] trasportano
   *[other] trasporta
} nessuno.
wh-unload-no-room = Accanto ai veicoli { $unit-del } non c’è posto per scaricare.
wh-do-load = Carica { $target-the }
wh-do-unload = Scarica verso { $face }°
wh-why-load = Va a bordo verso dove serve
wh-why-unload = A terra dal prossimo turno combatte e tiene il terreno
wh-why-guns-ready = Dal prossimo turno i cannoni possono sparare
