# Carte.
st-card-played = { $side }: giocata la carta { $card }.
st-draws = { $side }: pescata una carta.
st-drawn = Peschi { $card }.
st-deck-empty = { $side }: il mazzo è finito, non si pesca.
st-reshuffled = Gli scarti si rimescolano in un mazzo nuovo.
st-event = { $side }: pescato un evento, { $card }.
st-called-up = { $unit }: un evento chiama l'unità sulla mappa.
st-nobody-called = { $side }: non resta nessuno da chiamare.
st-objective-draws = { $side }: pescato un obiettivo segreto.
st-objective-drawn = Il tuo obiettivo segreto: { $card }.
st-objective-none = { $side }: non restano obiettivi segreti.
st-objective-met = { $side }: l'obiettivo segreto era «{ $card }», raggiunto: { $points } PV.
st-objective-missed = { $side }: l'obiettivo segreto era «{ $card }», mancato.
st-more-cap = { $side }: ora { $cap } PAC.
st-cap-shot = { $side }: { $cap ->
    [0] i cecchini non costano PAC.
   *[other] i cecchini costano { $cap } PAC.
}
st-worn-out = { $unit }: unità esausta.
st-bogged = { $unit }: nessun movimento fino alla fine del turno.
st-searches = { $side }: si perlustra il terreno.
st-digs-in = { $unit }: difese improvvisate, +1 MD.
st-hasty-lost = { $unit } ruota e perde le difese improvvisate.
st-weapon-used = { $card } contro { $hex }.
st-veteran-plays = { $side }: i veterani usano { $card }.
st-close-call = { $unit }: salvezza per un soffio.
st-wary = { $unit }: in guardia, +1 MD fino alla prossima giocata della sua parte.
st-slips-away = { $unit }: via dal combattimento ravvicinato.
st-chain-wary = sesto senso
st-avenged = Sangue e onore: ne paga il prezzo { $unit }.

# Perché no.
st-card-none = Non hai una carta simile da giocare ora.
st-card-later = { $card } si gioca durante un attacco o su un tiro.
st-card-useless = Non c'è nessuno su cui giocare { $card }.
st-card-means = { $card } non si paga in questo modo.
st-card-cost = Non ci sono abbastanza punti per { $card }.
st-card-no-group = { $card } è per un'unità sola, non per un gruppo.
st-card-not-on = { $card } non si può giocare su quell'unità.
st-card-not-attack = Non hai carte per questo attacco.
st-card-pick-first = Prima di' per quale unità è la carta.
st-card-picked = La prima unità è indicata: altre possono unirsi.
st-card-now = Ora si deve giocare una carta azione.
st-moves-only = Questa azione può essere soltanto un movimento.
st-move-bogged = { $unit }: unità bloccata nel fango fino alla fine del turno.
st-weapon-none = { $unit }: non c'è più un'arma simile.
st-weapon-marker = { $unit }: con questo segnalino colpo non si usano armi.
st-weapon-reach = { $card } non arriva così lontano: gittata { $range }.
st-weapon-nobody = In quell'esagono non si vedono nemici.
st-weapon-metal = { $card } serve solo contro veicoli e cannoni.
