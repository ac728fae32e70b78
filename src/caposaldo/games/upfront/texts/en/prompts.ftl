# The sequence of play.
uf-game-over = The game is over.
uf-not-your-decision = This decision is not yours.
uf-not-now = You cannot { $verb } now. What is to be decided: { $prompt }
uf-overfull = That is more than needs saying to { $verb }.

# What is to be decided, for who decides; $side is who that is.
uf-prompt-form = Divide your men into groups: two to four groups of two to ten men. They may also stay as they are.
uf-prompt-lay = Before the game: lay a Terrain card on a group that has none, or pass.
uf-prompt-answer = { $card } has been laid on { $group }. Accept or reject? Rejecting undoes the last step of the group.
uf-prompt-charge-at = Which enemy group does { $man } charge?
uf-prompt-act = What do your groups do? One action for each of them, in any order.
uf-prompt-aim = { $group } fires at { $target }. Choose Fire cards for which its firepower is enough, then open fire.
uf-prompt-conceal-fire = { $group } is under fire, strength { $strength }. Do you play a Concealed card?
uf-prompt-conceal-infiltration = { $man } slips towards { $group }. Is a Concealed card played for him?
uf-prompt-conceal-fight = A fight in { $group }. Is a Concealed card played against { $man }?
uf-prompt-conceal-sniper = Is a Concealed card played?
uf-prompt-conceal-mines = Is a Concealed card played?
uf-prompt-conceal-execution = Is a Concealed card played?
uf-prompt-conceal-shot = Ordnance fires at { $group }. Do you play a Concealed card?
uf-prompt-conceal-overrun = Is a Concealed card played?
uf-prompt-conceal-vehicle = Is a Concealed card played?
uf-prompt-conceal-commissar = Is a Concealed card played?
uf-prompt-conceal-attempt = Is a Concealed card played?
uf-prompt-commit = { $hidden ->
    [0] Nothing conceals { $target }: the attack of { $group } keeps its strength of { $strength }.
   *[other] { $target } is concealed by { $hidden }: the attack of { $group } now has strength { $strength }.
} Draw the cards, or give it up?
uf-prompt-save-fire = { $man } is pinned and under fire. Is a Hero played on him?
uf-prompt-save-infiltration = An enemy slips towards { $group }, and every pinned man there helps him. Is a Hero played on one of them?
uf-prompt-save-fight = { $man } is pinned and has to fight hand to hand. Is a Hero played on him?
uf-prompt-save-fight-crew = { $man } is in close combat. Pinned men of his crew don’t help him: play a Hero on one of them?
uf-prompt-save-sniper = A sniper has { $man }, who is pinned, in his sights. Is a Hero played on him?
uf-prompt-save-mines = { $man } is pinned among the mines. Is a Hero played on him?
uf-prompt-save-execution = { $man } is about to be shot. Is a Hero played on him?
uf-prompt-save-shot = { $man } is pinned. Is a Hero played on him?
uf-prompt-save-overrun = A vehicle is upon { $man }. Is a Hero played on him?
uf-prompt-save-vehicle = The crew of { $man } takes cover. Is a Hero played to keep it at its posts?
uf-prompt-save-commissar = { $man } is pinned; on his feet he would steady { $group }, which is under attack. Is a Hero played on him?
uf-prompt-save-attempt = A comrade’s charge has pinned { $man } before his attempt to infiltrate. Play a Hero on him, so that he can try?
uf-prompt-rallying = Who of { $group } rallies? { $men ->
    [one] One man more.
   *[other] { $men } men more.
}
uf-prompt-infiltrate = Who of { $group } tries to infiltrate, where and how?
uf-prompt-assault = Who of { $group } enters close combat, and how?
uf-prompt-fights = Which man of { $group } fights next?
uf-prompt-retry = { $man } has failed his check and is pinned. Is a Hero played on him, for a second try?
uf-prompt-spoils = { $man } has won. Does he take the { $weapon }?
uf-prompt-seize = { $group } is no more. Who takes over its terrain?
uf-prompt-seize-men = Who else goes over to the terrain of { $group }?
uf-prompt-arrange = In which order does { $group } stand?
uf-prompt-send = Who goes from { $group } to { $target }? Each of them spends a Movement card.
uf-prompt-send-new = Who leaves { $group } to found group { $letter }? Each of them spends a Movement card.
uf-prompt-discard = Discard cards, or play something in the place of a discard. Or go on.
uf-prompt-refill = Refill your hand: how many cards do you draw? { $cards ->
    [0] It is full.
    [one] You may draw one.
   *[other] You may draw up to { $cards }.
}
uf-prompt-redirect = The group the sniper aimed at is no more. At which one does he shoot?
uf-prompt-renormalise = The deck is over. Do you propose to shift all range chits?
uf-prompt-renormalise-answer = Is { $by } to be added to every range chit of { $other }, and taken from your own?
uf-prompt-crew-falls = { $man } fights on. Who of the crew meets him?
uf-prompt-shot = A shot is on its way.
uf-prompt-overrun = A vehicle is on its way.
uf-prompt-trying-acquire = { $group } picks up weapons. Does another man try to take one, or is that all?
uf-prompt-trying-repair = { $group } repairs weapons. Does another man try to repair his, or is that all?
uf-prompt-trying-clear = { $group } clears mines. Does another man try to open a path, or is that all?
uf-prompt-over = The game is over.
