tr-advances = { $unit } avanza in { $hex }.
tr-advances-through = { $unit } avanza per { $through } fino a { $hex }.

tr-advance-not-attacker = Avanzano soltanto le unità che hanno attaccato e non sono ancora avanzate, e i QG che erano con loro.
tr-advance-not-empty = In { $hex } ci sono ancora nemici: nessuno avanza.
tr-advance-elsewhere = { $unit } può avanzare soltanto in { $hex } o, con un secondo esagono, accanto a esso.
tr-advance-one-hex = { $unit } non è un'unità meccanizzata: avanza di un esagono, e { $hex } sarebbe il secondo.
tr-advance-hq = { $unit } può avanzare in { $hex } solo dopo che vi è andata un'unità combattente che ha attaccato dal suo esagono.
tr-advance-enemy = In { $hex } ci sono nemici.
tr-advance-stacking = { $unit } supererebbe il limite di raggruppamento in { $hex }.
tr-advance-blocked = { $unit } non può proseguire in { $hex }: c'è un lato bloccato, o non è terra.
tr-advance-river-first = { $unit } attraversa un fiume maggiore senza ponte con il primo esagono e lì si ferma: non può proseguire per { $hex }.
tr-advance-river-second = { $unit } non può attraversare con il secondo esagono un fiume maggiore senza ponte verso { $hex }.
