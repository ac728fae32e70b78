# What happens.
bg-mine-laid = Minefield { $number } of { $of } laid.
bg-mine-explodes = { $unit } enters a minefield: three dice ({ $faces }), { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
bg-mine-work = { $unit } works on the minefield: turn { $turns } of { $of }.
bg-mine-cleared = { $unit } has cleared the minefield.

# Why a field cannot be laid there.
bg-mine-none-left = All your minefields have been laid.
bg-mine-off-table = A minefield, six inches across, must lie wholly on the table.
bg-mine-outside-zone = A minefield must lie wholly in the zone your side may mine.
bg-mine-overlaps = It would overlap another of your minefields.

# Why a field cannot be cleared.
bg-clear-no-engineers = { $unit } is not an engineer unit.
bg-clear-whole-move = Clearing takes a whole move, and { $unit } has no whole move left.
bg-clear-no-field = No live minefield that you know of lies there.
bg-clear-too-far = { $unit } must be on the minefield or within an inch of it.
