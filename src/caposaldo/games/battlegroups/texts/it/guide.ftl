# Perché un attacco non arriva ai dadi.
bg-unless-falls-short = { $unit-The } non arriva a contatto con { $target-the }: si ferma a { $gap }″.
bg-unless-withdraws = { $target-The } si ritirerà davanti al tiro già dichiarato: questo tiro andrebbe perduto.

# Con che cosa vince ciascuno.
bg-goal-break = { $side-gender ->
    [mp] Vincono
   *[m] Vince
} { $side-the } quando { $enemy-the } { $enemy-gender ->
    [mp] perdono
   *[m] perde
} { $needed ->
    [one] 1 unità che conta
   *[other] { $needed } unità che contano
}: finora { $lost }
bg-goal-losses = Dopo il turno { $turns }, perdite inferiori di oltre il 10% a quelle nemiche: ora { $own }% contro { $enemy }%

# Chi vincerebbe se la partita finisse ora.
bg-now-leads = { $winner-The } { $winner-gender ->
    [mp] sono
   *[m] è
} in vantaggio. Perdite: { $first } { $a }%, { $second } { $b }%
bg-now-even = Per ora è un pareggio. Perdite: { $first } { $a }%, { $second } { $b }%
