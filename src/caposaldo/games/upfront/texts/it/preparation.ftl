# Gruppi, posizioni, prime mani e primo terreno (3)
uf-put = { $man } va nel gruppo { $group }.
uf-swap = { $man } e { $other } si scambiano di posto.
uf-groups-formed = { $side-The } formano { $groups } gruppi.
uf-rearranges = Il gruppo { $group } cambia ordine.
uf-pillbox = Il gruppo { $group } è in { $card }.
uf-lays = { $side-The } mettono { $card } sul gruppo { $group }.
uf-lay-pass = { $side-The } passano.

# Perché no
uf-put-nobody = Non è un tuo uomo, o non è una lettera da A a D.
uf-put-enough = Non sono consentiti altri spostamenti: conferma i gruppi.
uf-put-full = Il gruppo { $group } è al completo: al massimo { $most } uomini.
uf-again-no-need = Non c’è nulla da annullare.
uf-as-proposed = { $side-The } usano i gruppi dello scenario.
uf-put-there = { $man } è già a quel posto.
uf-groups-few = Servono almeno 2 gruppi.
uf-groups-gap = Usa le lettere dalla A in poi, senza salti.
uf-groups-size = Il gruppo { $group } ha { $men ->
    [one] 1 uomo
   *[other] { $men } uomini
}: deve averne da 2 a 10.
uf-groups-commissar = { $man } è un commissario e deve cominciare nel gruppo più numeroso.
uf-groups-pillbox = Il gruppo B è nella Casamatta: al massimo { $most } uomini.
uf-groups-pillbox-man = { $man } non può stare nella Casamatta con ciò che porta.
uf-swap-nobody = Indica due uomini dello stesso gruppo, in ordine di numero.
uf-swap-enough = Non sono consentiti altri scambi: conferma l’ordine.
uf-arrange-alone = Il gruppo { $group } ha 1 solo uomo.
uf-lay-open = Prima del primo turno puoi mettere il terreno solo scoperto.
uf-lay-what = Prima del primo turno non puoi mettere { $card }.
uf-lay-nowhere = Quel gruppo non esiste.
uf-lay-again = Il gruppo { $group } ha già una carta.
