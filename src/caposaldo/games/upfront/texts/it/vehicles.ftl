# Veicoli e cannoni di fanteria (28, 34).
uf-crew-attacked = Fuoco sull'equipaggio di { $man }: { $card }, risultato { $result }.
uf-armour-attacked = Colpita la corazza di { $man }: { $card }, risultato { $result }.
uf-armour-which = Immobilizzato o stordito? Per { $man } decide una carta: { $card }.
uf-buttons-up = { $man } chiude i portelli.
uf-commander-killed = { $man } perde il comandante{ $count ->
    [one] .
   *[other] : è il secondo.
}
uf-immobilised = { $man } è immobilizzato per sempre.
uf-stunned = L'equipaggio di { $man } è stordito.
uf-vehicle-lost = { $man } ({ $group }) è perduto.

# Impantanarsi (28.52, 28.53).
uf-bogs-down = { $man } si impantana: { $card }, colonna { $column }.
uf-does-not-bog = { $man } non si impantana: { $card }, colonna { $column }.
uf-gets-free = { $man } si libera con { $card }: esce { $drawn }.
uf-stays-bogged = { $man } non si libera con { $card }: esce { $drawn }.

# Raccolta (28.42, 28.45, 34.6).
uf-rally-credit = Messa da parte per la raccolta di { $group }: { $card }, { $total } su { $needed }.
uf-stun-over = L'equipaggio di { $man } si è ripreso.
uf-stun-eased = L'equipaggio di { $man } comincia a riprendersi.
uf-opens-up = Il comandante di { $man } torna ad affacciarsi: { $card }.
uf-stays-up = L'equipaggio di { $man } resta al suo posto: { $card }.

# Da dove vengono i numeri.
uf-chain-bereft = Comandante o serventi perduti
uf-chain-vehicles = Veicoli e cannoni nemici, con i loro comandanti

# Perché no.
uf-vehicle-stopped = { $group } non può muovere: il veicolo è immobilizzato o stordito.
uf-only-struggles = { $group } è impantanato: una carta Movimento, di lato, serve soltanto a liberarlo.
uf-hero-vehicle = Un Eroe non serve a { $man }: non è né inchiodato né stordito né chiuso da poco.
uf-panic-vehicle = { $man } non è un uomo solo: non va in panico di sua volontà.
uf-sniper-no-crew = Dal veicolo di { $group } non si affaccia nessuno: il cecchino non ha a chi mirare.
uf-weapon-not-for = { $man } ha i suoi serventi e la sua arma: non ne prende altre ({ $weapon }).
uf-infiltrate-vehicle = { $enemy } è un veicolo: contro di esso non si può ancora.
uf-smoke-no-shells = { $group } non può mettere Fumo su altri: ci vuole un veicolo tedesco o americano, non inchiodato né stordito, con un cannone che funzioni e abbia 4 o più contro le corazze.
uf-smoke-out-of-sight = { $group } non vede { $target }, oppure ci si trova.
