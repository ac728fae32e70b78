# Time, points, goals and broken squads (16.3 to 16.5)
uf-won-by-time = Time is up. The { $side } win: the defence held.
uf-won-on-points = Time is up. The { $side } win on points: { $first } { $points }, { $second } { $others }.
uf-drawn-on-points = Time is up. Draw on points: { $first } { $points }, { $second } { $others }.
uf-won-at-chit = The { $side } win with { $men ->
    [one] 1 man
   *[other] { $men } men
} at range chit { $reach }.
uf-won-at-range = The { $side } win with { $men ->
    [one] 1 man
   *[other] { $men } men
} at relative range { $reach }.
uf-broken = The { $side } are broken: men lost { $lost } of { $men }.
uf-both-broken = Draw: both squads are broken.

# Where the points come from
uf-chain-forward = { $group }: { $men ->
    [one] 1 unpinned man
   *[other] { $men } unpinned men
} at range chit { $chit }
uf-chain-killed = { $men ->
    [one] 1 enemy killed
   *[other] { $men } enemies killed
}
uf-chain-routed = { $men ->
    [one] 1 enemy routed
   *[other] { $men } enemies routed
}
uf-chain-captured = { $men ->
    [one] 1 prisoner
   *[other] { $men } prisoners
}
