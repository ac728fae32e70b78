# The sequence of play.
uf-game-over = The game is over.
uf-not-your-decision = This decision is not yours.
uf-not-now = You cannot { $verb } now. What is to be decided: { $prompt }
uf-overfull = That is more than needs saying to { $verb }.

# What is to be decided, and by whom ($side).
uf-prompt-form = { $side }: how are the men divided into groups? Two to four groups of two to ten men.
uf-prompt-lay = { $side }: lay a Terrain card on a group that has none, or pass.
uf-prompt-answer = { $side }: { $card } has been laid on { $group }. Accept or reject?
uf-prompt-charge-at = { $side }: which enemy group does { $man } charge?
uf-prompt-act = { $side }: one action for each group, in any order.
uf-prompt-aim = { $side }: { $group } fires at { $target }. Which Fire cards, and who takes part?
uf-prompt-conceal-fire = { $side }: { $group } is under fire, strength { $strength }. Is a Concealed card played?
uf-prompt-conceal-infiltration = { $side }: { $man } slips towards { $group }. Is a Concealed card played for him?
uf-prompt-conceal-fight = { $side }: a fight in { $group }. Is a Concealed card played against { $man }?
uf-prompt-conceal-sniper = { $side }: is a Concealed card played?
uf-prompt-conceal-mines = { $side }: is a Concealed card played?
uf-prompt-conceal-execution = { $side }: is a Concealed card played?
uf-prompt-commit = { $side }: { $group } fires at { $target } with strength { $strength }. Resolve the attack, or give it up?
uf-prompt-save-fire = { $side }: { $man } is pinned and under fire. Is a Hero played on him?
uf-prompt-save-infiltration = { $side }: { $man } is pinned. Is a Hero played on him?
uf-prompt-save-fight = { $side }: { $man } is pinned. Is a Hero played on him?
uf-prompt-save-sniper = { $side }: a sniper has { $man }, who is pinned, in his sights. Is a Hero played on him?
uf-prompt-save-mines = { $side }: { $man } is pinned among the mines. Is a Hero played on him?
uf-prompt-save-execution = { $side }: { $man } is about to be shot. Is a Hero played on him?
uf-prompt-rallying = { $side }: who of { $group } rallies? { $men ->
    [one] One man more.
   *[other] { $men } men more.
}
uf-prompt-infiltrate = { $side }: who of { $group } tries to infiltrate, where and how?
uf-prompt-assault = { $side }: who of { $group } enters close combat, and how?
uf-prompt-fights = { $side }: which man of { $group } fights next?
uf-prompt-retry = { $side }: { $man } has failed his check and is pinned. Is a Hero played on him, for a second try?
uf-prompt-spoils = { $side }: { $man } has won. Does he take the { $weapon }?
uf-prompt-seize = { $side }: { $group } is no more. Who takes over its terrain?
uf-prompt-seize-men = { $side }: who else goes over to the terrain of { $group }?
uf-prompt-arrange = { $side }: in which order does { $group } stand?
uf-prompt-send = { $side }: who goes from { $group } to { $target }? Each of them spends a Movement card.
uf-prompt-send-new = { $side }: who leaves { $group } to found group { $letter }? Each of them spends a Movement card.
uf-prompt-discard = { $side }: discards, or what is played instead of one.
uf-prompt-refill = { $side }: how many cards are drawn?
uf-prompt-redirect = { $side }: the group the sniper aimed at is no more. At which one does he shoot?
uf-prompt-renormalise = { $side }: the deck is over. Are all range chits to be shifted by agreement?
uf-prompt-renormalise-answer = { $side }: is { $by } to be added to every range chit of { $other }, and taken from your own?
uf-prompt-crew-falls = { $side }: { $man } fights on. Who of the crew meets him?
uf-prompt-over = The game is over.
