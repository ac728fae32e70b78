# Leaders and commissars (15)
uf-execution = The commissar of { $group } executes a man: { $card } selects { $man }.
uf-mercy = The commissar of { $group } looks for a coward: { $card } selects { $man }, no execution.

# How many cards a hand has
uf-chain-hand = { $side }: hand limit
uf-chain-leader = Squad leader pinned or lost
uf-chain-leaderless = No leader left
uf-chain-cornered = The enemy has only one group
