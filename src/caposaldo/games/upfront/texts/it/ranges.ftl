# Segnalini riportati nella norma, d'accordo (5.62).
uf-proposes-chits = { $side-The } propongono { $by } ai propri segnalini raggio e l’opposto a quelli nemici.
uf-chits-reset = I segnalini raggio cambiano: { $by } per { $side-the }, l’opposto per il nemico. I raggi relativi non cambiano.
uf-nothing-proposed = Non c’è ancora una proposta.
uf-already-proposed = Il nemico ha fatto una proposta: accettala o lascia i segnalini come sono.
uf-useless-proposal = Così i segnalini raggio non si avvicinano a 0–5.
