# Why a unit may not charge.
bg-charge-not-this-phase = Charges are not declared in this phase.
bg-charge-aboard = { $unit } is aboard a vehicle and must get off first.
bg-charge-cannot-move = { $unit } must recover before it can move.
bg-charge-command = { $unit } leads or observes: Commands and observers do not charge.
bg-charge-unarmed = { $unit } has no weapon to charge with.
bg-charge-fired = { $unit } has already fired this turn and does not charge.
bg-charge-immobile = { $unit } cannot move.
bg-charge-no-enemy = A charge needs an enemy unit on the table.
bg-charge-two-already = { $target } is already attacked by two units.
bg-charge-unseen = { $unit } does not see { $target }.
bg-charge-barred = The ground bars the straight way from { $unit } to { $target }.
bg-charge-priority = { $unit } must charge { $other }, a target of the kind it looks for first, rather than { $target }.
bg-charge-nearer = { $unit } must charge { $other }, which is nearer, rather than { $target }.
bg-charge-acted = { $unit } has already moved or fired this turn.
bg-charge-nobody = There is nobody whom { $unit } may charge.

# The fight.
bg-fight-roll = { $unit } rolls { $die }, with all modifiers { $total }.
bg-fight-won = { $unit } wins the close combat against { $target } and takes its place.
bg-fight-thrown-back = { $unit } is thrown back to where it started.

# What is added to a die.
bg-fight-crew = gun or vehicle crew
bg-fight-recruits = recruits
bg-fight-enemy-shaken = enemy shaken
bg-fight-enemy-suppressed = enemy suppressed
bg-fight-against-armour = infantry against armour
bg-fight-veterans = veterans or elite
bg-fight-two-to-one = two against one
bg-fight-cover = defender entrenched or in cover
bg-fight-crew-theirs = the defender is a gun or vehicle crew
bg-fight-recruits-theirs = the defender is a recruit
bg-fight-enemy-shaken-theirs = the attacker is shaken
bg-fight-enemy-suppressed-theirs = the attacker is suppressed
bg-fight-against-armour-theirs = the defender is infantry against armour
bg-fight-veterans-theirs = the defender is veteran or elite

# Possible results, for the odds.
bg-chance-driven-off = defender driven off, suppressed
bg-chance-destroyed = defender destroyed
bg-chance-thrown-back = attacker thrown back, suppressed
