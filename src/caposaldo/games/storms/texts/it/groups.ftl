# Perché un'unità non si può aggiungere, o un gruppo non può agire.
st-join-already = { $unit }: già nel gruppo.
st-join-card = { $card } vale per una sola unità.
st-join-apart = { $unit }: né con un'unità del gruppo né accanto a una di esse.
st-join-nothing = Con { $unit } non resterebbe nulla che tutte possano fare insieme.
st-group-each-chooses = In un gruppo ogni unità sceglie per sé, una dopo l'altra.
st-group-same-action = Le unità di un gruppo fanno tutte la stessa cosa.
st-group-stuck = { $unit }: impossibile partecipare.
