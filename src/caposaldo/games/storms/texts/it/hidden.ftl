# Che cosa succede.
st-revealed = { $unit }: unità scoperta in { $hex }.
st-sneaks = { $side }: un'unità nascosta muove.
st-sneaks-to = { $unit-The } muove di nascosto da { $from } a { $to }.
st-hides = Nascosta un'unità in { $hex }: { $unit }.
st-hides-at = { $unit-The } si nasconde in { $to }.
st-undetected = { $side }: il cecchino non viene individuato.

# Quanto costa una mossa nascosta.
st-bill-sneak-cover = Nascosta, al coperto
st-bill-sneak-open = Nascosta, allo scoperto

# Perché no.
st-sneak-not-hidden = { $unit }: unità non nascosta.
st-sneak-card = Questa carta rivela le unità nascoste: con essa nessuno muove di nascosto.
st-hide-squads = { $unit }: nessun nascondiglio, possono nascondersi solo le squadre di fanteria visibili e senza colpi.
st-hide-watched = Il nemico vede { $hex }: non ci si può nascondere.
st-hide-company = In { $hex } ci sono unità visibili: con loro nessuno resta nascosto.
