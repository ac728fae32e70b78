# Perché un esagono non si vede. $from e $to sono i capi della linea, $by l'esagono che la blocca, $what ciò che vi sta.
st-sight-flat = Da { $from } non si vede { $to }: la linea attraversa { $what } in { $by }.
st-sight-tall = Da { $from } non si vede { $to }: in { $by } la linea è chiusa da { $what }, più in alto di entrambi gli esagoni.
st-sight-hill = Da { $from } non si vede { $to }: la collina in { $by } è più alta di entrambi gli esagoni.
st-sight-rim = Da { $from } non si vede { $to }: il terreno in { $by } sta più in alto dei due esagoni di balka.
st-sight-crest = Da { $from } non si vede { $to }: l'altura in { $by } nasconde ciò che sta più in basso dietro di essa.
st-sight-screen = Da { $from } non si vede { $to }: in { $by } la linea è chiusa da { $what } all'altezza dell'esagono più alto, e tutto ciò che sta più in basso resta nascosto.
st-sight-blind = Da { $from } non si vede { $to }: l'esagono più basso è un punto cieco, coperto da { $what } in { $by }.
st-sight-gully = Da { $from } non si vede { $to }: { $by } è in una balka e si vede solo dagli esagoni vicini.
st-sight-smoke = Da { $from } non si vede { $to }: c'è troppo fumo in mezzo.
st-sight-guns = { $unit } non può abbassare il cannone verso la balka in { $to }.

# Ciò che sta in mezzo.
st-sight-stone = edifici in pietra
st-sight-wooden = edifici in legno
st-sight-woods = un bosco
st-sight-light-woods = un boschetto
st-sight-corn = mais alto
