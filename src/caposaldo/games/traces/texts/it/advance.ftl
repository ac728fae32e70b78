tr-advances = { $unit-The } avanza dall’esagono { $from } all’esagono { $to }.
tr-advances-through = { $unit-The } avanza dall’esagono { $from } attraverso { $through } fino all’esagono { $to }.

tr-advance-not-attacker = Possono avanzare solo le unità che hanno attaccato e non sono ancora avanzate, e i QG che erano con loro.
tr-advance-not-empty = Non puoi avanzare: nell’esagono { $hex } ci sono ancora nemici.
tr-advance-elsewhere = { $unit-The } può avanzare solo nell’esagono { $hex } o, con un secondo esagono, accanto a esso.
tr-advance-one-hex = { $unit-The } non è un’unità meccanizzata: avanza di un solo esagono, e { $hex } sarebbe il secondo.
tr-advance-hq = { $unit-The } può avanzare nell’esagono { $hex } solo dopo un’unità combattente che ha attaccato dal suo esagono.
tr-advance-enemy = Nell’esagono { $hex } ci sono nemici.
tr-advance-stacking = { $unit-The } supererebbe il limite di raggruppamento nell’esagono { $hex }.
tr-advance-blocked = { $unit-The } non può proseguire nell’esagono { $hex }: il lato è bloccato, o non è terra.
tr-advance-river-first = { $unit-The } attraversa un fiume maggiore senza ponte con il primo esagono e deve fermarsi: non può proseguire nell’esagono { $hex }.
tr-advance-river-second = { $unit-The } non può attraversare con il secondo esagono un fiume maggiore senza ponte verso l’esagono { $hex }.
