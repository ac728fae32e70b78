# Che cosa succede.
tr-retreats = { $unit } si ritira in { $hex }.
tr-retreat-no-way = { $unit } non ha via di scampo.
tr-retreat-goes-on = { $unit } non trova posto in { $hex } e prosegue.
tr-retreat-no-room = { $unit } non trova posto da nessuna parte e si disperde.

# Perché una ritirata non è possibile.
tr-retreat-not-this-one = Adesso si ritirano soltanto le unità battute.
tr-retreat-length =
    { $count ->
        [one] { $unit } deve ritirarsi esattamente di un esagono.
       *[other] { $unit } deve ritirarsi esattamente di { $count } esagoni.
    }
tr-retreat-shut = Da { $from } non si passa in { $hex }: non è adiacente, oppure ci sono il mare o un lato bloccato.
tr-retreat-enemy = In { $hex } ci sono unità nemiche.
tr-retreat-back = Una ritirata non riporta in { $hex }.
tr-retreat-river = Tra { $from } e { $hex } scorre un fiume maggiore senza ponte: lo si passa solo con il primo esagono della ritirata.
tr-retreat-banks = Il fiume maggiore tra { $from } e { $hex } ha zone di controllo nemiche su entrambe le rive: nessuna ritirata lo passa.
tr-retreat-zones = Su questo percorso { $unit } entrerebbe in troppe zone di controllo nemiche: { $count }. Il minimo possibile è { $least }.
tr-retreat-astray = { $unit } deve seguire un percorso che a ogni esagono si avvicini a una fonte di rifornimento; quello per { $hex } non lo fa.
tr-retreat-full = { $hex } è pieno, e { $unit } ha un percorso altrettanto buono verso un esagono con posto.
tr-retreat-has-a-way = { $unit } ha una via di scampo e deve prenderla.
