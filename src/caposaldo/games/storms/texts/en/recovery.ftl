# Recovery.
st-recovery-tried = { $unit } tries to recover.
st-recovered = { $unit } recovers; its marker was { $marker }.
st-recovery-failed = { $unit } doesn’t recover.

# Why not.
st-recover-healthy = { $unit } has no hit marker to recover from.
st-recover-never = { $unit } can never recover from its hit marker.
st-recover-enemy = { $unit } can’t recover: there are enemies in its hex.
st-recover-moving = This card is for moving only: you can’t recover with it.
st-recover-cost = Recovery costs { $cost }, more than you have.

# What helps, and the odds.
st-chain-recovery-cover = Cover in the hex
st-chain-recovery-company = { $count ->
    [one] 1 healthy friendly unit in the hex
   *[other] { $count } healthy friendly units in the hex
}
st-chain-recovery-number = Recovery of { $unit-the }: { $number } or more on the dice
st-chance-recovers = recovers
st-chance-stays = no recovery
