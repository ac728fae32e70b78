# Carte.
st-card-played = { $side }: giocata la carta { $card }.
st-draws = { $side }: pescata una carta.
st-drawn = Peschi { $card }.
st-deck-empty = { $side }: il mazzo è finito, non si pesca.
st-reshuffled = Gli scarti si rimescolano in un mazzo nuovo.
st-event = { $side }: pescato un evento, { $card }.
st-more-cap = { $side }: ora { $cap } PAC.
st-cap-shot = { $side }: { $cap ->
    [0] i cecchini non costano PAC.
   *[other] i cecchini costano { $cap } PAC.
}
st-worn-out = { $unit } è esausta.
st-bogged = { $unit } non può muovere fino alla fine del turno.
st-searches = { $side }: si perlustra il terreno.
st-digs-in = { $unit } si trincera: +1 MD.
st-weapon-used = { $card } contro { $hex }.
st-veteran-plays = { $side }: i veterani usano { $card }.
st-close-call = { $unit } si salva per un soffio.
st-wary = { $unit } sta in guardia: +1 MD fino alla prossima giocata del suo proprietario.
st-slips-away = { $unit } si sfila dal combattimento ravvicinato.
st-chain-wary = sesto senso
st-avenged = Sangue e onore: { $unit } paga per questo.

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
st-move-bogged = { $unit } è bloccata nel fango fino alla fine del turno.
st-weapon-none = { $unit } non ha più un'arma simile.
st-weapon-marker = Con il suo segnalino colpo { $unit } non può usare un'arma.
st-weapon-reach = { $card } non arriva così lontano: gittata { $range }.
st-weapon-nobody = In quell'esagono non si vedono nemici.
