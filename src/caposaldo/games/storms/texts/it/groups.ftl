# Perché un’unità non si può aggiungere, o un gruppo non può agire.
st-join-already = { $unit-The } è già nel gruppo.
st-join-card = { $card } vale per un’unità sola.
st-join-apart = { $unit-The } non è con un’unità del gruppo né accanto a una.
st-join-nothing = Con { $unit-the } il gruppo non avrebbe più azioni possibili per tutte le sue unità.
st-group-each-chooses = In un gruppo scegli per ogni unità, una dopo l’altra.
st-group-same-action = Le unità di un gruppo compiono tutte la stessa azione.
st-group-stuck = { $unit-The } non può partecipare.
