### What the kernel itself says: records, positions, taking back.

## Files

kernel-file-unreadable = the file cannot be read: { $reason }
kernel-file-binary = this is not a text file
kernel-file-large = the file is too large

## Names that do not exist

kernel-unknown-game = unknown game { $word }
kernel-unknown-scenario = unknown scenario { $word }
kernel-unknown-option = unknown option { $word }
kernel-unknown-seat = unknown seat { $word }
kernel-unknown-bot = unknown bot { $word }
kernel-unknown-unit-list = no list of unit types for { $word }
kernel-unknown-rule = unknown rule { $word }
kernel-unknown-language = unknown language { $word }
kernel-known-game = known games: { $names }
kernel-known-scenario = known scenarios: { $names }
kernel-known-option = known options: { $names }
kernel-known-seat = the seats are { $names }
kernel-known-bot = known bots: { $names }
kernel-known-unit-list = there is one for { $names }
kernel-known-rule = known rules: { $names }
kernel-known-language = known languages: { $names }
kernel-did-you-mean = did you mean { $names }?
kernel-or = {" "}or{" "}

## Reading a record

kernel-record-empty = the record is empty
kernel-record-long-line = the line is longer than { $most } characters
kernel-record-foreign = this is not a record of Caposaldo: the first line must be 'caposaldo record 1'
kernel-record-format = the record is of format { $format }; this program reads format { $known }
kernel-record-truncated = the record is truncated: it breaks off here, before the end block is complete
kernel-record-section = the section { $section } is missing or stands in the wrong place
kernel-record-entry = { $text } does not belong here
kernel-record-twice = { $key } is given twice
kernel-record-order = wrong order: '{ $key }' must come before '{ $after }'
kernel-record-missing = '{ $key }' is missing
kernel-record-number = a whole number is expected, not { $text }
kernel-record-hex = a SHA-256 is expected (64 hexadecimal digits, lower case), not { $text }
kernel-record-count =
    { $said ->
        [one] the end block speaks of { $said } decision
       *[other] the end block speaks of { $said } decisions
    }, but { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }: the record was edited or cut
kernel-record-after-end = there is text after the end of the record
kernel-record-unknown-game = unknown game { $game }; known games: { $known }
kernel-record-no-seed = the game is over but the seed that was promised is not shown
kernel-record-commitment = this seed is not the one that was promised at the start: the record was edited

## Replaying a record

kernel-record-secret = the game is not over and its seed is secret, so this record can’t be replayed or continued yet ({ $file } is not there)
kernel-record-unknown-scenario = unknown scenario { $scenario }; known scenarios: { $known }
kernel-record-scenario-gone = the scenario file { $file } is not there
kernel-record-scenario-changed = the scenario file { $file } has changed since the game was recorded
kernel-record-start = the game cannot be set up: { $reason }
kernel-record-seats = the seats of this scenario are { $seats }, in this order
kernel-record-to = decision { $to } was asked for, but the record has { $found }
kernel-record-over = the game is over before decision { $number }, { $text }
kernel-record-unreadable = decision { $number }, { $text }, cannot be read: { $reason }
kernel-record-refused = decision { $number }, { $text }, is refused by rule { $rule }: { $reason }
kernel-record-other-result = the result is said to be { $said }, but the decisions lead to { $found }
kernel-record-other-hash = the decisions lead to another end (hash { $found }..., not { $said }...): the record was edited
kernel-record-other-rules = written under version { $then } of the rules, read under version { $now }
kernel-record-still-replays = written under version { $then } of the rules; it still replays under version { $now }
kernel-record-good =
    { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, replayed to the hash { $hash }

## Reading a position

kernel-position-toml = this is not valid TOML: { $reason }
kernel-position-foreign = this is not a position of Caposaldo: it must begin with 'caposaldo-position = 1'
kernel-position-format = the position is of format { $format }; this program reads format { $known }
kernel-position-key = '{ $key }' is missing or is not what is expected there ({ $expected })
kernel-kind-text = a text
kernel-kind-number = a whole number
kernel-kind-table = a table
kernel-position-unknown = '{ $key }' does not belong in a position
kernel-position-rules = the position was written under version { $then } of the rules; these are version { $now }
kernel-position-state = the position cannot be set up: { $reason }

## Taking back

kernel-undo-nothing = There is nothing to take back.
kernel-undo-rolled = Dice have been rolled since: that cannot be taken back.
kernel-undo-revealed = A secret has been shown since: that cannot be taken back.
kernel-undo-other-seat = Another seat has had its turn to decide since: that cannot be taken back.

## A choice of a game that has no words of its own

kernel-do = { $action }

# Hints
hint-works = It works with a chance of { $chance }.
hint-danger = { $unit } could answer: { $chance } to hit you.
