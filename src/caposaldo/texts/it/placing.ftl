# Schieramenti proposti e modificati a mano
placing-sound = Questo schieramento è buono. Sposta ciò che vuoi, poi comincia.
placing-held = Sposti { $unit-the }: clicca dove va.
placing-held-other = Clicca dove va.
placing-begin = Comincia
placing-another = Un’altra proposta
placing-clear = Togli tutto
placing-put-back = Rimetti a posto
placing-turn = R la ruota
placing-turn-it = Ruota
placing-changed = { $count ->
    [one] Modificata: 1 unità
   *[other] Modificate: { $count } unità
}
placing-secret = { $count ->
    [one] 1 nascosta
   *[other] { $count } nascoste
}
placing-proposals = Proposte
placing-set = Schieramento
placing-set-hint = Puoi modificare lo schieramento proposto prima di cominciare.
placing-set-proposed = Proponi
placing-set-by-hand = Un’unità alla volta
