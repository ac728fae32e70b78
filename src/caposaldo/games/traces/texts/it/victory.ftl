# Punti vittoria, a fine turno e voce per voce.
tr-points-now = Fine del turno { $turn }: i Sovietici hanno { $points ->
    [one] un punto vittoria
   *[other] { $points } punti vittoria
}; ne servono { $target }.
tr-points-cities = grandi città controllate
tr-points-units = unità dell'Asse distrutte
tr-points-hqs = quartier generali trasferiti
tr-points-breakthrough = unità in esagoni di sfondamento

# Come finisce la partita.
tr-won-by-order = { $city } è caduta mentre l'ordine di resistere era ancora in vigore: i Sovietici vincono subito.
tr-won-by-points = I Sovietici vincono con { $points ->
    [one] un punto vittoria
   *[other] { $points } punti vittoria
} alla fine del turno { $turn }; ne servivano { $target }.
tr-held-out = L'Asse ha resistito fino alla fine del turno { $turn }: i Sovietici hanno { $points ->
    [one] un punto vittoria
   *[other] { $points } punti vittoria
}, ne servivano { $target }.
