# Preparazione.
st-placed = { $unit-The } { $unit-gender ->
    [f] è piazzata
   *[m] è piazzato
} { $hex-nel }.
st-kept-back = { $side-The } tengono da parte un’unità, da nascondere.
st-hidden-at = { $unit-The } { $unit-gender ->
    [f] è nascosta
   *[m] è nascosto
} { $hex-nel }.
st-all-hidden = { $side-The } hanno annotato le unità nascoste.
st-no-room = { $unit-The } non può essere { $unit-gender ->
    [f] piazzata
   *[m] piazzato
}: non c’è posto. Entrerà come rinforzo.

# Perché no.
st-place-outside = { $unit-The } non può essere { $unit-gender ->
    [f] piazzata
   *[m] piazzato
} lì.
st-place-company = Ci sono altre unità { $hex-nel }.
st-place-other-first = Piazza prima { $unit-the }.
st-place-facing = Questa unità non può avere quell’orientamento.
st-place-all = Prima nascondi tutte le unità tenute da parte.
st-hide-no-more = Non puoi nascondere altre unità.
