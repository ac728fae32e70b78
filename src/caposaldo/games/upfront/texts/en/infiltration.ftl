# Infiltration (20.2 to 20.57)
uf-check-passed = { $man } passes his morale check: { $card }, morale { $morale }.
uf-check-failed = { $man } fails his morale check: { $card }, morale { $morale }.
uf-infiltrates = { $man } infiltrates { $enemy }: { $card }, red in column { $column }.
uf-does-not-infiltrate = { $man } fails to infiltrate { $enemy }: { $card }, black in column { $column }.
uf-infiltrator-does-not-ford = { $man } fails to ford the Stream towards { $enemy }: { $card }.
uf-infiltrator-out = { $man } is no longer an infiltrator.

# Why not
uf-infiltrate-chapter = This scenario doesn’t use these rules.
uf-leaves-nothing = That man isn’t an infiltrator.
uf-infiltrate-wire = { $group } is under Wire: its men can’t infiltrate.
uf-infiltrate-mines = { $group } is in a Minefield: its men can’t infiltrate.
uf-infiltrate-marsh = { $group } is in a Marsh: its men can’t infiltrate before it has 2 Movement cards.
uf-infiltrate-pillbox = { $group } is in a Pillbox: its men can’t infiltrate.
uf-infiltrate-far = No enemy group has been at relative range 5 from { $group } since the start of the turn.
uf-infiltrate-stream = { $group } is in an unforded Stream: it can infiltrate only with Movement cards, and you have none.
uf-infiltrate-nobody = No man of { $group } can infiltrate.
uf-infiltrate-no-enemy = That isn’t an enemy group.
uf-infiltrate-not-close = { $enemy } hasn’t been at relative range 5 since the start of the turn.
uf-infiltrate-into-mines = { $enemy } is in a Minefield: you can’t infiltrate it.
uf-infiltrate-already = { $man } has already infiltrated { $enemy }.
uf-infiltrate-by-card = He needs a Movement card to leave an unforded Stream.
uf-charge-one-only = Another man of the group already uses his charge: { $man } must keep his.
uf-charge-none = { $man } has no demolition charge.
uf-burden-none = { $man } has nothing to leave behind.
