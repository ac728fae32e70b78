# What happens.
bg-air-planned = { $air-The } will attack in turn { $turn }.
bg-ready = { $seat-The } { $seat-gender ->
    [p] have
   *[other] has
} finished preparations.
bg-placed = { $unit-The } is deployed.
bg-stays-behind = { $unit-The } has no room to deploy: it takes no part in the battle.

# Why not.
bg-ready-mines-left = { $left ->
    [one] Lay your last minefield first.
   *[other] Lay your { $left } remaining minefields first.
}
bg-ready-air-left = Choose the turn of { $air-the } first.
bg-plan-not-yours = That isn’t one of your air units.
bg-plan-already = The turn of { $air-the } is already chosen.
bg-plan-no-turn = Choose a turn from 1 to { $turns }.
bg-place-other-first = Deploy { $unit-the } first.
bg-place-outside-zone = { $unit-The } must be wholly inside your deployment zone.
bg-place-has-room = There is room for { $unit-the }: you can’t leave it behind.
