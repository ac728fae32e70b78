# Armi (18, 19.3, 20.74)
uf-weapon-lies = Arma senza padrone in { $group }: { $weapon }.
uf-weapon-lost = Arma perduta per sempre: { $weapon }.
uf-repair = { $man } prova a riparare l'arma ({ $weapon }): { $card }.
uf-repaired = { $man }: l'arma funziona di nuovo ({ $weapon }).
uf-repair-fails = { $man }: l'arma resta inceppata ({ $weapon }).
uf-acquires = { $man } prende l'arma: { $weapon } ({ $card }).
uf-acquire-fails = { $man } non riesce a prendere l'arma: { $weapon } ({ $card }).
uf-takes-over = { $man } subentra al tiratore: { $weapon }.
uf-hands-over = { $man } passa l’arma ({ $weapon }) a { $other }.
uf-captures = { $man } cattura l'arma: { $weapon }.
uf-destroys = { $man } distrugge l'arma: { $weapon }.
uf-drops = { $man } lascia l'arma: { $weapon }.

# Perché no
uf-weapon-chapter = In questo scenario queste regole non si usano.
uf-weapon-nobody = Non è un uomo in gioco.
uf-weapon-unable = { $man } è inchiodato o in trasferimento.
uf-repair-nothing = { $man } non ha un'arma inceppata.
uf-repair-wet = In Palude e Torrente non si ripara nulla.
uf-repair-moving = In movimento non si ripara nulla.
uf-acquire-held = L'arma non è abbandonata: è in mano a qualcuno, anche se inchiodato, o è perduta.
uf-acquire-elsewhere = L'arma ({ $weapon }) non si trova dove { $man } la possa prendere.
uf-acquire-assistant = L'arma ({ $weapon }) ha un servente, { $man }: tocca a lui.
uf-acquire-burdened = { $man } porta un'arma secondaria, che non va insieme a quest'arma: { $weapon }.
uf-hand-over-nothing = { $man } non porta armi secondarie.
uf-hand-over-nobody = Non è un altro uomo del suo gruppo.
uf-hand-over-burdened = { $man } porta già qualcos'altro.
uf-hand-over-weapon = { $man } non può portare un'arma secondaria insieme alla sua: { $weapon }.
uf-drop-nothing = { $man } non ha un'arma catturata.
uf-drop-how = Un'arma si lascia o si distrugge.
uf-carry-pillbox = { $man } è in una Casamatta: lì non si portano armi secondarie.
uf-spoils-berserk = { $man } ha caricato senza un’arma: resta disarmato finché non ne prende una con un’azione e una carta nera.
uf-spoils-none = Non c'è un'arma così da prendere.
uf-spoils-ordnance = L'artiglieria non si può prendere: { $weapon }.
