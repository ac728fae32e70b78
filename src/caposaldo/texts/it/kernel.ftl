### Quello che dice il motore stesso: registrazioni, posizioni, ripensamenti.

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
kernel-unknown-rule = regola sconosciuta { $word }
kernel-unknown-language = lingua sconosciuta { $word }
kernel-known-game = giochi conosciuti: { $names }
kernel-known-scenario = scenari conosciuti: { $names }
kernel-known-option = opzioni conosciute: { $names }
kernel-known-seat = i posti sono { $names }
kernel-known-bot = bot conosciuti: { $names }
kernel-known-unit-list = c’è per { $names }
kernel-known-rule = regole conosciute: { $names }
kernel-known-language = lingue conosciute: { $names }
kernel-did-you-mean = intendevi { $names }?
kernel-or = {" "}o{" "}

## Lettura di una registrazione

kernel-record-empty = la registrazione è vuota
kernel-record-long-line = la riga è più lunga di { $most } caratteri
kernel-record-foreign = questa non è una registrazione di Caposaldo: la prima riga deve essere 'caposaldo record 1'
kernel-record-format = la registrazione è nel formato { $format }; questo programma legge il formato { $known }
kernel-record-truncated = la registrazione è troncata: si interrompe qui, prima che il blocco finale sia completo
kernel-record-section = la sezione { $section } manca o è nel posto sbagliato
kernel-record-entry = { $text } qui è fuori posto
kernel-record-twice = { $key } compare due volte
kernel-record-order = ordine sbagliato: '{ $key }' deve venire prima di '{ $after }'
kernel-record-missing = manca '{ $key }'
kernel-record-number = qui va un numero intero, non { $text }
kernel-record-hex = qui va uno SHA-256 (64 cifre esadecimali, minuscole), non { $text }
kernel-record-count =
    { $said ->
        [one] il blocco finale parla di { $said } decisione
       *[other] il blocco finale parla di { $said } decisioni
    }, ma { $found ->
        [one] ce n'è { $found }
       *[other] ce ne sono { $found }
    }: la registrazione è stata modificata o tagliata
kernel-record-after-end = c'è del testo dopo la fine della registrazione
kernel-record-unknown-game = gioco sconosciuto { $game }; giochi conosciuti: { $known }
kernel-record-no-seed = la partita è finita, ma il seme promesso non viene mostrato
kernel-record-commitment = questo seme non è quello promesso all'inizio: la registrazione è stata modificata

## Riproduzione di una registrazione

kernel-record-secret = la partita non è finita e il seme è segreto: per ora questa registrazione non si può rivedere né continuare ({ $file } non c’è)
kernel-record-unknown-scenario = scenario sconosciuto { $scenario }; scenari conosciuti: { $known }
kernel-record-scenario-gone = il file di scenario { $file } non c'è
kernel-record-scenario-changed = il file di scenario { $file } è cambiato da quando la partita è stata registrata
kernel-record-start = la partita non si può preparare: { $reason }
kernel-record-seats = i posti di questo scenario sono { $seats }, in quest'ordine
kernel-record-to = è stata chiesta la decisione { $to }, ma la registrazione ne ha { $found }
kernel-record-over = la partita è finita prima della decisione { $number }, { $text }
kernel-record-unreadable = la decisione { $number }, { $text }, non si può leggere: { $reason }
kernel-record-refused = la decisione { $number }, { $text }, è vietata dalla regola { $rule }: { $reason }
kernel-record-other-result = il risultato dichiarato è { $said }, ma le decisioni portano a { $found }
kernel-record-other-hash = le decisioni portano a un'altra fine (hash { $found }..., non { $said }...): la registrazione è stata modificata
kernel-record-other-rules = scritta con la versione { $then } delle regole, letta con la versione { $now }
kernel-record-still-replays = scritta con la versione { $then } delle regole; si riproduce anche con la versione { $now }
kernel-record-good =
    { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }, fino all'hash { $hash }

## Lettura di una posizione

kernel-position-toml = questo non è TOML valido: { $reason }
kernel-position-foreign = questa non è una posizione di Caposaldo: deve cominciare con 'caposaldo-position = 1'
kernel-position-format = la posizione è nel formato { $format }; questo programma legge il formato { $known }
kernel-position-key = '{ $key }' manca o non è quello che ci si aspetta lì ({ $expected })
kernel-kind-text = un testo
kernel-kind-number = un numero intero
kernel-kind-table = una tabella
kernel-position-unknown = '{ $key }' è fuori posto in una posizione
kernel-position-rules = la posizione è stata scritta con la versione { $then } delle regole; queste sono la versione { $now }
kernel-position-state = la posizione non si può preparare: { $reason }

## Ripensamenti

kernel-undo-nothing = Non c'è niente da ritirare.
kernel-undo-rolled = Nel frattempo sono stati tirati dei dadi: non si può più tornare indietro.
kernel-undo-revealed = Nel frattempo è stato svelato un segreto: non si può più tornare indietro.
kernel-undo-other-seat = Nel frattempo la decisione è passata a un altro posto: non si può più tornare indietro.

## Una scelta di un gioco che non ha parole sue

kernel-do = { $action }

# Suggerimenti
hint-works = Riesce con una probabilità del { $chance }.
hint-danger = Possibile risposta di { $unit }: ti colpisce nel { $chance } dei casi.
