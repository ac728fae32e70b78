# Quel che il browser dice intorno al tavolo di questo gioco.

# Turno, fasi, punteggio.
bg-screen-turn-of = Turno { $turn } di { $turns }
bg-screen-before = Prima della battaglia
bg-screen-prepare = Preparativi
bg-screen-deploy = Schieramento
bg-screen-phase-indirect = Tiro indiretto
bg-screen-phase-movement = Movimento
bg-screen-phase-direct = Tiro diretto
bg-screen-phase-close = Corpo a corpo
bg-screen-phase-reorganise = Riordino
bg-screen-phase-indirect-short = tiro indiretto
bg-screen-phase-movement-short = movimento
bg-screen-phase-direct-short = tiro diretto
bg-screen-phase-close-short = corpo a corpo
bg-screen-phase-reorganise-short = riordino
bg-screen-losses = unità perse / rottura
bg-screen-score = { $seat }: { $lost ->
    [0] nessuna unità persa
    [one] una unità persa
   *[other] { $lost } unità perse
} su { $counted }, cede a { $breakpoint }
bg-screen-mine = campo minato { $number }
bg-screen-air = squadriglia { $number }
bg-screen-group = Gruppo { $number }
bg-screen-group-left = { $left } su { $of }

# Unità.
bg-screen-quality = Truppa
bg-screen-class = Classe
bg-screen-move = Movimento
bg-screen-range = Gittata
bg-screen-weapon = Arma
bg-screen-state-ready = pronta
bg-screen-state-ordered = riceve ordini
bg-screen-state-moved = ha mosso
bg-screen-state-done = ha finito
bg-screen-state-shaken = scossa
bg-screen-state-suppressed = soppressa
bg-screen-state-destroyed = distrutta
bg-screen-state-aims = mira a { $target }
bg-screen-state-aiming = prende la mira
bg-screen-state-called = ha bombardato
bg-screen-state-reacted = ha reagito
bg-screen-state-contact = in corpo a corpo
bg-screen-state-works = sta sminando
bg-screen-state-aboard = a bordo di { $carrier }
bg-screen-state-off-table = fuori tavolo
bg-screen-state-to-deploy = da schierare

# Che cosa si chiede, per esteso.
bg-screen-ask-mine = Campo minato { $number } di { $of }: scegli il suo posto nella zona segnata. Lo vedi solo tu.
bg-screen-ask-place = Dove si schiera { $unit }? Scegli un punto nella zona segnata.
bg-screen-ask-order = Dove va { $unit }? In linea retta, fino a { $move }″.
bg-screen-ask-off = Dove scende { $unit }?
bg-screen-ask-turn = Da che parte si volta { $unit }? Indica un punto o usa il quadrante.
bg-screen-ask-facing = Da che parte guarda { $unit }? Indica un punto o usa il quadrante.
bg-screen-ask-course = Con che rotta vola la squadriglia? Indica un punto o usa il quadrante.
bg-screen-ask-target = Su che cosa spara { $unit }?
bg-screen-who-fires = scegli chi spara

# Che cosa può incontrare una mossa dove finisce.
bg-screen-danger = Se { $unit } va lì
bg-screen-danger-note = Contato dove la mossa finisce. Lungo la strada possono sparare anche altri; ciascuno una volta sola.
bg-screen-danger-none = Lì nessun nemico può spararle.

# Pulsanti: che cosa ne segue.
bg-screen-end-set-up = Fine
bg-screen-end-indirect = Basta tiro indiretto
bg-screen-end-movement = Fine del movimento
bg-screen-end-direct = Nessun tiro
bg-screen-end-close = Si combatte
bg-screen-end-reorganise = Fine
bg-screen-fire-all = { $shots ->
    [one] Spara un colpo
   *[other] Spara { $shots } colpi
}
bg-screen-ready = Pronto
bg-screen-halt = Resta qui
bg-screen-hold = Non sparare
bg-screen-enough-smoke = Basta fumo
bg-screen-turn = Voltati sul posto
bg-screen-move-instead = Muovi, invece
bg-screen-stay-behind = Lasciala indietro
bg-screen-do-go = Muovi di { $distance }″
bg-screen-do-turn = Guarda a { $degrees }°
bg-screen-do-place = Schiera, fronte { $degrees }°
bg-screen-do-fly = Attacca con rotta { $degrees }°
bg-screen-do-declare = Prendi la mira
bg-screen-do-shoot = Fuoco
bg-screen-do-bombard = Bombarda
bg-screen-do-charge = Assalta
bg-screen-do-mine = Posalo qui
bg-screen-do-smoke = Fumo qui
bg-screen-do-off = Scendi qui
bg-screen-here-fly = squadriglia
bg-screen-group-else = Oppure

# Attacchi.
bg-screen-attack-fire = { $unit } su { $target }
bg-screen-attack-charge = { $unit } assalta { $target }
bg-screen-kind-declare = tiro diretto
bg-screen-kind-shoot = tiro di reazione
bg-screen-kind-bombard = tiro indiretto
bg-screen-kind-bomb = attacco aereo
bg-screen-kind-charge = corpo a corpo
bg-screen-total-fire = Dadi, ciascuno colpisce con 4 o più
bg-screen-total-bomb = Dadi
bg-screen-total-charge = Vantaggio sul dado
bg-screen-even = Nessuno ha vantaggi: un dado a testa.
bg-screen-no-dice = Non si tirano dadi: il risultato è uno solo.

# Il tavolo come testo.
bg-screen-text-standing = Come stanno le cose
bg-screen-text-group = { $seat }: { $group }
bg-screen-text-unit = { $unit }, { $quality }: { $state }. A { $x }″ da sinistra e { $y }″ dall'alto, fronte { $facing }.
bg-screen-text-absent = { $unit }, { $quality }: { $state }.
bg-screen-text-nearest = Nemico più vicino: { $enemy }, a { $distance }″, rilevamento { $bearing }.
bg-screen-text-ground = Il terreno, { $width }″ per { $height }″
bg-screen-text-terrain = { $kind }: da { $left }″ a { $right }″ in larghezza, da { $top }″ a { $bottom }″ in altezza
bg-screen-text-things = Fumo e mine
bg-screen-text-spot = { $what } a { $x }″, { $y }″
bg-screen-text-cleared = campo sminato
