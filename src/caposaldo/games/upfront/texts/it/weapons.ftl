# Armi (18, 19.3, 20.74)
uf-weapon-lies = Arma abbandonata nel gruppo { $group }: { $weapon }.
uf-weapon-lost = Arma perduta: { $weapon }.
uf-repair = { $man } tenta di riparare { $weapon-the }: { $card }.
uf-repaired = { $man } ripara { $weapon-the }.
uf-repair-fails = { $man } non riesce: { $weapon-the } { $weapon-gender ->
    [f] resta inceppata
   *[m] resta inceppato
}.
uf-acquires = { $man } prende { $weapon-the } ({ $card }).
uf-acquire-fails = { $man } non riesce a prendere { $weapon-the } ({ $card }).
uf-takes-over = { $man } subentra { $weapon-al }.
uf-hands-over = { $man } passa { $weapon-the } a { $other }.
uf-captures = { $man } cattura { $weapon-the }.
uf-destroys = { $man } distrugge { $weapon-the }.
uf-drops = { $man } lascia { $weapon-the }.

# Perché no
uf-weapon-chapter = Questo scenario non usa queste regole.
uf-weapon-nobody = Non è un uomo in gioco.
uf-weapon-unable = { $man } è inchiodato o in trasferimento.
uf-repair-nothing = { $man } non ha armi inceppate.
uf-repair-wet = Non puoi riparare armi in una Palude o in un Fiume.
uf-repair-moving = Non puoi riparare armi in movimento.
uf-acquire-held = L’arma non è abbandonata: è in mano a un uomo, anche inchiodato, o è perduta.
uf-acquire-elsewhere = { $man } non può raggiungere { $weapon-the }.
uf-acquire-assistant = { $weapon-The } ha un servente, { $man }, che ha la precedenza.
uf-acquire-burdened = { $man } porta un’arma secondaria: non può prendere anche { $weapon-the }.
uf-hand-over-nothing = { $man } non porta armi secondarie.
uf-hand-over-nobody = Non è un altro uomo del suo gruppo.
uf-hand-over-burdened = { $man } porta già un’arma secondaria.
uf-hand-over-weapon = { $man } non può portare un’arma secondaria insieme { $weapon-al }.
uf-drop-nothing = { $man } non ha un’arma catturata.
uf-drop-how = Lascia l’arma o distruggila.
uf-carry-pillbox = { $man } è in una Casamatta: lì non può portare armi secondarie.
uf-spoils-berserk = { $man } ha caricato senza un’arma: resta disarmato finché non ne prende una con un’azione e una carta nera.
uf-spoils-none = Non c’è un’arma così da prendere.
uf-spoils-ordnance = Non puoi prendere armi d’artiglieria: { $weapon }.
