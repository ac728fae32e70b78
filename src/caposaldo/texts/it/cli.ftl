### Ciò che dicono la riga di comando e il terminale.

## Al tavolo

cli-ask = la tua scelta (h: aiuto) >{" "}
cli-ask-first = numero (Invio: 1) >{" "}
cli-help =
    12         sceglie il numero 12 dell’elenco
    ?12        perché: le probabilità della scelta 12 e da dove vengono
    no         perché no: ciò che ora non puoi fare e la regola che lo vieta
    { $label }lo stesso, per una sola sigla
    { $rule }il testo di una regola
    u          annulla la tua ultima decisione
    b, f       tavolo; forze delle due fazioni
    m, l       altre scelte; cronaca della partita
    own        i tuoi segreti (quando due giocatori usano lo stesso schermo)
    s, s FILE  salva, salva altrove; q  salva ed esce
    lang       passa all’inglese
    g, hint    come vince ogni fazione; cosa potresti fare, e perché
    verbs      come si scrive ogni mossa
cli-help-any =
    take 4     una mossa come è scritta nel file di partita
cli-help-battlegroups =
    0          chiude la fase, l’ordine o il fuoco
    U1         sceglie un’unità per sigla; U1 I3 per chi spara e il suo bersaglio
    14,26      muove, schiera o stende fumo lì: pollici (″) da sinistra e dall’alto
    14,26 90   lo stesso, orientato a 90°: 0° è in alto, 90° a destra
    a 90       ruota a questo orientamento
    ?14,26     chi potrebbe sparare a un’unità che va lì; ?3 per numero
    Le distanze sono in pollici (″).
    Esempi: U1, poi 14,26 muove U1 in quel punto; U1 I3 spara a I3.
cli-help-wheels =
    0          chiude la manovra, prosegue o rinuncia
    A1         sceglie un plotone per sigla: elenca le sue mosse
    90,45      posa una carta o muove lì: cm da sinistra e dall’alto
    90,45 180  lo stesso, orientato a 180°: 0° è in alto, 90° a destra
    a 90       ruota a questo orientamento
    ?3         che cosa fa la scelta 3, e chi lì potrebbe spararti
    Le distanze sono in centimetri.
    Esempi: A1 elenca dove può andare A1; B2 elenca che cosa puoi fare a B2.
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
    [one] ancora 1 riga
   *[other] ancora { $left } righe
}: m
cli-time-up = Il minuto è passato: nessuna nuova azione in questo turno (16.31).
cli-no-number = Scrivi un numero da 1 a { $last }; h per l’aiuto.
cli-not-understood = «{ $typed }» qui non è un comando né una scelta; h per l’aiuto.
cli-no-point = Ora nessuna scelta richiede un punto.
cli-no-bearing = Ora nessuna scelta richiede un orientamento.
cli-no-verbs = In questo gioco scrivi le mosse come nell’elenco.
cli-no-rule = La regola { $id } non esiste.
cli-nothing-rolled = Questa scelta non richiede dadi.
cli-no-modifiers = Nessun modificatore.
cli-works = riesce { $chance }: { $results }
cli-no-hint = Nessun suggerimento per questa decisione.
cli-no-effect = nessun effetto
cli-total = totale
cli-nothing-refused = Qui nulla è vietato: tutte le opzioni sono nell’elenco.
cli-more-refused = … e altri { $left }; «no G4» elenca quelli di una sola unità.
cli-log-cut = … { $left ->
    [one] 1 riga precedente
   *[other] { $left } righe precedenti
}; `caposaldo replay` mostra tutta la cronaca.
cli-undone = Decisione annullata.
cli-hand-over = Passa lo schermo { $seat-al }, poi premi Invio:{" "}
cli-hide-again = Premi Invio per nascondere di nuovo:{" "}
cli-no-language = La lingua «{ $lang }» non esiste: usa it o en.
cli-saved = Partita salvata in { $path }.
cli-not-saved = Non è possibile scrivere { $path }: { $reason }.
cli-left = Partita salvata. Per riprenderla: caposaldo play --resume { $path }
cli-resumed = { $path }: la partita riprende dopo { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}.
cli-wins = Vittoria: { $seats }
cli-draw = Pareggio
cli-recorded = Salvata in { $path } ({ $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}, hash { $hash }). Per rivederla: caposaldo replay { $path }

## Interruzione con Ctrl-C

cli-interrupted = interrotto
cli-interrupted-games = interrotto dopo { $done } partite su { $games }; nulla è stato salvato
cli-stopped = il server si è fermato; le partite sono salvate

## Prima della partita

cli-which-game = Quale gioco?
cli-which-scenario = Quale scenario?
cli-which-seat = Quale fazione giochi?
cli-which-opponent = Contro chi giochi?
cli-opponent-greedy = un bot che fa subito la mossa migliore che vede
cli-opponent-search = un bot che pensa avanti, circa un secondo a decisione
cli-opponent-random = un bot che gioca a caso
cli-opponent-human = un amico a questo terminale
cli-begin = Premi Invio per iniziare (h in ogni momento: aiuto){" "}
cli-no-games = nessun gioco installato
cli-record-finished = { $path }: questa partita è finita; salva la nuova in un altro file
cli-record-other = { $path }: questa è una partita di { $game }, scenario { $scenario }; salva la nuova in un altro file

## Elenchi e resoconti

cli-column-id = id
cli-column-title = titolo
cli-column-scenarios = scenari
cli-column-summary = descrizione
cli-column-year = anno
cli-column-difficulty = difficoltà
cli-column-length = durata
cli-column-seats = posti
cli-column-decisions-per-s = decisioni/s
cli-column-ratio = python-chess = 1
cli-column-clone = copia di uno stato
cli-column-replays = replay/s
cli-length-decks = { $decks ->
    [one] 1 mazzo
   *[other] { $decks } mazzi
}, { $minutes } min
cli-length-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}, { $minutes } min
cli-length = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, { $minutes } min
cli-see = Vedi anche: { $rules }
cli-term-rule = (regola { $rule })
cli-proven = { $count ->
    [0] Nessun test la verifica.
    [one] Verificata da 1 test:
   *[other] Verificata da { $count } test:
}
cli-unproven = nessun test
cli-rules-count = { $rules ->
    [one] 1 regola
   *[other] { $rules } regole
}, { $unproven } senza test.
cli-games = partite
cli-won-by = vittorie: { $seat } ({ $bot })
cli-draws = pareggi
cli-mean-decisions = decisioni per partita
cli-seconds = secondi
cli-decisions-per-s = decisioni/s
cli-fuzz-games = partite
cli-fuzz-decisions = decisioni
cli-fuzz-crashes = arresti anomali
cli-fuzz-dead-ends = vicoli ciechi
cli-fuzz-bad-undo = errori di annullamento
cli-fuzz-leaks = segreti rivelati
cli-fuzz-hash-mismatches = hash diversi
cli-fuzz-bad-listings = errori nell’elenco delle azioni
cli-fuzz-unexplained = senza spiegazione
cli-decision = decisione { $number }
cli-untouched = Mai usati: { $names }
cli-not-installed = non installato
cli-compiled = Nucleo compilato.
cli-interpreted = Nucleo interpretato (non compilato).
cli-bench-note = { $game }: copie di { $scenario } (unità: { $units }) a metà partita; decisioni del file rivisto: { $decisions }.
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
cli-backup-kept = Il database precedente è conservato in { $kept }.

## Tipi di unità

cli-units-types = Tipi di unità
cli-units-counters = Pedine
cli-units-men = Uomini
cli-units-weapons = Armi
cli-column-name = nome
cli-column-kind = genere
cli-column-class = classe
cli-column-move = movimento
cli-column-direct = tiro diretto
cli-column-indirect = tiro indiretto
cli-column-cost = costo
cli-column-years = anni
cli-column-roles = ruoli
cli-column-side = fazione
cli-column-inches = mov. (″)
cli-column-fire = AP fuoco
cli-column-fire-indirect = AP indiretto
cli-column-move-ap = AP mov.
cli-column-red = rosso
cli-column-blue = blu
cli-column-front = fronte
cli-column-flank = fianco
cli-column-range = gittata
cli-column-nation = nazione
cli-column-full = intera
cli-column-reduced = ridotta
cli-column-vp = PV
cli-column-type = tipo
cli-column-rank = grado
cli-column-leader = comandante
cli-column-weapon = arma
cli-column-morale = morale
cli-column-panic = panico
cli-column-points = punti
cli-column-power = potenza di fuoco a 0–5
cli-column-alone = senza servente
cli-column-close = ravvicinato
cli-word-infantry = fanteria
cli-word-heavy-weapon = arma pesante
cli-word-gun = cannone
cli-word-vehicle = veicolo
cli-word-mg = mitragliatrice pesante
cli-word-rocket = lanciarazzi
cli-word-flame = lanciafiamme
cli-word-mortar = mortaio
cli-word-howitzer = obice
cli-word-rockets = razzi
cli-word-engineer = genieri
cli-word-open-topped = scoperto
cli-word-armoured = corazzato
cli-word-off-table = fuori tavolo
cli-word-recon = da ricognizione
cli-word-tows-guns = traina cannoni
cli-word-prefers-hard = preferisce veicoli e cannoni
cli-word-carries-men = trasporta uomini
cli-word-support = appoggio
cli-word-apc = APC
cli-word-transport = trasporto
cli-word-fo = osservatore avanzato
cli-word-anti-aircraft = contraereo
cli-word-command = Comando
cli-word-soft = non corazzato
cli-word-squad = squadra
cli-word-sniper = cecchino
cli-word-red = rosso
cli-word-blue = blu
cli-word-german = tedesca
cli-word-soviet = sovietica
cli-word-guards = sovietica, Guardie
cli-word-romanian = romena
cli-word-hungarian = ungherese
cli-word-american = americana
cli-word-russian = russa
cli-word-sl = caposquadra
cli-word-asl = vicecaposquadra
cli-word-commissar = commissario

# Eserciti.
cli-column-cards = carte
cli-column-ranges = gittate, cm
cli-column-armour = corazza, cm
cli-column-company = compagnia
cli-column-models = modelli
cli-column-unit-card = carta unità
cli-column-level = livello
cli-word-hq = QG
cli-word-recruits = reclute
cli-word-skilled = esperti
cli-word-veterans = veterani
cli-word-elite = élite
cli-army-points = Punti: { $spent } su { $points }
cli-army-spent = Punti: { $spent }
cli-army-line = Riga { $line }: { $said }
cli-army-good = L’esercito rispetta le regole.
cli-army-bad = L’esercito viola le regole.
