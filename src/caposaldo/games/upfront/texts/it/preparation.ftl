# Gruppi, posizioni, prime mani e primo terreno (3)
uf-put = { $man } va in { $group }.
uf-swap = { $man } e { $other } si scambiano di posto.
uf-groups-formed = { $side }: formati { $groups } gruppi.
uf-rearranges = { $group } cambia le posizioni.
uf-pillbox = { $group } è nella Casamatta: { $card }.
uf-lays = { $side }: { $card } su { $group }.
uf-lay-pass = { $side }: per ora nessun terreno.

# Perché no
uf-put-nobody = Non è un tuo uomo, o non è una lettera da A a D.
uf-put-enough = Gli uomini sono stati spostati abbastanza: conferma i gruppi.
uf-put-full = { $group } è al completo: al massimo { $most } uomini.
uf-again-no-need = Non c'è nulla da ricominciare.
uf-as-proposed = { $side }: gruppi come li propone lo scenario.
uf-put-there = { $man } è già a quel posto.
uf-groups-few = Servono almeno due gruppi.
uf-groups-gap = I gruppi prendono le lettere dalla A in poi, senza salti.
uf-groups-size = { $group } ha { $men ->
    [one] un uomo
   *[other] { $men } uomini
}: un gruppo ne ha da 2 a 10.
uf-groups-commissar = { $man } è commissario e comincia nel gruppo più numeroso.
uf-groups-pillbox = Il gruppo B è nella Casamatta: al massimo { $most } uomini.
uf-groups-pillbox-man = { $man }, con quello che porta, non può stare nella Casamatta.
uf-swap-nobody = Si scambiano di posto solo due uomini dello stesso gruppo, nominati in ordine di numero.
uf-swap-enough = Cambi ce ne sono stati abbastanza: si poteva già arrivare a qualsiasi ordine.
uf-arrange-alone = { $group } ha un uomo solo.
uf-lay-open = Prima del gioco il terreno si mette soltanto scoperto.
uf-lay-what = Prima del gioco non si può mettere { $card }.
uf-lay-nowhere = Questo gruppo non c'è.
uf-lay-again = Su { $group } c'è già una carta.
