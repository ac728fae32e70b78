# Che cosa succede.
tr-retreats = { $unit-The } si ritira dall’esagono { $from } all’esagono { $to }.
tr-retreat-no-way = { $unit-The } non ha un percorso di ritirata.
tr-retreat-goes-on = { $unit-The } non trova posto nell’esagono { $hex } e prosegue.
tr-retreat-no-room = { $unit-The } non trova posto da nessuna parte.

# Perché una ritirata non è possibile.
tr-retreat-not-this-one = Ora si ritirano solo le unità sconfitte.
tr-retreat-length =
    { $count ->
        [one] { $unit-The } deve ritirarsi esattamente di 1 esagono.
       *[other] { $unit-The } deve ritirarsi esattamente di { $count } esagoni.
    }
tr-retreat-shut = Da { $from } non si passa in { $hex }: non è adiacente, oppure ci sono il mare o un lato bloccato.
tr-retreat-enemy = Nell’esagono { $hex } ci sono unità nemiche.
tr-retreat-back = Una ritirata non può tornare nell’esagono { $hex }.
tr-retreat-river = Solo il primo esagono di una ritirata può attraversare il fiume maggiore senza ponte tra { $from } e { $hex }.
tr-retreat-banks = Nessuna ritirata può attraversare il fiume maggiore tra { $from } e { $hex }: le due rive sono in ZOC nemiche.
tr-retreat-zones = { $unit-The } entrerebbe su questo percorso in { $count } ZOC nemiche; il minimo possibile è { $least }.
tr-retreat-astray = { $unit-The } deve avvicinarsi a una fonte di rifornimento a ogni esagono; il percorso per { $hex } non lo fa.
tr-retreat-full = { $unit-The } non può ritirarsi nell’esagono { $hex }: è pieno, e c’è un percorso altrettanto buono verso un esagono con posto.
tr-retreat-has-a-way = { $unit-The } ha un percorso di ritirata e deve seguirlo.
