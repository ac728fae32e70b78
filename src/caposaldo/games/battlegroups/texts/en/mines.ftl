# What happens.
bg-mine-laid = Minefield { $number } of { $of } laid.
bg-mine-explodes = { $unit-The } enters a minefield: 3 dice ({ $faces }), { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
bg-mine-work = { $unit-The } clears mines: turn { $turns } of { $of }.
bg-mine-cleared = { $unit-The } has cleared the minefield.

# Why a field cannot be laid there.
bg-mine-none-left = You have laid all your minefields.
bg-mine-off-table = A minefield is 6″ across and must lie wholly on the table.
bg-mine-outside-zone = A minefield must lie wholly inside your minefield zone.
bg-mine-overlaps = It would overlap another of your minefields.

# Why a field cannot be cleared.
bg-clear-no-engineers = { $unit-The } can’t clear mines: only engineers can.
bg-clear-whole-move = { $unit-The } can’t clear mines: it takes a full move, and part of its move is spent.
bg-clear-no-field = No live minefield that you know of lies there.
bg-clear-too-far = { $unit-The } must be on the minefield or within 1″ of it.
