# Carte.
st-card-played = { $side-The } giocano { $card }.
st-draws = { $side-The } pescano una carta.
st-drawn = Peschi { $card }.
st-deck-empty = { $side-The } non possono pescare: il mazzo è finito.
st-reshuffled = Gli scarti si rimescolano in un nuovo mazzo.
st-event = { $side-The } pescano un evento: { $card }.
st-called-up = { $unit-The } entra in gioco per un evento.
st-nobody-called = { $side-The } non hanno altre unità da chiamare.
st-objective-draws = { $side-The } pescano un obiettivo segreto.
st-objective-drawn = Il tuo obiettivo segreto: { $card }.
st-objective-none = { $side-The } non possono pescare: gli obiettivi segreti sono finiti.
st-objective-met = { $side-The } raggiungono l’obiettivo segreto «{ $card }»: { $points } PV.
st-objective-missed = { $side-The } mancano l’obiettivo segreto «{ $card }».
st-more-cap = { $side-The } hanno ora { $cap } CAP.
st-cap-shot = { $side-The } { $cap ->
    [0] non perdono CAP per i cecchini.
   *[other] perdono { $cap } CAP per i cecchini.
}
st-worn-out = { $unit-The } diventa { $unit-gender ->
    [f] esausta
   *[m] esausto
}.
st-bogged = { $unit-The } non può muovere fino alla fine del round.
st-searches = { $side-The } perlustrano il terreno.
st-digs-in = { $unit-The } si trincera: +1 DM.
st-hasty-lost = { $unit-The } ruota e perde le difese improvvisate.
st-weapon-used = { $card } contro { $hex-the }.
st-veteran-plays = { $side-The } usano la carta veterano { $card }.
st-close-call = { $unit-The } si salva per un soffio.
st-wary = { $unit-The } sta in guardia: +1 DM fino al prossimo turno del proprietario.
st-slips-away = { $unit-The } si sottrae al combattimento ravvicinato.
st-chain-wary = Sesto senso
st-avenged = Sangue e onore: anche { $unit-the } è { $unit-gender ->
    [f] perduta
   *[m] perduto
}.

# Perché no.
st-card-none = Non hai una carta del genere da giocare ora.
st-card-later = Gioca { $card } durante un attacco o su un tiro.
st-card-useless = { $card }: nessuna unità su cui giocarla.
st-card-means = Non puoi pagare { $card } in questo modo.
st-card-cost = Non hai abbastanza punti per { $card }.
st-card-no-group = { $card } vale per un’unità sola, non per un gruppo.
st-card-not-on = Non puoi giocare { $card } su quell’unità.
st-card-not-attack = Non hai carte per questo attacco.
st-card-pick-first = Scegli prima l’unità per la carta.
st-card-picked = Hai già scelto la prima unità: ora altre possono unirsi.
st-card-now = Ora gioca una carta azione.
st-moves-only = Questa azione può essere solo un movimento.
st-move-bogged = { $unit-The } { $unit-gender ->
    [f] è bloccata
   *[m] è bloccato
} nel fango fino alla fine del round.
st-weapon-none = { $unit-The } non ha più quest’arma.
st-weapon-marker = { $unit-The } non può usare armi con il suo segnalino colpo.
st-weapon-reach = { $card }: bersaglio troppo lontano, gittata { $range }.
st-weapon-nobody = In quell’esagono non ci sono nemici in vista.
st-weapon-metal = { $card }: solo contro veicoli e cannoni.
