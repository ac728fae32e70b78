# Che cosa succede.
bg-mine-laid = Campo minato { $number } di { $of } posato.
bg-mine-explodes = { $unit } entra in un campo minato: tre dadi ({ $faces }), { $hits ->
    [0] nessun centro
    [one] un centro
   *[other] { $hits } centri
}.
bg-mine-work = { $unit } lavora al campo minato: turno { $turns } di { $of }.
bg-mine-cleared = { $unit } ha bonificato il campo minato.

# Perché un campo lì non si può posare.
bg-mine-none-left = Hai già posato tutti i tuoi campi minati.
bg-mine-off-table = Un campo minato, largo sei pollici, deve stare tutto sul tavolo.
bg-mine-outside-zone = Un campo minato deve stare tutto nella zona che la tua parte può minare.
bg-mine-overlaps = Si sovrapporrebbe a un altro dei tuoi campi minati.

# Perché un campo non si può bonificare.
bg-clear-no-engineers = { $unit } non è un'unità di genieri.
bg-clear-whole-move = La bonifica costa una mossa intera, e a { $unit } non resta.
bg-clear-no-field = Lì non c'è un campo minato attivo che tu conosca.
bg-clear-too-far = { $unit } deve stare sul campo minato o entro un pollice.
