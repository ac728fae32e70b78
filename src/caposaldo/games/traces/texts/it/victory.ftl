# Punti vittoria, a fine turno e voce per voce.
tr-points-now = Fine del turno { $turn }: i sovietici hanno { $points } PV e ne devono raggiungere { $target }.
tr-points-cities = grandi città controllate
tr-points-units = unità dell’Asse eliminate
tr-points-hqs = QG trasferiti
tr-points-breakthrough = unità in esagoni di sfondamento

# Come finisce la partita.
tr-won-by-order = { $city } è caduta mentre il suo Ordine del Comando Supremo era in vigore: i sovietici vincono subito.
tr-won-by-points = I sovietici vincono con { $points } PV alla fine del turno { $turn }; ne servivano { $target }.
tr-held-out = L’Asse vince resistendo fino alla fine del turno { $turn }: i sovietici hanno { $points } PV, ne servivano { $target }.
