bg-shaken = { $unit }: scosso. Si ferma e non può muovere finché non recupera.
bg-suppressed = { $unit }: soppresso. Non può muovere né sparare finché non recupera.
bg-destroyed = { $unit }: distrutto.
bg-no-worse = { $unit }: colpito, ma non sta peggio di prima.
bg-withdraws = { $unit } si ritira.
bg-cannot-withdraw = { $unit } non può ritirarsi ed è perduto.
bg-bails-out = { $unit } scende dal relitto di { $carrier }.

# I risultati possibili, per le probabilità.
bg-result-none = nessun effetto
bg-result-shaken = scosso
bg-result-suppressed = soppresso
bg-result-destroyed = distrutto
bg-result-withdraws = si ritira
