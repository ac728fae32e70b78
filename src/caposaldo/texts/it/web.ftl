### I testi del client nel browser, una sezione per ogni parte.

## shell

web-brand = Caposaldo: pagina iniziale
web-skip = Vai al contenuto
web-nav = Pagine principali
web-nav-play = Gioca
web-nav-watch = Guarda
web-nav-records = Partite salvate
web-nav-rules = Regole
web-armies = Eserciti
web-settings = Impostazioni
web-close = Chiudi
web-cancel = Annulla
web-loading = Caricamento…
web-popover = Per saperne di più
web-title = { $page } · Caposaldo

web-language = Lingua
web-language-it = Italiano
web-language-en = English
web-language-now = { $language }, cambia lingua
web-theme-to-light = Tema chiaro
web-theme-to-dark = Tema scuro

# Le nazioni come nomi delle fazioni, e la qualità delle truppe.
web-nation-germany = Tedeschi
    .the = i tedeschi
    .gender = mp
web-nation-italy = Italiani
    .the = gli italiani
    .gender = mp
web-nation-britain = Britannici
    .the = i britannici
    .gender = mp
web-nation-usa = Americani
    .the = gli americani
    .gender = mp
web-nation-soviet = Sovietici
    .the = i sovietici
    .gender = mp
web-nation-russia = Russi
    .the = i russi
    .gender = mp
web-nation-romania = Romeni
    .the = i romeni
    .gender = mp
web-nation-hungary = Ungheresi
    .the = gli ungheresi
    .gender = mp
web-quality-recruit = reclute
web-quality-regular = regolari
web-quality-veteran = veterani
web-quality-elite = élite
web-seat-axis = Asse
    .the = l’Asse
    .gender = m
web-seat-allies = Alleati
    .the = gli Alleati
    .gender = mp

# Chi siede a un posto.
web-seated-human = su questo schermo
web-seated-friend = un amico tramite link
web-seated-random = bot casuale
web-seated-greedy = bot regolare
web-seated-search = bot veterano
web-level-random = Casuale
web-level-greedy = Regolare
web-level-search = Veterano
web-level-random-hint = Gioca mosse consentite a caso. Va bene per provare.
web-level-greedy-hint = Fa subito la mossa migliore che vede.
web-level-search-hint = Pensa avanti, circa un secondo a mossa.

web-home-title = Cinque wargame, regolamento completo.
web-home-lead = Il gioco applica ogni regola, ti dice perché una mossa non è consentita e mostra da dove viene ogni numero. Gioca contro un bot, con un amico su questo schermo o con un amico tramite link.
web-home-games = I giochi
web-home-not-built = In arrivo
web-home-scenarios-count = { $count ->
    [one] 1 scenario
   *[other] { $count } scenari
}
web-home-scenarios = { $game }: scenari
web-home-minutes = { $minutes } min
web-home-minutes-range = { $least }–{ $most } min
web-home-units = { $units ->
    [one] 1 unità
   *[other] { $units } unità
}
web-home-force = { $units ->
    [one] 1 unità
   *[other] { $units } unità
}, { $quality }
web-role-attacker = attaccante
web-role-defender = difensore
web-home-men = { $units ->
    [one] 1 uomo
   *[other] { $units } uomini
}
web-home-decks = { $turns ->
    [one] 1 mazzo
   *[other] { $turns } mazzi
}
web-home-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
web-home-difficulty = difficoltà { $level } su 5
web-home-table = tavolo { $width }″ × { $height }″
web-home-table-cm = tavolo { $width } × { $height } cm
web-home-map = Mappa di { $scenario }
web-home-play-bot = Gioca contro un bot
web-home-play-friend = Gioca con un amico
web-home-continue = Continua
web-home-continue-none = Nessuna partita in corso. Iniziane una e la troverai qui.
web-home-more = Mostra tutte ({ $count })
web-home-less = Mostra meno
web-home-open-record = Apri una partita salvata
web-home-watch = Guarda due bot
web-home-watch-lead = Scegli due livelli e una velocità, e guarda le probabilità di ogni attacco.
web-home-first = Prima volta qui?
web-home-first-lead = Gioca { $scenario } contro un bot: una partita completa in { $minutes } min.
web-home-rules = Leggi le regole
web-home-rules-lead = Tutte le regole con parole nostre, con ricerca.
web-home-credit = Non ufficiale. Il README cita i giochi originali; testi, disegni e scenari sono nostri.
web-home-version = funziona offline
web-home-game-battlegroups = Miniature su un tavolo
web-home-game-wheels = Plotoni e corazzati, modelli da 6 mm
web-home-game-traces = Ucraina 1943–44, corpi d’armata su esagoni
web-home-game-storms = Kursk 1943, squadre e cannoni su esagoni
web-home-game-upfront = Una squadra per fazione, carte e niente mappa

# Partite nell'elenco di quelle da continuare.
web-table-your-move = Tocca a te
web-table-open = Apri
web-table-replay = Rivedi
web-table-watch = Guarda
web-table-decides = in attesa { $side-del }
web-table-against = contro { $who }
web-table-elsewhere = un giocatore su un altro schermo
web-table-alone = le due fazioni su questo schermo
web-table-bots = due bot
web-table-won = Finita: vittoria { $side-del }
web-table-draw = Finita: pareggio
web-table-forget = Togli { $scenario } da questo elenco
web-table-forgotten = Tolta dall’elenco. La partita resta aperta per chi ha il link.
web-table-invite = Invita un amico

web-new-title = Nuova partita
web-new-how = Come vuoi giocare?
web-new-bot = Contro un bot
web-new-bot-hint = Tu giochi una fazione, il bot gioca l’altra.
web-new-screen = In due su questo schermo
web-new-screen-hint = Passa lo schermo quando tocca all’avversario; i segreti restano nascosti.
web-new-friend = Un amico con il link
web-new-friend-hint = Manda un link: il tuo amico lo apre e gioca l’altra fazione.
web-new-watch = Guarda due bot
web-new-watch-hint = I bot giocano entrambe le fazioni.
web-new-side = La tua fazione
web-new-level = Livello del bot
web-new-level-of = { $side }: livello del bot
web-new-options = Opzioni
web-new-option-year = Anno
web-new-option-year-hint = L’anno dice quali unità sono in servizio (points-1).
web-new-option-points = Punti
web-new-option-points-hint = I punti dei due eserciti insieme; il valore indicativo dipende da anno e tavolo (points-3).
web-new-option-attacker = Attaccante
web-new-option-attacker-hint = L’esercito che attacca.
web-new-option-defender = Difensore
web-new-option-defender-hint = L’esercito che difende.
web-new-option-first = Primo esercito
web-new-option-first-hint = L’esercito del primo giocatore.
web-new-option-second = Secondo esercito
web-new-option-second-hint = L’esercito del secondo giocatore.
web-new-option-victory = Vittoria
web-new-option-victory-hint = Per perdite, per obiettivi o per entrambi (vic-1).
web-new-option-table = Tavolo
web-new-option-table-hint = La sua misura in centimetri.
web-new-option-pieces = Terreno
web-new-option-pieces-hint = Quanti elementi di terreno si dispongono.
web-new-option-armies = Eserciti
web-new-option-armies-hint = Si comprano a mano o con l’avvio rapido.
web-new-option-terrain = Disporre il terreno
web-new-option-terrain-hint = A mano, con l’avvio rapido, oppure il tavolo con l’avvio rapido e la divisione a mano.
web-new-option-objectives = Obiettivi
web-new-option-objectives-hint = Quanti obiettivi concordano le due fazioni (vic-3).
web-new-choice-guideline = Valore indicativo
web-new-choice-destruction = Distruzione
web-new-choice-conquest = Conquista
web-new-choice-both = Distruzione e conquista
web-new-choice-few = Pochi
web-new-choice-usual = Normali
web-new-choice-many = Molti
web-new-choice-hand = A mano
web-new-choice-quick = Avvio rapido
web-new-choice-terrain-table = Tavolo con l’avvio rapido
web-new-option-mirrored = Scambia i bordi del tavolo
web-new-option-mirrored-hint = Ogni esercito parte dal bordo dell’altro.
web-new-option-charge_in_close_phase = Assalti nella fase di combattimento ravvicinato
web-new-option-charge_in_close_phase-hint = Le unità che non hanno mosso né sparato vanno all’assalto nella fase di combattimento ravvicinato, invece che in quella di movimento (close-1).
web-new-option-flame_he = Lanciafiamme contro la fanteria
web-new-option-flame_he-hint = I lanciafiamme tirano 3 dadi contro chi è a piedi; la regola stampata non ne dà (direct-8).
web-new-option-free_air = Attacchi aerei senza osservatore
web-new-option-free_air-hint = Gli aerei trovano i bersagli da soli; la regola stampata richiede un osservatore avanzato o un’unità da ricognizione che veda il bersaglio (air-3).
web-new-option-hq_points = PV per i quartieri generali
web-new-option-hq_points-hint = Ogni quartier generale tedesco che si trasferisce dà 2 PV ai sovietici; ognuno dei loro gliene costa 2 (2.3f).
web-new-option-ukrainian_fronts = Fronti ucraini
web-new-option-ukrainian_fronts-hint = Dal turno 4 i Fronti sovietici usano l’altra faccia (14.2).
web-new-option-bidding = Asta per le fazioni
web-new-option-bidding-hint = Il giocatore che offre più punti vittoria gioca con i sovietici (14.1).
web-new-option-clock = Turni di un minuto
web-new-option-clock-hint = Passato il minuto non puoi iniziare nuove azioni; quella già dichiarata si completa (16.31).
web-new-option-variable_ap = AP variabili
web-new-option-variable_ap-hint = Per gli AP di un’attivazione si tirano 2 dadi, invece di prenderne 7 (3.0.1).
web-new-option-cautious = Movimento cauto
web-new-option-cautious-hint = Le unità a piedi che muovono allo scoperto sono più facili da colpire nel turno nemico successivo, a meno che non paghino 1 AP in più (5.0.1).
web-new-option-russians = Russi al posto degli americani
web-new-option-russians-hint = I tedeschi affrontano i russi: più uomini, meno carte in mano e un commissario dove lo scenario lo prevede (2.4).
web-new-option-germans_attack = Attaccano i tedeschi
web-new-option-germans_attack-hint = Se non è attiva, i tedeschi difendono e l’altra fazione attacca, ognuna con le forze di quel ruolo (2.4).
web-new-option-all_rules = Tutte le regole
web-new-option-all_rules-hint = Aggiunge fianchi, trasferimenti, armi abbandonate, malfunzionamenti, combattimento ravvicinato, cariche di demolizione, lanciafiamme e mine agli scenari che non li usano (1).
web-new-option-several_concealed = Più carte Nascosto
web-new-option-several_concealed-hint = Puoi giocare più carte Nascosto contro un solo attacco di fuoco; secondo la nostra lettura la regola ne consente una (6.44).
web-new-option-several_attempts = Più tentativi
web-new-option-several_attempts-hint = Quando un gruppo prende armi, le ripara o bonifica un campo minato, ognuno dei suoi uomini può tentare una volta in quell’azione; secondo la nostra lettura la regola consente il tentativo a un solo uomo (18.2, 19.3, 24.5).
web-new-option-voluntary_berserk = Furioso per scelta
web-new-option-voluntary_berserk-hint = Anche un russo lasciato in preda al panico dal suo giocatore può diventare furioso (20.9).
web-new-serious = Partita seria
web-new-serious-hint = Niente suggerimenti, e dopo un tiro o una scoperta non si torna indietro.
web-new-hints = Suggerimenti per entrambi
web-new-hints-hint = Entrambi i giocatori possono chiedere suggerimenti. Chi è invitato lo sa prima di sedersi.
web-new-seed = Seme
web-new-seed-hint = Lascialo vuoto per una partita casuale. Lo stesso seme e le stesse decisioni danno gli stessi dadi. Entrambi i giocatori vedono che il seme è stato scelto.
web-new-start = Inizia la partita
web-new-start-watch = Inizia a guardare
web-new-start-friend = Crea partita e link
web-new-unknown = Questo scenario non esiste.
web-new-to-scenarios = Torna agli scenari
web-invite-title = Manda questo link al tuo amico
web-invite-lead = Il tuo amico lo apre e gioca con { $side }. Il link vale una volta sola: non darlo ad altri.
web-invite-link = Link per { $side }
web-invite-copy = Copia il link
web-invite-copied = Link copiato.
web-invite-not-copied = Questo browser non consente di copiare: seleziona il link e copialo tu.
web-invite-local = Questo indirizzo funziona solo su questo computer. Per giocare con un amico su un altro computer, avvia il server con --host 0.0.0.0 e usa l’indirizzo di questo.
web-invite-go = Vai alla partita
web-invite-later = Potrai ritrovare il link nella partita.
web-invite-open = Il link non è ancora stato usato.
web-invite-here = Il tuo amico è entrato.
web-invite-away = Il tuo amico è entrato, ma ora non è collegato.
web-invite-used = Il link è stato usato e non funziona più. Solo il browser del tuo amico può giocare quella fazione.
web-invite-none = Questo browser non ha il link. Creane uno nuovo.
web-invite-new = Nuovo link
web-invite-new-hint = Il link vecchio smette di funzionare.
web-invite-made = Nuovo link pronto. Quello vecchio non funziona più.
web-join-title = Sei invitato a una partita
web-join-side = Giocherai con { $side }.
web-join-hints = In questa partita entrambi i giocatori possono chiedere suggerimenti. Se ti siedi, sei d’accordo.
web-join-once = Il link vale una volta sola. Poi solo questo browser può giocare questa fazione.
web-join-sit = Entra nella partita
web-join-watch = Guarda la partita
web-join-can-watch = Puoi comunque guardare la partita.
web-join-yours = Stai già giocando questa partita. Manda il link al tuo amico.

web-rules-title = Regole
web-rules-lead = Tutte le regole del gioco con parole nostre, con i numeri che il gioco mostra nei rifiuti, nelle probabilità e nella cronaca.
web-rules-search = Cerca nelle regole
web-rules-search-hint = parola o numero ({ $example })
web-rules-found = { $count ->
    [0] Nessuna regola contiene tutte queste parole.
    [one] 1 regola
   *[other] { $count } regole
}
web-rules-clear = Mostra tutte le regole
web-rules-sections = Capitoli
web-rules-game = Gioco
web-rules-link = Link alla regola { $rule }
web-rule-chip = Regola { $rule }
web-rule-chip-titled = Regola { $rule }: { $title }
web-rule-see = Vedi anche
web-rule-all = Leggila nel regolamento
web-rule-unknown = La regola { $rule } non esiste.

web-records-title = Partite salvate
web-records-lead = Una partita salvata è un file di testo con preparazione, seme e decisioni. Chiunque può leggerlo, conservarlo e rivedere la partita.
web-records-open = Apri una partita salvata
web-records-drop = Trascina qui un file o
web-records-choose = scegli un file
web-records-drop-hint = Le partite finite si aprono come replay, quelle non finite continuano.
web-records-reading = Lettura di { $file }…
web-records-large = { $file } è troppo grande per una partita salvata.
web-records-other = { $file } non è una partita salvata.
web-records-yours = Le tue partite
web-records-none = Ancora nessuna partita. Qui trovi quelle che giochi e quelle che apri.
web-records-download-of = Scarica { $scenario }
web-records-decisions = { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}

web-watch-title = Guarda due bot
web-watch-lead = Scegli una battaglia e due bot. Durante la partita vedi ciò che vedono entrambe le fazioni; alla fine puoi rivedere tutto.
web-watch-scenario = Battaglia
web-watch-running = Partite che hai guardato

web-set-title = Impostazioni
web-set-lead = Salvate in questo browser.
web-set-reading = Lettura
web-set-board = Tavolo
web-set-pace = Ritmo
web-set-theme = Tema
web-set-theme-auto = Sistema
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-text = Dimensione del testo
web-set-text-value = { $size }%
web-set-pieces = Pedine
web-set-pieces-silhouettes = Sagome
web-set-pieces-nato = Simboli NATO
web-set-counters = Pedine sulla mappa
web-set-counters-silhouettes = Sagome
web-set-counters-nato = Simboli NATO
web-set-palette = Colori
web-set-palette-normal = Normali
web-set-palette-strong = Alto contrasto
web-set-palette-hint = I colori normali sono scelti perché tutti possano distinguerli. L’alto contrasto ingrossa le linee, ingrandisce le forme e tratteggia le aree di ogni fazione.
web-set-animation = Movimenti e dadi
web-set-animation-normal = Normali
web-set-animation-instant = Immediati
web-set-animation-hint = Sempre immediati se il sistema chiede di ridurre le animazioni.
web-set-confirm = Attacchi
web-set-confirm-yes = Mostra prima le probabilità
web-set-confirm-no = Attacca subito
web-set-asks = Richieste di reazione
web-set-asks-hint = Solo in «{ web-game-upfront }». Dopo un attacco si chiede a entrambi i giocatori di reagire, che abbiano una carta o no. Se non hai nulla da giocare, il gioco risponde per te dopo il tuo tempo abituale, così una pausa non rivela nulla. Contro un bot risponde subito.
web-set-asks-matters = Solo se ho una scelta
web-set-asks-all = Sempre
web-set-sound = Suoni
web-set-sound-off = Disattivati
web-set-sound-on = Attivati
web-set-sound-hint = Tutto ciò che senti è mostrato anche sullo schermo.
web-set-sample = Anteprima
web-set-reset = Ripristina le impostazioni
web-set-reset-done = Impostazioni ripristinate.

web-lost-title = Pagina non trovata
web-lost-lead = La pagina { $path } non esiste. Il link potrebbe essere incompleto.
web-lost-home = Vai ai giochi

web-error-unreachable = Il server non risponde. Controlla che sia avviato.
web-error-unknown = Qualcosa è andato storto. Riprova.
web-error-not-there = Non trovato sul server.
web-error-page = Questa pagina non si è caricata. Ricaricala: forse il server è stato aggiornato.
web-error-again = Riprova
## server

web-error-internal = Qualcosa è andato storto sul server. La partita non è cambiata.
web-error-request = Il server non ha capito la richiesta. Ricarica la pagina.
web-error-message = Il server non ha capito il messaggio. Ricarica la pagina.
web-error-nowhere = Pagina non trovata.
web-error-method = Questo indirizzo non accetta questa richiesta.
web-error-large = Troppi dati in una volta sola.
web-error-flood = Troppe richieste. Aspetta un momento.
web-error-sockets = Hai troppi collegamenti aperti. Chiudi altre finestre del gioco o aspetta.
web-error-crowded = In questa partita non c’è posto per altri spettatori. Riprova più tardi.
web-error-origin = Le pagine di altri siti non possono usare questo server.
web-error-host = Questo server non accetta il nome nell’indirizzo. Chi lo gestisce può aggiungerlo: caposaldo serve --allow-host NOME.
web-error-address = Questo indirizzo è troppo lungo.
web-error-no-client = Le pagine del gioco non sono ancora state create. Creale (make web) e ricarica.
web-error-language = Non ci sono testi per questa lingua: { $language }.
web-error-game = Non esiste un gioco chiamato { $game }.
web-error-scenario = Non esiste uno scenario chiamato { $scenario }.
web-error-armies = Gli eserciti di questo gioco sono fissati dagli scenari.
web-error-army =
    { $line ->
        [0] Questa non è una lista dell’esercito: { $what }
       *[other] Riga { $line }: { $what }
    }
web-error-seat = Non esiste un posto chiamato { $seat }.
web-error-setup = La partita non si può preparare: { $reason }
web-error-table = Questa partita non esiste: { $table }.
web-error-token = Questo browser non può più giocare questa fazione.
web-error-taken = Questa fazione ha già un giocatore.
web-error-invite = Questo invito non è più valido. Chiedi al tuo amico un nuovo link.
web-error-no-invite = Questa fazione non è riservata a un amico.
web-error-hello = Collegamento non riuscito. Ricarica la pagina.
web-error-record-secret = Questa partita non è finita, quindi il seme è ancora segreto. Continuala dove è stata giocata o scaricala di nuovo quando è finita.
web-error-secret = La partita non è finita: si vedrebbero i segreti dell’altra fazione.
web-error-rules = Il gioco o lo scenario è cambiato e questa partita non si può più aprire. Puoi ancora scaricarla.
web-error-record =
    { $line ->
        [0] Questa partita salvata non si può aprire: { $what }
       *[other] Questa partita salvata non si può aprire, riga { $line }: { $what }
    }
web-error-record-slow = Il replay di questa partita richiede troppo tempo.
web-error-record-scenario = Questa partita usa un proprio file di scenario. Puoi giocarla nel terminale.
web-error-moment = Questa partita non ha una decisione { $at }.
web-error-eyes = Ora non puoi passare a quella visuale.
web-error-no-seat = Possono farlo solo i giocatori.
web-error-action = Ora non puoi scegliere «{ $action }»: { $reason }
web-error-over = La partita è finita.
web-error-takeback = Non c’è niente da annullare.
web-error-no-offer = Non c’è una proposta a cui rispondere.
web-error-rematch = Solo un giocatore può chiedere la rivincita, a partita finita.

web-undo-over = La partita è finita.

web-outcome-draw = I giocatori si sono accordati per il pareggio.
web-outcome-resigned = Partita abbandonata { $seat-dal }.

web-offer-takeback = annullare l’ultima decisione
web-offer-draw = pareggio

web-notice-refused = { $seat-The } { $seat-gender ->
    [mp] rifiutano
   *[m] rifiuta
}: { $what }.
web-notice-agreed = Proposta accettata: { $what }.
web-notice-bot-failed = { $seat }: il bot ({ $bot }) non ha risposto, quindi ha deciso un bot più semplice. Ora riprende al suo livello.
web-notice-time-up = { $seat }: tempo scaduto, niente nuove azioni in questo turno. Seguono scarti e pesca.
web-notice-rematch = La rivincita è pronta, a fazioni invertite.

web-turn-before = prima del primo turno
web-turn = turno { $turn }
web-deck-of = mazzo { $turn } di { $turns }
web-turn-of = turno { $turn } di { $turns }

## il database

web-error-not-saved = Questa decisione non è stata salvata: { $reason }. La partita non è cambiata; riprova più tardi.
web-error-not-seated = Non sei potuto entrare: { $reason }. Il link è ancora valido; riprova più tardi.
web-error-not-made = La partita non è stata creata: { $reason }. Riprova più tardi.
web-notice-not-saved = Al momento il server non può salvare: { $reason }. Puoi ancora guardare la partita.
web-notice-saved-again = Il server può di nuovo salvare. Puoi continuare a giocare.
web-storage-full = il disco del server è pieno
web-storage-read-only = il database del server è di sola lettura
web-storage-locked = un altro programma ha bloccato il database del server
web-storage-other = il database del server non si può scrivere

## tavoli di regole precedenti

web-frozen =
    Questa partita è stata giocata con la versione { $then } delle regole. La versione { $now } non consente la decisione
    { $number } ({ $action }): { $reason } Puoi guardare la partita e scaricarla, ma non continuarla.
web-frozen-other =
    Questa partita è stata giocata con la versione { $then } delle regole. La versione { $now } non consente la decisione
    { $number }, presa { $seat-dal }. Puoi guardare la partita e scaricarla, ma non continuarla.
web-frozen-hidden =
    Questa partita è stata giocata con la versione { $then } delle regole. La versione { $now } non consente una delle sue
    decisioni. Puoi guardare la partita e scaricarla, ma non continuarla.
web-frozen-end =
    Questa partita è stata giocata con la versione { $then } delle regole. Con la versione { $now } sarebbe finita in
    modo diverso. Puoi guardare la partita e scaricarla, ma non continuarla.
web-frozen-dice = I dadi sarebbero diversi.
web-frozen-unreadable = Non si può più leggere.
web-error-frozen = Le regole sono cambiate da quando è stata giocata questa partita (versione { $then }, ora { $now }). Non puoi continuarla.
web-undo-frozen = Le regole sono cambiate da quando è stata giocata questa partita.

web-error-quota-hour =
    { $minutes ->
        [one] Hai creato { $most } partite nell’ultima ora, il massimo per questo server. Riprova tra 1 minuto.
       *[other] Hai creato { $most } partite nell’ultima ora, il massimo per questo server. Riprova tra { $minutes } minuti.
    }
web-error-quota-open = Hai { $most } partite non finite, il massimo per questo server. Prima finiscine o abbandonane una.

web-game-wheels = Ruote
web-game-wheels-summary = Battaglie di plotoni e corazzati con modelli: plotoni nascosti, ordini e morale.
web-game-traces = Tracce
web-game-storms = Tempeste
web-game-upfront = A tiro

## board

board-kind = tavolo di gioco
board-table = Tavolo, { $width } per { $height }
board-help = Tab passa da una scelta all’altra, le frecce da un pezzo all’altro, Invio sceglie, il punto interrogativo chiede perché no. Alt con le frecce sposta un punto libero di un piccolo passo, Maiusc con le frecce sposta il tavolo. Più e meno ingrandiscono e riducono, zero mostra tutto il tavolo.
board-piece = { $name } { $label }{ $side }.{ $state ->
        [shaken] {" "}Stato: scosso.
        [suppressed] {" "}Stato: soppresso.
       *[fresh] {""}
    }{ $pace ->
        [moved] {" "}Ha mosso.
        [spent] {" "}Ha agito.
       *[ready] {""}
    } Orientamento { $facing }, posizione { $x }″ per { $y }″.
board-point = Punto { $x } per { $y }.
board-point-in = Punto { $x } per { $y }, raggiungibile.
board-point-out = Punto { $x } per { $y }, non raggiungibile.
board-way-n = in alto
board-way-ne = in alto a destra
board-way-e = a destra
board-way-se = in basso a destra
board-way-s = in basso
board-way-sw = in basso a sinistra
board-way-w = a sinistra
board-way-nw = in alto a sinistra
board-inches = { $n }″
board-metres = { $n } m
board-scale = 1″ = { $metres } m
board-layers = Mostra sul tavolo
board-layer-reach = Portata
board-layer-threat = Minaccia
board-layer-command = Comando
board-layer-ruler = Righello
board-zoom = Ingrandimento
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-zoom-fit = Tutto il tavolo
board-demo-title = Tavolo di miniature
board-demo-moment = Momento di una partita
board-demo-pieces = Pezzi
board-demo-silhouettes = Sagome
board-demo-nato = Simboli NATO
board-demo-last = Ultimo: { $what }

## hex board

hex-help = Q W E in alto e A S D in basso vanno ai sei esagoni vicini, come le frecce. Tab passa da una scelta all’altra, Invio sceglie, Spazio apre una pila, una cifra prende uno dei suoi pezzi, il punto interrogativo chiede perché no. Maiusc con le frecce sposta la mappa. Più e meno ingrandiscono e riducono, zero mostra tutta la mappa.
hex-name = Esagono { $hex }
hex-place-today = { $name } (oggi { $today })
hex-level = livello { $level }
hex-terrain-woods = bosco
hex-terrain-marsh = palude
hex-terrain-rough = terreno accidentato
hex-terrain-field = campo
hex-terrain-coast = costa
hex-terrain-sea = mare
hex-terrain-town = case
hex-terrain-brush = boschetto
hex-terrain-corn = mais
hex-terrain-water = acqua
hex-terrain-ford = guado
hex-terrain-bridge = ponte
hex-facing = orientamento { $way }
hex-way-ne = nord-est
hex-way-e = est
hex-way-se = sud-est
hex-way-sw = sud-ovest
hex-way-w = ovest
hex-way-nw = nord-ovest
hex-state-spent = ha agito
hex-state-active = attivata
hex-badge-hidden = nascosta
hex-badge-dug-in = trincerata
hex-badge-bare = allo scoperto
hex-badge-bogged = impantanata
hex-badge-wary = all’erta
hex-badge-steady = nervi saldi
hex-badge-silent = silenziosa
hex-badge-marching = in marcia forzata
hex-badge-veteran = veterani
hex-state-oos = fuori rifornimento
hex-state-isolated = isolata
hex-offered = Scelte: { $what }.
hex-stack = { $n ->
        [one] 1 pezzo in questo esagono
       *[other] { $n } pezzi in questo esagono
    }
hex-zoom-fit = Tutta la mappa
hex-layers = Mostra sulla mappa
hex-layer-command = Comando
hex-layer-zoc = Zone di controllo
hex-layer-supply = Rifornimenti
hex-layer-arc = Arco di tiro
hex-demo-title = Mappa a esagoni
hex-demo-about = Sotto il puntatore
hex-demo-attack = Attacco
hex-demo-move = Movimento
hex-demo-supply = Rifornimenti
hex-demo-whole = Tutta la mappa
hex-demo-sight = Visuale
hex-demo-turn = Fuoco e movimento
hex-demo-attack-label = Mappa: Kyiv e il medio Dnipro
hex-demo-move-label = Mappa: le strade per Kyiv
hex-demo-supply-label = Mappa: i rifornimenti del fronte
hex-demo-whole-label = Mappa: l’Ucraina nell’autunno 1943
hex-demo-sight-label = Mappa: un villaggio sulla strada, linea di vista
hex-demo-turn-label = Mappa: un villaggio sulla strada, un carro muove

## play

play-decision = Decisione
play-desk = Tavolo
play-side = Scelte, unità e cronaca
play-tools = Strumenti
play-phases = Fasi
play-time-left = Tempo rimasto per questo turno
play-time-left-of = Tempo rimasto per questo turno: { $seconds } secondi
play-score = Punteggio
play-choices = Scelte
play-units = Unità
play-log = Cronaca
play-odds = Probabilità
play-danger = Minacce in quel punto
play-board = Tavolo disegnato
play-text = Tavolo come testo
play-menu = Menu
play-name = { $seat }
play-no-table = Questa partita non si può aprire

play-waiting = Un momento…
play-decides = Tocca { $seat-al }.
play-thinks = { $seat }: il bot sta pensando…
play-absent = Tocca { $seat-al }, ma nessuno è collegato.
play-undo = Annulla mossa
play-confirm = Conferma
play-can = Puoi farlo.
play-why = Perché non posso { $verb }?
play-why-undo = Perché non posso annullare?
play-which = { $n ->
    [one] Confermi?
   *[other] Quale?
}
play-tray = Non sul tavolo
play-dial = Orientamento
play-dial-value = { $degrees }°

play-choices-effect = probabilità di un risultato
play-held-own = La tua risposta parte tra un attimo, così il tempo non rivela nulla.
play-held-only = { $question } Non puoi: il gioco risponde per te.
play-choices-none = Per ora non c’è niente da decidere.
play-choices-refused = Che cosa non puoi fare, e perché
play-choices-all = Qui nulla è vietato: tutte le opzioni sono nell’elenco.
play-choices-more = {" "}e altre { $count }
play-units-offered = puoi sceglierla

play-log-empty = Non è ancora successo nulla.
play-log-show = Mostra il tavolo dopo la decisione { $n }
play-log-new = { $count ->
    [one] 1 riga nuova
   *[other] { $count } righe nuove
}
play-history = Storia della partita
play-history-at = decisione { $at } di { $of }
play-turn-short = T{ $turn }
play-live = Torna al presente
play-live-short = Ora
play-past = Momento precedente
play-past-at = { $turn ->
    [0] Dopo la decisione { $at } di { $of }, prima del primo turno
   *[other] Dopo la decisione { $at } di { $of }, nel turno { $turn }
}
play-step-back = Una decisione indietro
play-step-on = Una decisione avanti

play-sheet-open = Apri il pannello
play-sheet-close = Cambia l’altezza del pannello

play-text-decide = La tua decisione
play-text-choose = Scegli

play-handover = Passa lo schermo a { $name }
play-handover-lead = Il tavolo resta nascosto finché non premi il pulsante.
play-handover-ready = Mostra il tavolo

play-over = La partita è finita
play-over-won = Hai vinto.
play-over-lost = Hai perso.
play-over-draw = La partita finisce in pareggio.
play-over-wins = Vittoria { $seat-del }.
play-rematch = Rivincita
play-rematch-hint = a fazioni invertite
play-replay = Rivedi
play-record = Scarica la partita
play-record-hint = Un file di testo con cui chiunque può rivedere la partita.
play-invite-title = Il link per il tuo amico
play-open-seat = Il tuo amico non è ancora entrato.
play-open-seat-other = Una fazione non ha ancora un giocatore.
play-open-share = Mostra il link
play-record-hint-unfinished = Un file di testo. Fino alla fine della partita non contiene il seme, quindi non puoi ancora rivederla.
play-mark-seed = Seme scelto
play-mark-fork = Partita continuata
play-mark-record = Da una partita salvata
play-dice = Dadi e seme
play-dice-hint = Controlla che nessun tiro sia stato modificato.
play-dice-server = Il server ha estratto a caso il seme dei dadi prima dell’inizio della partita.
play-dice-seed = Un giocatore ha scelto il seme dei dadi: i tiri possono essere noti in anticipo.
play-dice-fork = Questa partita ne continua un’altra con lo stesso seme: i tiri possono essere noti in anticipo.
play-dice-record = Questa partita viene da una partita salvata con il seme noto: i tiri possono essere noti in anticipo.
play-dice-short = Impronta dei dadi
play-dice-commitment = Impronta
play-dice-all = Mostra tutta
play-dice-less = Mostra meno
play-dice-copy = Copia
play-dice-copied = Impronta copiata.
play-dice-why = È lo SHA-256 del seme e di un sale casuale, fissato prima del primo tiro. Il seme poi non può più cambiare.
play-dice-later = Seme e sale sono mostrati a fine partita. Il tuo browser allora li controlla.
play-dice-none = Questa partita è precedente alle impronte dei dadi. Il seme non si può controllare.
play-dice-value-seed = Seme
play-dice-value-salt = Sale
play-dice-verified = Verificato: è il seme promesso all’inizio.
play-dice-wrong = Questo non è il seme promesso all’inizio.
play-dice-formula = Per controllare tu stesso, calcola lo SHA-256 di «seme/sale».
play-over-dice-verified = Dadi verificati
play-over-dice-wrong = I dadi non corrispondono

play-takeback = Chiedi di annullare
play-takeback-hint = Annulla la tua ultima decisione, anche se hai tirato i dadi, se l’altra fazione accetta.
play-draw = Proponi il pareggio
play-resign = Abbandona
play-resign-sure = Vuoi abbandonare la partita ({ $seat })? La perderai.
play-resign-yes = Abbandona
play-resign-no = Continua a giocare
play-proposal = Proposta
play-offer-takeback = { $seat }: richiesta di annullare una decisione. Accetti?
play-offer-draw = { $seat }: proposta di pareggio. Accetti?
play-agree = Accetta
play-refuse = Rifiuta
play-answer = { $answer }. { $question }
play-leave = Lascia la partita
play-leave-hint = La partita è salvata: puoi tornarci quando vuoi.

play-lost = Collegamento perso. Nuovo tentativo…
play-lost-retry = Riprova ora

play-keys = Tasti
play-keys-decide = Decisioni
play-keys-board = Sul tavolo
play-keys-page = La pagina
play-key-choice = la scelta con quel numero
play-key-confirm = conferma la selezione
play-key-cancel = annulla la selezione
play-key-end = concludi la fase o l’unità
play-key-turn = ruota sul posto, o muovi
play-key-hold = non sparare
play-key-undo = annulla mossa
play-key-board = vai al tavolo
play-key-arrows = pezzo o punto vicino in quella direzione
play-key-tab = scelta successiva
play-key-choose = scegli; gli attacchi mostrano prima le probabilità, premi di nuovo per confermare
play-key-nudge = sposta un punto libero di mezzo pollice
play-key-why = perché no?
play-key-rotate = ruota di 15°, o con ↑ ↓ di 1°, quando si chiede un orientamento
play-key-zoom = ingrandisci, riduci, tutto il tavolo
play-key-pan = sposta il tavolo
play-key-layers = portata, minaccia, comando, righello
play-key-text = passa dal disegno al testo e viceversa
play-key-rules = apri la regola che si applica ora
play-key-log = vai alla cronaca
play-key-help = mostra questo elenco

play-eyes = Visuale
play-eyes-all = Tutto
play-eyes-public = Spettatore
play-eyes-hint = Fino alla fine della partita vedi solo la tua fazione.
play-play = Riproduci
play-pause = Pausa
play-turn-back = Un turno indietro
play-turn-on = Un turno avanti
play-speed = Velocità
play-speed-times = × { $times }
play-copy-link = Copia il link a questo momento
play-copied = Link copiato.
play-not-copied = Questo browser non consente di copiare. L’indirizzo della pagina è il link.
play-fork = Gioca da qui
play-fork-title = Nuova partita da questo momento
play-fork-lead = Dopo la decisione { $at } di { $of }. La vecchia partita non cambia.
play-fork-me = Su questo schermo
play-fork-friend = Un amico tramite link
play-fork-bot = Bot: { $level }
play-fork-start = Gioca da qui
play-to-table = Vai alla partita

## card board

cards-help = Le frecce passano da una carta all’altra, Tab da una scelta all’altra, Invio sceglie, il punto interrogativo chiede perché no.
cards-pinned = Inchiodato
cards-firepower = Potenza di fuoco ai raggi da 0 a 5
cards-morale = Mor
cards-panic = Pan
cards-kia = KIA
cards-chit = Segnalino raggio
cards-open = Aperto
cards-lying = { $n ->
    [1] Senza proprietario: { $weapon }
   *[other] Senza proprietario: { $n } × { $weapon }
}
cards-lying-jammed = { $n ->
    [1] Senza proprietario, inceppata: { $weapon }
   *[other] Senza proprietario, inceppate: { $n } × { $weapon }
}
cards-range = raggio { $n }
cards-range-between = { $from }–{ $to }: raggio { $n }
cards-draw = Mazzo
cards-discard = Scarti · { $n }
cards-last = ultimo numero casuale
cards-hand = { $n ->
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $n } carte
    }
cards-in-hand = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
cards-routed = in rotta
cards-killed = ucciso
cards-captured = prigioniero
cards-out = fuori: { $n }
cards-gone = { $n ->
    [one] 1 uomo perso
   *[other] { $n } uomini persi
}
cards-say-man = { $name }, { $weapon }. Morale { $morale }, KIA { $kia }.
cards-say-pinned = { $name }, { $weapon }. Inchiodato. Panico { $panic }, KIA { $kia }.
cards-say-firepower = Potenza di fuoco { $n } a raggio { $range }.
cards-say-group = { $side }, gruppo { $letter }, segnalino raggio { $chit }. { $ground }. { $men ->
        [one] 1 uomo.
       *[other] { $men } uomini.
    }
cards-say-need = Serve una potenza di fuoco di { $n }.
cards-say-number = Numero casuale { $colour ->
        [red] rosso
       *[black] nero
    } { $n }.
cards-demo-title = Tavolo delle carte
cards-demo-fire = Fuoco
cards-demo-many = Quattro gruppi
cards-demo-split = Carte doppie
cards-demo-label = Due squadre si incontrano
