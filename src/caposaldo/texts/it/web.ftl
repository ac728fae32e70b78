### Quello che dice il client nel browser. Ogni parte ha una sezione sua.

## shell

web-brand = Caposaldo: pagina iniziale
web-skip = Vai al contenuto
web-nav = Pagine principali
web-nav-play = Gioca
web-nav-watch = Guarda
web-nav-records = Registrazioni
web-nav-rules = Regole
web-settings = Impostazioni
web-close = Chiudi
web-cancel = Annulla
web-loading = Caricamento …
web-popover = Per saperne di più
web-title = { $page } · Caposaldo

web-language = Lingua
web-language-it = Italiano
web-language-en = English
web-language-now = { $language }, cambia lingua
web-theme-to-light = Tema chiaro
web-theme-to-dark = Tema scuro

# Nazioni come nome di una parte, e qualità delle truppe.
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
web-quality-elite = scelti
web-seat-axis = Asse
    .the = l’Asse
    .gender = m
web-seat-allies = Alleati
    .the = gli Alleati
    .gender = mp

# Chi siede a un posto.
web-seated-human = a questo schermo
web-seated-friend = un amico con il link
web-seated-random = bot casuale
web-seated-greedy = bot regolare
web-seated-search = bot veterano
web-level-random = Casuale
web-level-greedy = Regolare
web-level-search = Veterano
web-level-random-hint = Fa una cosa qualsiasi tra quelle permesse. Per provare.
web-level-greedy-hint = Coglie l'occasione migliore che vede adesso, e risponde subito.
web-level-search-hint = Guarda avanti. Pensa per circa un secondo.

web-home-title = Cinque giochi, con tutto il regolamento.
web-home-lead = Ogni divieto dice la sua regola, ogni numero mostra da dove viene. Contro un bot, con un amico a questo schermo o con un amico che ha il link.
web-home-games = I giochi
web-home-not-built = Non c'è ancora
web-home-scenarios-count = { $count ->
    [one] uno scenario
   *[other] { $count } scenari
}
web-home-scenarios = { $game }: scenari
web-home-minutes = { $minutes } min
web-home-minutes-range = { $least }–{ $most } min
web-home-units = { $units ->
    [one] un'unità
   *[other] { $units } unità
}
web-home-force = { $units ->
    [one] un'unità
   *[other] { $units } unità
}, { $quality }
web-role-attacker = attaccante
web-role-defender = difensore
web-home-men = { $units ->
    [one] un uomo
   *[other] { $units } uomini
}
web-home-decks = { $turns ->
    [one] il mazzo una volta
   *[other] il mazzo { $turns } volte
}
web-home-turns = { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
web-home-difficulty = difficoltà { $level } su 5
web-home-table = tavolo { $width } × { $height } pollici
web-home-map = Mappa di { $scenario }
web-home-play-bot = Gioca contro un bot
web-home-play-friend = Con un amico
web-home-continue = Continua
web-home-continue-none = Non c'è niente in corso. Scegli uno scenario: le tue partite ti aspetteranno qui.
web-home-more = Mostra tutte e { $count }
web-home-less = Mostra meno
web-home-open-record = Apri una registrazione
web-home-watch = Guarda due bot
web-home-watch-lead = Due livelli, al ritmo che vuoi, con le probabilità in vista.
web-home-first = È la prima volta?
web-home-first-lead = Gioca { $scenario } contro un bot: il gioco in { $minutes } minuti.
web-home-rules = Leggi le regole
web-home-rules-lead = Tutte, con parole nostre, e si possono cercare.
web-home-credit = Non ufficiale. Le meccaniche sono accreditate nel README; parole, disegni e scenari sono nostri.
web-home-version = funziona senza rete
web-home-game-battlegroups = Miniature su un tavolo
web-home-game-wheels = Corazzati e plotoni, modelli da 6 mm
web-home-game-traces = Ucraina 1943–44, corpi d'armata su esagoni
web-home-game-storms = Kursk, squadre e cannoni su esagoni
web-home-game-upfront = Una squadra per parte, carte e niente mappa

# Partite nell'elenco di quelle da continuare.
web-table-your-move = Tocca a te
web-table-open = Apri
web-table-replay = Rivedi
web-table-watch = Guarda
web-table-decides = decidono { $side }
web-table-against = contro { $who }
web-table-elsewhere = qualcuno a un altro schermo
web-table-alone = le due parti a questo schermo
web-table-bots = due bot
web-table-won = Finita: hanno vinto { $side }
web-table-draw = Finita: pareggio
web-table-forget = Togli { $scenario } da questo elenco
web-table-forgotten = Tolta dall'elenco. La partita c'è ancora per chi ne ha il link.
web-table-invite = Invita un amico

web-new-title = Nuova partita
web-new-how = Come vuoi giocare?
web-new-bot = Contro un bot
web-new-bot-hint = Una parte è tua, l'altra la gioca il programma.
web-new-screen = In due a questo schermo
web-new-screen-hint = Vi passate lo schermo quando tocca all'altro; i segreti restano coperti.
web-new-friend = Un amico con il link
web-new-friend-hint = Manda un link: il tuo amico lo apre e gioca l’altra parte.
web-new-watch = Guarda due bot
web-new-watch-hint = Tutte e due le parti le gioca il programma.
web-new-side = La tua parte
web-new-level = Forza del bot
web-new-level-of = { $side }: forza del bot
web-new-options = Opzioni
web-new-option-mirrored = Scambia i lati del tavolo
web-new-option-mirrored-hint = Ogni esercito parte dal lato dell'altro: il terreno gira sotto di loro.
web-new-option-charge_in_close_phase = Cariche nella fase di combattimento ravvicinato
web-new-option-charge_in_close_phase-hint = Le unità che non hanno mosso né sparato caricano quando si combatte da vicino, invece che nella fase di movimento (close-1).
web-new-option-flame_he = Lanciafiamme contro la fanteria
web-new-option-flame_he-hint = Tre dadi contro chi è a piedi, dove la regola scritta non ne dà (direct-8).
web-new-option-free_air = Attacchi aerei senza osservatore
web-new-option-free_air-hint = Gli aerei trovano da sé i bersagli, dove la regola scritta vuole un osservatore avanzato o un’unità da ricognizione che li veda (air-3).
web-new-option-hq_points = Punti per i quartieri generali
web-new-option-hq_points-hint = Un quartier generale tedesco che si trasferisce dà due punti vittoria ai Sovietici, uno dei loro gliene costa due (2.3f).
web-new-option-ukrainian_fronts = Fronti ucraini
web-new-option-ukrainian_fronts-hint = Dal turno 4 i Fronti sovietici mostrano l'altra faccia (14.2).
web-new-option-bidding = Asta per le parti
web-new-option-bidding-hint = Chi promette più punti vittoria gioca con i Sovietici (14.1).
web-new-option-clock = Un minuto per turno
web-new-option-clock-hint = Quando è passato non si dichiarano nuove azioni; quella già dichiarata si finisce (16.31).
web-new-option-variable_ap = PA variabili
web-new-option-variable_ap-hint = Un'attivazione dà i punti azione di un tiro di due dadi, invece di sette (3.0.1).
web-new-option-cautious = Movimento cauto
web-new-option-cautious-hint = Chi si muove a piedi allo scoperto è più facile da colpire nella giocata nemica che segue, se non paga un punto in più (5.0.1).
web-new-option-russians = Russi invece di Americani
web-new-option-russians-hint = I Tedeschi affrontano una forza russa: più uomini, meno carte in mano, un commissario dove lo scenario lo prevede (2.4).
web-new-option-germans_attack = Attaccano i Tedeschi
web-new-option-germans_attack-hint = Senza, i Tedeschi difendono e attaccano i loro nemici, ognuno con le forze di quella parte (2.4).
web-new-option-all_rules = Tutte le regole
web-new-option-all_rules-hint = Anche fianchi, trasferimenti, armi abbandonate, inceppamenti, corpo a corpo, cariche, lanciafiamme e mine, dove lo scenario si ferma prima (1).
web-new-option-several_concealed = Più carte Occultamento
web-new-option-several_concealed-hint = Quante se ne vogliono contro un solo attacco di fuoco, mentre la regola come la leggiamo ne ammette una (6.44).
web-new-option-several_attempts = Più tentativi
web-new-option-several_attempts-hint = Quando un gruppo prende armi, le ripara o sgombera mine, ogni suo uomo può tentare una volta in quell'azione, mentre la regola come la leggiamo ammette un uomo solo (18.2, 19.3, 24.5).
web-new-option-voluntary_berserk = Furia volontaria
web-new-option-voluntary_berserk-hint = Anche un Russo lasciato al panico dal suo giocatore può entrare in furia (20.9).
web-new-seed = Seme
web-new-seed-hint = Lascialo vuoto e deciderà il caso. Con lo stesso seme e le stesse decisioni i dadi cadono allo stesso modo. Chi è al tavolo vede che è stato scelto.
web-new-start = Comincia la partita
web-new-start-watch = Comincia a guardare
web-new-start-friend = Crea la partita e il link
web-new-unknown = Questo scenario non c'è.
web-new-to-scenarios = Agli scenari
web-invite-title = Manda questo link al tuo amico
web-invite-lead = Il tuo amico lo apre e gioca con { $side }. Il link vale una volta sola: non darlo ad altri.
web-invite-link = Link per { $side }
web-invite-copy = Copia il link
web-invite-copied = Link copiato.
web-invite-not-copied = Questo browser non lascia copiare la pagina: seleziona il link e copialo a mano.
web-invite-local = Questo indirizzo funziona su questa macchina. Per un amico su un'altra, avvia il server con --host 0.0.0.0 e usa l'indirizzo di questa macchina.
web-invite-go = Vai al tavolo
web-invite-later = Al tavolo ritroverai il link.
web-invite-open = Il link non è ancora stato usato.
web-invite-here = Il tuo amico è al tavolo.
web-invite-away = Il tuo amico si è seduto, ma ora non è collegato.
web-invite-used = Il link è stato usato e non apre più nulla. Quella parte è del browser del tuo amico.
web-invite-none = Questo browser non ha il link. Creane uno nuovo.
web-invite-new = Nuovo link
web-invite-new-hint = Il vecchio link smette di funzionare.
web-invite-made = Nuovo link pronto. Il vecchio non funziona più.
web-join-title = Ti hanno invitato a una partita
web-join-side = Giocherai con { $side }.
web-join-once = Il link vale una volta sola. Poi questa parte è di questo browser.
web-join-sit = Siediti
web-join-watch = Guarda la partita
web-join-can-watch = Puoi comunque guardare la partita.
web-join-yours = Giochi già questa partita. Manda il link al tuo amico.

web-rules-title = Regole
web-rules-lead = Tutte le regole del gioco con parole nostre, con le sigle che usano i divieti, le probabilità e il diario.
web-rules-search = Cerca nelle regole
web-rules-search-hint = parola, o sigla ({ $example })
web-rules-found = { $count ->
    [0] Nessuna regola ha tutte queste parole.
    [one] Una regola
   *[other] { $count } regole
}
web-rules-clear = Mostra tutte le regole
web-rules-sections = Capitoli
web-rules-game = Gioco
web-rules-link = Link alla regola { $rule }
web-rule-chip = Regola { $rule }
web-rule-chip-titled = Regola { $rule }: { $title }
web-rule-see = Vedi anche
web-rule-all = Leggila tra tutte le regole
web-rule-unknown = La regola { $rule } non c'è.

web-records-title = Registrazioni
web-records-lead = Una partita è un testo: preparazione, seme e decisioni. Chiunque può leggerlo, conservarlo e rivedere la partita fino alla stessa fine.
web-records-open = Apri una registrazione
web-records-drop = Trascina qui un file, oppure
web-records-choose = scegli un file
web-records-drop-hint = Una partita finita si apre per rivederla, una non finita continua.
web-records-reading = Lettura di { $file } …
web-records-large = { $file } è troppo grande per essere una registrazione.
web-records-other = { $file } non è la registrazione di una partita.
web-records-yours = Le tue partite
web-records-none = Ancora nessuna partita. Qui troverai quelle che giochi e quelle che apri.
web-records-download-of = Scarica la registrazione di { $scenario }
web-records-decisions = { $count ->
    [one] una decisione
   *[other] { $count } decisioni
}

web-watch-title = Guarda due bot
web-watch-lead = Scegli una battaglia e due giocatori. Vedi quello che le due parti possono mostrare a tutti; alla fine puoi rivedere ogni cosa.
web-watch-scenario = Battaglia
web-watch-running = Partite che hai guardato

web-set-title = Impostazioni
web-set-lead = Restano in questo browser.
web-set-reading = Lettura
web-set-board = Tavolo
web-set-pace = Ritmo
web-set-theme = Tema
web-set-theme-auto = Come il sistema
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-text = Dimensione del testo
web-set-text-value = { $size } per cento
web-set-pieces = Pedine
web-set-pieces-silhouettes = Sagome
web-set-pieces-nato = Simboli NATO
web-set-counters = Pedine sulla carta
web-set-counters-silhouettes = Sagome
web-set-counters-nato = Simboli NATO
web-set-palette = Colori
web-set-palette-normal = Normali
web-set-palette-strong = Segni più forti
web-set-palette-hint = I colori sono già scelti perché ogni occhio li distingua. I segni più forti ingrossano le linee, ingrandiscono le forme e tratteggiano le aree delle due parti.
web-set-animation = Movimenti e dadi
web-set-animation-normal = Normali
web-set-animation-instant = Immediati
web-set-animation-hint = Sono immediati in ogni caso se il sistema chiede meno movimento.
web-set-confirm = Attacchi
web-set-confirm-yes = Prima le probabilità
web-set-confirm-no = Attacca subito
web-set-asks = Domande nei giochi di carte
web-set-asks-hint = Vale soltanto per «{ web-game-upfront }». Dopo un attacco si chiede a entrambi, che abbiano o no la carta per rispondere. Quando non hai nulla da scegliere la risposta parte da sola, dopo il tempo che di solito ti prendi per dire di no: una pausa non rivela nulla. Contro un bot parte subito.
web-set-asks-matters = Chiedi solo se c’è una scelta
web-set-asks-all = Chiedi sempre
web-set-sound = Suoni
web-set-sound-off = No
web-set-sound-on = Sì
web-set-sound-hint = Non sono mai l'unico segno di qualcosa.
web-set-sample = Come appare
web-set-reset = Torna alle impostazioni iniziali
web-set-reset-done = Le impostazioni sono di nuovo quelle iniziali.

web-lost-title = A questo indirizzo non c'è niente.
web-lost-lead = La pagina { $path } non esiste; forse il link è stato tagliato.
web-lost-home = Ai giochi

web-error-unreachable = Il server non risponde. È ancora acceso?
web-error-unknown = Qualcosa è andato storto. Riprova.
web-error-not-there = Sul server non c'è.
web-error-page = Non è stato possibile caricare questa pagina. Ricaricala: forse il server è stato aggiornato.
web-error-again = Riprova
## server

web-error-internal = Qui qualcosa è andato storto. Al tavolo non è cambiato nulla.
web-error-request = Il server non ha capito la richiesta.
web-error-message = Il server non ha capito il messaggio.
web-error-nowhere = A questo indirizzo non c’è nulla.
web-error-method = A questo indirizzo non si può fare.
web-error-large = È troppo in una volta sola.
web-error-flood = Troppo in troppo poco tempo. Aspetta un momento.
web-error-sockets = Il server non ha posto per un altro tuo collegamento. Chiudi altre finestre del gioco o aspetta.
web-error-crowded = A questo tavolo non c’è più posto.
web-error-origin = Le pagine di altri siti non possono parlare con questo server.
web-error-host = Questo server non risponde al nome usato nell’indirizzo. Chi lo gestisce può aggiungere il nome: caposaldo serve --allow-host NOME.
web-error-address = Questo indirizzo è troppo lungo.
web-error-no-client = Le pagine del gioco non sono ancora state costruite. Costruiscile (make web) e ricarica questa pagina.
web-error-language = Non ci sono testi in questa lingua: { $language }.
web-error-game = Non c’è nessun gioco che si chiami { $game }.
web-error-scenario = Non c’è nessuno scenario che si chiami { $scenario }.
web-error-seat = Non c’è nessun posto che si chiami { $seat }.
web-error-setup = La partita non si può preparare: { $reason }
web-error-table = Questo tavolo non c’è: { $table }.
web-error-token = Il posto di questo browser al tavolo non è più valido.
web-error-taken = Questa parte è già occupata.
web-error-invite = Questo invito non è più valido. Chiedi al tuo amico un nuovo link.
web-error-no-invite = Questa parte non è riservata a un amico.
web-error-hello = La connessione non è cominciata come previsto. Ricarica la pagina.
web-error-record-secret = Questa è la registrazione di una partita non finita: il seme resta segreto fino alla fine. Continua al suo tavolo, o scarica di nuovo la registrazione a partita finita.
web-error-secret = La partita è in corso: si vedrebbero i segreti degli altri posti.
web-error-rules = Il gioco o lo scenario di questo tavolo è cambiato e il tavolo non si può più aprire. Puoi ancora salvarne la registrazione.
web-error-record =
    { $line ->
        [0] Questa registrazione non si può aprire: { $what }
       *[other] Questa registrazione non si può aprire, riga { $line }: { $what }
    }
web-error-record-slow = Rigiocare questa registrazione richiede troppo tempo.
web-error-record-scenario = Lo scenario di questa registrazione è un file a sé. Si può giocare nel terminale.
web-error-moment = Questo momento non c’è stato: { $at }.
web-error-eyes = Ora non puoi guardare con questi occhi.
web-error-no-seat = Può farlo solo chi siede al tavolo.
web-error-action = «{ $action }» qui non è una scelta: { $reason }
web-error-over = La partita è finita.
web-error-takeback = Non c’è nulla da ritirare.
web-error-no-offer = Non è stato proposto nulla del genere.
web-error-rematch = La rivincita la può chiedere un giocatore, a partita finita.

web-undo-over = La partita è finita.

web-outcome-draw = È stata concordata la patta.
web-outcome-resigned = Abbandono: { $seat }.

web-offer-takeback = ritirare la mossa
web-offer-draw = patta

web-notice-refused = Non se ne fa niente: { $what }. Contro: { $seat }.
web-notice-agreed = D’accordo: { $what }.
web-notice-bot-failed = { $seat }: il bot ({ $bot }) non ha risposto, perciò ha deciso un bot più semplice. Poi riprende al suo livello.
web-notice-time-up = { $seat }: il minuto è passato, niente nuove azioni in questo turno. Seguono scarti e pesca.
web-notice-rematch = La rivincita a parti invertite è pronta.

web-turn-before = prima del primo turno
web-turn = turno { $turn }
web-deck-of = mazzo { $turn } di { $turns }
web-turn-of = turno { $turn } di { $turns }

## il database

web-error-not-saved = Questa decisione non è stata salvata: { $reason }. Al tavolo non è cambiato nulla; riprova più tardi.
web-error-not-seated = Non è stato salvato: { $reason }. Il link vale ancora; riprova più tardi.
web-error-not-made = Il tavolo non è stato creato: { $reason }. Riprova più tardi.
web-notice-not-saved = Al momento il server non può salvare: { $reason }. Il tavolo si può ancora guardare.
web-notice-saved-again = Il server può di nuovo salvare. Continua a giocare.
web-storage-full = il disco del server è pieno
web-storage-read-only = il database del server è di sola lettura
web-storage-locked = un altro programma ha bloccato il database del server
web-storage-other = il database del server non si può scrivere

## tavoli di regole precedenti

web-frozen =
    Questa partita è stata giocata con la versione { $then } delle regole. La versione { $now } non permette la decisione
    { $number } ({ $action }): { $reason } Puoi guardare la partita e salvarne la registrazione, ma non continuarla.
web-frozen-other =
    Questa partita è stata giocata con la versione { $then } delle regole. La versione { $now } non permette la decisione
    { $number }, presa da { $seat }. Puoi guardare la partita e salvarne la registrazione, ma non continuarla.
web-frozen-hidden =
    Questa partita è stata giocata con la versione { $then } delle regole. La versione { $now } non permette una delle sue
    decisioni. Puoi guardare la partita e salvarne la registrazione, ma non continuarla.
web-frozen-end =
    Questa partita è stata giocata con la versione { $then } delle regole. Con la versione { $now } sarebbe finita in un
    altro modo. Puoi guardare la partita e salvarne la registrazione, ma non continuarla.
web-frozen-dice = verrebbero tirati altri dadi.
web-frozen-unreadable = non si può più leggere.
web-error-frozen = Le regole sono cambiate da quando è stata giocata questa partita (versione { $then }, ora { $now }). Non puoi continuarla.
web-undo-frozen = Le regole sono cambiate da quando è stata giocata questa partita.

web-error-quota-hour =
    { $minutes ->
        [one] Dal tuo indirizzo sono stati creati { $most } tavoli nell’ultima ora, il massimo per questo server. Riprova tra 1 minuto.
       *[other] Dal tuo indirizzo sono stati creati { $most } tavoli nell’ultima ora, il massimo per questo server. Riprova tra { $minutes } minuti.
    }
web-error-quota-open = Dal tuo indirizzo sono stati creati { $most } tavoli ancora da finire, il massimo per questo server. Prima finiscine uno o abbandonalo.

web-game-wheels = Ruote
web-game-wheels-summary = Battaglie di plotoni e corazzati con modelli: plotoni nascosti, ordini, morale.
web-game-traces = Tracce
web-game-storms = Tempeste
web-game-upfront = A tiro

## board

board-kind = tavolo di gioco
board-table = Tavolo, { $width } per { $height } pollici
board-help = Tab passa da una scelta all'altra, le frecce da un pezzo all'altro, Invio sceglie, il punto interrogativo chiede perché no. Alt con le frecce sposta un punto libero di mezzo pollice, Maiusc con le frecce sposta il tavolo. Più e meno ingrandiscono e riducono, zero mostra tutto il tavolo.
board-piece = { $name } { $label }{ $side }.{ $state ->
        [shaken] {" "}Scosso.
        [suppressed] {" "}Soppresso.
       *[fresh] {""}
    }{ $pace ->
        [moved] {" "}Ha mosso.
        [spent] {" "}Ha agito.
       *[ready] {""}
    } Rivolto { $facing }, a { $x } per { $y } pollici.
board-point = Punto { $x } per { $y } pollici.
board-point-in = Punto { $x } per { $y } pollici, raggiungibile.
board-point-out = Punto { $x } per { $y } pollici, fuori portata.
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
board-scale = 1 pollice = { $metres } m
board-layers = Mostrato sul tavolo
board-layer-reach = Zona
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

hex-help = Q W E in alto e A S D in basso vanno ai sei esagoni intorno, e anche le frecce; Tab passa tra le scelte possibili, Invio sceglie, Spazio apre una pila e una cifra ne prende un pezzo, il punto interrogativo chiede perché no. Maiuscolo con le frecce sposta la mappa. Più e meno ingrandiscono e riducono, zero mostra tutta la mappa.
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
hex-terrain-brush = bosco rado
hex-terrain-corn = mais
hex-terrain-water = acqua
hex-terrain-ford = guado
hex-terrain-bridge = ponte
hex-facing = rivolto a { $way }
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
hex-badge-bogged = nel fango
hex-badge-wary = all'erta
hex-badge-steady = nervi d'acciaio
hex-badge-silent = inavvertita
hex-badge-marching = in marcia forzata
hex-badge-veteran = veterani
hex-state-oos = senza rifornimenti
hex-state-isolated = isolato
hex-offered = Si può scegliere: { $what }.
hex-stack = { $n ->
        [one] Un pezzo in questo esagono
       *[other] { $n } pezzi in questo esagono
    }
hex-zoom-fit = Tutta la mappa
hex-layers = Mostrato sulla mappa
hex-layer-command = Comando
hex-layer-zoc = Zone di controllo
hex-layer-supply = Rifornimenti
hex-layer-arc = Settore di tiro
hex-demo-title = Mappa a esagoni
hex-demo-about = Ciò che si indica
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
hex-demo-turn-label = Mappa: un villaggio sulla strada, un carro si muove

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
play-danger = Che cosa può incontrare lì
play-board = Tavolo disegnato
play-text = Tavolo come testo
play-menu = Menu
play-name = { $seat }
play-no-table = Questo tavolo non si può aprire

play-waiting = Un momento.
play-decides = Decide: { $seat }.
play-thinks = { $seat }: il bot sta pensando.
play-absent = Decide: { $seat }, al momento non è al tavolo.
play-undo = Torna indietro
play-confirm = Conferma
play-can = Sì, questo si può fare.
play-why = Perché non { $verb }?
play-why-undo = Perché non si torna indietro?
play-which = { $n ->
    [one] Fare questo?
   *[other] Quale di queste?
}
play-tray = Non sul tavolo
play-dial = Direzione
play-dial-value = { $degrees } gradi

play-choices-effect = probabilità di un effetto
play-held-own = La tua risposta parte fra un attimo: il tempo che ci mette non dice a nessuno che cos'hai in mano.
play-held-only = { $question } Non ne hai: la risposta parte da sola.
play-choices-none = Per ora qui non c’è niente da decidere.
play-choices-refused = Che cosa non si può fare, e perché
play-choices-all = Qui non è rifiutato niente: tutto ciò che si può pensare è nell’elenco.
play-choices-more = {" "}e altre { $count }
play-units-offered = si può scegliere

play-log-empty = Non è ancora successo niente.
play-log-show = Mostra il tavolo dopo la decisione { $n }
play-log-new = { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
}
play-history = Storia della partita
play-history-at = decisione { $at } di { $of }
play-turn-short = T{ $turn }
play-live = Torna al presente
play-live-short = Ora
play-past = Un momento passato
play-past-at = { $turn ->
    [0] Dopo la decisione { $at } di { $of }, prima del primo turno
   *[other] Dopo la decisione { $at } di { $of }, nel turno { $turn }
}
play-step-back = Una decisione indietro
play-step-on = Una decisione avanti

play-sheet-open = Apri il pannello
play-sheet-close = Cambia l’altezza del pannello

play-text-decide = Da decidere
play-text-choose = Scegli

play-handover = Ora lo schermo è per { $name }
play-handover-lead = Finché non premi, il tavolo resta coperto: ogni parte ha i suoi segreti.
play-handover-ready = Mostra il tavolo

play-over = La partita è finita
play-over-won = Hai vinto.
play-over-lost = Hai perso.
play-over-draw = Patta.
play-over-wins = Vittoria: { $seat }.
play-rematch = Rivincita
play-rematch-hint = a parti invertite
play-replay = Rivedi
play-record = Registrazione
play-record-hint = Da scaricare come testo: chiunque può rivedere la partita.
play-invite-title = Il link per il tuo amico
play-open-seat = Il tuo amico non si è ancora seduto.
play-open-seat-other = Una parte non ha ancora un giocatore.
play-open-share = Mostra il link
play-record-hint-unfinished = Scaricala come testo. Fino alla fine della partita non contiene il seme, quindi non si può ancora rivedere.
play-mark-seed = Seme scelto
play-mark-fork = Partita ripresa
play-mark-record = Da una registrazione
play-dice = Dadi e seme
play-dice-hint = Controlla che nessun tiro sia stato cambiato.
play-dice-server = Il server ha estratto a caso il seme dei dadi prima dell’inizio della partita.
play-dice-seed = Un giocatore ha scelto il seme dei dadi: i tiri possono essere noti in anticipo.
play-dice-fork = Questa partita ne riprende un’altra con lo stesso seme: i tiri possono essere noti in anticipo.
play-dice-record = Questa partita viene da una registrazione con il seme noto: i tiri possono essere noti in anticipo.
play-dice-short = Impronta dei dadi
play-dice-commitment = Impronta
play-dice-all = Mostra tutta
play-dice-less = Mostra meno
play-dice-copy = Copia
play-dice-copied = Impronta copiata.
play-dice-why = È lo SHA-256 del seme e di un sale casuale, fissato prima del primo tiro. Dopo, il seme non si può più cambiare.
play-dice-later = Seme e sale si vedono a partita finita. Il tuo browser allora li controlla.
play-dice-none = Questa partita è nata prima che ci fossero le impronte. Il seme non si può controllare.
play-dice-value-seed = Seme
play-dice-value-salt = Sale
play-dice-verified = Verificato: è il seme promesso all’inizio.
play-dice-wrong = Questo non è il seme promesso all’inizio.
play-dice-formula = Per controllarlo da te, calcola lo SHA-256 di «seme/sale».
play-over-dice-verified = Dadi verificati
play-over-dice-wrong = I dadi non corrispondono

play-takeback = Chiedi di ritirare
play-takeback-hint = Si torna a prima della tua ultima decisione, dadi compresi, se l’altra parte è d’accordo.
play-draw = Proponi la patta
play-resign = Abbandona
play-resign-sure = Abbandonare la partita ({ $seat })? È come perderla.
play-resign-yes = Abbandona
play-resign-no = Continua a giocare
play-proposal = Una proposta
play-offer-takeback = Richiesta di ritirare una decisione: { $seat }. Sei d’accordo?
play-offer-draw = Proposta di patta: { $seat }. Sei d’accordo?
play-agree = D’accordo
play-refuse = No
play-answer = { $answer }. { $question }
play-leave = Lascia il tavolo
play-leave-hint = La partita è conservata e ti aspetta.

play-lost = Il collegamento con il server è caduto. Nuovo tentativo in corso.
play-lost-retry = Prova ora

play-keys = Tasti
play-keys-decide = Per decidere
play-keys-board = Sul tavolo
play-keys-page = La pagina
play-key-choice = quel numero dell’elenco delle scelte
play-key-confirm = conferma ciò che hai in mano
play-key-cancel = lascia ciò che hai in mano
play-key-end = chiudi la fase, o finisci con l’unità
play-key-turn = voltarsi sul posto, o muovere invece
play-key-hold = non sparare
play-key-undo = torna indietro di una decisione
play-key-board = vai al tavolo
play-key-arrows = da pezzo a pezzo e da punto a punto
play-key-tab = da scelta a scelta
play-key-choose = scegli; un attacco mostra prima le probabilità, un’altra volta conferma
play-key-nudge = un punto libero, di mezzo pollice
play-key-why = perché no?
play-key-rotate = gira di 15°, con ↑ ↓ di 1°, quando si chiede una direzione
play-key-zoom = ingrandisci, riduci, tavolo intero
play-key-pan = sposta il tavolo
play-key-layers = portata, minaccia, comando, righello
play-key-text = tavolo come testo e ritorno
play-key-rules = la regola del momento
play-key-log = vai alla cronaca
play-key-help = questo elenco

play-eyes = Con gli occhi di
play-eyes-all = Chi vede tutto
play-eyes-public = Uno spettatore
play-eyes-hint = Finché la partita non è finita, solo i tuoi.
play-play = Riproduci
play-pause = Pausa
play-turn-back = Un turno indietro
play-turn-on = Un turno avanti
play-speed = Velocità
play-speed-times = × { $times }
play-copy-link = Copia il link a questo momento
play-copied = Link copiato.
play-not-copied = Questo browser non permette di copiare. L’indirizzo della pagina è il link.
play-fork = Gioca da qui
play-fork-title = Una partita nuova da questo momento
play-fork-lead = Dopo la decisione { $at } di { $of }. La vecchia partita resta com’è.
play-fork-me = A questo schermo
play-fork-friend = Un amico con il link
play-fork-bot = Bot: { $level }
play-fork-start = Gioca da qui
play-to-table = Al tavolo

## card board

cards-help = Le frecce vanno di carta in carta, Tab passa tra le scelte possibili, Invio sceglie, il punto interrogativo chiede perché no.
cards-pinned = Inchiodato
cards-firepower = Potenza di fuoco alle gittate da 0 a 5
cards-morale = Mor
cards-panic = Pan
cards-kia = KIA
cards-chit = Segnalino gittata
cards-open = Aperto
cards-lying = { $n ->
    [1] Senza proprietario: { $weapon }
   *[other] Senza proprietario: { $n } × { $weapon }
}
cards-lying-jammed = { $n ->
    [1] Senza proprietario, inceppata: { $weapon }
   *[other] Senza proprietario, inceppate: { $n } × { $weapon }
}
cards-range = gittata { $n }
cards-range-between = { $from }–{ $to }: gittata { $n }
cards-draw = Mazzo
cards-discard = Scarti · { $n }
cards-last = ultimo numero casuale
cards-hand = { $n ->
        [one] La tua mano: una carta
       *[other] La tua mano: { $n } carte
    }
cards-in-hand = { $n ->
        [one] una carta
       *[other] { $n } carte
    }
cards-routed = in rotta
cards-killed = ucciso
cards-captured = prigioniero
cards-out = { $n } fuori
cards-gone = { $n ->
    [one] un uomo fuori
   *[other] { $n } uomini fuori
}
cards-say-man = { $name }, { $weapon }. Morale { $morale }, KIA { $kia }.
cards-say-pinned = { $name }, { $weapon }. Inchiodato. Panico { $panic }, KIA { $kia }.
cards-say-firepower = Potenza di fuoco { $n } a gittata { $range }.
cards-say-group = { $side }, gruppo { $letter }, segnalino gittata { $chit }. { $ground }. { $men ->
        [one] Un uomo.
       *[other] { $men } uomini.
    }
cards-say-need = Serve potenza di fuoco { $n }.
cards-say-number = Numero casuale { $colour ->
        [red] rosso
       *[black] nero
    } { $n }.
cards-demo-title = Tavolo di carte
cards-demo-fire = Fuoco
cards-demo-many = Quattro gruppi
cards-demo-split = Carte doppie
cards-demo-label = Due squadre s’incontrano
