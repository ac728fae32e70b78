tiny-prompt-bid = Fai un'offerta e sigillala.
tiny-prompt-attack = { $seat }: mira, tira o passa.
tiny-game-over = La partita è finita.
tiny-not-your-decision = Non tocca a te decidere.
tiny-overfull = È più di quanto serve per { $verb }.
tiny-not-now = Non è il momento di { $verb }.
tiny-bid-first = Prima fai un'offerta.
tiny-bid-once = Hai già fatto un'offerta.
tiny-bid-range = Si offre 1, 2 o 3, non { $bid }.
tiny-aimed-twice = Hai già mirato due volte.
tiny-has-bid = Offri { $bid }.
tiny-seals = { $seat } sigilla l'offerta.
tiny-bids = Il rosso offre { $red }, il blu { $blue }.
tiny-aims = { $seat } mira.
tiny-rolls = { $seat } tira { $face } e segna { $scored }.
tiny-end = { $red } a { $blue }.
tiny-chain-base = da tirare
tiny-chain-aims = mirato
tiny-hit = segna
tiny-miss = non segna
tiny-verb-bid = offrire
tiny-verb-seal = sigillare
tiny-verb-aim = mirare
tiny-verb-roll = tirare
tiny-verb-pass = passare
tiny-verb-none = farlo
tiny-bid = Offerta
    .the = l’offerta
    .gender = f
tiny-counts = { $who-The } conta { $what-the }: tiro { $what-del } { $who-al }.
tiny-fallen = { $who } è { $who-gender ->
    [f] caduta
   *[m] caduto
}.
