### Ciò che dicono la riga di comando e il terminale.

## Al tavolo

cli-ask = la tua scelta (h: aiuto) >{" "}
cli-ask-first = numero (Invio: 1) >{" "}
cli-help =
    12         fa la scelta numero 12
    ?12        perché: le probabilità della scelta 12 e da dove vengono
    no         perché no: ciò che ora non puoi fare e la regola che lo vieta
    { $label }lo stesso, per una sola sigla
    { $rule }il testo di una regola
    u          riprende la tua ultima decisione
    b, f       tavolo; forze delle due fazioni
    m, l       altre scelte; cronaca della partita
    own        i tuoi segreti (quando due persone usano lo stesso schermo)
    s, s FILE  salva, salva altrove; q  salva ed esce
    lang       passa all’inglese
    verbs      come si scrivono le mosse, tutte
cli-help-any =
    take 4     fa una mossa scritta come nella registrazione
cli-help-battlegroups =
    0          chiude la fase, l’ordine o il fuoco
    U1         sceglie un’unità per sigla; U1 I3 per chi spara e il suo bersaglio
    14,26      muove, schiera o stende fumo lì: pollici (″) da sinistra e dall’alto
    14,26 90   lo stesso, con fronte 90°: 0° è in alto, 90° a destra
    a 90       ruota verso questo rilevamento
    ?14,26     chi potrebbe sparare a un’unità che va lì; ?3 per numero
    Le distanze sono in pollici (″).
    Esempi: U1, poi 14,26 muove U1 in quel punto; U1 I3 spara a I3.
cli-help-storms =
    0          conferma, passa o rinuncia
    G1         sceglie un’unità per sigla
    G08        un esagono; 101-G08 con il numero della sua mappa
    ?G08       quanto costa una mossa e chi potrebbe sparare lì; ?3 per numero
    Le distanze sono in esagoni; mosse e fuoco costano AP o CAP.
    Esempi: take G1 ap, poi go 101-G08 care muove G1; fire 101-G10; card 9 free.
cli-help-traces =
    0          conclude la mossa, la fase o la scelta
    17Pz       sceglie un’unità per sigla
    1915       un esagono per numero: riga 19, colonna 15
    17Pz 1915  un’unità e un esagono, per una ritirata o un’avanzata
    okh        un segnalino per nome
    Le distanze sono in esagoni; le mosse costano punti movimento (PM).
    Esempi: take 17Pz, poi go 1915 muove lì 17Pz; attack 3134; ?fight.
cli-help-upfront =
    0          fatto, passa o rinuncia
    A          sceglie un gruppo per lettera; A B per un gruppo e il suo bersaglio
    #61        una carta per numero; #61 A per una carta e un gruppo
    ostertag   un uomo per nome
    Non c’è una mappa: le distanze sono raggi relativi, da 0 a 5.
    Esempi: A B, poi #92 fa sparare A su B con la carta 92; #72 A forward muove A.
cli-more = … { $left ->
    [one] ancora una riga
   *[other] ancora { $left } righe
}: m
cli-time-up = Il minuto è passato: niente nuove azioni in questo turno (16.31).
cli-no-number = Scegli un numero da 1 a { $last }; h per l'aiuto.
cli-not-understood = «{ $typed }» qui non è né un comando né una scelta; h per l'aiuto.
cli-no-point = Ora non c'è nulla da fare in un punto.
cli-no-bearing = Ora non c'è nulla da voltare.
cli-no-verbs = Le mosse di questo gioco si scrivono come nell’elenco.
cli-no-rule = Non esiste una regola { $id }.
cli-nothing-rolled = Per questa scelta non si tirano dadi.
cli-no-modifiers = Nessun modificatore.
cli-no-effect = nessun effetto
cli-total = in tutto
cli-nothing-refused = Qui nulla è vietato: tutto ciò a cui si può pensare è nell'elenco.
cli-more-refused = … e altri { $left }; no G4 per quelli di una sola unità.
cli-log-cut = … { $left } righe precedenti; `caposaldo replay` le racconta tutte.
cli-undone = Decisione ripresa.
cli-hand-over = Passa la mano a { $seat }, poi premi Invio:{" "}
cli-hide-again = Invio nasconde di nuovo:{" "}
cli-no-language = Non c'è una lingua «{ $lang }»: it o en.
cli-saved = Salvata in { $path }.
cli-not-saved = Non si può scrivere { $path }: { $reason }.
cli-left = La partita è salvata. Per riprenderla: caposaldo play --resume { $path }
cli-resumed = { $path }: la partita riprende dopo { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}.
cli-wins = Vittoria: { $seats }
cli-draw = Pareggio
cli-recorded = Registrata in { $path } ({ $decisions } decisioni, hash { $hash }). Per rivederla: caposaldo replay { $path }

## Interruzione con Ctrl-C

cli-interrupted = interrotto
cli-interrupted-games = interrotto dopo { $done } partite su { $games }; non è stato salvato nulla
cli-stopped = il server è fermo; le partite sono salvate

## Prima della partita

cli-which-game = Quale gioco?
cli-which-scenario = Quale scenario?
cli-which-seat = Quale parte è la tua?
cli-which-opponent = Contro chi?
cli-opponent-greedy = un bot che gioca con giudizio e subito
cli-opponent-search = un bot che pensa avanti, circa un secondo a decisione
cli-opponent-random = un bot che gioca a caso
cli-opponent-human = un amico, a questo stesso terminale
cli-begin = Invio comincia la partita (h in ogni momento: aiuto){" "}
cli-no-games = qui non ci sono giochi
cli-record-finished = { $path }: questa partita è finita; tieni la nuova in un altro file
cli-record-other = { $path }: questa è una partita di { $game }, scenario { $scenario }; tieni la nuova in un altro file

## Elenchi e resoconti

cli-column-id = id
cli-column-title = titolo
cli-column-scenarios = scenari
cli-column-summary = che cos'è
cli-column-year = anno
cli-column-difficulty = difficoltà
cli-column-length = durata
cli-column-seats = posti
cli-column-decisions-per-s = decisioni/s
cli-column-ratio = python-chess = 1
cli-column-clone = copia di uno stato
cli-column-replays = riproduzioni/s
cli-length-decks = { $decks ->
    [one] un mazzo
   *[other] { $decks } mazzi
}, { $minutes } min
cli-length-rounds = { $rounds ->
    [one] un round
   *[other] { $rounds } round
}, { $minutes } min
cli-length = { $turns } turni, { $minutes } min
cli-see = Vedi anche: { $rules }
cli-proven = { $count ->
    [0] Nessun test la prova.
    [one] Provata da un test:
   *[other] Provata da { $count } test:
}
cli-unproven = nessun test
cli-rules-count = { $rules } regole, { $unproven } senza test.
cli-games = partite
cli-won-by = vinte da { $seat } ({ $bot })
cli-draws = pareggi
cli-mean-decisions = decisioni a partita
cli-seconds = secondi
cli-decisions-per-s = decisioni/s
cli-fuzz-games = partite
cli-fuzz-decisions = decisioni
cli-fuzz-crashes = crolli
cli-fuzz-dead-ends = vicoli ciechi
cli-fuzz-bad-undo = errori dell'annullamento
cli-fuzz-leaks = fughe di segreti
cli-fuzz-hash-mismatches = hash diversi
cli-fuzz-bad-listings = errori dell'elenco delle azioni
cli-fuzz-unexplained = senza spiegazione
cli-decision = decisione { $number }
cli-untouched = Mai toccati: { $names }
cli-not-installed = non installato
cli-compiled = Nucleo compilato.
cli-interpreted = Nucleo interpretato (non compilato).
cli-bench-note = { $game }: le copie sono di { $scenario } ({ $units } unità) a metà partita; la registrazione riprodotta ha { $decisions } decisioni.
cli-turn = Turno { $turn }
cli-turn-of = Turno { $turn } di { $turns }
cli-turn-phase = Turno { $turn } · { $phase }
cli-turn-of-phase = Turno { $turn } di { $turns } · { $phase }

## Copie di sicurezza

cli-backup-made =
    { $tables ->
        [one] 1 tavolo salvato in { $file } ({ $size } MB prima della compressione).
       *[other] { $tables } tavoli salvati in { $file } ({ $size } MB prima della compressione).
    }
cli-backup-checked =
    { $tables ->
        [one] { $file } è una copia valida di 1 tavolo, creata { $made } dalla versione { $program }.
       *[other] { $file } è una copia valida di { $tables } tavoli, creata { $made } dalla versione { $program }.
    }
cli-backup-restored =
    { $tables ->
        [one] 1 tavolo ripristinato in { $folder }.
       *[other] { $tables } tavoli ripristinati in { $folder }.
    }
cli-backup-kept = Il database che c’era prima si trova ora in { $kept }.
