# Movement and terrain of one's own groups.
uf-moves-forward = { $group } moves forward with { $card }: from range chit { $from } to { $to }.
uf-moves-back = { $group } moves backward with { $card }: from range chit { $from } to { $to }.
uf-moves-sideways = { $group } moves sideways with { $card }: still at range chit { $to }.
uf-flank-announced = { $group } moves to flank { $enemy }.
uf-fords = { $group } fords the Stream with { $card }: draws { $drawn }.
uf-fails-to-ford = { $group } fails to ford the Stream and loses { $card }: draws { $drawn }.
uf-cuts-wire = { $group } removes a Wire with { $card }; { $left } left.
uf-enters-terrain = { $group } enters new terrain: { $card }.
uf-enters-open-ground = { $group } enters open ground with a card face down.

# Why not.
uf-move-nobody = That isn’t one of your groups.
uf-move-way = Play a Movement card forward, backward or sideways.
uf-pinned-no-movement = { $group } has a pinned man: you can’t play a Movement card on it.
uf-tied-by-transfer = { $group } has men in transfer: you can’t play a Movement card on it.
uf-only-cuts-wire = Under Wire a Movement card only removes one Wire: play it sideways, with no other purpose.
uf-sideways-only = { $group } can only play the Movement card sideways from its terrain.
uf-move-blocked = { $enemy } blocks the way of { $group }, which can’t pass it.
uf-no-room-behind = { $group } is already as far from the enemy as it can be.
uf-needs-red-card = With a range chit of 0 or less { $group } needs a red random number to move backward; { $card } is black.
uf-aim-needs-sideways = Flank fire, encirclement and a change of letter need a Movement card played sideways.
uf-move-chapter = This scenario doesn’t use these rules.
uf-no-such-aim = You can’t play a Movement card for that.
uf-move-no-flank-card = { $card } isn’t a Flank card.
uf-move-no-flank-here = { $group } can’t gain flank fire from its position with this card.
uf-move-not-behind = { $group } isn’t behind { $enemy }.
uf-letter-not-next = { $group } can only take an adjacent letter.
uf-fords-not-transfers = { $group } is fording: the same card can’t change its letter.
uf-only-open-slips = You can lay only a card face down, as open ground, under Smoke and Wire.
uf-nothing-above = { $group } has no Smoke or Wire above its Movement card.
uf-does-not-fit = { $group } can’t enter { $card }: some of its men aren’t allowed there.
