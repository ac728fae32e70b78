# Che cosa succede.
st-revealed = { $unit-The } { $unit-gender ->
    [f] è rivelata
   *[m] è rivelato
} { $hex-nel }.
st-sneaks = { $side-The } muovono un’unità nascosta.
st-sneaks-to = { $unit-The } muove di nascosto { $from-dal } { $to-al }.
st-hides = { $unit-The } si nasconde { $hex-nel }.
st-hides-at = { $unit-The } { $unit-gender ->
    [f] è nascosta
   *[m] è nascosto
} { $to-nel }.
st-undetected = { $side-The } mantengono nascosto il cecchino.

# Quanto costa una mossa nascosta.
st-bill-sneak-cover = Nascosta, in copertura
st-bill-sneak-open = Nascosta, allo scoperto

# Perché no.
st-sneak-not-hidden = { $unit-The } non è { $unit-gender ->
    [f] nascosta
   *[m] nascosto
}.
st-sneak-card = Questa carta rivela le unità nascoste: non puoi usarla per muovere di nascosto.
st-hide-squads = { $unit-The } non può nascondersi: possono farlo solo le squadre di fanteria in vista e senza colpi.
st-hide-watched = Non puoi nascondere unità { $hex-nel }: il nemico lo vede.
st-hide-company = Non puoi nascondere unità { $hex-nel }: ci sono unità in vista.
