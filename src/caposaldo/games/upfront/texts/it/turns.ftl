# Il turno (4)
uf-turn = Turno { $turn }: { $side }.
uf-discards = { $side }: scartata una carta.
uf-discarded = Scartata: { $card }.
uf-passes = { $side }: passo.
uf-drawn = { $side }: in mano { $card }.
uf-draws = { $side }: { $cards ->
    [one] pescata una carta
   *[other] pescate { $cards } carte
}.

# Perché no
uf-no-group = Questo gruppo non c'è.
uf-not-your-group = { $group } non è tuo.
uf-has-acted = { $group } in questo turno ha già agito.
uf-not-in-hand = Questa carta non è nella tua mano.
uf-must-act = Il nemico ha appena passato e non hai carte da scartare: uno dei tuoi gruppi deve agire.
uf-must-discard = Il nemico ha appena passato e non hai agito: scarta una carta.
uf-discards-german = I tedeschi scartano una carta per turno.
uf-discards-american = Gli americani scartano al massimo due carte per turno.
uf-discards-acted = Uno dei tuoi gruppi ha agito: in questo turno non si scarta.
uf-draw-limit = Adesso { $most ->
    [0] non puoi pescare
    [one] puoi pescare una carta
   *[other] puoi pescare da 1 a { $most } carte
}: la mano arriva a { $limit }.
