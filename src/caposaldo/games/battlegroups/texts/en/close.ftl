# Why a unit may not charge.
bg-charge-not-this-phase = You can’t declare charges in this phase.
bg-charge-aboard = { $unit-The } is aboard a vehicle: it must get off before it can charge.
bg-charge-cannot-move = { $unit-The } can’t charge: it must recover before it can move.
bg-charge-command = { $unit-The } can’t charge: Commands and forward observers never do.
bg-charge-unarmed = { $unit-The } can’t charge: it has no weapon.
bg-charge-fired = { $unit-The } can’t charge: it has already fired this turn.
bg-charge-immobile = { $unit-The } can’t charge: it can’t move.
bg-charge-no-enemy = Choose an enemy unit on the table to charge.
bg-charge-two-already = Two units are already attacking { $target-the }: no more can.
bg-charge-unseen = { $unit-The } can’t see { $target-the }.
bg-charge-barred = The ground blocks the straight line from { $unit-the } to { $target-the }.
bg-charge-priority = Target priority: { $unit-the } must charge { $other-the } before { $target-the }.
bg-charge-nearer = { $unit-The } must charge { $other-the }, which is nearer than { $target-the }.
bg-charge-acted = { $unit-The } has already moved or fired this turn.
bg-charge-nobody = { $unit-The } has no enemy that it may charge.

# The fight.
bg-fight-roll = { $unit-The } rolls { $die }: total { $total } with all modifiers.
bg-fight-won = { $unit-The } wins the close combat against { $target-the } and takes its place.
bg-fight-thrown-back = { $unit-The } is thrown back from { $from } to { $to }, where it started.

# What is added to a die.
bg-fight-crew = gun or vehicle crew
bg-fight-recruits = recruits
bg-fight-enemy-shaken = enemy shaken
bg-fight-enemy-suppressed = enemy suppressed
bg-fight-against-armour = infantry against armour
bg-fight-veterans = veterans or elite
bg-fight-two-to-one = two against one
bg-fight-cover = defender entrenched or in cover
bg-fight-crew-theirs = defender a gun or vehicle crew
bg-fight-recruits-theirs = defender recruits
bg-fight-enemy-shaken-theirs = attacker shaken
bg-fight-enemy-suppressed-theirs = attacker suppressed
bg-fight-against-armour-theirs = defender infantry against armour
bg-fight-veterans-theirs = defender veterans or elite

# Possible results, for the odds.
bg-chance-driven-off = defender withdraws, suppressed
bg-chance-destroyed = defender destroyed
bg-chance-thrown-back = attacker thrown back, suppressed
