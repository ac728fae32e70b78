bg-rally-out-of-radius = { $unit } è fuori dal raggio di comando e non può riorganizzarsi.
bg-rally-shaken = { $unit } recupera: non è più { $unit-gender ->
    [f] scossa
   *[m] scosso
}.
bg-rally-recovers = { $unit } tira { $die }, serve { $needs } o più: recupera.
bg-rally-fails = { $unit } tira { $die }, serve { $needs } o più: resta { $unit-gender ->
    [f] soppressa
   *[m] soppresso
}.
