# Smoke and Wire (13).
uf-lays-smoke = { $group } hides in smoke: { $card }.
uf-screens = { $group } lays Smoke on { $target }: { $card }.
uf-lays-wire = { $group } runs into wire: { $card }.
uf-leaves-group = { $card } is removed from { $group }.
uf-breeze = A breeze comes up: all Smoke disperses, and none can be laid in this turn.

# Why not.
uf-smoke-own-group = Smoke is laid on one's own groups only.
uf-smoke-in-wind = A breeze has come up in this turn: no Smoke can be laid.
uf-smoke-needs-leader = { $group } has no leader who is not pinned: it cannot lay Smoke.
uf-marsh-no-smoke-wire = { $group } is in a Marsh: neither Smoke nor Wire before it has two Movement cards.
uf-no-wire-on-pillbox = { $group } is in a Pillbox: no Wire can be laid on it.
uf-no-wire-in-stream = { $group } has not forded its Stream: no Wire can be laid on it.
