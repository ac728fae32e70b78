# Weapons (18, 19.3, 20.74)
uf-weapon-lies = Without an owner in { $group }: { $weapon }.
uf-weapon-lost = Lost for good: { $weapon }.
uf-repair = { $man } tries to repair his { $weapon }: { $card }.
uf-repaired = { $man }: his { $weapon } works again.
uf-repair-fails = { $man }: his { $weapon } is still jammed.
uf-acquires = { $man } takes the { $weapon } ({ $card }).
uf-acquire-fails = { $man } does not get hold of the { $weapon } ({ $card }).
uf-takes-over = { $man } takes over the { $weapon }.
uf-hands-over = { $man } hands the { $weapon } to { $other }.
uf-captures = { $man } captures the { $weapon }.
uf-destroys = { $man } destroys the { $weapon }.
uf-drops = { $man } drops the { $weapon }.

# Why not
uf-weapon-chapter = These rules are not used in this scenario.
uf-weapon-nobody = That is no man in play.
uf-weapon-unable = { $man } is pinned or on his way to another group.
uf-repair-nothing = { $man } holds no jammed weapon.
uf-repair-wet = Nothing can be repaired in Marsh or Stream.
uf-repair-moving = Nothing can be repaired on the move.
uf-acquire-held = That weapon does not lie about: a man holds it, pinned or not, or it is lost.
uf-acquire-elsewhere = The { $weapon } does not lie where { $man } could take it.
uf-acquire-assistant = The { $weapon } has an assistant, { $man }: he comes first.
uf-acquire-burdened = { $man } carries a secondary weapon: the { $weapon } does not go with it.
uf-hand-over-nothing = { $man } carries no secondary weapon.
uf-hand-over-nobody = That is no other man of his group.
uf-hand-over-burdened = { $man } already carries something else.
uf-hand-over-weapon = { $man } cannot carry a secondary weapon besides his { $weapon }.
uf-drop-nothing = { $man } holds no captured weapon.
uf-drop-how = A weapon is dropped or destroyed.
uf-carry-pillbox = { $man } is in a Pillbox: no secondary weapon is carried there.
uf-spoils-berserk = { $man } charged without a weapon: he stays unarmed until he takes one by an action and a black card.
uf-spoils-none = There is no such weapon to be had.
uf-spoils-ordnance = Ordnance cannot be taken: { $weapon }.
