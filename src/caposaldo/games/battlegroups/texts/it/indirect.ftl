# Armi della tabella del tiro indiretto.
bg-indirect-row-60 = Mortaio fino a 60 mm
bg-indirect-row-86 = Cannone o mortaio fino a 86 mm
bg-indirect-row-105 = Cannone fino a 105 mm o mortaio fino a 120 mm
bg-indirect-row-heavy = Artiglieria pesante o razzi
bg-indirect-row-aircraft = Aerei

# Che cosa succede.
bg-bombards = { $unit } bombarda { $target } su indicazione di { $observer }: { $dice ->
    [0] non resta alcun dado
    [one] un dado ({ $faces })
   *[other] { $dice } dadi ({ $faces })
}, { $hits ->
    [0] nessun centro
    [one] un centro
   *[other] { $hits } centri
}.
bg-lays-smoke = { $unit } stende una basetta di fumo{ $left ->
    [0] , l'ultima dello schermo
   *[other] ; ne restano { $left }
}.
bg-smoke-lifts = Il fumo steso da { $seat } si dirada.

# Perché no.
bg-no-indirect-fire = { $unit } non ha armi per il tiro indiretto.
bg-already-called = Il tiro di { $unit } è già stato chiamato in questo turno.
bg-nothing-observed = Nessun osservatore ha un bersaglio o un punto per il fumo entro la gittata di { $unit }.
bg-no-observer = Nessuno può dirigere il tiro di { $unit } su { $target }: serve un osservatore avanzato, un'unità da ricognizione o il Comando del suo gruppo tattico, sul tavolo e in grado di agire.
bg-observer-blind = Nessun osservatore di { $unit } entro 18″ da { $target } ha la visuale libera.
bg-observer-too-far = Nessun osservatore di { $unit } è entro 18″ da { $target }.
bg-not-equally-near = Si sceglie tra le unità ugualmente vicine a { $target }.
bg-no-smoke = { $unit } non ha proiettili fumogeni.
bg-smoke-off-table = Il fumo di { $unit } deve stare sul tavolo.
bg-smoke-out-of-range = Quel punto è a { $distance }″; { $unit } arriva a { $range }″.
bg-smoke-unobserved = Nessun osservatore di { $unit } vede quel punto entro 18″.
bg-smoke-not-joined = La prossima basetta di { $unit } deve unirsi all'ultima, a un pollice e mezzo al massimo e non sopra altro fumo.
