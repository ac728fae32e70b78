# Attacchi con il fuoco (da 6.1 a 6.5)
uf-fire-card = Giocata: { $card }.
uf-attack = { $group } spara su { $target } con forza { $strength }.
uf-attack-off = { $group } rinuncia all'attacco su { $target }.

# Perché no
uf-fire-nobody = Non è un tuo gruppo.
uf-fire-no-target = Non è un gruppo nemico.
uf-fire-no-card = Non hai in mano carte Fuoco.
uf-fire-too-weak = La potenza di fuoco è { $power }, ne serve { $needed }.
uf-fire-none-chosen = Scegli prima una carta Fuoco.
uf-fire-not-ready = Non è una carta Fuoco della tua mano, o è già stata scelta.
uf-fire-not-in-group = Non è un uomo del gruppo che spara.
uf-fire-held-already = { $man } è già fuori dall'attacco.
uf-fire-must = { $man } deve sparare con gli altri: possono astenersi soltanto infiltrati e lanciafiamme in grado di sparare.
uf-fire-must-all = { $man } deve sparare con gli altri: partecipano tutti quelli che possono sparare.
uf-fire-must-inside = { $man } deve sparare con gli altri: possono astenersi soltanto gli infiltrati in grado di sparare.

# Da dove viene la forza
uf-chain-card = { $card }
uf-chain-moving = Fuoco in movimento: la metà, per eccesso
uf-chain-backwards = Dalla Casamatta contro nemici alle spalle: la metà, per difetto
uf-chain-smoke = Fumo sul bersaglio
uf-chain-concealed = Carta Occultamento
uf-chain-charge = Carica di demolizione
uf-chain-flames = Dalle fiamme non c'è riparo
uf-chain-firepower = Potenza di fuoco { $power } a gittata relativa { $range }, ne serve { $needed }
