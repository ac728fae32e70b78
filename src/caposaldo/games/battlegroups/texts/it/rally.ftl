bg-rally-out-of-radius = { $unit } è fuori dal raggio del suo Comando e non può riorganizzarsi.
bg-rally-shaken = { $unit } recupera: l'unità non è più scossa.
bg-rally-recovers = { $unit } tira { $die }, serve { $needs } o più: recupera.
bg-rally-fails = { $unit } tira { $die }, serve { $needs } o più: l'unità resta soppressa.
