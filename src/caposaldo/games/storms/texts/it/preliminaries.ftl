# Preparazione.
st-placed = { $unit }: schieramento in { $hex }.
st-kept-back = { $side }: un'unità resta da nascondere.
st-hidden-at = { $unit }: unità nascosta in { $hex }.
st-all-hidden = { $side }: annotate le unità nascoste.
st-no-room = { $unit }: non c'è posto dove schierarla; entrerà come rinforzo.

# Perché no.
st-place-outside = { $unit }: qui niente schieramento.
st-place-company = In { $hex } ci sono altre unità.
st-place-other-first = Prima tocca a { $unit }.
st-place-facing = Non è un orientamento di questa unità.
st-place-all = Prima si nascondono tutte le unità tenute da parte.
st-hide-no-more = Non si possono nascondere altre unità.
