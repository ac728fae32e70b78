# What happens.
bg-air-planned = { $air } will attack in turn { $turn }.
bg-ready = Preparations finished: { $seat }.
bg-placed = { $unit } is deployed.
bg-stays-behind = There is no room for { $unit }: it takes no part in the battle.

# Why not.
bg-ready-mines-left = { $left ->
    [one] One minefield is still to be laid.
   *[other] { $left } minefields are still to be laid.
}
bg-ready-air-left = { $air } still needs a turn.
bg-plan-not-yours = That is not one of your air units.
bg-plan-already = The turn of { $air } is already written down.
bg-plan-no-turn = The battle has turns 1 to { $turns }.
bg-place-other-first = { $unit } is to be deployed now.
bg-place-outside-zone = { $unit } must be wholly inside your deployment zone.
bg-place-has-room = There is room for { $unit }: it cannot stay behind.
