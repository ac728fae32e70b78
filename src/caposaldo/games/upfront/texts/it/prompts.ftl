# La sequenza di gioco.
uf-game-over = La partita è finita.
uf-not-your-decision = Questa decisione non è tua.
uf-not-now = Ora non puoi { $verb }. Si decide questo: { $prompt }
uf-overfull = È più di quanto serve dire per { $verb }.

# Che cosa si decide, per chi decide; $side dice chi.
uf-prompt-form = Dividi i tuoi uomini in gruppi: da due a quattro gruppi, da due a dieci uomini. Puoi anche lasciarli come sono.
uf-prompt-lay = Prima della partita: metti una carta Terreno su un gruppo che non ne ha, oppure passa.
uf-prompt-answer = Su { $group } è stata messa { $card }. Accettarla o rifiutarla? Il rifiuto annulla l'ultimo passo del gruppo.
uf-prompt-charge-at = Su quale gruppo nemico si getta { $man }?
uf-prompt-act = Che cosa fanno i tuoi gruppi? Un'azione per ciascuno, nell'ordine che vuoi.
uf-prompt-aim = { $group } spara su { $target }. Scegli le carte Fuoco per cui basta la potenza del gruppo, poi apri il fuoco.
uf-prompt-conceal-fire = { $group } è sotto il fuoco, forza { $strength }. Giochi un Occultamento?
uf-prompt-conceal-infiltration = { $man } striscia verso { $group }. Si gioca un Occultamento per lui?
uf-prompt-conceal-fight = Corpo a corpo in { $group }. Si gioca un Occultamento contro { $man }?
uf-prompt-conceal-sniper = Si gioca un Occultamento?
uf-prompt-conceal-mines = Si gioca un Occultamento?
uf-prompt-conceal-execution = Si gioca un Occultamento?
uf-prompt-conceal-shot = L'artiglieria spara su { $group }. Giochi un Occultamento?
uf-prompt-conceal-overrun = Si gioca un Occultamento?
uf-prompt-conceal-vehicle = Si gioca un Occultamento?
uf-prompt-conceal-commissar = Si gioca un Occultamento?
uf-prompt-conceal-attempt = Si gioca un Occultamento?
uf-prompt-commit = { $hidden ->
    [0] Niente occulta { $target }: l’attacco di { $group } resta di forza { $strength }.
   *[other] { $target } è occultato di { $hidden }: l’attacco di { $group } ora ha forza { $strength }.
} Pescare le carte, o rinunciare?
uf-prompt-save-fire = { $man } è inchiodato e sotto il fuoco. Si gioca un Eroe su di lui?
uf-prompt-save-infiltration = Un nemico striscia verso { $group }, e ogni uomo inchiodato gli facilita la cosa. Si gioca un Eroe su uno di loro?
uf-prompt-save-fight = { $man } è inchiodato e deve battersi corpo a corpo. Si gioca un Eroe su di lui?
uf-prompt-save-fight-crew = { $man } è in un combattimento ravvicinato. Gli uomini inchiodati del suo equipaggio non lo aiutano: giochi un Eroe su uno di loro?
uf-prompt-save-sniper = Un cecchino ha nel mirino { $man }, inchiodato. Si gioca un Eroe su di lui?
uf-prompt-save-mines = { $man } è inchiodato fra le mine. Si gioca un Eroe su di lui?
uf-prompt-save-execution = { $man } sta per essere fucilato. Si gioca un Eroe su di lui?
uf-prompt-save-shot = { $man } è inchiodato. Si gioca un Eroe su di lui?
uf-prompt-save-overrun = { $man } ha un veicolo addosso. Si gioca un Eroe su di lui?
uf-prompt-save-vehicle = L'equipaggio di { $man } si mette al riparo. Si gioca un Eroe per tenerlo al suo posto?
uf-prompt-save-commissar = { $man } è inchiodato; in piedi sosterrebbe il morale di { $group }, sotto attacco. Si gioca un Eroe su di lui?
uf-prompt-save-attempt = La carica di un compagno ha inchiodato { $man } prima del suo tentativo di infiltrarsi. Giochi un Eroe su di lui, perché possa tentare?
uf-prompt-rallying = Chi si riprende in { $group }? { $men ->
    [one] Ancora un uomo.
   *[other] Ancora { $men } uomini.
}
uf-prompt-infiltrate = Chi tenta di infiltrarsi da { $group }, dove e come?
uf-prompt-assault = Chi entra in corpo a corpo da { $group }, e come?
uf-prompt-fights = Quale uomo di { $group } combatte ora?
uf-prompt-retry = { $man } ha fallito la prova ed è inchiodato. Si gioca un Eroe su di lui, per ritentare?
uf-prompt-spoils = { $man } ha vinto. Prende l'arma ({ $weapon })?
uf-prompt-seize = { $group } non c'è più. Chi ne occupa il terreno?
uf-prompt-seize-men = Chi altro passa nel terreno di { $group }?
uf-prompt-arrange = In quale ordine si dispone { $group }?
uf-prompt-send = Chi passa da { $group } a { $target }? Ognuno spende una carta Movimento.
uf-prompt-send-new = Chi lascia { $group } per fondare il gruppo { $letter }? Ognuno spende una carta Movimento.
uf-prompt-discard = Scarta qualche carta, o gioca qualcosa al posto di uno scarto. Oppure prosegui.
uf-prompt-refill = Completa la mano: quante carte peschi? { $cards ->
    [0] La mano è piena.
    [one] Puoi pescarne una.
   *[other] Puoi pescarne fino a { $cards }.
}
uf-prompt-redirect = Il gruppo a cui mirava il cecchino non c'è più. A quale spara?
uf-prompt-renormalise = Il mazzo è finito. Proponi di spostare tutti i segnalini gittata?
uf-prompt-renormalise-answer = Si aggiunge { $by } a ogni segnalino gittata di { $other }, togliendolo ai propri?
uf-prompt-crew-falls = { $man } continua a combattere. Chi dell'equipaggio lo affronta?
uf-prompt-shot = Il colpo è partito.
uf-prompt-overrun = Il veicolo è partito.
uf-prompt-trying-acquire = { $group } raccoglie armi. Tenta anche un altro uomo di prenderne una, o basta così?
uf-prompt-trying-repair = { $group } ripara armi. Tenta anche un altro uomo di riparare la sua, o basta così?
uf-prompt-trying-clear = { $group } sgombera mine. Tenta anche un altro uomo di aprire un varco, o basta così?
uf-prompt-over = La partita è finita.
