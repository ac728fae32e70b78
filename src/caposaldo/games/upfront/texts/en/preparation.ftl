# Groups, positions, the first hands and terrain (3)
uf-put = { $man } joins { $group }.
uf-swap = { $man } and { $other } change places.
uf-groups-formed = The { $side } form { $groups } groups.
uf-rearranges = { $group } changes its order.
uf-pillbox = { $group } is in { $card }.
uf-lays = The { $side } lay { $card } on { $group }.
uf-lay-pass = The { $side } pass.

# Why not
uf-put-nobody = That isn’t one of your men, or isn’t a letter from A to D.
uf-put-enough = No more changes are allowed: confirm the groups.
uf-put-full = { $group } is full: at most { $most } men.
uf-again-no-need = There is nothing to undo.
uf-as-proposed = The { $side } take the scenario’s groups.
uf-put-there = { $man } is already there.
uf-groups-few = You need at least 2 groups.
uf-groups-gap = Use group letters from A on, without gaps.
uf-groups-size = { $group } has { $men ->
    [one] 1 man
   *[other] { $men } men
}: a group needs 2 to 10.
uf-groups-commissar = { $man } is a commissar and must start in the largest group.
uf-groups-pillbox = Group B is in the Pillbox: at most { $most } men.
uf-groups-pillbox-man = { $man } can’t be in the Pillbox with what he carries.
uf-swap-nobody = Name two men of the same group, in order of number.
uf-swap-enough = No more swaps are allowed: confirm the order.
uf-arrange-alone = { $group } has only 1 man.
uf-lay-open = You can lay terrain only face up before the first turn.
uf-lay-what = You can’t lay { $card } before the first turn.
uf-lay-nowhere = That group doesn’t exist.
uf-lay-again = { $group } already has a card.
