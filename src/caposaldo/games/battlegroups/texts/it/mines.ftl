# Che cosa succede.
bg-mine-laid = Campo minato { $number } di { $of } posato.
bg-mine-explodes = { $unit-The } entra in un campo minato: 3 dadi ({ $faces }), { $hits ->
    [0] nessun centro
    [one] 1 centro
   *[other] { $hits } centri
}.
bg-mine-work = { $unit-The } bonifica il campo minato: turno { $turns } di { $of }.
bg-mine-cleared = { $unit-The } ha bonificato il campo minato.

# Perché un campo lì non si può posare.
bg-mine-none-left = Hai già posato tutti i tuoi campi minati.
bg-mine-off-table = Un campo minato è largo 6″ e deve stare per intero sul tavolo.
bg-mine-outside-zone = Un campo minato deve stare per intero nella zona che puoi minare.
bg-mine-overlaps = Si sovrapporrebbe a un altro dei tuoi campi minati.

# Perché un campo non si può bonificare.
bg-clear-no-engineers = { $unit-The } non può bonificare: possono farlo solo i genieri.
bg-clear-whole-move = { $unit-The } non può bonificare: serve una mossa intera, e una parte è già spesa.
bg-clear-no-field = Lì non c’è un campo minato attivo che tu conosca.
bg-clear-too-far = { $unit-The } deve stare sul campo minato o entro 1″.
