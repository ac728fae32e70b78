# The card table in the terminal.
uf-show-heading = Deck { $deck } of { $decks } · { $seat } to play · { $step }
uf-show-heading-before = Before the first turn · { $step }
uf-show-standing = Points: { $seat0 } { $points0 }, { $seat1 } { $points1 } · men lost { $lost0 }/{ $men0 } and { $lost1 }/{ $men1 } · break at { $breaks0 } and { $breaks1 }
uf-show-cards = cards in hand { $hand }, limit { $limit }
uf-show-leader = leader { $man }
uf-show-deck = Deck { $deck } of { $decks }: { $pile } cards left, { $discards } discarded
uf-show-last-deck = last deck
uf-show-breeze = breeze: no Smoke
uf-show-discards-left = { $left ->
    [0] no discards left
    [one] 1 discard left
   *[other] { $left } discards left
}
uf-show-discards-free = any number of discards
uf-show-hand = Your hand:
uf-show-hand-empty = Your hand is empty.
uf-show-dead = { $card } – cower card
uf-show-chosen = { $card } ✓
uf-show-table = On the table: { $cards }
uf-show-attack = { $group } fires at { $target }
uf-show-power = firepower { $power }, needed { $needed }
uf-show-strength = strength { $strength }
uf-show-targets = to be resolved: { $men }
uf-show-fight = Close combat: { $attacker } against { $defender }
uf-show-by-check = morale check
uf-show-named = { $man }: { $by }
uf-show-named-group = { $man } to { $group }: { $by }
uf-show-named-fight = { $man } against { $other }
uf-show-clock-winner = If the decks run out, the { $side } win.
uf-show-seen = Discards you have seen: { $cards }

# Groups.
uf-show-group = { $letter } · chit { $chit }
uf-show-group-acted = { $letter } · chit { $chit } · has acted
uf-show-group-new = { $letter } · forming
uf-show-acted = has acted
uf-show-moving = moving
uf-show-smoke = smoke { $value }
uf-show-wire = wire { $value }
uf-show-offered = ({ $terrain } offered)
uf-show-encircled = encircled
uf-show-flank = flanks { $group }
uf-show-behind = behind { $group }
uf-show-sniped = under sniper fire
uf-show-announced = to { $letter }
uf-show-infiltrators = enemy infiltrators: { $men }
uf-show-arriving = arriving: { $men }
uf-show-lying = weapons left: { $weapons }
uf-show-range = { $letter } range { $range } · { $fire } against { $back }
uf-show-range-brief = { $letter } r{ $range } { $fire }:{ $back }
uf-show-range-legend = A range 1 · 5 (−2) against 6: enemy A, your firepower and its modifier, theirs
uf-show-range-brief-legend = A r1 5:6 – enemy A at relative range 1, your firepower 5, theirs 6
uf-show-blocked = can’t fire

# Men and their weapons.
uf-show-mark-pinned = pinned
uf-show-mark-heroic = hero
uf-show-mark-berserk = berserk
uf-show-mark-target = target
uf-show-mark-held-out = holds fire
uf-show-mark-named = goes
uf-show-mark-moving-over = in transfer
uf-show-mark-inside = infiltrated
uf-show-mark-jammed = jammed
uf-show-mark-serves = crew
uf-show-mark-charge = charge
uf-show-mark-captured = captured weapon
uf-show-mark-unarmed = unarmed
uf-show-weapon-rifle = rifle
uf-show-weapon-bolt-rifle = bolt rifle
uf-show-weapon-assault-rifle = assault rifle
uf-show-weapon-automatic-rifle = auto rifle
uf-show-weapon-carbine = carbine
uf-show-weapon-pistol = pistol
uf-show-weapon-mp = MP
uf-show-weapon-bar = BAR
uf-show-weapon-lmg = LMG
uf-show-weapon-mmg = MMG
uf-show-weapon-mortar = mortar
uf-show-weapon-charge = charge
uf-show-weapon-flamethrower = flamethr.

# Columns of the list of men.
uf-show-column-name = Name
uf-show-column-weapon = Weapon
uf-show-column-power = Fire 0–5
uf-show-column-morale = Mor
uf-show-column-panic = Pan
uf-show-column-kia = KIA
uf-show-column-close = Close
uf-show-column-state = State

# Functions of cards.
uf-show-fn-terrain = Terrain
uf-show-fn-movement = Movement
uf-show-fn-fire = Fire
uf-show-fn-rally = Rally
uf-show-fn-rally-all = Rally All
uf-show-fn-concealed = Concealed
uf-show-fn-smoke = Smoke
uf-show-fn-wire = Wire
uf-show-fn-hero = Hero
uf-show-fn-sniper = Sniper
uf-show-fn-radio = Radio
