tr-advances = { $unit } avanza nell’esagono { $hex }.
tr-advances-through = { $unit } avanza attraverso { $through } fino all’esagono { $hex }.

tr-advance-not-attacker = Possono avanzare solo le unità che hanno attaccato e non sono ancora avanzate, e i QG che erano con loro.
tr-advance-not-empty = Non puoi avanzare: nell’esagono { $hex } ci sono ancora nemici.
tr-advance-elsewhere = { $unit } può avanzare solo nell’esagono { $hex } o, con un secondo esagono, accanto a esso.
tr-advance-one-hex = { $unit } non è un’unità meccanizzata: avanza di un solo esagono, e { $hex } sarebbe il secondo.
tr-advance-hq = { $unit } può avanzare nell’esagono { $hex } solo dopo un’unità combattente che ha attaccato dal suo esagono.
tr-advance-enemy = Nell’esagono { $hex } ci sono nemici.
tr-advance-stacking = { $unit } supererebbe il limite di raggruppamento nell’esagono { $hex }.
tr-advance-blocked = { $unit } non può proseguire nell’esagono { $hex }: il lato è bloccato, o non è terra.
tr-advance-river-first = { $unit } attraversa un fiume maggiore senza ponte con il primo esagono e deve fermarsi: non può proseguire nell’esagono { $hex }.
tr-advance-river-second = { $unit } non può attraversare con il secondo esagono un fiume maggiore senza ponte verso l’esagono { $hex }.
