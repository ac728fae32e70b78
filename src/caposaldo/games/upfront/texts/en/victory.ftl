# Time, points, goals and broken squads (16.3 to 16.5)
uf-won-by-time = Time is up. Victory, { $side }: the line has held.
uf-won-on-points = Time is up. Victory on points, { $side }: { $first } { $points }, { $second } { $others }.
uf-drawn-on-points = Time is up, and the points are equal: { $first } { $points }, { $second } { $others }. Nobody has won.
uf-won-at-chit = Victory, { $side }: { $men } men have got as far as range chit { $reach }.
uf-won-at-range = Victory, { $side }: { $men } men are at relative range { $reach } of the enemy.
uf-broken = { $side }: { $lost } of { $men } men lost, the squad is broken.
uf-both-broken = Both squads are broken: nobody has won.

# Where the points come from
uf-chain-forward = { $group }: { $men ->
    [one] one unpinned man
   *[other] { $men } unpinned men
} at range chit { $chit }
uf-chain-killed = { $men ->
    [one] One enemy killed
   *[other] { $men } enemies killed
}
uf-chain-routed = { $men ->
    [one] One enemy routed
   *[other] { $men } enemies routed
}
uf-chain-captured = { $men ->
    [one] One prisoner
   *[other] { $men } prisoners
}
