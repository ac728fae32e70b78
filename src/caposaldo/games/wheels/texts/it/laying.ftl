# Disporre il terreno.
wh-prompt-lay-natural = Disponi un elemento naturale: in tutto ne restano { $count }.
wh-prompt-lay-artificial = Disponi un elemento artificiale: in tutto ne restano { $count }.
wh-todo-lay = { $count ->
    [one] 1 elemento da disporre
   *[other] { $count } elementi da disporre
}
wh-lays = { $seat-The } { $seat-gender ->
    [mp] dispongono
    [fp] dispongono
   *[other] dispone
} un elemento: { $piece }.
wh-lay-roll = Chi dispone per primo: { $a } contro { $b }.
wh-table-full = Non c’è posto per un altro elemento.
wh-quick-table = L’avvio rapido ha disposto il terreno.
wh-pieces-left = C’è posto per un altro elemento.
wh-not-natural = Scegli un elemento naturale: alberi, alture, rocce, sabbia, corsi d’acqua o paludi.
wh-not-artificial = Scegli un elemento artificiale: case, muri, siepi, barricate, filari di alberi, ponti o strade.
wh-not-a-work = Scegli un’opera difensiva.
wh-piece-off-table = L’elemento deve stare tutto sul tavolo.
wh-pieces-overlap = Coprirebbe un’altra area: { $other }.
wh-area-full = Quell’area non contiene altri tuoi plotoni: una compagnia ogni 20 cm di diagonale.
wh-do-lay = { $piece } in { $at }, direzione { $bearing }°

# Dividere il tavolo.
wh-prompt-divide = Dividi il tavolo con una linea che passa per il centro.
wh-prompt-half = Scegli la metà che difendi.
wh-prompt-quarters = Scegli il quarto che lasci all’attaccante.
wh-prompt-side = Hai vinto il tiro: scegli il lato del tavolo da cui entri.
wh-no-line = Una linea ha una direzione da 0 a 179.
wh-no-such-half = Scegli la prima o la seconda parte.
wh-no-area-there = In quella parte non c’è un’area per un obiettivo.
wh-other-sides = I dadi hanno indicato altri due lati.
wh-divides = { $seat-The } { $seat-gender ->
    [mp] dividono
    [fp] dividono
   *[other] divide
} il tavolo con una linea a { $bearing }°.
wh-takes-half = { $seat-The } { $seat-gender ->
    [mp] scelgono
    [fp] scelgono
   *[other] sceglie
} la metà da difendere.
wh-takes-quarters = { $seat-The } { $seat-gender ->
    [mp] scelgono
    [fp] scelgono
   *[other] sceglie
} i tre quarti da difendere.
wh-sides-roll = Lati d’ingresso: il dado dà { $face }; scelta del lato { $a } contro { $b }.
wh-enters-from = { $seat-The } { $seat-gender ->
    [mp] entrano
    [fp] entrano
   *[other] entra
} { $side }.
wh-side-top = dall’alto
wh-side-right = da destra
wh-side-bottom = dal basso
wh-side-left = da sinistra
wh-do-divide = Una linea a { $bearing }°
wh-do-half = { $of ->
    [strip] { $part ->
        [first] Lascia il primo quarto
       *[last] Lascia l’ultimo quarto
    }
   *[half] { $part ->
        [right] La metà a destra della linea
       *[left] La metà a sinistra della linea
    }
}
wh-do-side = Entra { $side }

# Obiettivi.
wh-prompt-objective = Scegli un obiettivo nella tua parte del tavolo: scelti { $count }, in tutto 1 o 3.
wh-prompt-propose = Proponi un obiettivo: da concordare { $count }.
wh-prompt-agree = Obiettivo proposto: { $piece }. Accetta o indicane un altro.
wh-no-area = Un obiettivo è un’area di terreno: non un muro, una siepe, una barricata, un filare o un’opera difensiva.
wh-is-objective = Quello è già un obiettivo.
wh-is-proposed = Quello è già proposto: accetta o indicane un altro.
wh-not-in-your-part = Quell’area non è nella tua parte del tavolo.
wh-one-or-three = Gli obiettivi sono 1 o 3.
wh-objective = Obiettivo: { $piece }.
wh-proposes = { $seat-The } { $seat-gender ->
    [mp] propongono
    [fp] propongono
   *[other] propone
} un obiettivo: { $piece }.
wh-do-objective = Obiettivo: { $piece } in { $at }

# Opere difensive.
wh-prompt-works = Disponi le opere difensive, o prosegui: ne restano { $count }.
wh-todo-works = { $count ->
    [one] 1 opera difensiva da disporre
   *[other] { $count } opere difensive da disporre
}
wh-work-elsewhere = Trincee, piazzole e bunker stanno per intero nella tua metà.
wh-obstacle-elsewhere = Gli ostacoli stanno per intero nel quarto accanto alla tua metà.

# Come si chiamano i posti se i due eserciti sono uguali.
wh-seat-attacker = Attaccante
    .the = l’attaccante
    .gender = m
wh-seat-defender = Difensore
    .the = il difensore
    .gender = m
wh-seat-first = Primo esercito
    .the = il primo esercito
    .gender = m
wh-seat-second = Secondo esercito
    .the = il secondo esercito
    .gender = m
