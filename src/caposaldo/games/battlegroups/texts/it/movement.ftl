# I tipi di terreno, come stanno nelle frasi qui sotto.
bg-ground-wood = il bosco
bg-ground-town = l'abitato
bg-ground-broken = il terreno rotto
bg-ground-hill = la collina
bg-ground-road = la strada
bg-ground-river = il fiume
bg-ground-bridge = il ponte
bg-ground-bunker = il bunker
bg-ground-trench = la trincea
bg-ground-wall = il muro

# Quanto può muovere un'unità, voce per voce.
bg-move-data = Movimento del Data Sheet
bg-move-road = Tutto il percorso su strada
bg-move-difficult = Corazzato o APC in terreno difficile
bg-move-half = Mezza mossa già spesa

# Che cosa succede.
bg-goes = { $unit } muove.
bg-turns = { $unit } ruota sul posto.
bg-march-stopped = { $unit } si ferma dov'è.
bg-charges = { $unit } va all'assalto di { $target }.
bg-in-contact = { $unit } arriva a contatto con { $target }.
bg-charge-falls-short = { $unit } non riesce a raggiungere { $target }.
bg-attack-stopped = Il tiro difensivo ferma { $unit } a un pollice dal bersaglio: non combatte.
bg-attack-driven-back = Il tiro difensivo ricaccia { $unit } al punto di partenza.
bg-mounted = { $unit } sale su { $carrier }.
bg-hooked = { $carrier } aggancia { $unit }.
bg-dismounted = { $unit } scende da { $carrier }.
bg-unhooked = { $carrier } sgancia { $unit }.

# Perché un'unità non si può scegliere.
bg-move-not-yours = Non è una tua unità.
bg-move-destroyed = { $unit } è fuori combattimento.
bg-move-off-table = { $unit } non è sul tavolo.
bg-move-hurt = { $unit } deve recuperare prima di poter muovere.
bg-move-done = { $unit } ha finito per questo turno.
bg-move-group-done = Il gruppo tattico di { $unit } ha finito di muovere: dopo ne è già cominciato un altro.

# Perché un ordine non si può dare.
bg-order-only-charge = In questa fase un'unità può solo andare all'assalto.
bg-order-aboard = { $unit } è a bordo di { $carrier } e prima deve scendere.
bg-order-moved = { $unit } ha già mosso in questo turno.
bg-go-nowhere = { $unit } è già lì.
bg-go-immobile = I serventi non possono spostare { $unit }: pesa troppo.
bg-too-far = Il punto è a { $distance }″; { $unit } muove di { $allowed }″, o di { $road }″ se tutto il percorso è su strada.
bg-too-far-slowed = Il punto è a { $distance }″; in terreno difficile corazzati e APC fanno metà mossa, e a { $unit } spettano { $allowed }″.
bg-too-far-half-left = Il punto è a { $distance }″; mezza mossa è già spesa, e a { $unit } restano { $allowed }″.
bg-charge-no-way = { $unit } non può avvicinarsi oltre, in linea retta, a { $target }.
bg-turn-no-bearing = Un orientamento è un numero intero di gradi da 0 a 359.
bg-turn-same = { $unit } guarda già da quella parte.

# Perché un'unità lì non può stare.
bg-stand-off-table = { $unit } non starebbe per intero sul tavolo.
bg-stand-straddling = { $unit } deve stare per intero dentro o per intero fuori: lì passa il bordo di un elemento di terreno ({ $ground }).
bg-stand-too-heavy = { $unit } è di classe A o B e non può entrare qui: { $ground }.
bg-stand-no-vehicles = { $unit } è un veicolo e non può entrare qui: { $ground }.
bg-stand-in-water = { $unit } finirebbe nel fiume e non su un ponte.
bg-stand-occupied = Lì c'è già { $other }: per { $unit } non c'è posto.

# Perché la via è sbarrata.
bg-way-through-difficult = Sulla via di { $unit } c'è { $ground }: deve fermarsi prima.
bg-way-through-water = La via di { $unit } attraversa il fiume, e non su un ponte.
bg-way-too-near = { $unit } arriverebbe a meno di un pollice da { $other }: lo può fare solo chi attacca.
bg-enter-not-touching = C'è { $ground }: per entrarvi { $unit } deve cominciare la mossa a contatto del bordo, entro mezzo pollice.
bg-way-enters-again = { $unit } uscirebbe e poi rientrerebbe qui: { $ground }. Per rientrare serve un’altra mossa.
bg-enter-too-deep = C'è { $ground }: con la mossa d'ingresso { $unit } arriva appena oltre il bordo.
bg-enter-no-whole-move = L'ingresso in terreno difficile costa una mossa intera, e a { $unit } non resta.

# I trasporti.
bg-move-no-half = { $unit } ha speso entrambe le metà della mossa per caricare e scaricare.
bg-mount-no-carrier = Non è un tuo veicolo sul tavolo.
bg-mount-cannot-carry = { $carrier } non può né trasportare né trainare { $unit }.
bg-mount-full = { $carrier } ha già qualcuno a bordo o al traino.
bg-mount-no-half = A { $unit } non resta la mezza mossa che serve con { $carrier }.
bg-mount-carrier-no-half = A { $carrier } non resta mezza mossa per { $unit }.
bg-mount-too-far = { $unit } deve essere entro mezzo pollice da { $carrier }.
bg-off-not-aboard = { $unit } non è a bordo di nulla.
bg-off-too-far = Per { $unit } ci vuole un posto entro mezzo pollice da { $carrier }.
