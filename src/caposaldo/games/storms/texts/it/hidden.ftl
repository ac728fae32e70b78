# Che cosa succede.
st-revealed = { $unit } viene rivelata in { $hex }.
st-sneaks = { $side }: un'unità nascosta muove.
st-sneaks-to = { $unit } muove in { $hex }, nascosta.
st-hides = { $unit } in { $hex } si nasconde.
st-hides-at = { $unit } è nascosta in { $hex }.
st-undetected = { $side }: il cecchino non viene individuato.

# Quanto costa una mossa nascosta.
st-bill-sneak-cover = Nascosta, al coperto
st-bill-sneak-open = Nascosta, allo scoperto

# Perché no.
st-sneak-not-hidden = { $unit } non è nascosta.
st-sneak-card = Questa carta rivela le unità nascoste: con essa nessuno muove di nascosto.
st-hide-squads = { $unit } non può nascondersi: possono farlo solo le squadre di fanteria visibili e senza colpi.
st-hide-watched = Il nemico vede { $hex }: non ci si può nascondere.
st-hide-company = In { $hex } ci sono unità visibili: con loro nessuno resta nascosto.
