# La sequenza di gioco.
uf-game-over = La partita è finita.
uf-not-your-decision = Questa decisione non è tua.
uf-not-now = Ora non puoi { $verb }. Si decide questo: { $prompt }
uf-overfull = È più di quanto serve dire per { $verb }.

# Che cosa si decide, e chi decide ($side).
uf-prompt-form = { $side }: come si dividono gli uomini in gruppi? Da due a quattro gruppi, da due a dieci uomini.
uf-prompt-lay = { $side }: una carta Terreno su un gruppo che non ne ha, oppure passare.
uf-prompt-answer = { $side }: su { $group } è stata messa { $card }. Accettarla o rifiutarla?
uf-prompt-charge-at = { $side }: su quale gruppo nemico si getta { $man }?
uf-prompt-act = { $side }: un'azione per ogni gruppo, nell'ordine che si vuole.
uf-prompt-aim = { $side }: { $group } spara su { $target }. Con quali carte Fuoco, e chi partecipa?
uf-prompt-conceal-fire = { $side }: { $group } è sotto il fuoco, forza { $strength }. Si gioca un Occultamento?
uf-prompt-conceal-infiltration = { $side }: { $man } striscia verso { $group }. Si gioca un Occultamento per lui?
uf-prompt-conceal-fight = { $side }: corpo a corpo in { $group }. Si gioca un Occultamento contro { $man }?
uf-prompt-conceal-sniper = { $side }: si gioca un Occultamento?
uf-prompt-conceal-mines = { $side }: si gioca un Occultamento?
uf-prompt-conceal-execution = { $side }: si gioca un Occultamento?
uf-prompt-commit = { $side }: { $group } spara su { $target } con forza { $strength }. Risolvere l'attacco o rinunciare?
uf-prompt-save-fire = { $side }: { $man } è inchiodato e sotto il fuoco. Si gioca un Eroe su di lui?
uf-prompt-save-infiltration = { $side }: { $man } è inchiodato. Si gioca un Eroe su di lui?
uf-prompt-save-fight = { $side }: { $man } è inchiodato. Si gioca un Eroe su di lui?
uf-prompt-save-sniper = { $side }: un cecchino ha nel mirino { $man }, inchiodato. Si gioca un Eroe su di lui?
uf-prompt-save-mines = { $side }: { $man } è inchiodato fra le mine. Si gioca un Eroe su di lui?
uf-prompt-save-execution = { $side }: { $man } sta per essere fucilato. Si gioca un Eroe su di lui?
uf-prompt-rallying = { $side }: chi si riprende in { $group }? { $men ->
    [one] Ancora un uomo.
   *[other] Ancora { $men } uomini.
}
uf-prompt-infiltrate = { $side }: chi tenta di infiltrarsi da { $group }, dove e come?
uf-prompt-assault = { $side }: chi entra in corpo a corpo da { $group }, e come?
uf-prompt-fights = { $side }: quale uomo di { $group } combatte ora?
uf-prompt-retry = { $side }: { $man } ha fallito la prova ed è inchiodato. Si gioca un Eroe su di lui, per ritentare?
uf-prompt-spoils = { $side }: { $man } ha vinto. Prende l'arma ({ $weapon })?
uf-prompt-seize = { $side }: { $group } non c'è più. Chi ne occupa il terreno?
uf-prompt-seize-men = { $side }: chi altro passa nel terreno di { $group }?
uf-prompt-arrange = { $side }: in quale ordine si dispone { $group }?
uf-prompt-send = { $side }: chi passa da { $group } a { $target }? Ognuno spende una carta Movimento.
uf-prompt-send-new = { $side }: chi lascia { $group } per fondare il gruppo { $letter }? Ognuno spende una carta Movimento.
uf-prompt-discard = { $side }: scarti, o ciò che si gioca al posto di uno scarto.
uf-prompt-refill = { $side }: quante carte si pescano?
uf-prompt-redirect = { $side }: il gruppo a cui mirava il cecchino non c'è più. A quale spara?
uf-prompt-renormalise = { $side }: il mazzo è finito. Si spostano tutti i segnalini gittata di comune accordo?
uf-prompt-renormalise-answer = { $side }: si aggiunge { $by } a ogni segnalino gittata di { $other }, togliendolo ai propri?
uf-prompt-crew-falls = { $side }: { $man } continua a combattere. Chi dell'equipaggio lo affronta?
uf-prompt-over = La partita è finita.
