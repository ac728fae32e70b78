# Tempo, punti, obiettivi, squadre sfaldate (da 16.3 a 16.5)
uf-won-by-time = Tempo scaduto. Vittoria, { $side }: la resistenza è riuscita.
uf-won-on-points = Tempo scaduto. Vittoria ai punti, { $side }: { $first } { $points }, { $second } { $others }.
uf-drawn-on-points = Tempo scaduto e punti pari: { $first } { $points }, { $second } { $others }. Nessuno ha vinto.
uf-won-at-chit = Vittoria, { $side }: { $men } uomini sono arrivati al segnalino gittata { $reach }.
uf-won-at-range = Vittoria, { $side }: { $men } uomini sono a gittata relativa { $reach } dal nemico.
uf-broken = { $side }: perduti { $lost } uomini su { $men }, la squadra è sfaldata.
uf-both-broken = Tutte e due le squadre sono sfaldate: nessuno ha vinto.

# Da dove vengono i punti
uf-chain-forward = { $group }: { $men ->
    [one] un uomo non inchiodato
   *[other] { $men } uomini non inchiodati
} al segnalino gittata { $chit }
uf-chain-killed = { $men ->
    [one] Un nemico ucciso
   *[other] { $men } nemici uccisi
}
uf-chain-routed = { $men ->
    [one] Un nemico in rotta
   *[other] { $men } nemici in rotta
}
uf-chain-captured = { $men ->
    [one] Un prigioniero
   *[other] { $men } prigionieri
}
