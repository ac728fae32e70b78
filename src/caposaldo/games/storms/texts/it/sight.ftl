# Perché un esagono non si vede. $from e $to sono i capi della linea, $by l’esagono che la blocca, $what ciò che vi sta.
st-sight-flat = Nessuna LOS { $from-dal } { $to-al }: è bloccata da { $what } { $by-nel }.
st-sight-tall = Nessuna LOS { $from-dal } { $to-al }: è bloccata da { $what } { $by-nel }, più in alto di entrambi gli esagoni.
st-sight-hill = Nessuna LOS { $from-dal } { $to-al }: la collina { $by-nel } è più alta di entrambi gli esagoni.
st-sight-rim = Nessuna LOS { $from-dal } { $to-al }: il terreno { $by-nel } è più alto dei due esagoni di gola.
st-sight-crest = Nessuna LOS { $from-dal } { $to-al }: la cresta { $by-nel } nasconde il terreno più basso dietro di essa.
st-sight-screen = Nessuna LOS { $from-dal } { $to-al }: è bloccata da { $what } { $by-nel }, all’altezza dell’esagono più alto; tutto ciò che dietro è più basso resta nascosto.
st-sight-blind = Nessuna LOS { $from-dal } { $to-al }: l’esagono più basso è nel punto cieco dietro { $what } { $by-nel }.
st-sight-gully = Nessuna LOS { $from-dal } { $to-al }: { $by-the } è in una gola e si vede solo dagli esagoni adiacenti.
st-sight-smoke = Nessuna LOS { $from-dal } { $to-al }: c’è troppo fumo in mezzo.
st-sight-guns = { $unit-The } non può abbassare il cannone verso la gola { $to-nel }.

# Ciò che sta in mezzo.
st-sight-stone = edifici in pietra
st-sight-wooden = edifici in legno
st-sight-woods = un bosco
st-sight-light-woods = un boschetto
st-sight-corn = mais alto
