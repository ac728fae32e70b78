# Cecchini (14)
uf-sniper = Un cecchino prende di mira { $group }: { $card }.
uf-sniper-aims = Nel mirino c'è { $man } ({ $card }).
uf-sniper-fires = Il cecchino spara a { $man }: { $card }.
uf-sniper-misses = { $man }: mancato.
uf-search = { $group } cerca il cecchino: { $card }.
uf-search-fails = Del cecchino nessuna traccia.
uf-sniper-left = Un cecchino è scoperto, ma { $side } ne ha un altro.
uf-sniper-found = Il cecchino è scoperto: d'ora in poi i Cecchini sono carte morte ({ $side }).

# Perché no
uf-sniper-no-card = Non è una carta Cecchino che puoi giocare.
uf-sniper-no-target = Non è un gruppo nemico.
uf-search-nobody = Non è un tuo gruppo.
uf-search-no-shot = Nel turno precedente nessun cecchino ha sparato a { $group }.
uf-search-gone = Non ci sono più cecchini nemici.
uf-search-unarmed = In { $group } non c'è un uomo non inchiodato con un'arma che funziona.
