# Il turno (4)
uf-turn = Turno { $turn }: { $side }.
uf-discards = { $side-The } scartano una carta.
uf-discarded = Scarto: { $card }.
uf-passes = { $side-The } passano.
uf-drawn = { $side-The } pescano { $card }.
uf-draws = { $side-The } pescano { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.

# Perché no
uf-no-group = Quel gruppo non esiste.
uf-not-your-group = Il gruppo { $group } non è tuo.
uf-has-acted = Il gruppo { $group } ha già agito in questo turno.
uf-not-in-hand = Quella carta non è nella tua mano.
uf-must-act = Il nemico ha appena passato e non hai carte da scartare: agisci con un gruppo.
uf-must-discard = Il nemico ha appena passato e non hai agito: scarta una carta.
uf-discards-german = I tedeschi non possono scartare più di 1 carta per turno.
uf-discards-american = Gli americani non possono scartare più di 2 carte per turno.
uf-discards-acted = Uno dei tuoi gruppi ha agito: in questo turno non puoi scartare.
uf-draw-limit = { $most ->
    [0] Non puoi pescare carte
    [one] Puoi pescare 1 carta
   *[other] Puoi pescare da 1 a { $most } carte
}: il limite della tua mano è { $limit }.
