# Leaders and commissars (15)
uf-execution = The commissar of { $group } makes an example: { $card } points at { $man }.
uf-mercy = The commissar of { $group } looks for a coward: { $card } points at { $man }, nobody is shot.

# How many cards a hand has
uf-chain-hand = { $side }: whole hand
uf-chain-leader = Squad leader pinned or lost
uf-chain-leaderless = No leader left
uf-chain-cornered = The enemy is down to a single group
