# Steps of the game and of a turn.
uf-step-forming = Forming groups
uf-step-laying = First terrain
uf-step-answering = Answer to terrain
uf-step-charging = Berserk charges
uf-step-acting = Actions
uf-step-discarding = Discards
uf-step-refilling = Drawing
uf-step-executing = Executions
uf-step-ending = End of the turn

# Marks on men.
uf-mark-pinned = pinned
uf-mark-heroic = heroic
uf-mark-berserk = berserk
uf-mark-moving-over = in transfer
uf-mark-fresh = since this turn
uf-mark-held-out = holds fire
uf-mark-target = to be resolved
uf-mark-named = named
uf-mark-by-card = with a card
uf-mark-keeps-charge = keeps his charge
uf-mark-tried = has tried
uf-mark-drops = drops his load
uf-mark-buttoned = buttoned up
uf-mark-bogged = bogged down
uf-mark-immobile = immobilised
uf-mark-stunned = stunned
uf-mark-stunned-twice = stunned twice
uf-mark-bereft = commander lost
uf-mark-bereft-twice = two commanders lost
uf-mark-revealed = revealed

# What became of men.
uf-fate-in-play = in play
uf-fate-killed = killed
uf-fate-routed = routed
uf-fate-captured = captured

# Secondary weapons.
