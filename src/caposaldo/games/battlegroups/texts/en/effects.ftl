bg-shaken = { $unit-The } is shaken: it stops and can’t move until it recovers.
bg-suppressed = { $unit-The } is suppressed: it can’t move or fire until it recovers.
bg-destroyed = { $unit-The } is destroyed.
bg-no-worse = { $unit-The } is hit: no further effect.
bg-withdraws = { $unit-The } withdraws from { $from } to { $to }.
bg-no-way-back = { $unit-The } has nowhere to withdraw and stays put.
bg-cannot-withdraw = { $unit-The } can’t withdraw.
bg-bails-out = { $unit-The } gets off the wreck of { $carrier-the }.

# Possible results, for the odds.
bg-result-none = no effect
bg-result-shaken = shaken
bg-result-suppressed = suppressed
bg-result-destroyed = destroyed
bg-result-withdraws = withdraws, if it can
