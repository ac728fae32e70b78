# La scelta dei segnalini.
tr-selection = Scelta dei segnalini: sovietici { $soviet }, Asse { $axis }.
tr-chit-chosen = Nella coppa: { $chit }.
tr-chit-held = In mano: { $chit }.
tr-chits-ready = { $side-The } { $side-gender ->
    [mp] hanno scelto i loro
   *[m] ha scelto i suoi
} segnalini.
tr-cup-filled = { $cup ->
    [one] 1 segnalino nella coppa
   *[other] { $cup } segnalini nella coppa
}, { $hand ->
    [0] nessuno in mano all’Asse.
    [one] 1 in mano all’Asse.
   *[other] { $hand } in mano all’Asse.
}

# La coppa.
tr-chit-drawn = Estratto dalla coppa: { $chit }. { $left ->
    [0] Ora la coppa è vuota.
    [one] Resta 1 segnalino.
   *[other] Restano { $left } segnalini.
}
tr-chit-added = L’Asse mette un segnalino nella coppa: { $cup } nella coppa, { $hand } in mano.
tr-chit-added-secret = Nella coppa: { $chit }.
tr-chit-interrupted = L’Asse interrompe con { $okh-the } dalla mano: { $chit-the } torna nella coppa senza effetto.

# Perché no.
tr-chit-unknown = Questo segnalino non esiste.
tr-chit-foreign = Il segnalino { $chit } è dell’avversario.
tr-chit-common = Il segnalino Rifornimento non si sceglie: va nella coppa ogni turno.
tr-chit-soviet-hand = I sovietici non possono tenere segnalini in mano: vanno tutti nella coppa.
tr-chit-not-yet = Il segnalino { $chit } non è disponibile prima del turno { $turn }.
tr-chit-stavka-crossings = Il segnalino { $chit } è disponibile in questo turno solo se i sovietici hanno { $most ->
    [0] nessun punto di attraversamento
    [one] al massimo 1 punto di attraversamento
   *[other] al massimo { $most } punti di attraversamento
}; ora ne hanno { $count }.
tr-chit-used-up = Il segnalino { $chit } si può scegliere una volta sola in tutta la partita.
tr-chit-none-left = Non ci sono altri segnalini da scegliere: { $chit }.
tr-chits-enough = Hai già scelto tutti i segnalini di questo turno.
tr-chits-missing = { $left ->
    [one] Scegli prima ancora 1 segnalino.
   *[other] Scegli prima ancora { $left } segnalini.
}
tr-chit-fronts-first = Il segnalino { $chit } toglierebbe il posto a un Fronte: { $missing ->
    [one] ne manca ancora 1.
   *[other] ne mancano ancora { $missing }.
}
tr-no-okh-in-hand = Per interrompere ti serve un segnalino OKH in mano.
tr-cup-empty = La coppa è vuota: mettici almeno 1 segnalino della tua mano.
tr-chit-not-in-hand = Non hai in mano questo segnalino.
