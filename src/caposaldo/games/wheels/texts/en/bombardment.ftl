# Bombardment by mortars.
wh-prompt-bombard = Bombard an enemy platoon that an HQ sees, or go on.
wh-prompt-bombard-again = The HQ hasn’t detected { $target-the }. Let it look again, or give up.
wh-bombards = { $seat-The } { $seat-gender ->
    [p] bombard
   *[other] bombards
} { $target-the }.
wh-bomb-seen = The HQ sees { $target-the } without a test.
wh-bomb-spotted = The HQ rolls { $face } on a D{ $die } and detects { $target-the }.
wh-bomb-not-spotted = The HQ rolls { $face } on a D{ $die } and doesn’t detect { $target-the }.
wh-bomb-not-now = { $target-The } can’t be a target: the mortars don’t fire.
wh-bomb-no-company = Choose one of your companies.
wh-bomb-no-hq = The company’s HQ isn’t on the table: its mortars can’t bombard.
wh-bomb-no-mortars = The company has no mortars on the table that can fire this turn.
wh-bomb-friend-near = { $unit-The } { $unit-gender ->
    [p] are
   *[other] is
} within { $cm } cm of the target.
wh-bomb-out-of-range = No mortar has the target within its range.
wh-spot-only-mortars = { $unit-The } can’t fire at what an HQ sees: only mortars can.
wh-spot-no-hq = The HQ of the company of { $unit-the } isn’t on the table.
wh-chain-mortars = shots of { $unit-the }
wh-chance-not-detected = not detected
wh-chance-lost-0 = no model lost
wh-chance-lost-1 = 1 model lost
wh-chance-lost-2 = 2 models lost
wh-chance-lost-3 = 3 models lost
wh-chance-lost-4 = 4 models lost
wh-chance-lost-5 = 5 models lost
wh-do-bombard = Bombard { $target-the } ({ $company })
wh-do-retry = Look again
