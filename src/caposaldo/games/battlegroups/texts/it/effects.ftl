bg-shaken = { $unit }: unità scossa. Si ferma e non può muovere finché non recupera.
bg-suppressed = { $unit }: unità soppressa. Non può muovere né sparare finché non recupera.
bg-destroyed = { $unit }: unità distrutta.
bg-no-worse = { $unit }: colpi a segno, ma non sta peggio di prima.
bg-withdraws = { $unit } si ritira.
bg-no-way-back = { $unit } non ha dove ritirarsi e resta dov'è.
bg-cannot-withdraw = { $unit } non può ritirarsi: unità perduta.
bg-bails-out = { $unit } scende dal relitto di { $carrier }.

# I risultati possibili, per le probabilità.
bg-result-none = nessun effetto
bg-result-shaken = scossa
bg-result-suppressed = soppressa
bg-result-destroyed = distrutta
bg-result-withdraws = si ritira, se può
