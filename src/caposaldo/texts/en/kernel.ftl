### What the kernel itself says: records, positions, undo.

## Files

kernel-file-unreadable = the file can’t be read: { $reason }
kernel-file-binary = this isn’t a text file
kernel-file-large = the file is too large

## Names that do not exist

kernel-unknown-game = unknown game { $word }
kernel-unknown-scenario = unknown scenario { $word }
kernel-unknown-option = unknown option { $word }
kernel-unknown-seat = unknown seat { $word }
kernel-unknown-bot = unknown bot { $word }
kernel-unknown-unit-list = no list of unit types for { $word }
kernel-unknown-army-builder = { $word } has no army builder
kernel-unknown-rule = unknown rule { $word }
kernel-unknown-word = unknown word { $word }
kernel-unknown-language = unknown language { $word }
kernel-known-game = known games: { $names }
kernel-known-scenario = known scenarios: { $names }
kernel-known-option = known options: { $names }
kernel-known-seat = the seats are { $names }
kernel-known-bot = known bots: { $names }
kernel-known-unit-list = there is one for { $names }
kernel-known-army-builder = the games that have one: { $names }
kernel-known-rule = known rules: { $names }
kernel-known-language = known languages: { $names }
kernel-did-you-mean = did you mean { $names }?
kernel-or = {" "}or{" "}

## Reading a record

kernel-record-empty = the record is empty
kernel-record-long-line = the line is too long: { $most } characters at most
kernel-record-foreign = this isn’t a Caposaldo record: the first line must be “caposaldo record 1”
kernel-record-format = the record has format { $format }; this program reads format { $known }
kernel-record-truncated = the record is incomplete: it stops here, before the end block is complete
kernel-record-section = the section { $section } is missing or in the wrong place
kernel-record-entry = { $text } doesn’t belong here
kernel-record-twice = { $key } appears twice
kernel-record-order = wrong order: “{ $key }” must come before “{ $after }”
kernel-record-missing = “{ $key }” is missing
kernel-record-number = expected a whole number, found { $text }
kernel-record-hex = expected a SHA-256 (64 lower-case hexadecimal digits), found { $text }
kernel-record-count =
    { $said ->
        [one] the end block says 1 decision
       *[other] the end block says { $said } decisions
    }, but { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }: the record was edited or cut
kernel-record-after-end = there is text after the end of the record
kernel-record-unknown-game = unknown game { $game }; known games: { $known }
kernel-record-no-seed = the game is over, but the seed promised at the start is missing
kernel-record-commitment = this isn’t the seed promised at the start: the record was edited

## Replaying a record

kernel-record-secret = the game isn’t over and its seed is still secret, so you can’t replay or continue this record yet ({ $file } is missing)
kernel-record-unknown-scenario = unknown scenario { $scenario }; known scenarios: { $known }
kernel-record-scenario-gone = the scenario file { $file } is missing
kernel-record-scenario-changed = the scenario file { $file } has changed since the game was recorded
kernel-record-start = the game can’t be set up: { $reason }
kernel-record-seats = the seats of this scenario are { $seats }, in this order
kernel-record-to = you asked for decision { $to }, but the record has only { $found }
kernel-record-over = the game ends before decision { $number }, { $text }
kernel-record-unreadable = decision { $number }, { $text }, can’t be read: { $reason }
kernel-record-refused = decision { $number }, { $text }, isn’t allowed by rule { $rule }: { $reason }
kernel-record-other-result = the record says the result is { $said }, but the decisions lead to { $found }
kernel-record-other-hash = the decisions lead to a different position (hash { $found }…, not { $said }…): the record was edited
kernel-record-other-rules = made with version { $then } of the rules, read with version { $now }
kernel-record-still-replays = made with version { $then } of the rules; it still replays with version { $now }
kernel-record-good =
    { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, replayed to hash { $hash }

## Reading a position

kernel-position-toml = this isn’t valid TOML: { $reason }
kernel-position-foreign = this isn’t a Caposaldo position: it must begin with “caposaldo-position = 1”
kernel-position-format = the position has format { $format }; this program reads format { $known }
kernel-position-key = “{ $key }” is missing or wrong (expected: { $expected })
kernel-kind-text = a text
kernel-kind-number = a whole number
kernel-kind-table = a table
kernel-position-unknown = “{ $key }” doesn’t belong in a position
kernel-position-rules = the position was made with version { $then } of the rules; this is version { $now }
kernel-position-state = the position can’t be set up: { $reason }

## Undo

kernel-undo-nothing = There’s nothing to undo.
kernel-undo-rolled = Dice have been rolled since then: you can’t undo that.
kernel-undo-revealed = A secret has been revealed since then: you can’t undo that.
kernel-undo-other-seat = The other side has decided since then: you can’t undo that.

## A choice of a game that has no words of its own

kernel-do = { $action }

# Hints
hint-works = Chance of success: { $chance }.
hint-danger = { $unit-The } could fire back: { $chance } to hit you.
