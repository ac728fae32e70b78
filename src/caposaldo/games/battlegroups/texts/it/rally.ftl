bg-rally-out-of-radius = { $unit-The } è fuori dal raggio di comando e non può riorganizzarsi.
bg-rally-shaken = { $unit-The } recupera: non è più { $unit-gender ->
    [f] scossa
   *[m] scosso
}.
bg-rally-recovers = { $unit-The } tira { $die }, serve { $needs } o più: recupera.
bg-rally-fails = { $unit-The } tira { $die }, serve { $needs } o più: resta { $unit-gender ->
    [f] soppressa
   *[m] soppresso
}.
