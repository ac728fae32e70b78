bg-shaken = { $unit } is shaken: it stops and cannot move until it recovers.
bg-suppressed = { $unit } is suppressed: it can neither move nor fire until it recovers.
bg-destroyed = { $unit } is destroyed.
bg-no-worse = { $unit } is hit, but is no worse off than before.
bg-withdraws = { $unit } withdraws.
bg-no-way-back = { $unit } has no way back and stays where it is.
bg-cannot-withdraw = { $unit } cannot withdraw and is lost.
bg-bails-out = { $unit } gets off the wreck of { $carrier }.

# Possible results, for the odds.
bg-result-none = no effect
bg-result-shaken = shaken
bg-result-suppressed = suppressed
bg-result-destroyed = destroyed
bg-result-withdraws = withdraws if it can
