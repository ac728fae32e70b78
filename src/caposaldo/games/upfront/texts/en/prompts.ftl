# The sequence of play.
uf-game-over = The game is over.
uf-not-your-decision = It isn’t your decision.
uf-not-now = You can’t { $verb } now. First: { $prompt }
uf-overfull = Too much given to { $verb }.

# What is to be decided, for who decides; $side is who that is.
uf-prompt-form = Divide your men into 2 to 4 groups of 2 to 10 men, or leave them as they are.
uf-prompt-lay = Before the first turn: lay a Terrain card on a group without one, or pass.
uf-prompt-answer = { $card } is laid on { $group }. Accept or reject it? Rejecting it undoes the group’s last movement.
uf-prompt-charge-at = Which enemy group does { $man } charge?
uf-prompt-act = Your turn: 1 action for each group, in any order.
uf-prompt-aim = { $group } fires at { $target }. Choose Fire cards within its firepower, then open fire.
uf-prompt-conceal-fire = { $group } is under fire, strength { $strength }. Play a Concealed card?
uf-prompt-conceal-infiltration = { $man } is infiltrating { $group }. Play a Concealed card for him?
uf-prompt-conceal-fight = Close combat in { $group }. Play a Concealed card against { $man }?
uf-prompt-conceal-sniper = Play a Concealed card?
uf-prompt-conceal-mines = Play a Concealed card?
uf-prompt-conceal-execution = Play a Concealed card?
uf-prompt-conceal-shot = Ordnance fires at { $group }. Play a Concealed card?
uf-prompt-conceal-overrun = Play a Concealed card?
uf-prompt-conceal-vehicle = Play a Concealed card?
uf-prompt-conceal-commissar = Play a Concealed card?
uf-prompt-conceal-attempt = Play a Concealed card?
uf-prompt-commit = { $hidden ->
    [0] No Concealed card on { $target }: the attack of { $group } keeps strength { $strength }.
   *[other] Concealed { $hidden } on { $target }: the attack of { $group } now has strength { $strength }.
} Resolve it or call it off?
uf-prompt-save-fire = { $man } is pinned and under fire. Play a Hero on him?
uf-prompt-save-infiltration = An enemy is infiltrating { $group }; every pinned man there makes it easier. Play a Hero on one of them?
uf-prompt-save-fight = { $man } is pinned and in close combat. Play a Hero on him?
uf-prompt-save-fight-crew = { $man } is in close combat; pinned crew don’t help him. Play a Hero on one of them?
uf-prompt-save-sniper = A sniper has { $man }, pinned, in his sights. Play a Hero on him?
uf-prompt-save-mines = { $man } is pinned among the mines. Play a Hero on him?
uf-prompt-save-execution = { $man } is about to be shot. Play a Hero on him?
uf-prompt-save-shot = { $man } is pinned. Play a Hero on him?
uf-prompt-save-overrun = A vehicle is overrunning { $man }. Play a Hero on him?
uf-prompt-save-vehicle = The crew of { $man } is taking cover. Play a Hero to keep it at its posts?
uf-prompt-save-commissar = { $group } is under attack and { $man }, pinned, can’t steady it. Play a Hero on him?
uf-prompt-save-attempt = A charge pinned { $man } before he could infiltrate. Play a Hero on him so that he can try?
uf-prompt-rallying = Which man of { $group } rallies? { $men ->
    [one] 1 man left to choose.
   *[other] { $men } men left to choose.
}
uf-prompt-infiltrate = Who infiltrates from { $group }, where and how?
uf-prompt-assault = Which men of { $group } enter close combat, and how?
uf-prompt-fights = Which man of { $group } fights next?
uf-prompt-retry = { $man } failed his check and is pinned. Play a Hero on him for another try?
uf-prompt-spoils = { $man } wins. Does he take the { $weapon }?
uf-prompt-seize = { $group } is eliminated. Which group takes its terrain?
uf-prompt-seize-men = Who else moves to the terrain of { $group }?
uf-prompt-arrange = Put the men of { $group } in order.
uf-prompt-send = Who goes from { $group } to { $target }? Each man spends a Movement card.
uf-prompt-send-new = Who leaves { $group } to form group { $letter }? Each man spends a Movement card.
uf-prompt-discard = Discard cards, play a card instead of a discard, or go on.
uf-prompt-refill = How many cards do you draw? { $cards ->
    [0] Your hand is full.
    [one] You may draw 1.
   *[other] You may draw up to { $cards }.
}
uf-prompt-redirect = The sniper’s target group is eliminated. Which group does he fire at?
uf-prompt-renormalise = The deck has run out. Propose a shift of all range chits?
uf-prompt-renormalise-answer = Add { $by } to every range chit of the { $other } and subtract it from yours?
uf-prompt-crew-falls = { $man } fights on. Which man of the crew faces him?
uf-prompt-shot = A gun is firing.
uf-prompt-overrun = An overrun is under way.
uf-prompt-trying-acquire = { $group } is picking up weapons. Does another man try to take one?
uf-prompt-trying-repair = { $group } is repairing weapons. Does another man try to repair his?
uf-prompt-trying-clear = { $group } is clearing mines. Does another man try to clear a path?
uf-prompt-over = The game is over.
