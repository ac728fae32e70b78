# Obiettivi e probabilità
flow-goals = Obiettivi
flow-goals-same = Gli stessi obiettivi
flow-goals-fold = Riduci gli obiettivi
flow-goal-progress = { $now } di { $needed }
flow-now = Se la partita finisse ora
flow-works = Riesce
flow-works-share = riesce { $chance }
flow-nothing = Nulla
flow-costs = Ti costa
flow-odds-works = Riesce { $chance }
flow-odds-results = : { $results }.
flow-odds-costs = Ti costa { $chance }: { $results }.
flow-odds-free = Non ti costa nulla.
flow-unless = non ci arriva
flow-hits-you = Ti colpiscono: { $chance }

# Suggerimenti
flow-hint = Suggerimento
flow-hint-try = Prova così: { $action }.
flow-hint-none = Nessun suggerimento per questa decisione.
flow-hint-show = Mostra
flow-hint-other = Un’altra idea
flow-hint-shown = Mostrato sul tavolo
