# Smoke and Wire (13).
uf-lays-smoke = { $group } lays { $card }.
uf-screens = { $group } lays { $card } on { $target }.
uf-lays-wire = { $card } is laid on { $group }.
uf-leaves-group = { $group } loses { $card }.
uf-breeze = A breeze removes all Smoke; none can be laid this turn.

# Why not.
uf-smoke-own-group = You can lay Smoke only on your own groups.
uf-smoke-in-wind = There is a breeze this turn: you can’t lay Smoke.
uf-smoke-needs-leader = { $group } has no unpinned leader: it can’t lay Smoke.
uf-marsh-no-smoke-wire = { $group } is in a Marsh: you can’t lay Smoke or Wire on it before it has 2 Movement cards.
uf-no-wire-on-pillbox = { $group } is in a Pillbox: you can’t lay Wire on it.
uf-no-wire-in-stream = { $group } hasn’t forded its Stream: you can’t lay Wire on it.
