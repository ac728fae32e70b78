# Movement and terrain of one's own groups.
uf-moves-forward = { $group } moves forward with { $card }: range chit { $chit }.
uf-moves-back = { $group } moves backward with { $card }: range chit { $chit }.
uf-moves-sideways = { $group } moves sideways with { $card }: range chit { $chit }.
uf-flank-announced = { $group } goes for the flank of { $enemy }.
uf-fords = { $group } fords the Stream with { $card }: { $drawn } is drawn.
uf-fails-to-ford = { $group } fails to ford the Stream and loses { $card }: { $drawn } is drawn.
uf-cuts-wire = { $group } removes Wire with { $card }; { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
uf-enters-terrain = { $group } enters new terrain: { $card }.
uf-enters-open-ground = { $group } enters open ground: a card face down.

# Why not.
uf-move-nobody = That is not one of your groups.
uf-move-way = A Movement card is played forward, backward or sideways.
uf-pinned-no-movement = { $group } has a pinned man: no Movement card can be played on it.
uf-tied-by-transfer = Men are on their way to or from { $group }: no Movement card can be played on it.
uf-only-cuts-wire = Under Wire a Movement card only removes one Wire: play it sideways, for nothing else.
uf-sideways-only = From where { $group } is, the Movement card has to be played sideways.
uf-move-blocked = { $enemy } bars the way of { $group }: it cannot be passed.
uf-no-room-behind = { $group } is as far from every enemy as it may be.
uf-needs-red-card = At range chit 0 or less { $group } moves backward only with a card whose random number is red, not with { $card }.
uf-aim-needs-sideways = Flank fire, encirclement and a change of letter need a Movement card played sideways.
uf-move-chapter = These rules are not used in this scenario.
uf-no-such-aim = A Movement card cannot be played for that.
uf-move-no-flank-card = { $card } is no Flank card.
uf-move-no-flank-here = { $group } wins no flank fire with this card, because of where it is.
uf-move-not-behind = { $group } is not behind { $enemy }.
uf-letter-not-next = { $group } can only go for a letter next to its own.
uf-fords-not-transfers = { $group } is fording: the same card cannot change its letter.
uf-only-open-slips = Only a card face down, as open ground, goes beneath Smoke and Wire.
uf-nothing-above = Neither Smoke nor Wire lies above the Movement card of { $group }.
uf-does-not-fit = { $group } cannot enter { $card }: not everybody in it is allowed there.
