# Veicoli e cannoni di fanteria (28, 34).
uf-crew-attacked = Fuoco sull’equipaggio di { $man }: { $card }, risultato { $result }.
uf-armour-attacked = Corazza di { $man } colpita: { $card }, risultato { $result }.
uf-armour-which = { $man }, immobilizzato o stordito: decide { $card }.
uf-buttons-up = { $man } chiude i portelli.
uf-commander-killed = { $man } perde { $count ->
    [one] il comandante.
   *[other] il secondo comandante.
}
uf-immobilised = { $man } è immobilizzato.
uf-stunned = L’equipaggio di { $man } è stordito.
uf-vehicle-lost = { $man } ({ $group }) è eliminato.

# Impantanarsi (28.52, 28.53).
uf-bogs-down = { $man } si impantana: { $card }, colonna { $column }.
uf-does-not-bog = { $man } non si impantana: { $card }, colonna { $column }.
uf-gets-free = { $man } si libera con { $card }: pesca { $drawn }.
uf-stays-bogged = { $man } resta impantanato dopo { $card }: pesca { $drawn }.

# Raccolta (28.42, 28.45, 34.6).
uf-rally-credit = { $card } vale per la raccolta del gruppo { $group }: { $total } su { $needed }.
uf-stun-over = L’equipaggio di { $man } si riprende.
uf-stun-eased = L’equipaggio di { $man } si riprende in parte.
uf-opens-up = Il comandante di { $man } riapre il portello: { $card }.
uf-stays-up = L’equipaggio di { $man } resta al suo posto: { $card }.

# Da dove vengono i numeri.
uf-chain-bereft = Comandante o serventi perduti
uf-chain-vehicles = Veicoli, cannoni e comandanti nemici

# Perché no.
uf-vehicle-stopped = Il gruppo { $group } non può muovere: il veicolo è immobilizzato o stordito.
uf-only-struggles = Il gruppo { $group } è impantanato: gioca una carta Movimento di lato per liberarlo.
uf-hero-vehicle = Un Eroe non può aiutare { $man }: non è né inchiodato né stordito né appena chiuso.
uf-panic-vehicle = { $man } non è un uomo singolo: non può andare volontariamente in panico.
uf-sniper-no-crew = Il veicolo del gruppo { $group } non ha equipaggio esposto a un tiratore scelto.
uf-weapon-not-for = { $man } ha i suoi serventi e la sua arma: non può prendere { $weapon-the }.
uf-infiltrate-vehicle = Il gruppo { $enemy } è un veicolo: contro di esso non puoi ancora farlo.
uf-smoke-no-shells = Il gruppo { $group } non può mettere Fumo su altri. Serve un veicolo tedesco o americano, non inchiodato né stordito, con un cannone funzionante di valore 4 o più contro le corazze.
uf-smoke-out-of-sight = Il gruppo { $group } non vede il gruppo { $target }, oppure è lo stesso gruppo.
