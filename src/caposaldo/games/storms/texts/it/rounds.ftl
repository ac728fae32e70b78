# Turni, iniziativa, punti.
st-round = Turno { $round }.
st-cap-reset = { $side }: { $cap } PAC per questo turno.
st-reinforcement = { $unit }: ingresso possibile sulla mappa.
st-declares = { $side }: { $cap } PAC per l'iniziativa.
st-initiative-tie = Iniziativa in parità: si tira di nuovo.
st-initiative = { $side }: iniziativa e prima giocata.
st-control = { $side }: ora { $hex } è sotto il loro controllo.
st-scores-hex = { $side }: { $points } PV per { $hex }.
st-round-over = Due passi di fila: il turno { $round } è finito.
st-target-reached = Raggiunti { $points } PV: lo scenario finisce.
st-won = Vittoria dei { $side }: Tedeschi { $german } PV, Sovietici { $soviet } PV.
st-both-lose = { $german } PV a testa: perdono tutti e due.

# Perché no.
st-bid-range = Si possono dichiarare da 0 a { $most } PAC.
