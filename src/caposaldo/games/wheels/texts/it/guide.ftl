# Con che cosa vince ogni parte.
wh-goal-destruction = Perdite inferiori di oltre il 10% a quelle del nemico alla fine: ora { $own }% contro { $enemy }%
wh-goal-conquest = Più obiettivi del nemico alla fine: ora { $held } su { $count }, il nemico { $enemy }

# A che cosa si rinuncia.
wh-loses-later = { $count ->
    [one] 1 carta resta fuori dal tavolo fino al turno 2
   *[other] { $count } carte restano fuori dal tavolo fino al turno 2
}.

# Che cosa parla a favore di una scelta.
wh-why-cover = Lì è al coperto
wh-why-takes = Prende l’obiettivo
wh-why-holds = Tiene l’obiettivo
wh-why-objective = { $cm } cm dall’obiettivo più vicino
wh-why-out-of-sight = Lì nessun nemico noto ha la linea di tiro
wh-why-near-hq = Entro 15 cm da un QG
wh-why-still-fires = Fin lì può muovere e sparare ancora
wh-why-target = Da lì ha la linea di tiro verso { $unit-the }
wh-why-unanswered = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} rispondere
wh-why-flank = I colpi arrivano sul fianco o sul retro
wh-why-short = A gittata corta
wh-why-waits = Il nemico deve manovrare per primo
wh-why-nothing-better = Non resta niente di meglio da fare
wh-why-field = Da lì vede lontano
wh-why-initiative = I primi colpi sono i tuoi

# Schieramenti proposti.
wh-propose-forward = In avanti
wh-propose-in-depth = In profondità
wh-propose-in-cover = Al coperto
wh-propose-army-balanced = Esercito equilibrato
wh-propose-army-armour = Esercito corazzato
wh-propose-army-infantry = Esercito di fanteria
wh-propose-table = Disponi un terreno sensato
wh-propose-defence = Difesa sensata
