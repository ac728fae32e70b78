### La fine di una partita: com’è andata, punteggio e perdite, attacchi, fortuna.

endgame-title = La fine della partita
endgame-open = Com’è andata
endgame-close = Chiudi
endgame-loading = Ripercorro la partita…
endgame-failed = Il resoconto della partita non è riuscito. Chiudi e riapri.
endgame-unfinished = La partita non è finita: non c’è ancora un resoconto.
endgame-unfinished-file = la partita non è finita, quindi non c’è ancora un resoconto

## Com’è andata

endgame-how = Com’è andata
endgame-how-note = la tua posizione, giudicata a partita finita
endgame-how-note-side = la posizione { $seat-del }, giudicata a partita finita
endgame-curve = { $seat }: { $first } su 100 all’inizio, { $low } nel momento peggiore, { $high } nel migliore, { $last } alla fine
endgame-turn = Turno { $turn }
endgame-turn-short = { $turn }
endgame-turning = Svolte
endgame-show = Mostra la decisione { $n } sul tavolo
endgame-no-turning = Nessuna decisione ha cambiato molto da sola.

## Punteggio e perdite

endgame-score = Punteggio
endgame-no-score = In questa partita non c’è un punteggio.
endgame-of = { $now } / { $needed }
endgame-lost = Perdite
endgame-lost-none = Nessuna perdita
endgame-lost-in = Turno { $turn }
endgame-lost-by = { $unit-dal }
endgame-lost-count = { $count ->
    [0] Nessuna perdita
    [one] 1 perdita
   *[other] { $count } perdite
}

## Attacchi

endgame-shots = Attacchi
endgame-shots-note = con la probabilità di riuscita
endgame-chance = riuscita al { $percent }%
endgame-best = Migliore
endgame-worst = Peggiore
endgame-mattered = Decisivo
endgame-shot = { $target }: { $came }
endgame-no-shots = Nessun attacco è dipeso dalla sorte.

## Fortuna

endgame-luck = Fortuna
endgame-luck-note = dadi e carte rispetto alle attese
endgame-luck-very-lucky = Molta fortuna
endgame-luck-lucky = Fortuna
endgame-luck-a-little-lucky = Un po’ di fortuna
endgame-luck-even = Come da attese
endgame-luck-a-little-unlucky = Un po’ di sfortuna
endgame-luck-unlucky = Sfortuna
endgame-luck-very-unlucky = Molta sfortuna
endgame-luck-over = { $score } su { $rolls ->
    [one] 1 tiro
   *[other] { $rolls } tiri
}
endgame-luck-none = Nessun tiro

## Pulsanti

endgame-replay = Rivedi dalla svolta
endgame-replay-start = Rivedi
endgame-again = Di nuovo
endgame-other-side = Cambia fazione
endgame-next = Scenario successivo
endgame-record = Registrazione
