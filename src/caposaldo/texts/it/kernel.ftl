### Quello che dice il motore stesso: file di partita, posizioni, annullamento.

## File

kernel-file-unreadable = il file non si può leggere: { $reason }
kernel-file-binary = questo non è un file di testo
kernel-file-large = il file è troppo grande

## Nomi che non esistono

kernel-unknown-game = gioco sconosciuto { $word }
kernel-unknown-scenario = scenario sconosciuto { $word }
kernel-unknown-option = opzione sconosciuta { $word }
kernel-unknown-seat = posto sconosciuto { $word }
kernel-unknown-bot = bot sconosciuto { $word }
kernel-unknown-unit-list = nessun elenco di tipi di unità per { $word }
kernel-unknown-army-builder = { $word } non ha un costruttore di eserciti
kernel-unknown-rule = regola sconosciuta { $word }
kernel-unknown-word = parola sconosciuta { $word }
kernel-unknown-language = lingua sconosciuta { $word }
kernel-known-game = giochi conosciuti: { $names }
kernel-known-scenario = scenari conosciuti: { $names }
kernel-known-option = opzioni conosciute: { $names }
kernel-known-seat = i posti sono { $names }
kernel-known-bot = bot conosciuti: { $names }
kernel-known-unit-list = esiste per { $names }
kernel-known-army-builder = i giochi che lo hanno: { $names }
kernel-known-rule = regole conosciute: { $names }
kernel-known-language = lingue conosciute: { $names }
kernel-did-you-mean = intendevi { $names }?
kernel-or = {" "}o{" "}

## Lettura di un file di partita

kernel-record-empty = il file di partita è vuoto
kernel-record-long-line = la riga è troppo lunga: al massimo { $most } caratteri
kernel-record-foreign = questo non è un file di partita di Caposaldo: la prima riga deve essere «caposaldo record 1»
kernel-record-format = il file di partita ha il formato { $format }; questo programma legge il formato { $known }
kernel-record-truncated = il file di partita è incompleto: si interrompe qui, prima della fine del blocco finale
kernel-record-section = la sezione { $section } manca o è nel posto sbagliato
kernel-record-entry = { $text } qui è fuori posto
kernel-record-twice = { $key } compare due volte
kernel-record-order = ordine sbagliato: «{ $key }» deve venire prima di «{ $after }»
kernel-record-missing = manca «{ $key }»
kernel-record-number = qui serve un numero intero, non { $text }
kernel-record-hex = qui serve uno SHA-256 (64 cifre esadecimali minuscole), non { $text }
kernel-record-count =
    { $said ->
        [one] il blocco finale dichiara 1 decisione
       *[other] il blocco finale dichiara { $said } decisioni
    }, ma { $found ->
        [one] ce n’è { $found }
       *[other] ce ne sono { $found }
    }: il file di partita è stato modificato o tagliato
kernel-record-after-end = c’è del testo dopo la fine del file di partita
kernel-record-unknown-game = gioco sconosciuto { $game }; giochi conosciuti: { $known }
kernel-record-no-seed = la partita è finita, ma manca il seme promesso all’inizio
kernel-record-commitment = questo non è il seme promesso all’inizio: il file di partita è stato modificato

## Replay di un file di partita

kernel-record-secret = la partita non è finita e il seme è ancora segreto: per ora non puoi rivederla né continuarla (manca { $file })
kernel-record-unknown-scenario = scenario sconosciuto { $scenario }; scenari conosciuti: { $known }
kernel-record-scenario-gone = manca il file di scenario { $file }
kernel-record-scenario-changed = il file di scenario { $file } è cambiato da quando la partita è stata salvata
kernel-record-start = la partita non si può preparare: { $reason }
kernel-record-seats = i posti di questo scenario sono { $seats }, in quest’ordine
kernel-record-to = hai chiesto la decisione { $to }, ma il file di partita ne ha solo { $found }
kernel-record-over = la partita finisce prima della decisione { $number }, { $text }
kernel-record-unreadable = la decisione { $number }, { $text }, non si può leggere: { $reason }
kernel-record-refused = la decisione { $number }, { $text }, non è consentita dalla regola { $rule }: { $reason }
kernel-record-other-result = il risultato dichiarato è { $said }, ma le decisioni portano a { $found }
kernel-record-other-hash = le decisioni portano a una posizione diversa (hash { $found }…, non { $said }…): il file di partita è stato modificato
kernel-record-other-rules = creato con la versione { $then } delle regole, letto con la versione { $now }
kernel-record-still-replays = creato con la versione { $then } delle regole; si rivede anche con la versione { $now }
kernel-record-good =
    { $decisions ->
        [one] 1 decisione
       *[other] { $decisions } decisioni
    }, fino all’hash { $hash }

## Lettura di una posizione

kernel-position-toml = questo non è TOML valido: { $reason }
kernel-position-foreign = questa non è una posizione di Caposaldo: deve cominciare con «caposaldo-position = 1»
kernel-position-format = la posizione ha il formato { $format }; questo programma legge il formato { $known }
kernel-position-key = «{ $key }» manca o è sbagliato (atteso: { $expected })
kernel-kind-text = un testo
kernel-kind-number = un numero intero
kernel-kind-table = una tabella
kernel-position-unknown = «{ $key }» non appartiene a una posizione
kernel-position-rules = la posizione è stata creata con la versione { $then } delle regole; questa è la versione { $now }
kernel-position-state = la posizione non si può preparare: { $reason }

## Annullamento

kernel-undo-nothing = Non c’è niente da annullare.
kernel-undo-rolled = Nel frattempo sono stati tirati dei dadi: non puoi più annullare.
kernel-undo-revealed = Nel frattempo è stato rivelato un segreto: non puoi più annullare.
kernel-undo-other-seat = Nel frattempo ha deciso l’altra fazione: non puoi più annullare.

## Una scelta di un gioco che non ha parole sue

kernel-do = { $action }

# Suggerimenti
hint-works = Probabilità di riuscita: { $chance }.
hint-danger = { $unit-The } può rispondere al fuoco: ti colpisce con probabilità { $chance }.
