# Attacchi con il fuoco (da 6.1 a 6.5)
uf-fire-card = Attacco con { $card }.
uf-attack = Il gruppo { $group } spara sul gruppo { $target } con forza { $strength }.
uf-attack-off = Il gruppo { $group } rinuncia all’attacco sul gruppo { $target }.

# Perché no
uf-fire-nobody = Non è un tuo gruppo.
uf-fire-no-target = Non è un gruppo nemico.
uf-fire-no-card = Non hai in mano carte Fuoco.
uf-fire-too-weak = La potenza di fuoco è { $power }; te ne serve { $needed }.
uf-fire-none-chosen = Prima scegli una carta Fuoco.
uf-fire-not-ready = Non è una carta Fuoco della tua mano, o è già scelta.
uf-fire-not-in-group = Non è un uomo del gruppo che spara.
uf-fire-held-already = { $man } è già escluso dal fuoco.
uf-fire-must = Non puoi escludere { $man } dal fuoco: puoi escludere solo infiltrati e lanciafiamme che possono sparare.
uf-fire-must-all = Non puoi escludere { $man } dal fuoco: partecipano tutti gli uomini che possono sparare.
uf-fire-must-inside = Non puoi escludere { $man } dal fuoco: puoi escludere solo gli infiltrati che possono sparare.

# Da dove viene la forza
uf-chain-card = { $card }
uf-chain-moving = In movimento: metà, per eccesso
uf-chain-backwards = Dalla Casamatta contro nemici alle spalle: metà, per difetto
uf-chain-smoke = Fumo sul bersaglio
uf-chain-concealed = Carta Nascosto
uf-chain-charge = Carica di demolizione
uf-chain-flames = Lanciafiamme: la copertura non conta
uf-chain-firepower = Potenza di fuoco { $power } a raggio relativo { $range }, serve { $needed }
