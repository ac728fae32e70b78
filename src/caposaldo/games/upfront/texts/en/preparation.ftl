# Groups, positions, the first hands and terrain (3)
uf-put = { $man } joins { $group }.
uf-swap = { $man } and { $other } change places.
uf-groups-formed = { $side }: { $groups } groups are formed.
uf-rearranges = { $group } changes its positions.
uf-pillbox = { $group } is in the Pillbox: { $card }.
uf-lays = { $side }: { $card } on { $group }.
uf-lay-pass = { $side }: no terrain for now.

# Why not
uf-put-nobody = That is no man of yours, or no letter from A to D.
uf-put-enough = The men have been moved about enough: confirm the groups.
uf-put-full = { $group } is full: { $most } men at most.
uf-again-no-need = There is nothing to begin again.
uf-as-proposed = { $side }: groups as the scenario proposes.
uf-put-there = { $man } is in that place already.
uf-groups-few = At least two groups are needed.
uf-groups-gap = Groups have the letters from A on, without gaps.
uf-groups-size = { $group } has { $men ->
    [one] one man
   *[other] { $men } men
}: a group has 2 to 10.
uf-groups-commissar = { $man } is a commissar and begins in the largest group.
uf-groups-pillbox = Group B is in the Pillbox: { $most } men at most.
uf-groups-pillbox-man = { $man } cannot be in the Pillbox with what he carries.
uf-swap-nobody = Only two men of one group, named in the order of their numbers, change places.
uf-swap-enough = Enough has been changed: any order could be reached by now.
uf-arrange-alone = { $group } has only one man.
uf-lay-open = Before the game terrain is laid face up only.
uf-lay-what = { $card } cannot be laid before the game.
uf-lay-nowhere = There is no such group.
uf-lay-again = A card lies on { $group } already.
