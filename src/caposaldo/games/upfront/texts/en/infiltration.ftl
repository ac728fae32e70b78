# Infiltration (20.2 to 20.57)
uf-check-passed = { $man } passes his morale check: { $card }, morale { $morale }.
uf-check-failed = { $man } fails his morale check: { $card }, morale { $morale }.
uf-infiltrates = { $man } infiltrates { $enemy }: { $card }, red in column { $column }.
uf-does-not-infiltrate = { $man } does not get into { $enemy }: { $card }, black in column { $column }.
uf-infiltrator-does-not-ford = { $man } does not get across the Stream towards { $enemy }: { $card }.
uf-infiltrator-out = { $man } is no longer an infiltrator.

# Why not
uf-infiltrate-chapter = These rules are not used in this scenario.
uf-leaves-nothing = That man is no infiltrator.
uf-infiltrate-wire = { $group } is under Wire: nobody can infiltrate from it.
uf-infiltrate-mines = { $group } is in a Minefield: nobody can infiltrate from it.
uf-infiltrate-marsh = { $group } is in a Marsh: nobody can infiltrate before two Movement cards lie on it.
uf-infiltrate-pillbox = { $group } is in a Pillbox: nobody can infiltrate from it.
uf-infiltrate-far = No enemy group has been at relative range 5 from { $group } since the turn began.
uf-infiltrate-stream = Out of an unforded Stream { $group } can infiltrate only with Movement cards, and you have none.
uf-infiltrate-nobody = Nobody in { $group } can infiltrate anywhere.
uf-infiltrate-no-enemy = That is no enemy group.
uf-infiltrate-not-close = { $enemy } has not been at relative range 5 since the turn began.
uf-infiltrate-into-mines = { $enemy } is in a Minefield: nobody can get in.
uf-infiltrate-already = { $man } has already infiltrated { $enemy }.
uf-infiltrate-by-card = Out of an unforded Stream he needs a Movement card.
uf-charge-one-only = Another man of the group will use his charge already: { $man } has to keep his.
uf-charge-none = { $man } has no demolition charge.
uf-burden-none = { $man } has nothing that he could leave behind.
