# La sequenza di gioco.
uf-game-over = La partita è finita.
uf-not-your-decision = Questa decisione non è tua.
uf-not-now = Ora non puoi { $verb }. Prima: { $prompt }
uf-overfull = Troppi dati per { $verb }.

# Che cosa si decide, per chi decide; $side dice chi.
uf-prompt-form = Dividi i tuoi uomini in 2–4 gruppi da 2 a 10 uomini, oppure lasciali come sono.
uf-prompt-lay = Prima del primo turno: metti una carta Terreno su un gruppo che non ne ha, oppure passa.
uf-prompt-answer = { $card } è sul gruppo { $group }. La accetti o la rifiuti? Se la rifiuti, annulli l’ultimo movimento del gruppo.
uf-prompt-charge-at = Quale gruppo nemico carica { $man }?
uf-prompt-act = Il tuo turno: 1 azione per ogni gruppo, nell’ordine che vuoi.
uf-prompt-aim = Il gruppo { $group } spara sul gruppo { $target }. Scegli le carte Fuoco per cui basta la sua potenza, poi apri il fuoco.
uf-prompt-conceal-fire = Il gruppo { $group } è sotto il fuoco (forza { $strength }). Giochi una carta Nascosto?
uf-prompt-conceal-infiltration = { $man } si sta infiltrando nel gruppo { $group }. Giochi una carta Nascosto per lui?
uf-prompt-conceal-fight = Combattimento ravvicinato nel gruppo { $group }. Giochi una carta Nascosto contro { $man }?
uf-prompt-conceal-sniper = Giochi una carta Nascosto?
uf-prompt-conceal-mines = Giochi una carta Nascosto?
uf-prompt-conceal-execution = Giochi una carta Nascosto?
uf-prompt-conceal-shot = L’artiglieria spara sul gruppo { $group }. Giochi una carta Nascosto?
uf-prompt-conceal-overrun = Giochi una carta Nascosto?
uf-prompt-conceal-vehicle = Giochi una carta Nascosto?
uf-prompt-conceal-commissar = Giochi una carta Nascosto?
uf-prompt-conceal-attempt = Giochi una carta Nascosto?
uf-prompt-commit = { $hidden ->
    [0] Nessuna carta Nascosto sul gruppo { $target }: l’attacco del gruppo { $group } resta di forza { $strength }.
   *[other] Nascosto { $hidden } sul gruppo { $target }: l’attacco del gruppo { $group } ora ha forza { $strength }.
} Lo risolvi o rinunci?
uf-prompt-save-fire = { $man } è inchiodato e sotto il fuoco. Giochi un Eroe su di lui?
uf-prompt-save-infiltration = Un nemico si sta infiltrando nel gruppo { $group }; ogni uomo inchiodato gli facilita il compito. Giochi un Eroe su uno di loro?
uf-prompt-save-fight = { $man } è inchiodato e in combattimento ravvicinato. Giochi un Eroe su di lui?
uf-prompt-save-fight-crew = { $man } è in combattimento ravvicinato; i serventi inchiodati non lo aiutano. Giochi un Eroe su uno di loro?
uf-prompt-save-sniper = Un tiratore scelto ha nel mirino { $man }, inchiodato. Giochi un Eroe su di lui?
uf-prompt-save-mines = { $man } è inchiodato tra le mine. Giochi un Eroe su di lui?
uf-prompt-save-execution = { $man } sta per essere fucilato. Giochi un Eroe su di lui?
uf-prompt-save-shot = { $man } è inchiodato. Giochi un Eroe su di lui?
uf-prompt-save-overrun = Un veicolo sta travolgendo { $man }. Giochi un Eroe su di lui?
uf-prompt-save-vehicle = L’equipaggio di { $man } si mette al riparo. Giochi un Eroe per tenerlo al suo posto?
uf-prompt-save-commissar = Il gruppo { $group } è sotto attacco e { $man }, inchiodato, non può sostenerne il morale. Giochi un Eroe su di lui?
uf-prompt-save-attempt = Una carica ha inchiodato { $man } prima che potesse infiltrarsi. Giochi un Eroe su di lui, così può tentare?
uf-prompt-rallying = Chi si riprende nel gruppo { $group }? { $men ->
    [one] Resta da scegliere 1 uomo.
   *[other] Restano da scegliere { $men } uomini.
}
uf-prompt-infiltrate = Chi si infiltra dal gruppo { $group }, dove e come?
uf-prompt-assault = Chi entra in combattimento ravvicinato dal gruppo { $group }, e come?
uf-prompt-fights = Quale uomo del gruppo { $group } combatte ora?
uf-prompt-retry = { $man } ha fallito il controllo ed è inchiodato. Giochi un Eroe su di lui per ritentare?
uf-prompt-spoils = { $man } ha vinto. Prende { $weapon-the }?
uf-prompt-seize = Il gruppo { $group } è eliminato. Quale gruppo ne occupa il terreno?
uf-prompt-seize-men = Chi altro passa nel terreno del gruppo { $group }?
uf-prompt-arrange = Disponi in ordine gli uomini del gruppo { $group }.
uf-prompt-send = Chi passa dal gruppo { $group } al gruppo { $target }? Ogni uomo spende una carta Movimento.
uf-prompt-send-new = Chi lascia il gruppo { $group } per formare il gruppo { $letter }? Ogni uomo spende una carta Movimento.
uf-prompt-discard = Scarta carte, gioca una carta al posto di uno scarto, oppure prosegui.
uf-prompt-refill = Quante carte peschi? { $cards ->
    [0] La mano è piena.
    [one] Puoi pescarne 1.
   *[other] Puoi pescarne fino a { $cards }.
}
uf-prompt-redirect = Il gruppo bersaglio del tiratore scelto è eliminato. Su quale gruppo spara?
uf-prompt-renormalise = Il mazzo è finito. Proponi di riallineare i segnalini raggio?
uf-prompt-renormalise-answer = Accetti di aggiungere { $by } a tutti i segnalini raggio avversari ({ $other }) e toglierlo ai tuoi?
uf-prompt-crew-falls = { $man } continua a combattere. Quale servente lo affronta?
uf-prompt-shot = Un cannone sta sparando.
uf-prompt-overrun = Un travolgimento è in corso.
uf-prompt-trying-acquire = Il gruppo { $group } raccoglie armi. Un altro uomo tenta di prenderne una?
uf-prompt-trying-repair = Il gruppo { $group } ripara armi. Un altro uomo tenta di riparare la sua?
uf-prompt-trying-clear = Il gruppo { $group } bonifica mine. Un altro uomo tenta di aprire un varco?
uf-prompt-over = La partita è finita.
