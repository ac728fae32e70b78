# Round, iniziativa, punti.
st-round = Round { $round }.
st-cap-reset = { $side-The } hanno { $cap } CAP per questo round.
st-reinforcement = { $unit-The } può entrare sulla mappa.
st-declares = { $side-The } aggiungono { $cap } CAP al tiro per l’iniziativa.
st-initiative-tie = Iniziativa in parità: si tira di nuovo.
st-initiative = { $side-The } vincono l’iniziativa e fanno il primo turno.
st-control = { $side-The } prendono il controllo { $hex-del }.
st-scores-hex = { $side-The } guadagnano { $points } PV per { $hex-the }.
st-round-over = Passano entrambi: il round { $round } è finito.
st-target-reached = Raggiunti { $points } PV: lo scenario finisce.
st-won = { $side-The } vincono: tedeschi { $german } PV, sovietici { $soviet } PV.
st-both-lose = Entrambi hanno { $german } PV: perdono tutti e due.

# Perché no.
st-bid-range = Puoi dichiarare da 0 a { $most } CAP.
