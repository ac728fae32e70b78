# Che cosa succede.
tr-retreats = { $unit } si ritira in { $hex }.
tr-retreat-no-way = { $unit } non ha via di scampo.
tr-retreat-goes-on = In { $hex } non c'è posto per { $unit }, che prosegue.
tr-retreat-no-room = { $unit } non trova posto da nessuna parte e si disperde.

# Perché una ritirata non è possibile.
tr-retreat-not-this-one = Adesso si ritirano soltanto le unità battute.
tr-retreat-length =
    { $count ->
        [one] { $unit } deve ritirarsi di un esagono esatto.
       *[other] { $unit } deve ritirarsi di { $count } esagoni esatti.
    }
tr-retreat-shut = Da { $from } non si passa in { $hex }: non è adiacente, oppure ci sono il mare o un lato bloccato.
tr-retreat-enemy = In { $hex } ci sono unità nemiche.
tr-retreat-back = Una ritirata non riporta in { $hex }.
tr-retreat-river = Tra { $from } e { $hex } scorre un fiume maggiore senza ponte: lo si passa solo con il primo esagono della ritirata.
tr-retreat-banks = Il fiume maggiore tra { $from } e { $hex } ha zone di controllo nemiche su entrambe le rive: nessuna ritirata lo passa.
tr-retreat-zones = Su questo percorso le zone di controllo nemiche in cui entra { $unit } sarebbero { $count }; su un altro ne bastano { $least }.
tr-retreat-astray = { $unit } deve seguire un percorso che a ogni esagono si avvicini a una fonte di rifornimento; quello per { $hex } non lo fa.
tr-retreat-full = { $hex } è pieno, e { $unit } ha un percorso altrettanto buono verso un esagono con posto.
tr-retreat-has-a-way = { $unit } ha una via di scampo e deve prenderla.
