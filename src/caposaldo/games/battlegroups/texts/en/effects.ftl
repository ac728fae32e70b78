bg-shaken = { $unit } is shaken: it stops and can’t move until it recovers.
bg-suppressed = { $unit } is suppressed: it can’t move or fire until it recovers.
bg-destroyed = { $unit } is destroyed.
bg-no-worse = { $unit } is hit: no further effect.
bg-withdraws = { $unit } withdraws.
bg-no-way-back = { $unit } has nowhere to withdraw and stays put.
bg-cannot-withdraw = { $unit } can’t withdraw.
bg-bails-out = { $unit } gets off the wreck of { $carrier-the }.

# Possible results, for the odds.
bg-result-none = no effect
bg-result-shaken = shaken
bg-result-suppressed = suppressed
bg-result-destroyed = destroyed
bg-result-withdraws = withdraws, if it can
