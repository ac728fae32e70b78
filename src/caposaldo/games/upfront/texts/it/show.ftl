# Il tavolo di carte nel terminale.
uf-show-heading = Mazzo { $deck } di { $decks } · turno: { $seat } · { $step }
uf-show-heading-before = Prima del primo turno · { $step }
uf-show-standing = Punti: { $seat0 } { $points0 }, { $seat1 } { $points1 } · persi { $lost0 }/{ $men0 } e { $lost1 }/{ $men1 } · si sfaldano a { $breaks0 } e { $breaks1 }
uf-show-cards = carte in mano { $hand }, si torna a { $limit }
uf-show-leader = comanda { $man }
uf-show-deck = Mazzo { $deck } di { $decks }: { $pile } carte da pescare, { $discards } scartate
uf-show-last-deck = è l'ultimo mazzo
uf-show-breeze = brezza: niente fumo
uf-show-discards-left = { $left ->
    [0] nessun altro scarto possibile
    [one] ancora uno scarto
   *[other] ancora { $left } scarti
}
uf-show-discards-free = scarti a volontà
uf-show-hand = In mano:
uf-show-hand-empty = Non hai carte in mano.
uf-show-dead = { $card } – non serve
uf-show-chosen = { $card } ✓
uf-show-table = Sul tavolo: { $cards }
uf-show-attack = { $group } spara su { $target }
uf-show-power = potenza { $power }, serve { $needed }
uf-show-strength = forza { $strength }
uf-show-targets = ancora da risolvere: { $men }
uf-show-fight = Corpo a corpo: { $attacker } contro { $defender }
uf-show-by-check = controllo di morale
uf-show-named = { $man }: { $by }
uf-show-named-group = { $man } verso { $group }: { $by }
uf-show-named-fight = { $man } affronta { $other }
uf-show-clock-winner = Se i mazzi si esauriscono vincono: { $side }.
uf-show-seen = Scarti che hai visto: { $cards }

# Gruppi.
uf-show-group = { $letter } · segnalino { $chit }
uf-show-group-acted = { $letter } · segnalino { $chit } · ha agito
uf-show-group-new = { $letter } · in formazione
uf-show-acted = ha agito
uf-show-moving = in movimento
uf-show-smoke = fumo { $value }
uf-show-wire = filo { $value }
uf-show-offered = (proposto: { $terrain })
uf-show-encircled = accerchiato
uf-show-flank = sul fianco di { $group }
uf-show-behind = alle spalle di { $group }
uf-show-sniped = bersaglio di un cecchino
uf-show-announced = verso { $letter }
uf-show-infiltrators = nemici infiltrati: { $men }
uf-show-arriving = in arrivo: { $men }
uf-show-lying = a terra: { $weapons }
uf-show-range = { $letter } gittata { $range } · { $fire } contro { $back }
uf-show-range-brief = { $letter } g{ $range } { $fire }:{ $back }
uf-show-range-legend = A gittata 1 · 5 (−2) contro 6: nemico A; la tua potenza e il modificatore, la sua
uf-show-range-brief-legend = A g1 5:6 – gittata relativa 1 dal nemico A, la tua potenza 5, la sua 6
uf-show-blocked = impedito

# Uomini e armi.
uf-show-mark-pinned = inchiodato
uf-show-mark-heroic = eroe
uf-show-mark-berserk = in furia
uf-show-mark-target = bersaglio
uf-show-mark-held-out = non spara
uf-show-mark-named = va
uf-show-mark-moving-over = in viaggio
uf-show-mark-inside = infiltrato
uf-show-mark-jammed = inceppata
uf-show-mark-serves = servente
uf-show-mark-charge = carica
uf-show-mark-captured = arma presa
uf-show-mark-unarmed = disarmato
uf-show-weapon-rifle = fucile
uf-show-weapon-bolt-rifle = fucile a ripet.
uf-show-weapon-assault-rifle = fuc. d'assalto
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
uf-show-column-power = Fuoco 0-5
uf-show-column-morale = Mor
uf-show-column-panic = Pan
uf-show-column-kia = KIA
uf-show-column-close = Corpo
uf-show-column-state = Stato

# Funzioni delle carte.
uf-show-fn-terrain = Terreno
uf-show-fn-movement = Movimento
uf-show-fn-fire = Fuoco
uf-show-fn-rally = Raccolta
uf-show-fn-rally-all = Raccolta generale
uf-show-fn-concealed = Occultamento
uf-show-fn-smoke = Fumo
uf-show-fn-wire = Filo spinato
uf-show-fn-hero = Eroe
uf-show-fn-sniper = Cecchino
uf-show-fn-radio = Radio
