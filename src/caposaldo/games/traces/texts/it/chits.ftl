# La scelta dei segnalini.
tr-selection = Si scelgono i segnalini: { $soviet } per i Sovietici, { $axis } per l'Asse.
tr-chit-chosen = Nella coppa: { $chit }.
tr-chit-held = In mano: { $chit }.
tr-chits-ready = Segnalini scelti: { $side }.
tr-cup-filled = { $cup ->
    [one] Nella coppa c'è un segnalino
   *[other] Nella coppa ci sono { $cup } segnalini
}, { $hand ->
    [0] nessuno in mano all'Asse.
    [one] uno in mano all'Asse.
   *[other] { $hand } in mano all'Asse.
}

# La coppa.
tr-chit-drawn = Dalla coppa esce { $chit }. { $left ->
    [0] Ora la coppa è vuota.
    [one] Resta un segnalino.
   *[other] Restano { $left } segnalini.
}
tr-chit-added = L'Asse mette un segnalino nella coppa: { $cup } nella coppa, { $hand } in mano.
tr-chit-added-secret = Nella coppa va { $chit }.
tr-chit-interrupted = L'Asse gioca { $okh } dalla mano come ordine d'interruzione: { $chit } torna nella coppa senza effetto.

# Perché no.
tr-chit-unknown = Questo segnalino non esiste.
tr-chit-foreign = { $chit }: il segnalino è dell'altra parte.
tr-chit-common = Il segnalino Rifornimento va nella coppa da solo, ogni turno.
tr-chit-soviet-hand = I Sovietici non tengono nulla in mano: tutti i loro segnalini vanno nella coppa.
tr-chit-not-yet = { $chit } non è disponibile prima del turno { $turn }.
tr-chit-stavka-crossings = { $chit } è disponibile in questo turno { $most ->
    [0] solo se nessun punto di attraversamento è in mano sovietica
    [one] con non più di un punto di attraversamento in mano sovietica
   *[other] con non più di { $most } punti di attraversamento in mano sovietica
}; ora i Sovietici ne hanno { $count }.
tr-chit-used-up = { $chit } si può scegliere una volta sola in tutta la partita.
tr-chit-none-left = { $chit }: non restano segnalini da scegliere.
tr-chits-enough = I segnalini di questo turno sono già tutti scelti.
tr-chits-missing = { $left ->
    [one] Un segnalino è ancora da scegliere.
   *[other] { $left } segnalini sono ancora da scegliere.
}
tr-chit-fronts-first = { $chit } toglierebbe il posto a un Fronte: { $missing ->
    [one] ne manca ancora uno.
   *[other] ne mancano ancora { $missing }.
}
tr-no-okh-in-hand = Per interrompere serve un OKH in mano.
tr-cup-empty = La coppa è vuota: metti almeno un segnalino della tua mano.
tr-chit-not-in-hand = Non hai in mano questo segnalino.
