# Recovery.
st-recovery-tried = { $unit } tries to recover.
st-recovered = { $unit } recovers; its marker was { $marker }.
st-recovery-failed = { $unit } does not recover.

# Why not.
st-recover-healthy = { $unit } has nothing to recover from.
st-recover-never = { $unit } can never recover from this marker.
st-recover-enemy = { $unit } has enemies in its hex: it cannot recover.
st-recover-moving = This card moves units: nobody recovers with it.
st-recover-cost = Recovery costs { $cost }: that is more than there is.

# What helps, and the odds.
st-chain-recovery-cover = Cover in the hex
st-chain-recovery-company = { $count ->
    [one] One healthy friend in the hex
   *[other] { $count } healthy friends in the hex
}
st-chain-recovery-number = { $unit } recovers on { $number } or more
st-chance-recovers = recovers
st-chance-stays = does not recover
