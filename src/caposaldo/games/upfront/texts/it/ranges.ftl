# Segnalini riportati nella norma, d'accordo (5.62).
uf-proposes-chits = { $side } propone di riportare nella norma i segnalini gittata: { $by } ai propri, l'opposto a quelli dell'altro.
uf-chits-reset = I segnalini gittata tornano nella norma: { $by } a quelli di { $side }, l'opposto agli altri. Nessuna gittata relativa cambia.
uf-nothing-proposed = Nessuno ha ancora fatto una proposta.
uf-already-proposed = L'altro ha fatto una proposta: accettala o lascia i segnalini come sono.
uf-useless-proposal = Così i segnalini gittata non si avvicinerebbero ai valori da 0 a 5.
