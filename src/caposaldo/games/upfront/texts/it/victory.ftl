# Tempo, punti, obiettivi, squadre spezzate (da 16.3 a 16.5)
uf-won-by-time = Tempo scaduto. { $side-The } vincono: la difesa ha retto.
uf-won-on-points = Tempo scaduto. { $side-The } vincono ai punti: { $first } { $points }, { $second } { $others }.
uf-drawn-on-points = Tempo scaduto. Pareggio ai punti: { $first } { $points }, { $second } { $others }.
uf-won-at-chit = { $side-The } vincono con { $men ->
    [one] 1 uomo
   *[other] { $men } uomini
} al segnalino raggio { $reach }.
uf-won-at-range = { $side-The } vincono con { $men ->
    [one] 1 uomo
   *[other] { $men } uomini
} a raggio relativo { $reach }.
uf-broken = { $side-The } si spezzano: { $lost ->
    [one] 1 uomo perduto
   *[other] { $lost } uomini perduti
} su { $men }.
uf-both-broken = Pareggio: entrambe le squadre sono spezzate.

# Da dove vengono i punti
uf-chain-forward = { $group }: { $men ->
    [one] 1 uomo non inchiodato
   *[other] { $men } uomini non inchiodati
} al segnalino raggio { $chit }
uf-chain-killed = { $men ->
    [one] 1 nemico ucciso
   *[other] { $men } nemici uccisi
}
uf-chain-routed = { $men ->
    [one] 1 nemico in rotta
   *[other] { $men } nemici in rotta
}
uf-chain-captured = { $men ->
    [one] 1 prigioniero
   *[other] { $men } prigionieri
}
