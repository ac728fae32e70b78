# I tipi di terreno, come stanno nelle frasi qui sotto.
bg-ground-wood = bosco
    .the = il bosco
    .gender = m
bg-ground-town = abitato
    .the = l’abitato
    .gender = m
bg-ground-broken = terreno rotto
    .the = il terreno rotto
    .gender = m
bg-ground-hill = collina
    .the = la collina
    .gender = f
bg-ground-road = strada
    .the = la strada
    .gender = f
bg-ground-river = fiume
    .the = il fiume
    .gender = m
bg-ground-bridge = ponte
    .the = il ponte
    .gender = m
bg-ground-bunker = bunker
    .the = il bunker
    .gender = m
bg-ground-trench = trincea
    .the = la trincea
    .gender = f
bg-ground-wall = muro
    .the = il muro
    .gender = m

# Quanto può muovere un’unità, voce per voce.
bg-move-data = Movimento della scheda dati
bg-move-road = Tutto il percorso su strada
bg-move-difficult = Corazzato o APC in terreno difficile
bg-move-half = Mezza mossa già spesa

# Che cosa succede.
bg-goes = { $unit-The } muove di { $distance }″ da { $from } a { $to }.
bg-turns = { $unit-The } ruota sul posto: fronte { $facing }°.
bg-march-stopped = { $unit-The } si ferma a { $to }.
bg-charges = { $unit-The } va all’assalto { $target-del }: da { $from } a { $to }.
bg-in-contact = { $unit-The } arriva a contatto con { $target-the }.
bg-charge-falls-short = { $unit-The } non raggiunge { $target-the }.
bg-attack-stopped = Il tiro difensivo ferma { $unit-the } a 1″ dal bersaglio: non combatte.
bg-attack-driven-back = Il tiro difensivo respinge { $unit-the } da { $from } al punto di partenza, { $to }.
bg-mounted = { $unit-The } sale { $carrier-sul }.
bg-hooked = { $carrier-The } aggancia { $unit-the }.
bg-dismounted = { $unit-The } scende { $carrier-dal }.
bg-unhooked = { $carrier-The } sgancia { $unit-the }.

# Perché un’unità non si può scegliere.
bg-move-not-yours = Non è una delle tue unità.
bg-move-destroyed = { $unit-The } è { $unit-gender ->
    [f] distrutta
   *[m] distrutto
}.
bg-move-off-table = { $unit-The } non è sul tavolo.
bg-move-hurt = { $unit-The } deve recuperare prima di poter muovere.
bg-move-done = { $unit-The } ha finito per questo turno.
bg-move-group-done = { $unit-The } non può più muovere in questo turno: il suo gruppo tattico ha finito e ne è cominciato un altro.

# Perché un ordine non si può dare.
bg-order-only-charge = In questa fase un’unità può solo andare all’assalto.
bg-order-aboard = { $unit-The } è a bordo { $carrier-del }: prima deve scendere.
bg-order-moved = { $unit-The } ha già mosso in questo turno.
bg-go-nowhere = { $unit-The } è già lì.
bg-go-immobile = { $unit-The } non può muovere: pesa troppo per i serventi.
bg-too-far = Il punto è a { $distance }″; { $unit-the } muove di { $allowed }″, o di { $road }″ se tutto il percorso è su strada.
bg-too-far-slowed = Il punto è a { $distance }″; { $unit-the } muove solo di { $allowed }″: in terreno difficile corazzati e APC fanno metà mossa.
bg-too-far-half-left = Il punto è a { $distance }″; { $unit-al } restano { $allowed }″: mezza mossa è già spesa.
bg-charge-no-way = { $unit-The } non può avvicinarsi di più in linea retta { $target-al }.
bg-turn-no-bearing = Scegli un orientamento in gradi interi, da 0 a 359.
bg-turn-same = { $unit-The } è già { $unit-gender ->
    [f] orientata
   *[m] orientato
} da quella parte.

# Perché un’unità lì non può stare.
bg-stand-off-table = { $unit-The } deve restare per intero sul tavolo.
bg-stand-straddling = { $unit-The } deve stare per intero dentro o per intero fuori { $ground-dal }.
bg-stand-too-heavy = { $unit-The } è di classe A o B: non può entrare { $ground-nel }.
bg-stand-no-vehicles = { $unit-The } è un veicolo: non può entrare { $ground-nel }.
bg-stand-in-water = { $unit-The } non può fermarsi nel fiume, solo su un ponte.
bg-stand-occupied = { $unit-The } non ha posto: lì c’è { $other-the }.

# Perché la via è sbarrata.
bg-way-through-difficult = { $unit-The } deve fermarsi al margine { $ground-del }.
bg-way-through-water = { $unit-The } può attraversare il fiume solo su un ponte.
bg-way-too-near = { $unit-The } arriverebbe a meno di 1″ { $other-dal }: può farlo solo chi va all’assalto.
bg-enter-not-touching = { $unit-The } può entrare { $ground-nel } solo se comincia la mossa entro mezzo pollice dal margine.
bg-way-enters-again = { $unit-The } uscirebbe { $ground-dal } e poi vi rientrerebbe: per rientrare serve un’altra mossa.
bg-enter-too-deep = { $unit-The } può solo superare il margine { $ground-del } con la mossa d’ingresso.
bg-enter-no-whole-move = { $unit-The } ha bisogno di una mossa intera per entrare nel terreno difficile, e una parte è già spesa.

# I trasporti.
bg-move-no-half = { $unit-The } ha speso tutta la mossa per caricare e scaricare.
bg-mount-no-carrier = Scegli uno dei tuoi veicoli sul tavolo.
bg-mount-cannot-carry = { $carrier-The } non può trasportare né trainare { $unit-the }.
bg-mount-full = { $carrier-The } ha già un’unità a bordo o al traino.
bg-mount-no-half = { $unit-The } ha bisogno di mezza mossa per salire o scendere, e non ne ha più.
bg-mount-carrier-no-half = { $carrier-The } ha bisogno di mezza mossa per caricare o scaricare { $unit-the }, e non ne ha più.
bg-mount-too-far = { $unit-The } deve stare entro mezzo pollice { $carrier-dal }.
bg-off-not-aboard = { $unit-The } non è a bordo né al traino.
bg-off-too-far = { $unit-The } deve scendere entro mezzo pollice { $carrier-dal }.
