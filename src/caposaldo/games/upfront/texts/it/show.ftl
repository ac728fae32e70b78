# Il tavolo di carte nel terminale.
uf-show-heading = Mazzo { $deck } di { $decks } · turno: { $seat } · { $step }
uf-show-heading-before = Prima del primo turno · { $step }
uf-show-standing = Punti: { $seat0 } { $points0 }, { $seat1 } { $points1 } · perduti { $lost0 }/{ $men0 } e { $lost1 }/{ $men1 } · si spezzano a { $breaks0 } e { $breaks1 }
uf-show-cards = carte in mano { $hand }, limite { $limit }
uf-show-leader = comandante { $man }
uf-show-deck = Mazzo { $deck } di { $decks }: { $pile } carte da pescare, { $discards } scartate
uf-show-last-deck = ultimo mazzo
uf-show-breeze = brezza: niente Fumo
uf-show-discards-left = { $left ->
    [0] nessuno scarto rimasto
    [one] 1 scarto rimasto
   *[other] { $left } scarti rimasti
}
uf-show-discards-free = scarti senza limite
uf-show-hand = In mano:
uf-show-hand-empty = Non hai carte in mano.
uf-show-dead = { $card } – carta inutile
uf-show-chosen = { $card } ✓
uf-show-table = Sul tavolo: { $cards }
uf-show-attack = Il gruppo { $group } spara sul gruppo { $target }
uf-show-power = potenza { $power }, serve { $needed }
uf-show-strength = forza { $strength }
uf-show-targets = da risolvere: { $men }
uf-show-fight = Combattimento ravvicinato: { $attacker } contro { $defender }
uf-show-by-check = controllo di morale
uf-show-named = { $man }: { $by }
uf-show-named-group = { $man } verso il gruppo { $group }: { $by }
uf-show-named-fight = { $man } contro { $other }
uf-show-clock-winner = Se i mazzi si esauriscono, vincono { $side ->
    [Tedeschi] i tedeschi
    [Americani] gli americani
   *[Russi] i russi
}.
uf-show-seen = Scarti che hai visto: { $cards }

# Gruppi.
uf-show-group = { $letter } · segnalino { $chit }
uf-show-group-acted = { $letter } · segnalino { $chit } · ha agito
uf-show-group-new = { $letter } · in formazione
uf-show-acted = ha agito
uf-show-moving = in movimento
uf-show-smoke = fumo { $value }
uf-show-wire = filo spinato { $value }
uf-show-offered = (offerto: { $terrain })
uf-show-encircled = accerchiato
uf-show-flank = sul fianco del gruppo { $group }
uf-show-behind = alle spalle del gruppo { $group }
uf-show-sniped = bersaglio di un tiratore scelto
uf-show-announced = verso { $letter }
uf-show-infiltrators = nemici infiltrati: { $men }
uf-show-arriving = in arrivo: { $men }
uf-show-lying = armi abbandonate: { $weapons }
uf-show-range = { $letter } raggio { $range } · { $fire } contro { $back }
uf-show-range-brief = { $letter } r{ $range } { $fire }:{ $back }
uf-show-range-legend = A raggio 1 · 5 (−2) contro 6: nemico A, la tua potenza con il modificatore, la sua
uf-show-range-brief-legend = A r1 5:6 – nemico A a raggio relativo 1, la tua potenza 5, la sua 6
uf-show-blocked = non può sparare

# Uomini e armi.
uf-show-mark-pinned = inchiodato
uf-show-mark-heroic = eroe
uf-show-mark-berserk = furioso
uf-show-mark-target = bersaglio
uf-show-mark-held-out = non spara
uf-show-mark-named = va
uf-show-mark-moving-over = in trasferimento
uf-show-mark-inside = infiltrato
uf-show-mark-jammed = inceppata
uf-show-mark-serves = servente
uf-show-mark-charge = carica
uf-show-mark-captured = arma catturata
uf-show-mark-unarmed = disarmato
uf-show-weapon-rifle = fucile
uf-show-weapon-bolt-rifle = fucile a ripet.
uf-show-weapon-assault-rifle = fuc. d’assalto
uf-show-weapon-automatic-rifle = fucile autom.
uf-show-weapon-carbine = carabina
uf-show-weapon-pistol = pistola
uf-show-weapon-mp = mitra
uf-show-weapon-bar = BAR
uf-show-weapon-lmg = mitr. legg.
uf-show-weapon-mmg = mitr. media
uf-show-weapon-mortar = mortaio
uf-show-weapon-charge = carica
uf-show-weapon-flamethrower = lanciafiamme

# Colonne dell'elenco degli uomini.
uf-show-column-name = Nome
uf-show-column-weapon = Arma
uf-show-column-power = Fuoco 0–5
uf-show-column-morale = Mor
uf-show-column-panic = Pan
uf-show-column-kia = KIA
uf-show-column-close = Ravv.
uf-show-column-state = Stato

# Funzioni delle carte.
uf-show-fn-terrain = Terreno
uf-show-fn-movement = Movimento
uf-show-fn-fire = Fuoco
uf-show-fn-rally = Raccolta
uf-show-fn-rally-all = Raccolta generale
uf-show-fn-concealed = Nascosto
uf-show-fn-smoke = Fumo
uf-show-fn-wire = Filo spinato
uf-show-fn-hero = Eroe
uf-show-fn-sniper = Tiratore scelto
uf-show-fn-radio = Radio
