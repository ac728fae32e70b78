# Weapons (18, 19.3, 20.74)
uf-weapon-lies = Weapon left in { $group }: { $weapon }.
uf-weapon-lost = Weapon lost: { $weapon }.
uf-repair = { $man } tries to repair his { $weapon }: { $card }.
uf-repaired = { $man } repairs his { $weapon }.
uf-repair-fails = { $man } fails: his { $weapon } stays jammed.
uf-acquires = { $man } takes the { $weapon } ({ $card }).
uf-acquire-fails = { $man } fails to take the { $weapon } ({ $card }).
uf-takes-over = { $man } takes over the { $weapon }.
uf-hands-over = { $man } hands the { $weapon } to { $other }.
uf-captures = { $man } captures the { $weapon }.
uf-destroys = { $man } destroys the { $weapon }.
uf-drops = { $man } drops the { $weapon }.

# Why not
uf-weapon-chapter = This scenario doesn’t use these rules.
uf-weapon-nobody = That isn’t a man in play.
uf-weapon-unable = { $man } is pinned or in transfer.
uf-repair-nothing = { $man } doesn’t hold a jammed weapon.
uf-repair-wet = You can’t repair weapons in a Marsh or Stream.
uf-repair-moving = You can’t repair weapons on the move.
uf-acquire-held = That weapon hasn’t been left: a man holds it, pinned or not, or it is lost.
uf-acquire-elsewhere = { $man } can’t reach the { $weapon }.
uf-acquire-assistant = The { $weapon } has an assistant, { $man }, who takes it first.
uf-acquire-burdened = { $man } carries a secondary weapon and can’t take the { $weapon } as well.
uf-hand-over-nothing = { $man } doesn’t carry a secondary weapon.
uf-hand-over-nobody = That isn’t another man of his group.
uf-hand-over-burdened = { $man } already carries a secondary weapon.
uf-hand-over-weapon = { $man } can’t carry a secondary weapon with his { $weapon }.
uf-drop-nothing = { $man } doesn’t hold a captured weapon.
uf-drop-how = Drop the weapon or destroy it.
uf-carry-pillbox = { $man } is in a Pillbox: he can’t carry a secondary weapon there.
uf-spoils-berserk = { $man } charged without a weapon: he stays unarmed until he takes one with an action and a black card.
uf-spoils-none = There is no such weapon to take.
uf-spoils-ordnance = You can’t take ordnance: { $weapon }.
