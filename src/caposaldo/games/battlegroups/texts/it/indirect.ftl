# Armi della tabella del tiro indiretto.
bg-indirect-row-60 = Mortaio fino a 60 mm
bg-indirect-row-86 = Cannone o mortaio fino a 86 mm
bg-indirect-row-105 = Cannone fino a 105 mm o mortaio fino a 120 mm
bg-indirect-row-heavy = Artiglieria pesante o razzi
bg-indirect-row-aircraft = Aerei

# Che cosa succede.
bg-bombards = { $unit-The } bombarda { $target-the } su indicazione { $observer-del }: { $dice ->
    [0] nessun dado
    [one] 1 dado ({ $faces })
   *[other] { $dice } dadi ({ $faces })
}, { $hits ->
    [0] nessun centro
    [one] 1 centro
   *[other] { $hits } centri
}.
bg-lays-smoke = { $unit-The } stende { $left ->
    [0] l’ultima basetta di fumo
    [one] una basetta di fumo: ne resta 1
   *[other] una basetta di fumo: ne restano { $left }
}.
bg-smoke-lifts = Il fumo { $seat-del } si dirada.

# Perché no.
bg-no-indirect-fire = { $unit-The } non ha armi per il tiro indiretto.
bg-already-called = { $unit-The } ha già sparato in questo turno.
bg-nothing-observed = Nessun osservatore { $unit-del } vede un bersaglio o un punto per il fumo entro la gittata.
bg-no-observer = { $unit-The } non può tirare { $target-sul }: serve un osservatore sul tavolo e non soppresso. Vale un osservatore avanzato, un’unità da ricognizione o il Comando del suo gruppo tattico.
bg-observer-blind = Nessun osservatore { $unit-del } entro 18″ { $target-dal } può vedere il bersaglio.
bg-observer-too-far = Nessun osservatore { $unit-del } è entro 18″ { $target-dal }.
bg-not-equally-near = Scegli una delle unità ugualmente vicine { $target-al }.
bg-no-smoke = { $unit-The } non può stendere fumo.
bg-smoke-off-table = Il fumo { $unit-del } deve stare sul tavolo.
bg-smoke-out-of-range = Quel punto è a { $distance }″; la gittata { $unit-del } è di { $range }″.
bg-smoke-unobserved = Nessun osservatore { $unit-del } vede quel punto entro 18″.
bg-smoke-not-joined = La prossima basetta { $unit-del } deve unirsi all’ultima, a 1,5″ al massimo, senza sovrapporsi ad altro fumo.
